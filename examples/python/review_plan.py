"""Shows in CI what a sync would do, as Markdown. Changes nothing.

    python review_plan.py [--campaigns cmp_a,cmp_b] [--max-daily 500] [--out plan.md]

Exit code: 0 nothing would change, 2 there are changes to review, 1 something is blocked or would
spend more than --max-daily a day.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from decimal import Decimal
from typing import Any

from switchyard_ads import Switchyard
from switchyard_ads.types import Preview


def cell(text: object) -> str:
    """A text in a cell: names come from people, and must not end the cell or become markup."""
    return re.sub(r"\s+", " ", re.sub(r"([\\|`*_<>\[\]!#])", r"\\\1", str(text)))


def table(names: tuple[str, ...], rows: list[tuple[Any, ...]]) -> list[str]:
    head = [f"| {' | '.join(names)} |", "|" + " --- |" * len(names)]
    return [*head, *(f"| {' | '.join(cell(one) for one in row)} |" for row in rows), ""]


def beyond_limit(plan: Preview, most: Decimal | None) -> list[str]:
    """What would be spent a day above the limit, by currency."""
    per_currency = plan.spend.per_currency if plan.spend and most is not None else []
    return [
        f"{one.daily_after} {one.currency}"
        for one in per_currency
        if most is not None and one.daily_after > most
    ]


def markdown_of(plan: Preview, most: Decimal | None) -> str:
    spend = plan.spend.per_platform if plan.spend else []
    currency = plan.spend.currency if plan.spend else ""
    changes = [(one.platform, change) for one in plan.platforms for change in one.changes]
    more = sum(one.more for one in plan.platforms)
    blocked = [(one, finding) for one in plan.blocked for finding in one.findings]
    counts = f"{len(changes) + more} changes, {len(plan.blocked)} blocked, {len(plan.warnings)} warnings."
    lines = [
        *(f"## Plan {plan.id}", "", counts, ""),
        *table(
            ("Platform", "A day now", "A day after", "Currency"),
            [(one.platform, one.daily_before, one.daily_after, currency) for one in spend],
        ),
        *table(
            ("Change", "Platform", "Object", "Name", "Fields"),
            [
                (
                    change.action,
                    platform,
                    change.entity,
                    change.name,
                    ", ".join(field.field for field in change.fields or []),
                )
                for platform, change in changes
            ],
        ),
        *([f"{more} more are not listed.", ""] if more else []),
        *(f"- Blocked: {cell(f'{one.name} on {one.platform}: {why.message}')}" for one, why in blocked),
        *(f"- Warning: {cell(one.message)}" for one in plan.warnings),
        *(f"- Limit: {text} a day is too much." for text in beyond_limit(plan, most)),
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--campaigns", type=lambda text: [one.strip() for one in text.split(",")])
    parser.add_argument("--max-daily", type=Decimal)
    parser.add_argument("--out", default=os.environ.get("GITHUB_STEP_SUMMARY"))
    given = parser.parse_args()

    scope: Any = {"campaign_ids": given.campaigns} if given.campaigns else {}
    with Switchyard() as client:
        # A run that approves nothing is a preview that waits until the plan is computed.
        plan = client.sync.run(approve=lambda _: False, **scope).plan
    text = markdown_of(plan, given.max_daily)
    if given.out:
        with open(given.out, "a", encoding="utf-8") as file:
            file.write(text)
    else:
        print(text)

    if plan.blocked or beyond_limit(plan, given.max_daily):
        return 1
    counts = plan.summary
    return 2 if counts and counts.exports + counts.imports + counts.removals > 0 else 0


if __name__ == "__main__":
    sys.exit(main())
