"""LinkedIn's own Python client (linkedin-api-client) writes, reads, updates, removes and sends a conversion."""

import time

from linkedin_api.clients.auth.client import AuthClient
from linkedin_api.clients.restli.client import RestliClient
from requests import Session

from scenario import URL, ad_account, control, same

VERSION = "202609"
connected = ad_account("linkedin-ads")
account_id = connected["externalAccountId"]
account = f"urn:li:sponsoredAccount:{account_id}"

# Only where the vendor's hosts are is changed.
send = Session.send
HOSTS = {
    "https://api.linkedin.com": f"{URL}/linkedin-ads",
    "https://www.linkedin.com": f"{URL}/linkedin-ads/oauth",
}


def send_to_emulator(session, request, **options):
    for host, address in HOSTS.items():
        request.url = request.url.replace(host, address, 1)
    return send(session, request, **options)


Session.send = send_to_emulator
auth = AuthClient(connected["credentials"]["clientId"], connected["credentials"]["clientSecret"])
token = auth.exchange_refresh_token_for_access_token(connected["credentials"]["refreshToken"]).access_token
client = RestliClient()


def call(method, path, expected, **options):
    answer = getattr(client, method)(
        resource_path=path, access_token=token, version_string=VERSION, **options
    )
    same(f"{method} {path}", answer.status_code, expected)
    return answer


def now():
    return int(time.time() * 1000)


def group():
    draft = {"account": account, "name": "Group", "status": "DRAFT", "runSchedule": {"start": now() + 3_600_000}}
    return call("create", f"/adAccounts/{account_id}/adCampaignGroups", 201, entity=draft).entity_id


def campaign(group_id):
    draft = {
        "account": account,
        "campaignGroup": f"urn:li:sponsoredCampaignGroup:{group_id}",
        "name": "By the official client",
        "status": "DRAFT",
        "type": "SPONSORED_UPDATES",
        "format": "STANDARD_UPDATE",
        "objectiveType": "WEBSITE_VISIT",
        "optimizationTargetType": "MAX_CLICK",
        "costType": "CPM",
        "unitCost": {"amount": "0", "currencyCode": "EUR"},
        "dailyBudget": {"amount": "50.00", "currencyCode": "EUR"},
        "locale": {"country": "US", "language": "en"},
        "runSchedule": {"start": now() + 3_600_000},
        "creativeSelection": "OPTIMIZED",
        "audienceExpansionEnabled": False,
        "offsiteDeliveryEnabled": False,
        "politicalIntent": "NOT_POLITICAL",
        "associatedEntity": f"urn:li:organization:{connected['settings']['organizationId']}",
        "targetingCriteria": {
            "include": {
                "and": [
                    {"or": {"urn:li:adTargetingFacet:locations": ["urn:li:geo:103035651"]}},
                    {"or": {"urn:li:adTargetingFacet:interfaceLocales": ["urn:li:locale:en_US"]}},
                ]
            }
        },
    }
    return call("create", f"/adAccounts/{account_id}/adCampaigns", 201, entity=draft).entity_id


def changes(group_id, campaign_id):
    groups, campaigns = (f"/adAccounts/{account_id}/{kind}/{{id}}" for kind in ("adCampaignGroups", "adCampaigns"))
    call("partial_update", groups, 204, path_keys={"id": group_id}, patch_set_object={"name": "Renamed"})
    budget = {"dailyBudget": {"amount": "60.00", "currencyCode": "EUR"}}
    call("partial_update", campaigns, 204, path_keys={"id": campaign_id}, patch_set_object=budget)
    read = call("get", campaigns, 200, path_keys={"id": campaign_id}).entity
    same("campaign", [read["name"], float(read["dailyBudget"]["amount"])], ["By the official client", 60.0])
    found = call(
        "finder",
        f"/adAccounts/{account_id}/adCampaigns",
        200,
        finder_name="search",
        query_params={"search": {"name": {"values": ["By the official client"]}}},
    ).elements
    same("found", [one["id"] for one in found], [int(campaign_id)])


def conversion():
    rule = {
        "name": "Sale",
        "account": account,
        "conversionMethod": "CONVERSIONS_API",
        "postClickAttributionWindowSize": 30,
        "viewThroughAttributionWindowSize": 7,
        "attributionType": "LAST_TOUCH_BY_CAMPAIGN",
        "type": "PURCHASE",
    }
    rule_id = call("create", "/conversions", 201, entity=rule).entity_id
    event = {
        "conversion": f"urn:lla:llaPartnerConversion:{rule_id}",
        "conversionHappenedAt": now() - 60_000,
        "conversionValue": {"currencyCode": "EUR", "amount": "99.5"},
        "eventId": "order-1",
        "user": {"userIds": [{"idType": "SHA256_EMAIL", "idValue": "ab" * 32}]},
    }
    call("create", "/conversionEvents", 201, entity=event)
    kept = control("GET", f"/objects?platform=linkedin-ads&kind=conversion&accountId={account_id}")["data"]
    same("conversions", len(kept), 1)


def removals(group_id, campaign_id):
    for kind, id in [("adCampaigns", campaign_id), ("adCampaignGroups", group_id)]:
        path = f"/adAccounts/{account_id}/{kind}/{{id}}"
        call("delete", path, 204, path_keys={"id": id})
        call("get", path, 404, path_keys={"id": id})


group_id = group()
campaign_id = campaign(group_id)
changes(group_id, campaign_id)
conversion()
removals(group_id, campaign_id)
