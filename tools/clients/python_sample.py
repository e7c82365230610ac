"""A program as a user of switchyard-ads writes it; checked by pyright in strict mode, not run."""

from decimal import Decimal

from switchyard_ads import AsyncSwitchyard, Switchyard, errors
from switchyard_ads.types import Campaign, Keyword, Preview


def is_cheap(plan: Preview) -> bool:
    return plan.summary is not None and plan.summary.removals == 0


def launch(client: Switchyard) -> Campaign:
    campaign = client.campaigns.create(
        name="Fresh bread",
        type="SEARCH",
        budget=Decimal("40.00"),
        platforms=["google-ads"],
        declarations={"political_advertising": "NONE"},
    )
    group = client.ad_groups.create(campaign_id=campaign.id, name="Bread")
    outcome = client.keywords.create_many(
        [{"ad_group_id": group.id, "text": "fresh bread", "match_type": "PHRASE"}],
        options={"idempotency_key": "import-1"},
    )
    if outcome.failed:
        raise SystemExit(str(outcome.refused))
    run = client.sync.run(campaign_ids=[campaign.id], approve=is_cheap, timeout=60)
    if run.sync is not None and run.sync.effective_status == "partial":
        print(run.sync.counts)
    answer = client.campaigns.with_response.update(campaign.id, name="Autumn")
    budget: Decimal | None = answer.data.budget
    print(answer.etag, budget, answer.data.status)
    return answer.data


async def read(client: AsyncSwitchyard, ad_group_id: str) -> list[Keyword]:
    try:
        async for campaign in client.campaigns.list(status="ENABLED"):
            print(campaign.name)
        return await client.keywords.list(ad_group_id=ad_group_id).to_list(limit=100)
    except errors.ValidationError as error:
        print([issue.path for issue in error.issues])
        raise


def wrong(client: Switchyard) -> None:
    # Each line must be an error for pyright: an ignore that nothing needs is one itself.
    client.campaigns.create(name="A", type="NOT_A_TYPE", budget=1)  # pyright: ignore[reportArgumentType]
    client.campaigns.create(nme="A", type="SEARCH", budget=1)  # pyright: ignore[reportCallIssue]
    client.campaigns.update("cmp_1", budget="40")  # pyright: ignore[reportArgumentType]
    client.sync.run(campaign_ids=["cmp_1"])  # pyright: ignore[reportCallIssue]
