"""What every scenario needs: the emulator's address, a fresh ad account, and comparisons that name what differs."""

import json
import sys
import urllib.request

URL = sys.argv[1]


def control(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/_control{path}", data=data, method=method)
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def ad_account(platform):
    return control("POST", "/accounts", {"platform": platform, "currency": "EUR"})


def same(what, actual, expected):
    """Members of an expected dict are compared, and no others; everything else must be equal."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for member, value in expected.items():
            same(f"{what}.{member}", actual.get(member), value)
    elif actual != expected:
        raise SystemExit(f"{what}: {actual!r} instead of {expected!r}")


def refused(what, kind, call):
    """The error that a call ends with."""
    try:
        call()
    except kind as error:
        return error
    raise SystemExit(f"{what} was taken")
