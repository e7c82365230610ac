"""Launches a search campaign: makes it, shows the plan, asks a person, sends it and waits.

    python launch_campaign.py --name "Fresh bread" --url https://bakery.example --budget 40 \
        --platforms google-ads,microsoft-ads --keywords "fresh bread,bakery near me" [--enable] [--yes]
"""

from __future__ import annotations

import argparse
import sys
from decimal import Decimal
from typing import Any

from switchyard_ads import Switchyard
from switchyard_ads.types import Preview


def list_of(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--name", default="Fresh bread")
    parser.add_argument("--url", default="https://bakery.example")
    parser.add_argument("--budget", type=Decimal, default=Decimal(40))
    parser.add_argument("--platforms", type=list_of, default=["google-ads"])
    parser.add_argument("--keywords", type=list_of, default=["fresh bread", "bakery near me"])
    parser.add_argument("--enable", action="store_true")
    parser.add_argument("--yes", action="store_true")
    return parser.parse_args()


def make_campaign(client: Switchyard, given: Any) -> str:
    """A business and a campaign with an ad group, an ad and keywords; the campaign's id."""
    business = client.businesses.create(name=given.name, url=given.url)
    campaign = client.campaigns.create(
        business_id=business.id,
        name=given.name,
        type="SEARCH",
        budget=given.budget,
        platforms=given.platforms,
        declarations={"political_advertising": "NONE"},
    )
    if len(given.platforms) > 1:  # a campaign on several platforms needs its budget divided
        client.campaigns.set_budget_split(campaign.id, mode="EQUAL")
    group = client.ad_groups.create(campaign_id=campaign.id, name=given.name)
    client.ads.create(
        ad_group_id=group.id,
        type="RESPONSIVE_SEARCH",
        final_url=given.url,
        headlines=[{"text": text} for text in ("Baked at night", "Warm at six", "Corner Bakery")],
        descriptions=[{"text": "Sourdough from our own oven."}, {"text": "Order it today."}],
    )
    keywords = client.keywords.create_many(
        [{"ad_group_id": group.id, "text": text, "match_type": "PHRASE"} for text in given.keywords]
    )
    if given.enable:
        client.campaigns.update(campaign.id, status="ENABLED")
    print(f"Made {campaign.id} with {keywords.succeeded} keywords. Nothing is sent yet.")
    return campaign.id


def approve(plan: Preview, yes: bool) -> bool:
    """Shows the plan with its money. Only a yes sends it."""
    print(f"The plan creates or changes {plan.summary.exports if plan.summary else 0} objects.")
    if plan.spend:
        for one in plan.spend.per_platform:
            print(f"{one.platform}: {one.daily_before} -> {one.daily_after} {plan.spend.currency} a day")
    return yes or (sys.stdin.isatty() and input("Send it? Type yes: ").strip() == "yes")


def main() -> int:
    given = read_arguments()
    with Switchyard() as client:
        campaign_id = make_campaign(client, given)
        findings = client.campaigns.validate(campaign_id).findings
        missing = [one for one in findings if one.kind == "requirement"]
        for one in missing:
            print(f"{one.platform}: {one.message} {one.fix}", file=sys.stderr)
        if missing:
            return 1
        run = client.sync.run(
            campaign_ids=[campaign_id],
            approve=lambda plan: approve(plan, given.yes),
            on_progress=lambda sync: print(sync.effective_status),
        )
    if run.sync is None:
        print("Nothing was sent.")
        return 1
    print(f"The sync {run.sync.id} is {run.sync.effective_status}: {run.sync.counts.exported} sent.")
    return 0 if run.sync.effective_status == "completed" else 1


if __name__ == "__main__":
    sys.exit(main())
