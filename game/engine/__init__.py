"""The rules of Colt Express. Standard library only: no window, no clock, no files, no print."""
