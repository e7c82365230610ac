"""Meta's own Python SDK (facebook_business) writes, reads, reports, updates, removes and sends events."""

import time

from facebook_business.adobjects.ad import Ad
from facebook_business.adobjects.adaccount import AdAccount
from facebook_business.adobjects.adreportrun import AdReportRun
from facebook_business.adobjects.adset import AdSet
from facebook_business.adobjects.campaign import Campaign
from facebook_business.adobjects.serverside.action_source import ActionSource
from facebook_business.adobjects.serverside.custom_data import CustomData
from facebook_business.adobjects.serverside.event import Event
from facebook_business.adobjects.serverside.event_request import EventRequest
from facebook_business.adobjects.serverside.user_data import UserData
from facebook_business.api import FacebookAdsApi
from facebook_business.exceptions import FacebookRequestError
from facebook_business.session import FacebookSession

from scenario import URL, ad_account, control, refused, same

connected = ad_account("meta-ads")
# Only where the Graph is is changed.
FacebookSession.GRAPH = f"{URL}/meta-ads"
FacebookAdsApi.init(
    connected["credentials"]["appId"],
    connected["credentials"]["appSecret"],
    connected["credentials"]["accessToken"],
    crash_log=False,
)
account = AdAccount(connected["externalAccountId"])
CAMPAIGN = {
    "name": "By the official client",
    "objective": "OUTCOME_TRAFFIC",
    "status": "PAUSED",
    "special_ad_categories": [],
    "daily_budget": 2500,
    "bid_strategy": "LOWEST_COST_WITHOUT_CAP",
}


def tree():
    campaign = account.create_campaign(params=CAMPAIGN)
    ad_set = account.create_ad_set(
        params={
            "name": "Berlin",
            "campaign_id": campaign["id"],
            "billing_event": "IMPRESSIONS",
            "optimization_goal": "LINK_CLICKS",
            "status": "PAUSED",
            "targeting": {
                "geo_locations": {"countries": ["US"]},
                "targeting_automation": {"advantage_audience": 0},
            },
        }
    )
    link = {"link": "https://shop.example/", "message": "Shoes that fit", "name": "Shoes"}
    story = {"page_id": connected["settings"]["pageId"], "link_data": link}
    creative = account.create_ad_creative(params={"name": "Text", "object_story_spec": story})
    ad = account.create_ad(
        params={
            "name": "First",
            "adset_id": ad_set["id"],
            "creative": {"creative_id": creative["id"]},
            "status": "PAUSED",
        }
    )
    return campaign["id"], ad_set["id"], ad["id"]


def changes(campaign_id, ad_set_id, ad_id):
    Campaign(campaign_id).api_update(params={"daily_budget": 3000})
    AdSet(ad_set_id).api_update(params={"name": "Munich"})
    Ad(ad_id).api_update(params={"name": "Second"})
    campaign = Campaign(campaign_id).api_get(fields=["name", "daily_budget", "status"])
    same("campaign", [campaign["daily_budget"], campaign["status"]], ["3000", "PAUSED"])
    [ad_set] = Campaign(campaign_id).get_ad_sets(fields=["name", "targeting"])
    same("ad set", ad_set["name"], "Munich")
    same("ad", Ad(ad_id).api_get(fields=["name", "adset_id"])["adset_id"], ad_set_id)


def reports(campaign_id):
    day = control("GET", "/clock")["now"][:10]
    figures = {"impressions": 1000, "clicks": 20, "spend": 12.34, "conversions": 1, "conversionValue": 40}
    control("POST", "/spend", {"platform": "meta-ads", "campaignId": campaign_id, "date": day, **figures})
    for level, fields, more in [
        ("campaign", ["impressions", "spend", "campaign_id"], {}),
        ("ad", ["spend"], {"breakdowns": ["age", "gender"], "time_increment": 1}),
    ]:
        days = {"time_range": {"since": day, "until": day}, **more}
        run = account.get_insights_async(fields=fields, params={"level": level, **days})
        control("POST", "/clock", {"advanceSeconds": 60})
        same("report", run.api_get()[AdReportRun.Field.async_status], "Job Completed")
        [line] = run.get_result()
        same("spend", line["spend"], "12.34")
        same("lines at once", len(account.get_insights(fields=fields, params={"level": level, **days})), 1)


def conversions():
    event = Event(
        event_name="Purchase",
        event_time=int(time.time()),
        event_id="order-1",
        action_source=ActionSource.SYSTEM_GENERATED,
        user_data=UserData(email="buyer@shop.example"),
        custom_data=CustomData(currency="EUR", value=99.5),
    )
    answer = EventRequest(events=[event], pixel_id=connected["settings"]["pixelId"]).execute()
    same("events", answer.events_received, 1)


def removals(campaign_id, ad_set_id, ad_id):
    Ad(ad_id).api_delete()
    AdSet(ad_set_id).api_delete()
    Campaign(campaign_id).api_delete()
    same("campaigns left", len(account.get_campaigns(fields=["name"])), 0)


same("account", account.api_get(fields=["currency"])["currency"], "EUR")
ids = tree()
changes(*ids)
reports(ids[0])
conversions()
wrong = refused(
    "an objective that is none",
    FacebookRequestError,
    lambda: account.create_campaign(params={**CAMPAIGN, "objective": "WORLD_PEACE"}),
)
same("refusal", wrong.api_error_code(), 100)
removals(*ids)
