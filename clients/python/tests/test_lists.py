from __future__ import annotations

from typing import Any

import httpx
import pytest
from conftest import Api, refusal

from switchyard_ads import errors


def page(names: list[str], cursor: str | None) -> httpx.Response:
    rows = [{"index": at, "status": "created", "id": name} for at, name in enumerate(names)]
    meta = {"nextCursor": cursor, "total": len(names)}
    return httpx.Response(200, json={"data": rows, "meta": meta})


def bulk(count: int, failed: int | None = None) -> httpx.Response:
    rows: list[dict[str, Any]] = [
        {"index": at, "status": "failed" if at == failed else "created"} for at in range(count)
    ]
    return httpx.Response(200, json={"data": rows, "meta": {"succeeded": count, "failed": 0}})


ITEM = {"ad_group_id": "adg_1", "text": "bread", "match_type": "EXACT"}


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists of a small record: what a row is made of does not matter for pages."""
    from switchyard_ads._async import resources as asynchronous
    from switchyard_ads._operations import ListOperation
    from switchyard_ads._sync import resources as synchronous
    from switchyard_ads.types import BulkResult, ListMeta

    small = ListOperation("listKeywords", "GET", "/api/v1/keywords", BulkResult, ListMeta)
    monkeypatch.setattr(asynchronous, "_LIST_KEYWORDS", small)
    monkeypatch.setattr(synchronous, "_LIST_KEYWORDS", small)


@pytest.mark.usefixtures("rows")
def test_a_list_follows_its_cursor(api: Api) -> None:
    api.reply(page(["a", "b"], "next"), refusal(503, "UNAVAILABLE"), page(["c"], None))
    items = api.call(lambda client: client.keywords.list(limit=2).to_list())
    assert [item.id for item in items] == ["a", "b", "c"]
    assert [str(one.url.query, "ascii") for one in api.requests] == [
        "limit=2",
        "limit=2&cursor=next",
        "limit=2&cursor=next",
    ]


@pytest.mark.usefixtures("rows")
def test_a_limit_asks_for_no_page_too_many(api: Api) -> None:
    api.reply(page(["a", "b"], "next"))
    items = api.call(lambda client: client.keywords.list().to_list(limit=2))
    assert len(items) == 2
    assert len(api.requests) == 1


@pytest.mark.usefixtures("rows")
def test_one_page_has_its_meta(api: Api) -> None:
    api.reply(page(["a"], "next"))
    first = api.call(lambda client: client.keywords.list().page())
    assert (first.meta.next_cursor, len(first.data)) == ("next", 1)


def test_a_bulk_change_is_split_and_keeps_its_indexes(api: Api) -> None:
    api.reply(bulk(1000), bulk(1000, failed=500), bulk(300))
    outcome = api.call(lambda client: client.keywords.create_many([ITEM] * 2300))
    assert [one.index for one in outcome.results] == list(range(2300))
    assert (outcome.succeeded, outcome.failed) == (2299, 1)
    assert [one.index for one in outcome.refused] == [1500]
    assert len(api.body(0)["items"]) == 1000
    assert api.body(2)["items"][0] == {"adGroupId": "adg_1", "text": "bread", "matchType": "EXACT"}
    assert len({request.headers["idempotency-key"] for request in api.requests}) == 3


def test_the_key_of_a_whole_bulk_change_gives_each_part_one(api: Api) -> None:
    api.reply(bulk(1000), bulk(1))
    api.call(
        lambda client: client.keywords.create_many(
            [ITEM] * 1001, options={"idempotency_key": "import-7"}
        )
    )
    keys = [request.headers["idempotency-key"] for request in api.requests]
    assert keys == ["import-7-1", "import-7-2"]


def test_a_bulk_change_that_stops_reports_what_was_done(api: Api) -> None:
    api.reply(bulk(1000), refusal(403, "READ_ONLY_MODE"))
    with pytest.raises(errors.BulkInterruptedError) as caught:
        api.call(lambda client: client.keywords.create_many([ITEM] * 1200))
    assert len(caught.value.done.results) == 1000
    assert isinstance(caught.value.__cause__, errors.ReadOnlyModeError)


def test_nothing_to_change_sends_nothing(api: Api) -> None:
    assert api.call(lambda client: client.keywords.delete_many([])).results == []
    assert api.requests == []
