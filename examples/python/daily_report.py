"""Writes the figures of every campaign, day and platform to a CSV file.

    python daily_report.py --out report.csv [--from 2026-11-01] [--to 2026-11-30]
"""

from __future__ import annotations

import argparse
import csv
import datetime as dt
from typing import Any

from switchyard_ads import Switchyard
from switchyard_ads.types import PerformanceRow

COLUMNS = (
    "day",
    "platform",
    "campaignId",
    "campaign",
    "impressions",
    "clicks",
    "conversions",
    "conversionValue",
    "spend",
    "currency",
)


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    Anybody who may name a campaign would otherwise run it on the reader's machine.
    """
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--from", dest="first", type=dt.date.fromisoformat)
    parser.add_argument("--to", dest="last", type=dt.date.fromisoformat)
    parser.add_argument("--out", default="report.csv")
    return parser.parse_args()


def cells(row: PerformanceRow, names: dict[str, str]) -> tuple[Any, ...]:
    return (
        row.day,
        row.platform,
        row.campaign_id,
        safe(names.get(row.campaign_id or "", "")),
        row.impressions,
        row.clicks,
        row.conversions,
        row.conversion_value,
        row.spend,
        row.currency,
    )


def main() -> None:
    given = read_arguments()
    days: Any = {}
    if given.first:
        days["from_"] = given.first
    if given.last:
        days["to"] = given.last
    with Switchyard() as client, open(given.out, "w", newline="", encoding="utf-8") as file:
        names = {one.id: one.name for one in client.campaigns.list(limit=200)}
        rows = client.reports.list_performance(
            group_by=["day", "platform", "campaign"], limit=200, **days
        )
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        count = 0
        for row in rows:
            writer.writerow(cells(row, names))
            count += 1
    print(f"{given.out}: {count} rows")


if __name__ == "__main__":
    main()
