"""What schemathesis does not write by itself: raw JSON that no serialiser makes, in the place of any member of a body; forged cursors.

Counts what was sent and answered, and writes it to the file that SWITCHYARD_FUZZ_COUNTS names.
"""

import atexit
import base64
import json
import os
import random
import re
import zlib
from collections import Counter, defaultdict

import schemathesis

RAW = [
    b"1e400",
    b'"\\ud800"',
    b'"\\u0000"',
    b'"\xff"',
    b"9" * 400,
    b"-1e300",
    b"[" * 40 + b"]" * 40,
    b"[" * 5000 + b"]" * 5000,
    b'"' + b"9" * 400 + b'"',
]
HOLE = "~raw~"
# One request in so many is written by hand.
SHARE = 5

# One path or body in so many keeps the ids that schemathesis made up; the others get ids from answers.
MADE_UP = 4
# One request in so many names a Space that schemathesis made up; the others are about the only one of the account.
SPACE_HEADER = "X-Space-Id"
MADE_UP_SPACE = 20
ID = re.compile(r"\b([a-z]{2,3})_[0-9a-z]{26}\b")
MOST_IDS = 50

# A removal gets one of those ids so rarely only, so that records are left for the other requests.
REMOVED = 12

counts = Counter()
known_ids = defaultdict(list)
chance = random.Random(int(os.environ.get("SWITCHYARD_FUZZ_SEED", "1")))


def learn(collection, id_):
    for key in (id_.split("_")[0], f"/api/v1{collection}"):
        if id_ not in known_ids[key]:
            known_ids[key].append(id_)


with open(os.environ["SWITCHYARD_FUZZ_SEEDED"], encoding="utf-8") as seeded:
    for collection, ids in json.load(seeded).items():
        for id_ in ids:
            learn(collection, id_)


def base36(number):
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"


def forged_cursor():
    time = chance.choice(["1e400", "8640000000000001", "-1", "9" * 40, "0", "1769850000000"])
    id_ = chance.choice(["\0", "9999999999", "cmp_1", "x" * 120, "\u0001"])
    place = f"{time}.{id_}".encode()
    return base64.urlsafe_b64encode(base36(zlib.crc32(place)).encode() + b"." + place).decode().rstrip("=")


def holed(value):
    """The same value with a hole in the place of one of its members, or of itself."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(sorted(value, key=str))
        return {**value, name: holed(value[name])}
    if isinstance(value, list) and value and chance.random() < 0.85:
        at = chance.randrange(len(value))
        return [*value[:at], holed(value[at]), *value[at + 1 :]]
    return HOLE


def with_known_ids(value):
    """The same value with ids of records that there are."""
    if isinstance(value, dict):
        return {name: with_known_ids(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [with_known_ids(inner) for inner in value]
    found = ID.fullmatch(value) if isinstance(value, str) else None
    return chance.choice(known_ids[found[1]]) if found and known_ids[found[1]] else value


def learn_ids(case, text):
    """Ids by their prefix, and those of a collection by its path."""
    collection = case.operation.path.split("/{", 1)[0]
    for found in ID.finditer(text):
        for key in (found[1], collection if f'"id":"{found[0]}"' in text else None):
            if key and found[0] not in known_ids[key] and len(known_ids[key]) < MOST_IDS:
                known_ids[key].append(found[0])


@schemathesis.hook
def before_call(context, case, kwargs):
    collection = case.operation.path.split("/{", 1)[0]
    is_made_up = chance.randrange(REMOVED) != 0 if case.method == "DELETE" else chance.randrange(MADE_UP) == 0
    if case.path_parameters and "id" in case.path_parameters and known_ids[collection] and not is_made_up:
        case.path_parameters["id"] = chance.choice(known_ids[collection])
    if case.headers and SPACE_HEADER in case.headers and chance.randrange(MADE_UP_SPACE) != 0:
        del case.headers[SPACE_HEADER]
    if isinstance(case.body, (dict, list)) and chance.randrange(MADE_UP) != 0:
        case.body = with_known_ids(case.body)
    if case.query and "cursor" in case.query and chance.randrange(2) == 0:
        case.query["cursor"] = forged_cursor()
    if chance.randrange(SHARE) != 0 or not isinstance(case.body, (dict, list)):
        return
    try:
        text = json.dumps(holed(case.body)).encode()
    except (TypeError, ValueError):
        return
    case.body = text.replace(json.dumps(HOLE).encode(), chance.choice(RAW), 1)
    counts["raw bodies"] += 1


@schemathesis.hook
def after_call(context, case, response):
    counts["requests"] += 1
    counts[f"status {response.status_code}"] += 1
    if response.status_code < 300:
        learn_ids(case, response.text)


@atexit.register
def write_counts():
    path = os.environ.get("SWITCHYARD_FUZZ_COUNTS")
    if path and counts:
        with open(path, "w", encoding="utf-8") as file:
            json.dump(dict(sorted(counts.items())), file)
