"""Puts the compiled rules and computer players into a wheel, where that is asked for (CONTRIBUTING: Compiled)."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from compiled import MODULES, compile_rules


class CompiledRules(BuildHookInterface[Any]):
    """Only a wheel that is installed has them: a checkout that is installed with -e runs its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for module in compile_rules():
            build_data["force_include"][str(module)] = module.relative_to(MODULES).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
