from __future__ import annotations

from decimal import Decimal

import httpx
import pytest
from conftest import Api

from switchyard_ads import errors
from switchyard_ads._answers import Answer, parse_json
from switchyard_ads.types import BiddingStrategy


def test_an_amount_is_read_without_a_float_between() -> None:
    read = BiddingStrategy.model_validate(parse_json('{"type":"TARGET_CPA","targetCpa":0.10}'))
    assert read.target_cpa == Decimal("0.10")
    assert str(read.target_cpa) == "0.10"


def test_an_unknown_value_member_and_null_are_kept() -> None:
    read = BiddingStrategy.model_validate(
        {"type": "TARGET_MOON", "later": {"a": None}, "targetCpa": "much"}
    )
    assert read.type == "TARGET_MOON"
    assert (read.model_extra or {})["later"] == {"a": None}
    assert read.target_cpa == "much"


def test_a_null_of_a_later_version_stops_no_reader() -> None:
    assert BiddingStrategy.model_validate({"type": None}).type is None


def test_absent_and_null_can_be_told_apart() -> None:
    read = BiddingStrategy.model_validate({"type": "TARGET_CPA"})
    assert read.target_cpa is None
    assert "target_cpa" not in read.model_fields_set


def test_answers_cannot_be_changed_by_mistake() -> None:
    read = BiddingStrategy.model_validate({"type": "TARGET_CPA"})
    with pytest.raises(ValueError):
        read.type = "MANUAL_CPC"  # pyright: ignore[reportAttributeAccessIssue]


def test_every_model_can_be_built() -> None:
    for kind in Answer.__subclasses__():
        kind.model_rebuild(raise_errors=True)


@pytest.mark.parametrize("text", ["<html>", "[]", '{"data":NaN}', '{"data":{}}', ""])
def test_an_answer_that_is_none_of_the_api_is_an_error(api: Api, text: str) -> None:
    api.reply(httpx.Response(200, text=text, headers={"x-request-id": "req_1"}))
    with pytest.raises(errors.UnexpectedAnswerError) as caught:
        api.call(lambda client: client.campaigns.get("cmp_1"))
    assert caught.value.request_id == "req_1"
