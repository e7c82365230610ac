from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError, ValidatorFunctionWrapHandler
from pydantic import field_validator


class Answer(BaseModel):
    """What the API answers. It keeps members that this version does not know.

    A value that does not fit the type of its member is passed on as it came, so that a new value,
    kind or null of a later API stops no reader.
    """

    model_config = ConfigDict(
        extra="allow",
        frozen=True,
        populate_by_name=True,
        defer_build=True,
    )

    @field_validator("*", mode="wrap")
    @classmethod
    def _keep_unknown(cls, value: Any, handler: ValidatorFunctionWrapHandler) -> Any:
        try:
            return handler(value)
        except ValidationError:
            return value


def parse_json(text: bytes | str) -> Any:
    """JSON with each number that has decimals as a `Decimal`, never through a float.

    Raises ValueError when it is no JSON.
    """
    return json.loads(text, parse_float=Decimal, parse_constant=_refuse_constant)


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")
