from __future__ import annotations

from datetime import date, datetime, timezone
from decimal import Decimal

import pytest
from conftest import Api, data, refusal

from switchyard_ads import errors
from switchyard_ads._bodies import json_text, to_query, to_wire

REFUSED = refusal(404, "NOT_FOUND")


def test_a_patch_sends_only_what_was_given(api: Api) -> None:
    api.reply(REFUSED)
    with pytest.raises(errors.NotFoundError):
        api.call(lambda client: client.campaigns.update("cmp_1", name="Autumn"))
    assert api.body() == {"name": "Autumn"}


def test_none_is_sent_as_null(api: Api) -> None:
    api.reply(REFUSED)
    with pytest.raises(errors.NotFoundError):
        api.call(lambda client: client.campaigns.update("cmp_1", business_id=None))
    assert api.body() == {"businessId": None}


def test_members_of_objects_in_a_body_get_their_names(api: Api) -> None:
    api.reply(REFUSED)
    with pytest.raises(errors.NotFoundError):
        api.call(
            lambda client: client.campaigns.update(
                "cmp_1", bidding_strategy={"type": "TARGET_CPA", "target_cpa": Decimal("1.10")}
            )
        )
    assert b'{"biddingStrategy":{"type":"TARGET_CPA","targetCpa":1.10}}' == api.requests[0].content


def test_names_of_the_api_are_sent_as_they_are() -> None:
    wire = to_wire({"businessId": "biz_1", "name": "A"}, "CampaignCreate")
    assert wire == {"businessId": "biz_1", "name": "A"}


def test_a_member_given_twice_is_refused() -> None:
    with pytest.raises(errors.UsageError, match="twice"):
        to_wire({"businessId": "biz_1", "business_id": "biz_2"}, "CampaignCreate")


def test_amounts_keep_all_their_digits() -> None:
    assert json_text([Decimal("0.1"), Decimal("1E+2"), Decimal("999999999.123456"), 40.1, 3]) == (
        "[0.1,100,999999999.123456,40.1,3]"
    )


@pytest.mark.parametrize("value", [Decimal("NaN"), float("inf"), object(), datetime(2026, 1, 1)])
def test_values_that_json_cannot_hold_are_refused(value: object) -> None:
    with pytest.raises(errors.UsageError, match="body/a"):
        json_text({"a": value})


def test_times_have_their_zone_and_texts_their_characters() -> None:
    when = datetime(2026, 11, 20, 9, 30, tzinfo=timezone.utc)
    text = json_text({"at": when, "on": date(2026, 1, 2), "name": 'Bäcker "A"'})
    assert text == r'{"at":"2026-11-20T09:30:00+00:00","on":"2026-01-02","name":"Bäcker \"A\""}'


def test_queries_join_lists_and_leave_none_out() -> None:
    query = {"from_": date(2026, 1, 2), "group_by": ["day", "platform"], "currency": None}
    wire = to_query(query, "ListPerformanceQuery")
    assert wire == {"from": "2026-01-02", "groupBy": "day,platform"}


def test_a_truth_in_a_query_is_a_word(api: Api) -> None:
    api.reply(data([], 200))
    with pytest.raises(errors.UnexpectedAnswerError):
        api.call(lambda client: client.keywords.list(negative=True).page())
    assert api.requests[0].url.query == b"negative=true"


def test_bytes_are_sent_as_they_are(api: Api) -> None:
    api.reply(REFUSED)
    with pytest.raises(errors.NotFoundError):
        api.call(
            lambda client: client.assets.put_content("ast_1", b"\x89PNG", content_type="image/png")
        )
    assert api.requests[0].content == b"\x89PNG"
    assert api.requests[0].headers["content-type"] == "image/png"
