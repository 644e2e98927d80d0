"""The set-up: who rides, as whom, with which expansions and by which rules."""
