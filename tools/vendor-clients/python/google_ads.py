"""Google's own client (google-ads, gRPC) writes, reads, updates, removes and uploads conversions, in the newest two versions."""

import uuid

import grpc
from google.ads.googleads import client as ads
from google.ads.googleads.errors import GoogleAdsException
from google.api_core import protobuf_helpers
from google.auth.transport.requests import Request
from google.oauth2.credentials import Credentials

import grpc_bridge
from scenario import URL, ad_account, control, refused, same

server, bridge = grpc_bridge.serve(f"{URL}/google-ads", ".cache/oracles/google-ads-v25.binpb")


class Bearer(grpc.UnaryUnaryClientInterceptor, grpc.UnaryStreamClientInterceptor):
    """What a secure channel adds to each call by itself."""

    def __init__(self, credentials):
        self.credentials = credentials

    def _sent(self, continuation, details, request):
        metadata = [*(details.metadata or []), ("authorization", f"Bearer {self.credentials.token}")]
        return continuation(details._replace(metadata=metadata), request)

    intercept_unary_unary = _sent
    intercept_unary_stream = _sent


def channel_to_bridge(host, credentials, options):
    return grpc.intercept_channel(grpc.insecure_channel(bridge, options), Bearer(credentials))


def client_of(account, version):
    credentials = account["credentials"]
    signed_in = Credentials(
        None,
        refresh_token=credentials["refreshToken"],
        client_id=credentials["clientId"],
        client_secret=credentials["clientSecret"],
        token_uri=f"{URL}/google-oauth/token",
    )
    signed_in.refresh(Request())
    made = ads.GoogleAdsClient(
        signed_in,
        login_customer_id=account["settings"]["loginCustomerId"],
        version=version,
        use_proto_plus=True,
    )
    return made


class Run:
    def __init__(self, version):
        self.account = ad_account("google-ads")
        self.id = self.account["externalAccountId"]
        self.version = version
        self.client = client_of(self.account, version)

    def service(self, name):
        from importlib import import_module

        snake = "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")
        module = import_module(f"google.ads.googleads.{self.version}.services.services.{snake}")
        transport = getattr(module, f"{name}Client").get_transport_class()
        transport.create_channel = classmethod(
            lambda cls, host, credentials=None, options=None, **_: channel_to_bridge(host, credentials, options)
        )
        return self.client.get_service(name, version=self.version)

    def type(self, name):
        return self.client.get_type(name, version=self.version)

    def mutate(self, kind, plural, operation):
        """One operation at its own service; the resource name that it answers."""
        service = self.service(f"{kind}Service")
        answer = getattr(service, f"mutate_{plural}")(customer_id=self.id, operations=[operation])
        return answer.results[0].resource_name

    def create(self, kind, plural, fill):
        operation = self.type(f"{kind}Operation")
        fill(operation.create)
        return self.mutate(kind, plural, operation)

    def update(self, kind, plural, name, fill):
        """With the vendor's own helper for masks, which names the object too."""
        operation = self.type(f"{kind}Operation")
        operation.update.resource_name = name
        fill(operation.update)
        mask = protobuf_helpers.field_mask(None, operation.update._pb)
        same("mask", "resource_name" in mask.paths, True)
        self.client.copy_from(operation.update_mask, mask)
        return self.mutate(kind, plural, operation)

    def remove(self, kind, plural, name):
        operation = self.type(f"{kind}Operation")
        operation.remove = name
        return self.mutate(kind, plural, operation)

    def rows(self, query):
        # The channel lives as long as the service.
        service = self.service("GoogleAdsService")
        stream = service.search_stream(customer_id=self.id, query=query)
        return [row for batch in stream for row in batch.results]

    def tree(self):
        unique = uuid.uuid4().hex

        def budget(one):
            one.name, one.amount_micros, one.explicitly_shared = f"Budget {unique}", 50_000_000, False

        budget_name = self.create("CampaignBudget", "campaign_budgets", budget)

        def campaign(one):
            one.name = f"By the official client {unique}"
            one.status, one.advertising_channel_type, one.campaign_budget = "PAUSED", "SEARCH", budget_name
            one.target_spend.cpc_bid_ceiling_micros = 2_000_000
            one.contains_eu_political_advertising = "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING"

        def ad_group(one):
            one.name, one.campaign, one.status, one.type_ = "Shoes", campaign_name, "ENABLED", "SEARCH_STANDARD"
            one.cpc_bid_micros = 1_000_000

        def ad(one):
            one.ad_group, one.status = group_name, "PAUSED"
            one.ad.final_urls.append("https://shop.example/")
            for texts, asked in [
                (one.ad.responsive_search_ad.headlines, ["Shoes that fit", "Made in Berlin", "Free returns"]),
                (one.ad.responsive_search_ad.descriptions, ["Ordered today", "Since 1999"]),
            ]:
                for text in asked:
                    asset = self.type("AdTextAsset")
                    asset.text = text
                    texts.append(asset)

        def keyword(one):
            one.ad_group, one.status = group_name, "ENABLED"
            one.keyword.text, one.keyword.match_type = "shoes", "PHRASE"

        campaign_name = self.create("Campaign", "campaigns", campaign)
        group_name = self.create("AdGroup", "ad_groups", ad_group)
        ad_name = self.create("AdGroupAd", "ad_group_ads", ad)
        keyword_name = self.create("AdGroupCriterion", "ad_group_criteria", keyword)
        return budget_name, campaign_name, group_name, ad_name, keyword_name

    def changes(self, names):
        _, campaign_name, group_name, _, keyword_name = names
        self.update("Campaign", "campaigns", campaign_name, lambda one: setattr(one, "name", f"Renamed {uuid.uuid4()}"))
        self.update("AdGroup", "ad_groups", group_name, lambda one: setattr(one, "cpc_bid_micros", 1_500_000))
        self.update("AdGroupCriterion", "ad_group_criteria", keyword_name, lambda one: setattr(one, "cpc_bid_micros", 1_200_000))
        [row] = self.rows(
            "SELECT campaign.name, campaign.status, ad_group.name, ad_group.cpc_bid_micros, ad_group_criterion.keyword.text,"
            " ad_group_criterion.cpc_bid_micros, ad_group_criterion.status FROM ad_group_criterion"
        )
        same("campaign", row.campaign.name.startswith("Renamed "), True)
        same("ad group", [row.ad_group.name, row.ad_group.cpc_bid_micros], ["Shoes", 1_500_000])
        same("keyword", [row.ad_group_criterion.keyword.text, row.ad_group_criterion.cpc_bid_micros], ["shoes", 1_200_000])

    def conversions(self):
        def action(one):
            one.name, one.type_, one.category = f"Sale {uuid.uuid4()}", "UPLOAD_CLICKS", "PURCHASE"

        name = self.create("ConversionAction", "conversion_actions", action)
        control("POST", "/clock", {"advanceSeconds": 7 * 3600})
        self.client = client_of(self.account, self.version)
        sale = self.type("ClickConversion")
        sale.gclid, sale.conversion_action = "Cj0KCQjw-official-client", name
        now = control("GET", "/clock")["now"]
        sale.conversion_date_time = f"{now[:10]} {now[11:19]}+00:00"
        sale.conversion_value, sale.currency_code, sale.order_id = 99.5, "EUR", f"order-{uuid.uuid4()}"
        request = self.type("UploadClickConversionsRequest")
        request.customer_id, request.partial_failure = self.id, True
        request.conversions.append(sale)
        answer = self.service("ConversionUploadService").upload_click_conversions(request=request)
        same("upload", [answer.partial_failure_error.message, answer.results[0].gclid], ["", sale.gclid])

    def refusal(self):
        error = refused(
            "an ad group without a campaign",
            GoogleAdsException,
            lambda: self.create("AdGroup", "ad_groups", lambda one: setattr(one, "name", "No campaign")),
        )
        [first] = error.failure.errors
        same("refusal", first.error_code.field_error.name, "REQUIRED")
        same("place", first.location.field_path_elements[-1].field_name, "campaign")
        same("request", error.request_id, error.failure.request_id)

    def removals(self, names):
        budget_name, campaign_name, group_name, ad_name, keyword_name = names
        self.remove("AdGroupCriterion", "ad_group_criteria", keyword_name)
        self.remove("AdGroupAd", "ad_group_ads", ad_name)
        self.remove("AdGroup", "ad_groups", group_name)
        self.remove("Campaign", "campaigns", campaign_name)
        self.remove("CampaignBudget", "campaign_budgets", budget_name)
        same("left", self.rows("SELECT campaign.id FROM campaign WHERE campaign.status != 'REMOVED'"), [])


for version in ("v25", "v26"):
    run = Run(version)
    names = run.tree()
    run.changes(names)
    run.refusal()
    run.conversions()
    run.removals(names)
server.stop(None)
