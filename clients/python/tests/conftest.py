from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import anyio
import httpx
import pytest

from switchyard_ads import AsyncSwitchyard, Switchyard
from switchyard_ads._answers import Answer
from switchyard_ads._async import transport as asynchronous
from switchyard_ads._sync import transport as synchronous
from switchyard_ads.types import Sync

TOKEN = "swy_test_public_secretsecretsecret"
Answers = list[httpx.Response | Exception]


class Api:
    """An API of answers that a test lists, with the requests that it got."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self.answers: Answers = []
        self.requests: list[httpx.Request] = []

    def reply(self, *answers: httpx.Response | Exception) -> None:
        self.answers.extend(answers)

    def call(self, work: Callable[[Any], Any], **settings: Any) -> Any:
        """What `work` makes of a client: of the blocking one, or awaited of the other."""
        given: dict[str, Any] = {"token": TOKEN, "base_url": "https://api.example", **settings}
        transport = httpx.MockTransport(self._answer)
        if self._kind == "sync":
            with Switchyard(http_client=httpx.Client(transport=transport), **given) as client:
                return work(client)
        return anyio.run(partial(self._await, work, transport, given))

    async def _await(
        self, work: Callable[[Any], Any], transport: httpx.MockTransport, given: dict[str, Any]
    ) -> Any:
        http = httpx.AsyncClient(transport=transport)
        async with AsyncSwitchyard(http_client=http, **given) as client:
            result = work(client)
            return await result if inspect.isawaitable(result) else result

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        # An answer is read once; the list may be that of several clients.
        return httpx.Response(answer.status_code, headers=answer.headers, content=answer.content)

    def body(self, number: int = -1) -> Any:
        return json.loads(self.requests[number].content)


@pytest.fixture(params=["sync", "async"])
def api(request: pytest.FixtureRequest) -> Api:
    return Api(request.param)


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The pauses that a client made; none of them takes time."""
    made: list[float] = []

    async def pause(seconds: float) -> None:
        made.append(seconds)

    monkeypatch.setattr(asynchronous, "sleep", pause)
    monkeypatch.setattr(synchronous, "sleep", made.append)
    monkeypatch.delenv("SWITCHYARD_TOKEN", raising=False)
    monkeypatch.delenv("SWITCHYARD_BASE_URL", raising=False)
    yield made


def data(value: Any, status: int = 200, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    return httpx.Response(status, json={"data": value}, headers=named)


def refusal(status: int, code: str, details: Any = None, **headers: str) -> httpx.Response:
    error = {"code": code, "message": "Refused.", "requestId": "req_1", "details": details}
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    return httpx.Response(status, json={"error": error}, headers=named)


def record(kind: type[Answer], **given: Any) -> dict[str, Any]:
    """A record with these members; what else is always there is null."""
    names = [field.alias or name for name, field in kind.model_fields.items() if field.is_required()]
    return {**dict.fromkeys(names), **given}


def sync_of(status: str, finished_at: str | None = None) -> dict[str, Any]:
    return record(Sync, id="syn_1", effectiveStatus=status, finishedAt=finished_at)
