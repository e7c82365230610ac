"""Plays clients/scenarios with the installed switchyard-ads, blocking or asynchronous.

`python python_scenarios.py sync|async [part of a name]`; what it reads from the environment is in
clients/scenarios/README.md. Nothing of the client is used here but what its users have.
"""

import inspect
import io
import json
import logging
import os
import re
import secrets
import sys
import time
import traceback

import anyio
import httpx
import switchyard_ads
from pydantic import BaseModel

BASE_URL = os.environ["SWITCHYARD_BASE_URL"]
# From here on no client finds a token in its environment.
TOKEN = os.environ.pop("SWITCHYARD_TOKEN")
SECRET = TOKEN.rsplit("_", 1)[-1]
SPACE_ID = os.environ["SWITCHYARD_SPACE_ID"]
CLOSED_URL = os.environ["SWITCHYARD_CLOSED_URL"]
EMULATOR_URL = os.environ["SWITCHYARD_EMULATOR_URL"]
PYTHON_WORDS = {"from": "from_", "options": "options_"}
ABSENT = object()

proxy = httpx.Client(base_url=BASE_URL)


def snake(name):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower().lstrip("_")


def check(is_right, message):
    if not is_right:
        raise AssertionError(message)


# What a step refers to


class Names:
    """`${run}`, `${spaceId}`, `${closedUrl}` and what steps saved."""

    def __init__(self):
        self.values = {
            "run": secrets.token_hex(6),
            "spaceId": SPACE_ID,
            "closedUrl": CLOSED_URL,
        }

    def fill(self, value):
        if isinstance(value, str):
            whole = re.fullmatch(r"\$\{([^}]+)\}", value)
            if whole:
                return self.look_up(whole[1])
            return re.sub(r"\$\{([^}]+)\}", lambda found: str(self.look_up(found[1])), value)
        if isinstance(value, list):
            return [self.fill(one) for one in value]
        if isinstance(value, dict):
            return {name: self.fill(one) for name, one in value.items()}
        return value

    def look_up(self, path):
        name, *members = path.split(".")
        if name == "i":
            return "${i}"
        value = self.values[name]
        for member in members:
            value = member_of(value, member)
        return value


# Reading results with the names of the wire


def member_of(value, name):
    if isinstance(value, BaseModel):
        value = value.model_dump(by_alias=True, exclude_unset=True, warnings=False)
    if isinstance(value, dict):
        return value.get(name, ABSENT)
    if isinstance(value, (list, tuple)) and name.isdigit():
        return value[int(name)] if int(name) < len(value) else ABSENT
    return getattr(value, snake(name), ABSENT)


def look(value, pointer):
    parts = [part for part in pointer.split("/")[1:]]
    for at, part in enumerate(parts):
        if part == "*":
            rest = "".join(f"/{one}" for one in parts[at + 1 :])
            return [look(one, rest) for one in value]
        value = member_of(value, part)
    return value


def check_members(value, expected):
    for claim in expected:
        found = look(value, claim["pointer"])
        where = f"{claim['pointer'] or 'the result'} is {found!r}"
        if "equals" in claim:
            given = None if found is ABSENT else found
            same = given == claim["equals"] or (
                isinstance(claim["equals"], float) and float(given) == claim["equals"]
            )
            check(same, f"{where}, not {claim['equals']!r}")
        if "matches" in claim:
            check(re.search(claim["matches"], str(found)), f"{where}, not {claim['matches']}")
        if "length" in claim:
            check(len(found) == claim["length"], f"{claim['pointer']} has {len(found)} items")
        if claim.get("isDistinct"):
            check(len(set(found)) == len(found), f"{claim['pointer']} repeats a value")
        if claim.get("countsFromZero"):
            check(list(found) == list(range(len(found))), f"{claim['pointer']} does not count")


# Playing one step


class Player:
    """Makes clients of one kind, and calls them."""

    def __init__(self, kind):
        self.kind = kind

    def settings(self, given):
        settings = {"token": TOKEN, "base_url": BASE_URL}
        for name, value in given.items():
            settings[{"timeoutSeconds": "timeout"}.get(name, snake(name))] = value
        return settings

    def use(self, given, work):
        """The result of `work` with a new client; the client is closed afterwards."""
        if self.kind == "sync":
            with switchyard_ads.Switchyard(**self.settings(given)) as client:
                check_text(repr(client) + str(vars(client)), "the text of the client")
                return work(client)
        return anyio.run(self.use_async, given, work)

    async def use_async(self, given, work):
        async with switchyard_ads.AsyncSwitchyard(**self.settings(given)) as client:
            check_text(repr(client) + str(vars(client)), "the text of the client")
            result = work(client)
            return await result if inspect.isawaitable(result) else result


def check_text(text, what):
    check(TOKEN not in text and SECRET not in text, f"the token is in {what}")


def call_of(step, watch):
    """The call that a step describes, for a client of either kind."""
    member, method = (snake(part) for part in step["call"].split("."))
    keywords = {}
    for name, value in {**step.get("query", {}), **step.get("body", {})}.items():
        python = snake(name)
        keywords[PYTHON_WORDS.get(python, python)] = value
    options = {}
    for name, value in step.get("options", {}).items():
        options[{"timeoutSeconds": "timeout"}.get(name, snake(name))] = value
    ids = list(step.get("path", []))
    if "items" in step:
        ids.append(items_of(step["items"]))
    if method in ("wait_until_done", "run"):
        keywords["on_progress"] = watch.progress.append
        if "timeout" in options:
            keywords["timeout"] = options.pop("timeout")
    if "approve" in step:
        keywords["approve"] = lambda plan: watch.plans.append(plan) or step["approve"]
    if options:
        keywords["options"] = options

    def call(client):
        resource = getattr(client, member)
        form = step.get("as")
        if form == "response":
            return getattr(resource.with_response, method)(*ids, **keywords)
        result = getattr(resource, method)(*ids, **keywords)
        if form == "all":
            return result.to_list(limit=step.get("limit"))
        return result.page() if form == "page" else result

    return call


def items_of(described):
    if isinstance(described, list):
        return described
    rows = []
    for at in range(described["count"]):
        row = described.get("except", {}).get(str(at), described["item"])
        filled = {
            name: value.replace("${i}", str(at)) if isinstance(value, str) else value
            for name, value in row.items()
        }
        rows.append({snake(name): value for name, value in filled.items()})
    return rows


class Watch:
    def __init__(self):
        self.progress = []
        self.plans = []


def play_step(player, given, step, names):
    save = step.get("save")
    step = names.fill(step)
    watch = Watch()
    started = time.monotonic()
    result = error = None
    try:
        if "construct" in step:
            player.use({**given, **step["construct"]}, lambda client: client.me.get())
        else:
            result = player.use(given, call_of(step, watch))
            if step.get("as") == "page":
                result = result.data
    except AssertionError:
        raise
    except Exception as raised:  # noqa: BLE001
        error = raised
    seconds = time.monotonic() - started
    expect = step.get("expect", {})
    if error is not None:
        check_error(error, expect.get("error"))
    else:
        check("error" not in expect, f"{step} succeeded with {result!r}"[:400])
    check_members(result, expect.get("result", []))
    if "seconds" in expect:
        limits = expect["seconds"]
        check(limits["least"] <= seconds <= limits["most"], f"it took {seconds:.2f} s")
    if "progressCalls" in expect:
        check(len(watch.progress) >= expect["progressCalls"]["least"], "too little progress")
    if "plansShown" in expect:
        check(len(watch.plans) == expect["plansShown"], f"{len(watch.plans)} plans were shown")
    if save:
        names.values[save] = result


def check_error(error, expected):
    text = "".join(traceback.format_exception(error))
    check_text(text + repr(error) + repr(vars(error)), "the error")
    if expected is None:
        raise AssertionError(f"it raised {type(error).__name__}: {error}") from error
    classes = [kind.__name__ for kind in type(error).__mro__]
    for name in expected.get("is", []):
        check(name in classes, f"{classes[0]} is no {name}: {error}")
    for name in expected.get("isNot", []):
        check(name not in classes, f"{classes[0]} is a {name}")
    for name in ("status", "code", "requestId"):
        if name in expected:
            found = getattr(error, snake(name), None)
            check(found == expected[name], f"{name} is {found!r}, not {expected[name]!r}")
    if expected.get("hasRequestId"):
        check(error.request_id, "the error has no request id")
    if expected.get("isRefusedBeforeSending"):
        # A missing keyword argument is Python's own TypeError.
        refused = isinstance(error, (switchyard_ads.UsageError, TypeError))
        check(refused, f"{classes[0]} is no error of wrong use: {error}")
    check_members(error, expected.get("members", []))


# What the proxy and the platforms saw


def as_pattern(path):
    parts = re.split(r"(\*\*|\*)", path)
    forms = {"**": ".*", "*": "[^/]+"}
    return re.compile("".join(forms.get(part) or re.escape(part) for part in parts))


def check_requests(claims, log):
    for claim in claims:
        path = as_pattern(claim["path"])
        chosen = [
            one
            for one in log
            if claim.get("method") in (None, one["method"])
            and path.fullmatch(one["path"].split("?")[0])
        ]
        name = f"{claim.get('method', '')} {claim['path']}"
        if "count" in claim:
            check(len(chosen) == claim["count"], f"{name} was sent {len(chosen)} times")
        keys = {one["headers"].get("idempotency-key") for one in chosen}
        wanted = {"same": 1, "different": len(chosen)}.get(claim.get("idempotencyKey"))
        wanted = claim.get("distinctIdempotencyKeys", wanted)
        if wanted is not None:
            check(len(keys) == wanted and None not in keys, f"{name} has the keys {keys}")
        for one in chosen:
            check_request(one, claim, name)


def check_request(one, claim, name):
    for header, pattern in claim.get("headers", {}).items():
        found = one["headers"].get(header, "")
        check(re.search(pattern, found), f"{name}: {header} is {found!r}")
    for member in ("bodyMembers", "hasAuthorization"):
        if member in claim:
            check(one[member] == claim[member], f"{name}: {member} is {one[member]!r}")


def platform_writes():
    counters = httpx.get(f"{EMULATOR_URL}/_control/counters").raise_for_status().json()
    return sum(platform["writes"] for platform in counters["data"])


def play(player, scenario):
    names = Names()
    logged = io.StringIO()
    handler = logging.StreamHandler(logged)
    logger = logging.getLogger("switchyard_ads")
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    try:
        proxy.delete("/_faults").raise_for_status()
        for step in scenario.get("arrange", []):
            play_step(player, {}, step, names)
        proxy.delete("/_faults").raise_for_status()
        faults = names.fill(scenario.get("faults", []))
        if faults:
            proxy.post("/_faults", json=faults).raise_for_status()
        before = platform_writes() if "platformWrites" in scenario else 0
        given = names.fill(scenario.get("client", {}))
        for step in scenario["steps"]:
            play_step(player, given, step, names)
        log = proxy.get("/_faults/requests").raise_for_status().json()["data"]
        check_requests(names.fill(scenario.get("requests", [])), log)
        if "platformWrites" in scenario:
            made = platform_writes() - before
            check(made == scenario["platformWrites"], f"{made} writes at the platforms")
        proxy.delete("/_faults").raise_for_status()
        for step in scenario.get("after", []):
            play_step(player, {}, step, names)
        check_text(logged.getvalue(), "the log")
    finally:
        logger.removeHandler(handler)


def main(kind, part=""):
    with open(os.environ["SWITCHYARD_SCENARIOS"], encoding="utf-8") as file:
        scenarios = json.load(file)["scenarios"]
    player = Player(kind)
    failed = []
    chosen = [one for one in scenarios if part in one["name"]]
    for scenario in chosen:
        try:
            play(player, scenario)
        except Exception as error:  # noqa: BLE001
            failed.append(scenario["name"])
            print(f"FAILED {scenario['name']}: {type(error).__name__}: {error}"[:600], flush=True)
    print(f"{kind}: {len(chosen) - len(failed)} of {len(chosen)} scenarios as expected")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
