"""Microsoft's own SDK (msads) writes, reads, updates and removes. Every object is made as in its samples: all members null first."""

from datetime import datetime, timedelta, timezone
from importlib import import_module

from bingads import authorization
from bingads.authorization import AuthorizationData, OAuthWebAuthCodeGrant
from bingads.service_client import ServiceClient

from scenario import URL, ad_account, control, same

account = ad_account("microsoft-ads")
credentials = account["credentials"]

# Only where the vendor's hosts are is changed.
TOKENS = f"{URL}/microsoft-ads/oauth/common/oauth2/v2.0/token"
uris = authorization._UriOAuthService.AUTH_TOKEN_URI
uris.update({key: TOKENS for key in uris})


grant = OAuthWebAuthCodeGrant(
    credentials["clientId"], credentials["clientSecret"], "https://shop.example/"
)


def signed_in(refresh_token):
    grant.request_oauth_tokens_by_refresh_token(refresh_token)
    data = AuthorizationData(
        account_id=account["externalAccountId"],
        customer_id=account["settings"]["customerId"],
        developer_token=credentials["developerToken"],
        authentication=grant,
    )
    return ServiceClient("CampaignManagementService", 13, data, location=f"{URL}/microsoft-ads/campaign")


service = signed_in(credentials["refreshToken"])
models = import_module("openapi_client.models.campaign")


def made(kind, **members):
    """An object of the SDK whose other members are null, and are sent as null."""
    one = service.factory.create(kind)
    for name in type(one).model_fields:
        if name != "type":
            setattr(one, name, None)
            one.model_fields_set.add(name)
    for name, value in members.items():
        setattr(one, name, value)
    return one


def sent(operation, **members):
    name = "".join(part.capitalize() for part in operation.split("_")) + "Request"
    request = getattr(models, name)(**members)
    request.model_fields_set.update(type(request).model_fields)
    answer = getattr(service, operation)(request)
    for errors in ("PartialErrors", "NestedPartialErrors"):
        same(f"{operation} {errors}", [str(one) for one in getattr(answer, errors, None) or []], [])
    return answer


def campaigns():
    scheme = made("MaxClicksBiddingScheme", max_cpc=made("Bid", amount=2.0))
    draft = made(
        "Campaign",
        name="By the official client",
        campaign_type="Search",
        status="Paused",
        budget_type="DailyBudgetStandard",
        daily_budget=50.0,
        bidding_scheme=scheme,
        languages=["English"],
        time_zone="AmsterdamBerlinBernRomeStockholmVienna",
    )
    [id] = sent("add_campaigns", AccountId=account["externalAccountId"], Campaigns=[draft]).CampaignIds
    changed = made("Campaign", id=id, daily_budget=60.0)
    sent("update_campaigns", AccountId=account["externalAccountId"], Campaigns=[changed])
    read = campaign(id)
    same("campaign", [read.Name, read.DailyBudget, read.Status], ["By the official client", 60.0, "Paused"])
    same("bidding scheme", read.BiddingScheme.MaxCpc.Amount, 2.0)
    return id


def campaign(id):
    answer = sent(
        "get_campaigns_by_ids",
        AccountId=account["externalAccountId"],
        CampaignIds=[id],
        CampaignType="Search",
    )
    return answer.Campaigns[0]


def ad_groups(campaign_id):
    draft = made("AdGroup", name="Shoes", cpc_bid=made("Bid", amount=1.0), language="English")
    [id] = sent("add_ad_groups", CampaignId=campaign_id, AdGroups=[draft]).AdGroupIds
    changed = made("AdGroup", id=id, name="Boots")
    sent("update_ad_groups", CampaignId=campaign_id, AdGroups=[changed])
    [read] = sent("get_ad_groups_by_ids", CampaignId=campaign_id, AdGroupIds=[id]).AdGroups
    same("ad group", [read.Name, read.CpcBid.Amount], ["Boots", 1.0])
    return id


def ads(ad_group_id):
    def link(text):
        return made("AssetLink", asset=made("TextAsset", text=text))

    draft = made(
        "ResponsiveSearchAd",
        status="Paused",
        final_urls=["https://shop.example/"],
        headlines=[link("Shoes that fit"), link("Made in Berlin"), link("Free returns")],
        descriptions=[link("Ordered today, here tomorrow"), link("Since 1999")],
    )
    [id] = sent("add_ads", AdGroupId=ad_group_id, Ads=[draft]).AdIds
    sent("update_ads", AdGroupId=ad_group_id, Ads=[made("ResponsiveSearchAd", id=id, path1="spring")])
    [read] = sent("get_ads_by_ids", AdGroupId=ad_group_id, AdIds=[id]).Ads
    same("ad", [read.Path1, len(read.Headlines)], ["spring", 3])
    return id


def keywords(ad_group_id):
    draft = made("Keyword", text="shoes", match_type="Phrase", bid=made("Bid", amount=1.2))
    [id] = sent("add_keywords", AdGroupId=ad_group_id, Keywords=[draft]).KeywordIds
    changed = made("Keyword", id=id, bid=made("Bid", amount=1.5))
    sent("update_keywords", AdGroupId=ad_group_id, Keywords=[changed])
    [read] = sent("get_keywords_by_ids", AdGroupId=ad_group_id, KeywordIds=[id]).Keywords
    same("keyword", [read.Text, read.MatchType, read.Bid.Amount], ["shoes", "Phrase", 1.5])
    return id


def targets(campaign_id):
    criterion = made("LocationCriterion", location_id="190")
    bid = made("BidMultiplier", multiplier=0.0)
    location = made(
        "BiddableCampaignCriterion", campaign_id=campaign_id, criterion=criterion, criterion_bid=bid
    )
    sent("add_campaign_criterions", CriterionType="Targets", CampaignCriterions=[location])


def extensions():
    sitelink = made("SitelinkAdExtension", display_text="About us", final_urls=["https://shop.example/about"])
    sent("add_ad_extensions", AccountId=account["externalAccountId"], AdExtensions=[sitelink])


def conversions():
    revenue = made("ConversionGoalRevenue", type="VariableValue", value=10.0, currency_code="EUR")
    goal = made(
        "OfflineConversionGoal",
        name=f"Sale {account['externalAccountId']}",
        scope="Account",
        status="Active",
        count_type="All",
        goal_category="Purchase",
        conversion_window_in_minutes=43200,
        revenue=revenue,
    )
    sent("add_conversion_goals", ConversionGoals=[goal])
    control("POST", "/clock", {"advanceSeconds": 3 * 3600})
    grant.request_oauth_tokens_by_refresh_token(grant.oauth_tokens.refresh_token)
    sale = made(
        "OfflineConversion",
        conversion_name=goal.name,
        conversion_time=datetime.now(timezone.utc) + timedelta(hours=2, minutes=50),
        conversion_value=99.5,
        conversion_currency_code="EUR",
        microsoft_click_id="f894f652ea334e739002f7167ab8f8e3",
    )
    sent("apply_offline_conversions", OfflineConversions=[sale])
    taken = control("GET", f"/objects?platform=microsoft-ads&kind=conversion")["data"]
    same("conversions", [one["data"]["ConversionValue"] for one in taken], [99.5])


def removed(campaign_id, ad_group_id, ad_id, keyword_id):
    sent("delete_keywords", AdGroupId=ad_group_id, KeywordIds=[keyword_id])
    sent("delete_ads", AdGroupId=ad_group_id, AdIds=[ad_id])
    sent("delete_ad_groups", CampaignId=campaign_id, AdGroupIds=[ad_group_id])
    sent("delete_campaigns", AccountId=account["externalAccountId"], CampaignIds=[campaign_id])
    left = sent(
        "get_campaigns_by_account_id", AccountId=account["externalAccountId"], CampaignType="Search"
    )
    same("campaigns left", left.Campaigns, [])


campaign_id = campaigns()
ad_group_id = ad_groups(campaign_id)
ad_id = ads(ad_group_id)
keyword_id = keywords(ad_group_id)
targets(campaign_id)
extensions()
conversions()
removed(campaign_id, ad_group_id, ad_id, keyword_id)
