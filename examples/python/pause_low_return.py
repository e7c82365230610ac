"""Pauses the campaigns that earned too little for what they spent, and sends the pauses.

    python pause_low_return.py --min-roas 1.5 --min-spend 50 [--days 14] [--yes]

Without --yes it only lists them.
"""

from __future__ import annotations

import argparse
import datetime as dt
import sys

from switchyard_ads import Switchyard
from switchyard_ads.errors import PreconditionFailedError
from switchyard_ads.types import Preview


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--min-roas", type=float, default=1.0)
    parser.add_argument("--min-spend", type=float, default=50.0)
    parser.add_argument("--days", type=int, default=14)
    parser.add_argument("--yes", action="store_true")
    return parser.parse_args()


def find_low(client: Switchyard, least_return: float, least_spend: float, days: int) -> list[str]:
    """The campaigns with a return below the least one."""
    first = dt.datetime.now(dt.timezone.utc).date() - dt.timedelta(days=days)
    low: list[str] = []
    for row in client.reports.list_performance(group_by=["campaign"], from_=first):
        # No figure is not a low figure: a platform that reports no value gives None.
        if row.campaign_id is None or row.roas is None:
            continue
        if row.spend < least_spend or row.roas >= least_return:
            continue
        print(f"{row.campaign_id} returned {row.roas} of each {row.currency}, spent {row.spend}")
        if row.campaign_id not in low:
            low.append(row.campaign_id)
    return low


def pause(client: Switchyard, campaign_id: str) -> bool:
    """Pauses it unless somebody changes it at the same moment; True when it is paused now."""
    read = client.campaigns.with_response.get(campaign_id)
    if read.data.status != "ENABLED":
        return False
    try:
        client.campaigns.update(
            campaign_id, status="PAUSED", options={"if_match": read.etag or "*"}
        )
    except PreconditionFailedError:
        print(f"{campaign_id} was changed meanwhile. It stays as it is.", file=sys.stderr)
        return False
    return True


def raises_nothing(plan: Preview) -> bool:
    """The plan may hold other changes of these campaigns. What raises spending needs a person."""
    per_platform = plan.spend.per_platform if plan.spend else []
    return all(one.daily_after <= one.daily_before for one in per_platform)


def main() -> int:
    given = read_arguments()
    with Switchyard() as client:
        low = find_low(client, given.min_roas, given.min_spend, given.days)
        if not given.yes:
            print(f"{len(low)} found. Add --yes to pause them.")
            return 0
        paused = [campaign_id for campaign_id in low if pause(client, campaign_id)]
        if not paused:
            print("Nothing to pause.")
            return 0
        run = client.sync.run(campaign_ids=paused, approve=raises_nothing)
    status = run.sync.effective_status if run.sync else "not started"
    print(f"{len(paused)} paused. The sync is {status}.")
    return 0 if status == "completed" else 1


if __name__ == "__main__":
    sys.exit(main())
