from __future__ import annotations

import logging
import pickle
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Any

import httpx
import pytest
from conftest import TOKEN, Api, data, record, refusal

from switchyard_ads import AsyncSwitchyard, Switchyard, errors
from switchyard_ads._retries import pause_seconds, retry_after_seconds
from switchyard_ads.types import Business


def create(client: Any) -> Any:
    return client.businesses.create(name="Bakery", url="https://bakery.example")


def delete(client: Any) -> Any:
    return client.businesses.delete("biz_1", options={"if_match": '"3"'})


def test_a_lost_answer_is_asked_for_again_with_the_same_key(api: Api) -> None:
    api.reply(httpx.ReadError("cut"), refusal(503, "UNAVAILABLE"), refusal(404, "NOT_FOUND"))
    with pytest.raises(errors.NotFoundError):
        api.call(create)
    keys = {request.headers["idempotency-key"] for request in api.requests}
    assert len(api.requests) == 3
    assert len(keys) == 1


def test_two_calls_have_two_keys(api: Api) -> None:
    api.reply(refusal(404, "NOT_FOUND"), refusal(404, "NOT_FOUND"))
    for _ in range(2):
        with pytest.raises(errors.NotFoundError):
            api.call(create)
    assert len({request.headers["idempotency-key"] for request in api.requests}) == 2


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (408, "REQUEST_TIMEOUT"),
        (429, "RATE_LIMITED"),
        (500, "INTERNAL_ERROR"),
        (409, "IDEMPOTENCY_IN_PROGRESS"),
    ],
)
def test_these_are_tried_again(api: Api, status: int, code: str) -> None:
    api.reply(refusal(status, code), httpx.Response(204))
    api.call(lambda client: client.businesses.delete("biz_1"))
    assert len(api.requests) == 2


@pytest.mark.parametrize(("status", "code"), [(400, "INVALID_REQUEST"), (409, "NAME_TAKEN")])
def test_a_decision_is_not_asked_for_again(api: Api, status: int, code: str) -> None:
    api.reply(refusal(status, code))
    with pytest.raises(errors.APIError):
        api.call(lambda client: client.businesses.delete("biz_1"))
    assert len(api.requests) == 1


def test_retry_after_is_waited_for(api: Api, pauses: list[float]) -> None:
    api.reply(refusal(429, "RATE_LIMITED", retry_after="3"), httpx.Response(204))
    api.call(lambda client: client.businesses.delete("biz_1"))
    assert pauses == [3.0]


def test_a_wait_over_a_minute_is_the_callers_decision(api: Api, pauses: list[float]) -> None:
    api.reply(refusal(429, "RATE_LIMITED", retry_after="120"))
    with pytest.raises(errors.RateLimitedError) as caught:
        api.call(lambda client: client.businesses.delete("biz_1"))
    assert caught.value.headers["retry-after"] == "120"
    assert pauses == []


def test_no_answer_in_time_is_an_error_of_its_own(api: Api) -> None:
    api.reply(httpx.ReadTimeout("late"))
    with pytest.raises(errors.APITimeoutError):
        api.call(create, max_retries=0)


def test_412_after_a_lost_answer_may_be_our_own_change(api: Api) -> None:
    api.reply(httpx.ReadError("cut"), refusal(412, "PRECONDITION_FAILED"))
    with pytest.raises(errors.MaybeAppliedError) as caught:
        api.call(delete)
    assert caught.value.refused.status == 412


@pytest.mark.parametrize(
    "first", [httpx.ConnectError("refused"), refusal(429, "RATE_LIMITED", retry_after="0")]
)
def test_412_after_a_request_that_did_nothing_is_plain(
    api: Api, first: httpx.Response | Exception
) -> None:
    api.reply(first, refusal(412, "PRECONDITION_FAILED"))
    with pytest.raises(errors.PreconditionFailedError):
        api.call(delete)


def test_pauses_double_to_a_limit_with_some_chance() -> None:
    assert [pause_seconds(attempt, None, lambda: 0.0) for attempt in range(1, 7)] == [
        *(0.5, 1, 2, 4, 8, 8)
    ]
    assert pause_seconds(1, None, lambda: 1.0) == 0.375
    assert pause_seconds(5, 0.0) == 0.0


def test_retry_after_is_seconds_or_a_date() -> None:
    now = datetime(2026, 11, 20, tzinfo=timezone.utc)
    later = format_datetime(now + timedelta(seconds=9), usegmt=True)
    assert retry_after_seconds({"retry-after": later}, now) == 9
    assert retry_after_seconds({"retry-after": "7"}) == 7
    assert retry_after_seconds({"retry-after": "soon"}) is None
    assert retry_after_seconds({}) is None


def test_each_code_raises_its_class(api: Api) -> None:
    issues = [{"path": "/name", "code": "REQUIRED", "message": "name is required"}]
    api.reply(refusal(400, "VALIDATION_ERROR", {"issues": issues}))
    with pytest.raises(errors.ValidationError) as caught:
        api.call(create)
    assert caught.value.issues == [("/name", "REQUIRED", "name is required")]
    assert caught.value.request_id == "req_1"
    assert str(caught.value) == "400 VALIDATION_ERROR: Refused. (request req_1)"


def test_a_drifted_plan_says_what_changed(api: Api) -> None:
    moved = {"part": "desired", "entity": "campaign", "id": "cmp_1", "fields": ["name"]}
    api.reply(refusal(409, "SYNC_PLAN_DRIFT", {"changed": [moved]}))
    with pytest.raises(errors.SyncPlanDriftError) as caught:
        api.call(lambda client: client.sync.trigger(plan_hash="0" * 64))
    assert caught.value.changed == [("desired", "campaign", "cmp_1", ["name"])]


def test_the_bare_refusal_of_a_plan_is_read(api: Api) -> None:
    body = {"error": "LIMIT_REACHED", "reason": "QUOTA_SPENT", "cap": 10, "resetAt": 1}
    api.reply(httpx.Response(402, json=body))
    with pytest.raises(errors.LimitReachedError) as caught:
        api.call(create)
    limit = caught.value
    assert (limit.reason, limit.cap, limit.reset_at, limit.action) == ("QUOTA_SPENT", 10, 1, None)


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (refusal(409, "CODE_OF_LATER"), errors.ConflictError),
        (refusal(418, "CODE_OF_LATER"), errors.APIError),
        (refusal(404, "VALIDATION_ERROR"), errors.NotFoundError),
        (httpx.Response(404, text="<html>"), errors.NotFoundError),
        (httpx.Response(301, headers={"location": "https://x"}), errors.APIError),
    ],
)
def test_an_unknown_refusal_has_the_class_of_its_status(
    api: Api, answer: httpx.Response, kind: type[errors.APIError]
) -> None:
    api.reply(answer)
    with pytest.raises(errors.APIError) as caught:
        api.call(create, max_retries=0)
    assert type(caught.value) is kind


def test_errors_can_be_pickled(api: Api) -> None:
    api.reply(refusal(404, "NOT_FOUND"))
    with pytest.raises(errors.NotFoundError) as caught:
        api.call(create)
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.status, copied.code) == (404, "NOT_FOUND")


def test_headers_and_request_id_can_be_had(api: Api) -> None:
    api.reply(httpx.Response(204, headers={"x-request-id": "req_7", "etag": '"4"'}))
    answer = api.call(lambda client: client.businesses.with_response.delete("biz_1"))
    assert (answer.status, answer.request_id, answer.etag, answer.data) == (204, "req_7", '"4"', None)


def test_a_request_says_who_sends_it_and_for_which_space(api: Api) -> None:
    api.reply(httpx.Response(204), httpx.Response(204))
    api.call(lambda client: client.businesses.delete("biz_1"), space_id="spc_1")
    api.call(
        lambda client: client.businesses.delete("biz_1", options={"space_id": "spc_2"}),
        space_id="spc_1",
    )
    first, second = api.requests
    assert first.headers["user-agent"].startswith("switchyard-python/0.1.0a1 ")
    assert first.headers["authorization"] == f"Bearer {TOKEN}"
    assert (first.headers["x-space-id"], second.headers["x-space-id"]) == ("spc_1", "spc_2")


@pytest.mark.parametrize("kind", [Switchyard, AsyncSwitchyard])
@pytest.mark.parametrize(
    "settings",
    [
        {"token": None},
        {"token": "swy_live_a_b\r\nX-Other: 1"},
        {"base_url": None},
        {"base_url": "not an address"},
        {"base_url": "https://user:pass@api.example"},
        {"timeout": 0},
        {"max_retries": -1},
        {"space_id": "a b"},
    ],
)
def test_settings_that_can_never_work_are_refused(kind: Any, settings: dict[str, Any]) -> None:
    with pytest.raises(errors.UsageError) as caught:
        kind(**{"token": TOKEN, "base_url": "https://api.example", **settings})
    assert "swy_live" not in str(caught.value)


IMPOSSIBLE: list[Callable[[Any], Any]] = [
    lambda client: client.campaigns.get(""),
    lambda client: client.campaigns.get(".."),
    lambda client: client.campaigns.delete(" "),
    lambda client: client.campaigns.get("cmp_1", options={"space_id": "a\r\nb"}),
    lambda client: client.campaigns.get("cmp_1", options={"idempotency_key": "a"}),
    lambda client: client.campaigns.get("cmp_1", options={"if_match": "a"}),
    lambda client: client.campaigns.get("cmp_1", options={"retries": 1}),
    lambda client: client.sync.preview(options={"include_ads": False}),
    lambda client: client.sync.run(approve=None),
]


@pytest.mark.parametrize("call", IMPOSSIBLE)
def test_calls_that_can_never_be_right_are_not_sent(api: Api, call: Any) -> None:
    with pytest.raises(errors.UsageError):
        api.call(call)
    assert api.requests == []


def test_an_id_is_one_segment_of_the_path(api: Api) -> None:
    api.reply(httpx.Response(204))
    api.call(lambda client: client.businesses.delete("../me?x=1"))
    assert api.requests[0].url.raw_path == b"/api/v1/businesses/..%2Fme%3Fx%3D1"


def test_settings_come_from_the_environment(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWITCHYARD_TOKEN", "swy_test_of_the_environment")
    monkeypatch.setenv("SWITCHYARD_BASE_URL", "https://env.example/api/v1/")
    api.reply(httpx.Response(204))
    api.call(lambda client: client.businesses.delete("biz_1"), token=None, base_url=None)
    request = api.requests[0]
    assert str(request.url) == "https://env.example/api/v1/businesses/biz_1"
    assert request.headers["authorization"] == "Bearer swy_test_of_the_environment"


def test_the_token_is_in_no_text(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    api.reply(httpx.ReadError("cut"), refusal(401, "INVALID_TOKEN"))
    with pytest.raises(errors.InvalidTokenError) as caught:
        api.call(create)
    shown: str = api.call(lambda client: f"{client!r} {vars(client)}")
    assert caplog.records
    for text in (caplog.text, str(caught.value), repr(vars(caught.value)), shown):
        assert TOKEN not in text
        assert "secretsecret" not in text


def test_other_clients_of_the_caller_are_left_open() -> None:
    http = httpx.Client()
    with Switchyard(token=TOKEN, base_url="https://api.example", http_client=http):
        pass
    assert not http.is_closed
    http.close()


def test_data_of_a_create_is_unwrapped(api: Api) -> None:
    full = record(
        Business, id="biz_1", name="Bakery", spaceId="spc_1", createdAt="2026-11-21T09:00:00.000Z"
    )
    api.reply(data(full, 201))
    made = api.call(create)
    assert (made.id, made.space_id, made.created_at.year) == ("biz_1", "spc_1", 2026)
