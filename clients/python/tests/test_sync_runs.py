from __future__ import annotations

from typing import Any

import pytest
from conftest import Api, data, record, sync_of

from switchyard_ads import errors
from switchyard_ads.types import Preview, Sync

HASH = "0" * 64


def preview_of(status: str, plan_hash: str | None) -> dict[str, Any]:
    return record(Preview, id="pvw_1", status=status, planHash=plan_hash)


def wait(client: Any) -> Any:
    return client.sync.wait_until_done("syn_1")


def test_a_sync_is_read_after_retry_after_else_ever_more_rarely(
    api: Api, pauses: list[float]
) -> None:
    running = [data(sync_of("in_progress")) for _ in range(5)]
    api.reply(data(sync_of("queued"), retry_after="3"), *running, data(sync_of("partial")))
    assert api.call(wait).effective_status == "partial"
    assert pauses == [3, 2, 4, 8, 10, 10]


def test_progress_shows_every_state(api: Api) -> None:
    api.reply(data(sync_of("in_progress")), data(sync_of("completed")))
    seen: list[Sync] = []
    api.call(lambda client: client.sync.wait_until_done("syn_1", on_progress=seen.append))
    assert [sync.effective_status for sync in seen] == ["in_progress", "completed"]


@pytest.mark.parametrize(
    ("status", "finished_at", "kind"),
    [
        ("failed", None, errors.SyncFailedError),
        ("cancelled", None, errors.SyncCancelledError),
        ("expired", "2026-11-21T09:00:00.000Z", errors.SyncNotCompletedError),
    ],
)
def test_a_sync_that_did_not_complete_is_an_error(
    api: Api, status: str, finished_at: str | None, kind: type[errors.SyncNotCompletedError]
) -> None:
    api.reply(data(sync_of(status, finished_at)))
    with pytest.raises(errors.SyncNotCompletedError) as caught:
        api.call(wait)
    assert type(caught.value) is kind
    assert caught.value.sync.id == "syn_1"


def test_a_wait_that_would_be_too_long_ends(api: Api) -> None:
    api.reply(data(sync_of("levitating"), retry_after="9"))
    with pytest.raises(errors.SyncWaitTimeoutError) as caught:
        api.call(lambda client: client.sync.wait_until_done("syn_1", timeout=2))
    assert caught.value.last.id == "syn_1"


def run(client: Any, answer: object) -> Any:
    def approve(plan: Preview) -> object:
        assert plan.id == "pvw_1"
        return answer

    return client.sync.run(approve=approve, campaign_ids=["cmp_1"])


@pytest.mark.parametrize("answer", [False, None, 1, "yes"])
def test_only_true_approves(api: Api, answer: object) -> None:
    api.reply(data(preview_of("ready", HASH)))
    result = api.call(lambda client: run(client, answer))
    assert (result.outcome, result.sync) == ("not_approved", None)
    assert len(api.requests) == 1
    assert api.body() == {"campaignIds": ["cmp_1"]}


def test_an_approved_plan_is_the_one_that_is_sent(api: Api) -> None:
    api.reply(
        data(preview_of("computing", None), 202),
        data(preview_of("ready", HASH)),
        data({"syncId": "syn_1", "status": "started"}, 202),
        data(sync_of("completed")),
    )
    result = api.call(lambda client: run(client, True))
    assert (result.outcome, result.sync.id) == ("synced", "syn_1")
    assert api.body(2) == {"planHash": HASH}


def test_a_plan_without_changes_starts_nothing(api: Api) -> None:
    api.reply(
        data(preview_of("ready", HASH)), data({"syncId": None, "status": "nothing_to_sync"})
    )
    assert api.call(lambda client: run(client, True)).outcome == "nothing_to_sync"


def test_a_preview_that_failed_is_an_error(api: Api) -> None:
    api.reply(data(preview_of("computing", None), 202), data(preview_of("failed", None)))
    with pytest.raises(errors.PreviewFailedError):
        api.call(lambda client: run(client, True))
