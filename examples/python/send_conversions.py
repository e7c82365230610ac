"""Reports sales from a CSV file; rows that are refused go to another file with the reason.

    python send_conversions.py --file sales.csv [--rejects rejects.csv]

Columns: orderId, email, gclid, event, value, currency, occurredAt. An order counts once: a file that
is sent again changes nothing.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from decimal import Decimal, InvalidOperation
from typing import Any

from switchyard_ads import Switchyard

PER_REQUEST = 200
EVENTS = ("signup", "trial_started", "qualified_lead", "paid", "expansion")
MEMBERS = {
    "orderId": "order_id",
    "email": "email",
    "gclid": "gclid",
    "event": "event",
    "value": "value",
    "currency": "currency",
    "occurredAt": "occurred_at",
}

Row = dict[str, str]


def event_of(row: Row) -> Any:
    """The event of a row. Raises ValueError with what is wrong with the row."""
    event: dict[str, Any] = {MEMBERS[name]: row[name] for name in MEMBERS if row.get(name)}
    event.setdefault("event", "paid")
    if "order_id" not in event:
        raise ValueError("orderId is missing: without it a row could count twice")
    if "email" not in event and "gclid" not in event:
        raise ValueError("email or gclid is needed")
    if event["event"] not in EVENTS:
        raise ValueError(f"event must be one of {', '.join(EVENTS)}")
    if "value" in event:
        try:
            event["value"] = Decimal(event["value"])
        except InvalidOperation:
            raise ValueError("value must be a number such as 4.90") from None
    return event


def write_rejects(path: str, refused: list[tuple[Row, str]]) -> None:
    """A file that only its owner reads: the rows have e-mail addresses."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([*refused[0][0], "reason"])
        writer.writerows([*row.values(), reason] for row, reason in refused)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--file", default="sales.csv")
    parser.add_argument("--rejects", default="rejects.csv")
    given = parser.parse_args()

    good: list[tuple[Row, Any]] = []
    refused: list[tuple[Row, str]] = []
    with open(given.file, newline="", encoding="utf-8-sig") as file:
        for row in csv.DictReader(file, restval=""):
            try:
                good.append((row, event_of(row)))
            except ValueError as problem:
                refused.append((row, str(problem)))

    accepted = duplicates = 0
    with Switchyard() as client:
        for at in range(0, len(good), PER_REQUEST):
            part = good[at : at + PER_REQUEST]
            answer = client.conversions.report_events(events=[event for _, event in part])
            accepted += answer.accepted
            duplicates += answer.duplicates
            for one in answer.results:
                if one.status == "rejected":
                    reason = one.error["message"] if one.error else "rejected"
                    refused.append((part[one.index][0], str(reason)))

    print(f"{accepted} accepted, {duplicates} were counted before, {len(refused)} rejected")
    if refused:
        write_rejects(given.rejects, refused)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
