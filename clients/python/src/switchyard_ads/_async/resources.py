# Made from the description of the API by `npm run openapi`. Not edited by hand.
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, overload

from typing_extensions import Unpack

from .._generated import bodies, models
from .._operations import BulkOperation, ListOperation, Operation
from .._options import RequestOptions
from .._results import BulkOutcome, Response
from .pages import AsyncPages
from .resource import AsyncResource


_GET_ME = Operation("getMe", "GET", "/api/v1/me", models.Me)
_LIST_SPACES = ListOperation("listSpaces", "GET", "/api/v1/spaces", models.Space, models.ListMeta, query_table="ListSpacesQuery")
_CREATE_SPACE = Operation("createSpace", "POST", "/api/v1/spaces", models.Space, body_table="SpaceCreate", takes_idempotency_key=True)
_GET_SPACE = Operation("getSpace", "GET", "/api/v1/spaces/{id}", models.Space)
_UPDATE_SPACE = Operation("updateSpace", "PATCH", "/api/v1/spaces/{id}", models.Space, body_table="SpaceUpdate", takes_if_match=True)
_LIST_MEMBERS = ListOperation("listMembers", "GET", "/api/v1/spaces/{id}/members", models.Member, models.ListMeta, query_table="ListMembersQuery")
_INVITE_MEMBER = Operation("inviteMember", "POST", "/api/v1/spaces/{id}/members", models.Member, body_table="InviteMember", takes_idempotency_key=True)
_GET_MEMBER = Operation("getMember", "GET", "/api/v1/spaces/{id}/members/{userId}", models.Member)
_REMOVE_MEMBER = Operation("removeMember", "DELETE", "/api/v1/spaces/{id}/members/{userId}", type(None), takes_if_match=True)
_UPDATE_MEMBER = Operation("updateMember", "PATCH", "/api/v1/spaces/{id}/members/{userId}", models.Member, body_table="MemberUpdate", takes_if_match=True)
_LIST_CONNECTIONS = ListOperation("listConnections", "GET", "/api/v1/connections", models.Connection, models.ListMeta, query_table="ListConnectionsQuery")
_CREATE_CONNECTION = Operation("createConnection", "POST", "/api/v1/connections", models.Connection, body_table="ConnectionCreate", takes_idempotency_key=True)
_GET_CONNECTION = Operation("getConnection", "GET", "/api/v1/connections/{id}", models.Connection)
_DELETE_CONNECTION = Operation("deleteConnection", "DELETE", "/api/v1/connections/{id}", type(None), takes_if_match=True)
_UPDATE_CONNECTION = Operation("updateConnection", "PATCH", "/api/v1/connections/{id}", models.Connection, body_table="ConnectionUpdate", takes_if_match=True)
_LIST_ALERTS = ListOperation("listAlerts", "GET", "/api/v1/alerts", models.Alert, models.ListMeta, query_table="ListAlertsQuery")
_READ_ALERT = Operation("readAlert", "POST", "/api/v1/alerts/{id}/read", models.Alert, takes_idempotency_key=True)
_LIST_BUSINESSES = ListOperation("listBusinesses", "GET", "/api/v1/businesses", models.Business, models.ListMeta, query_table="ListBusinessesQuery")
_CREATE_BUSINESS = Operation("createBusiness", "POST", "/api/v1/businesses", models.Business, body_table="BusinessCreate", takes_idempotency_key=True)
_GET_BUSINESS = Operation("getBusiness", "GET", "/api/v1/businesses/{id}", models.Business)
_DELETE_BUSINESS = Operation("deleteBusiness", "DELETE", "/api/v1/businesses/{id}", type(None), takes_if_match=True)
_UPDATE_BUSINESS = Operation("updateBusiness", "PATCH", "/api/v1/businesses/{id}", models.Business, body_table="BusinessUpdate", takes_if_match=True)
_LIST_CAMPAIGNS = ListOperation("listCampaigns", "GET", "/api/v1/campaigns", models.Campaign, models.ListMeta, query_table="ListCampaignsQuery")
_CREATE_CAMPAIGN = Operation("createCampaign", "POST", "/api/v1/campaigns", models.Campaign, body_table="CampaignCreate", takes_idempotency_key=True)
_GET_CAMPAIGN = Operation("getCampaign", "GET", "/api/v1/campaigns/{id}", models.Campaign)
_DELETE_CAMPAIGN = Operation("deleteCampaign", "DELETE", "/api/v1/campaigns/{id}", type(None), takes_if_match=True)
_UPDATE_CAMPAIGN = Operation("updateCampaign", "PATCH", "/api/v1/campaigns/{id}", models.Campaign, body_table="CampaignUpdate", takes_if_match=True)
_RESTORE_CAMPAIGN = Operation("restoreCampaign", "POST", "/api/v1/campaigns/{id}/restore", models.Campaign, takes_idempotency_key=True)
_SET_AD_SCHEDULE = Operation("setAdSchedule", "PUT", "/api/v1/campaigns/{id}/ad-schedule", models.ScheduledCampaign, body_table="SetAdSchedule", takes_if_match=True)
_LIST_AD_GROUPS = ListOperation("listAdGroups", "GET", "/api/v1/ad-groups", models.AdGroup, models.ListMeta, query_table="ListAdGroupsQuery")
_CREATE_AD_GROUP = Operation("createAdGroup", "POST", "/api/v1/ad-groups", models.AdGroup, body_table="AdGroupCreate", takes_idempotency_key=True)
_GET_AD_GROUP = Operation("getAdGroup", "GET", "/api/v1/ad-groups/{id}", models.AdGroup)
_DELETE_AD_GROUP = Operation("deleteAdGroup", "DELETE", "/api/v1/ad-groups/{id}", type(None), takes_if_match=True)
_UPDATE_AD_GROUP = Operation("updateAdGroup", "PATCH", "/api/v1/ad-groups/{id}", models.AdGroup, body_table="AdGroupUpdate", takes_if_match=True)
_CREATE_AD_GROUPS = BulkOperation("createAdGroups", "POST", "/api/v1/ad-groups/bulk", models.BulkResult, body_table="AdGroupsCreate", member="items", at_once=1000, takes_idempotency_key=True)
_UPDATE_AD_GROUPS = BulkOperation("updateAdGroups", "PATCH", "/api/v1/ad-groups/bulk", models.BulkResult, body_table="AdGroupsUpdate", member="items", at_once=1000)
_DELETE_AD_GROUPS = BulkOperation("deleteAdGroups", "POST", "/api/v1/ad-groups/bulk-delete", models.BulkResult, body_table="BulkDelete", member="ids", at_once=1000, takes_idempotency_key=True)
_LIST_ADS = ListOperation("listAds", "GET", "/api/v1/ads", models.Ad, models.ListMeta, query_table="ListAdsQuery")
_CREATE_AD = Operation("createAd", "POST", "/api/v1/ads", models.Ad, body_table="AdCreate", takes_idempotency_key=True)
_GET_AD = Operation("getAd", "GET", "/api/v1/ads/{id}", models.Ad)
_DELETE_AD = Operation("deleteAd", "DELETE", "/api/v1/ads/{id}", type(None), takes_if_match=True)
_UPDATE_AD = Operation("updateAd", "PATCH", "/api/v1/ads/{id}", models.Ad, body_table="AdUpdate", takes_if_match=True)
_CREATE_ADS = BulkOperation("createAds", "POST", "/api/v1/ads/bulk", models.BulkResult, body_table="AdsCreate", member="items", at_once=1000, takes_idempotency_key=True)
_UPDATE_ADS = BulkOperation("updateAds", "PATCH", "/api/v1/ads/bulk", models.BulkResult, body_table="AdsUpdate", member="items", at_once=1000)
_DELETE_ADS = BulkOperation("deleteAds", "POST", "/api/v1/ads/bulk-delete", models.BulkResult, body_table="BulkDelete", member="ids", at_once=1000, takes_idempotency_key=True)
_LIST_KEYWORDS = ListOperation("listKeywords", "GET", "/api/v1/keywords", models.Keyword, models.ListMeta, query_table="ListKeywordsQuery")
_CREATE_KEYWORD = Operation("createKeyword", "POST", "/api/v1/keywords", models.Keyword, body_table="KeywordCreate", takes_idempotency_key=True)
_GET_KEYWORD = Operation("getKeyword", "GET", "/api/v1/keywords/{id}", models.Keyword)
_DELETE_KEYWORD = Operation("deleteKeyword", "DELETE", "/api/v1/keywords/{id}", type(None), takes_if_match=True)
_UPDATE_KEYWORD = Operation("updateKeyword", "PATCH", "/api/v1/keywords/{id}", models.Keyword, body_table="KeywordUpdate", takes_if_match=True)
_CREATE_KEYWORDS = BulkOperation("createKeywords", "POST", "/api/v1/keywords/bulk", models.BulkResult, body_table="KeywordsCreate", member="items", at_once=1000, takes_idempotency_key=True)
_UPDATE_KEYWORDS = BulkOperation("updateKeywords", "PATCH", "/api/v1/keywords/bulk", models.BulkResult, body_table="KeywordsUpdate", member="items", at_once=1000)
_DELETE_KEYWORDS = BulkOperation("deleteKeywords", "POST", "/api/v1/keywords/bulk-delete", models.BulkResult, body_table="BulkDelete", member="ids", at_once=1000, takes_idempotency_key=True)
_LIST_ANGLES = ListOperation("listAngles", "GET", "/api/v1/angles", models.Angle, models.ListMeta, query_table="ListAnglesQuery")
_CREATE_ANGLE = Operation("createAngle", "POST", "/api/v1/angles", models.Angle, body_table="AngleCreate", takes_idempotency_key=True)
_GET_ANGLE = Operation("getAngle", "GET", "/api/v1/angles/{id}", models.Angle)
_DELETE_ANGLE = Operation("deleteAngle", "DELETE", "/api/v1/angles/{id}", type(None), takes_if_match=True)
_UPDATE_ANGLE = Operation("updateAngle", "PATCH", "/api/v1/angles/{id}", models.Angle, body_table="AngleUpdate", takes_if_match=True)
_LIST_CONCEPTS = ListOperation("listConcepts", "GET", "/api/v1/concepts", models.Concept, models.ListMeta, query_table="ListConceptsQuery")
_CREATE_CONCEPT = Operation("createConcept", "POST", "/api/v1/concepts", models.Concept, body_table="ConceptCreate", takes_idempotency_key=True)
_GET_CONCEPT = Operation("getConcept", "GET", "/api/v1/concepts/{id}", models.Concept)
_DELETE_CONCEPT = Operation("deleteConcept", "DELETE", "/api/v1/concepts/{id}", type(None), takes_if_match=True)
_UPDATE_CONCEPT = Operation("updateConcept", "PATCH", "/api/v1/concepts/{id}", models.Concept, body_table="ConceptUpdate", takes_if_match=True)
_GET_CREATIVE_VOCABULARY = Operation("getCreativeVocabulary", "GET", "/api/v1/creative-vocabulary", models.CreativeVocabulary)
_SET_GEO_TARGETING = Operation("setGeoTargeting", "PUT", "/api/v1/campaigns/{id}/geo-targeting", models.TargetedCampaign, body_table="SetGeoTargeting", takes_if_match=True)
_LIST_ASSETS = ListOperation("listAssets", "GET", "/api/v1/assets", models.Asset, models.ListMeta, query_table="ListAssetsQuery")
_CREATE_ASSET = Operation("createAsset", "POST", "/api/v1/assets", models.Asset, body_table="AssetCreate", takes_idempotency_key=True)
_GET_ASSET = Operation("getAsset", "GET", "/api/v1/assets/{id}", models.Asset)
_DELETE_ASSET = Operation("deleteAsset", "DELETE", "/api/v1/assets/{id}", type(None), query_table="DeleteAssetQuery", takes_if_match=True)
_UPDATE_ASSET = Operation("updateAsset", "PATCH", "/api/v1/assets/{id}", models.Asset, body_table="AssetUpdate", takes_if_match=True)
_PUT_ASSET_CONTENT = Operation("putAssetContent", "PUT", "/api/v1/assets/{id}/content", models.Asset, takes_if_match=True)
_LIST_ASSET_ATTACHMENTS = ListOperation("listAssetAttachments", "GET", "/api/v1/assets/{id}/attach", models.Attachment, models.ListMeta, query_table="ListAssetAttachmentsQuery")
_ATTACH_ASSET = Operation("attachAsset", "POST", "/api/v1/assets/{id}/attach", models.Attachment, body_table="Attach", takes_idempotency_key=True)
_DETACH_ASSET = Operation("detachAsset", "DELETE", "/api/v1/assets/{id}/attach", type(None), query_table="DetachAssetQuery", takes_if_match=True)
_LIST_CAMPAIGN_ASSETS = ListOperation("listCampaignAssets", "GET", "/api/v1/campaign-assets", models.CampaignAsset, models.ListMeta, query_table="ListCampaignAssetsQuery")
_CREATE_CAMPAIGN_ASSET = Operation("createCampaignAsset", "POST", "/api/v1/campaign-assets", models.CampaignAsset, body_table="CampaignAssetCreate", takes_idempotency_key=True)
_GET_CAMPAIGN_ASSET = Operation("getCampaignAsset", "GET", "/api/v1/campaign-assets/{id}", models.CampaignAsset)
_DELETE_CAMPAIGN_ASSET = Operation("deleteCampaignAsset", "DELETE", "/api/v1/campaign-assets/{id}", type(None), takes_if_match=True)
_UPDATE_CAMPAIGN_ASSET = Operation("updateCampaignAsset", "PATCH", "/api/v1/campaign-assets/{id}", models.CampaignAsset, body_table="CampaignAssetUpdate", takes_if_match=True)
_LIST_AD_ASSETS = ListOperation("listAdAssets", "GET", "/api/v1/ad-assets", models.AdAsset, models.ListMeta, query_table="ListAdAssetsQuery")
_CREATE_AD_ASSET = Operation("createAdAsset", "POST", "/api/v1/ad-assets", models.AdAsset, body_table="AdAssetCreate", takes_idempotency_key=True)
_GET_AD_ASSET = Operation("getAdAsset", "GET", "/api/v1/ad-assets/{id}", models.AdAsset)
_DELETE_AD_ASSET = Operation("deleteAdAsset", "DELETE", "/api/v1/ad-assets/{id}", type(None), takes_if_match=True)
_UPDATE_AD_ASSET = Operation("updateAdAsset", "PATCH", "/api/v1/ad-assets/{id}", models.AdAsset, body_table="AdAssetUpdate", takes_if_match=True)
_GET_BUDGET = Operation("getBudget", "GET", "/api/v1/budget", models.Budget)
_SET_BUDGET = Operation("setBudget", "PUT", "/api/v1/budget", models.Budget, body_table="SetBudget", takes_if_match=True)
_GET_BRAKE = Operation("getBrake", "GET", "/api/v1/budget/brake", models.Brake)
_RELEASE_BRAKE = Operation("releaseBrake", "POST", "/api/v1/budget/brake/release", models.Brake, body_table="ReleaseBrake", takes_idempotency_key=True)
_SET_BUDGET_SPLIT = Operation("setBudgetSplit", "PUT", "/api/v1/campaigns/{id}/budget-split", models.SplitCampaign, body_table="BudgetSplit", takes_if_match=True)
_LIST_PERFORMANCE = ListOperation("listPerformance", "GET", "/api/v1/reports/performance", models.PerformanceRow, models.ReportMeta, query_table="ListPerformanceQuery")
_GET_STATS = Operation("getStats", "GET", "/api/v1/reports/stats", models.Stats, query_table="GetStatsQuery")
_LIST_DISAPPROVALS = ListOperation("listDisapprovals", "GET", "/api/v1/reports/disapprovals", models.Disapproval, models.ListMeta, query_table="ListDisapprovalsQuery")
_LIST_CONVERSION_ADJUSTMENTS = ListOperation("listConversionAdjustments", "GET", "/api/v1/conversions/adjustments", models.ConversionAdjustment, models.ListMeta, query_table="ListConversionAdjustmentsQuery")
_ADJUST_CONVERSIONS = Operation("adjustConversions", "POST", "/api/v1/conversions/adjustments", models.AdjustmentResults, body_table="ConversionAdjustments", takes_idempotency_key=True)
_LIST_CONVERSION_ACTIONS = ListOperation("listConversionActions", "GET", "/api/v1/conversions/actions", models.ConversionAction, models.ListMeta, query_table="ListConversionActionsQuery")
_CREATE_CONVERSION_ACTION = Operation("createConversionAction", "POST", "/api/v1/conversions/actions", models.ConversionAction, body_table="ConversionActionCreate", takes_idempotency_key=True)
_GET_CONVERSION_ACTION = Operation("getConversionAction", "GET", "/api/v1/conversions/actions/{id}", models.ConversionAction)
_DELETE_CONVERSION_ACTION = Operation("deleteConversionAction", "DELETE", "/api/v1/conversions/actions/{id}", type(None), query_table="DeleteConversionActionQuery", takes_if_match=True)
_UPDATE_CONVERSION_ACTION = Operation("updateConversionAction", "PATCH", "/api/v1/conversions/actions/{id}", models.ConversionAction, body_table="ConversionActionUpdate", takes_if_match=True)
_LIST_CONVERSION_EVENTS = ListOperation("listConversionEvents", "GET", "/api/v1/conversions/events", models.TracedConversion, models.ListMeta, query_table="ListConversionEventsQuery")
_REPORT_CONVERSION_EVENTS = Operation("reportConversionEvents", "POST", "/api/v1/conversions/events", models.ConversionResults, body_table="ConversionEvents", takes_idempotency_key=True)
_IDENTIFY_VISITOR = Operation("identifyVisitor", "POST", "/api/v1/conversions/identify", models.Identified, body_table="Identify", takes_idempotency_key=True)
_LIST_OFFLINE_CONVERSIONS = ListOperation("listOfflineConversions", "GET", "/api/v1/conversions/offline", models.OfflineConversion, models.UploadMeta, query_table="ListOfflineConversionsQuery")
_UPLOAD_OFFLINE_CONVERSIONS = Operation("uploadOfflineConversions", "POST", "/api/v1/conversions/offline", models.ConversionResults, body_table="ConversionUpload", takes_idempotency_key=True)
_LIST_CONVERSION_SOURCES = ListOperation("listConversionSources", "GET", "/api/v1/conversions/sources", models.ConversionSource, models.ListMeta, query_table="ListConversionSourcesQuery")
_CREATE_CONVERSION_SOURCE = Operation("createConversionSource", "POST", "/api/v1/conversions/sources", models.ConversionSource, body_table="ConversionSourceCreate", takes_idempotency_key=True)
_GET_CONVERSION_SOURCE = Operation("getConversionSource", "GET", "/api/v1/conversions/sources/{id}", models.ConversionSource)
_DELETE_CONVERSION_SOURCE = Operation("deleteConversionSource", "DELETE", "/api/v1/conversions/sources/{id}", type(None), takes_if_match=True)
_UPDATE_CONVERSION_SOURCE = Operation("updateConversionSource", "PATCH", "/api/v1/conversions/sources/{id}", models.ConversionSource, body_table="ConversionSourceUpdate", takes_if_match=True)
_RECEIVE_CONVERSIONS = Operation("receiveConversions", "POST", "/api/v1/hooks/{receiverId}", models.Received, takes_idempotency_key=True)
_RECEIVE_MEASUREMENT_PROTOCOL = Operation("receiveMeasurementProtocol", "POST", "/api/v1/hooks/{receiverId}/mp/collect", models.Received, takes_idempotency_key=True)
_LIST_INBOX_ENTRIES = ListOperation("listInboxEntries", "GET", "/api/v1/conversions/sources/{id}/inbox", models.InboxEntry, models.ListMeta, query_table="ListInboxEntriesQuery")
_GET_INBOX_ENTRY = Operation("getInboxEntry", "GET", "/api/v1/conversions/sources/{id}/inbox/{entryId}", models.InboxEntryDetail)
_REPLAY_INBOX_ENTRY = Operation("replayInboxEntry", "POST", "/api/v1/conversions/sources/{id}/inbox/{entryId}/replay", models.InboxEntry, takes_idempotency_key=True)
_REPLAY_INBOX = Operation("replayInbox", "POST", "/api/v1/conversions/sources/{id}/inbox/replay", models.ReplayedInbox, body_table="ReplayInbox", takes_idempotency_key=True)
_TRACE_CONVERSION = Operation("traceConversion", "GET", "/api/v1/conversions/events/{id}", models.ConversionTrace)
_REPLAY_CONVERSION = Operation("replayConversion", "POST", "/api/v1/conversions/events/{id}/replay", models.Replay, takes_idempotency_key=True)
_START_ATTEMPT = Operation("startAttempt", "POST", "/api/v1/connections/attempts", models.Attempt, body_table="StartAttempt", takes_idempotency_key=True)
_GET_ATTEMPT = Operation("getAttempt", "GET", "/api/v1/connections/attempts/{id}", models.Attempt)
_CHOOSE_ACCOUNTS = Operation("chooseAccounts", "POST", "/api/v1/connections/attempts/{id}/connections", models.ChosenAccounts, body_table="ChooseAccounts", takes_idempotency_key=True)
_LIST_GRANTS = ListOperation("listGrants", "GET", "/api/v1/connections/grants", models.Grant, models.ListMeta, query_table="ListGrantsQuery")
_ENTER_KEY = Operation("enterKey", "POST", "/api/v1/connections/grants", models.Attempt, body_table="EnterKey", takes_idempotency_key=True)
_GET_GRANT = Operation("getGrant", "GET", "/api/v1/connections/grants/{id}", models.Grant)
_DELETE_GRANT = Operation("deleteGrant", "DELETE", "/api/v1/connections/grants/{id}", type(None), takes_if_match=True)
_LIST_CONNECTION_ASSETS = Operation("listConnectionAssets", "GET", "/api/v1/connections/{id}/assets", models.Assets)
_LIST_POSTS = ListOperation("listPosts", "GET", "/api/v1/social/posts", models.SocialPostSummary, models.ListMeta, query_table="ListPostsQuery")
_CREATE_POST = Operation("createPost", "POST", "/api/v1/social/posts", models.SocialPost, body_table="SocialPostCreate", takes_idempotency_key=True)
_GET_POST = Operation("getPost", "GET", "/api/v1/social/posts/{id}", models.SocialPost)
_DELETE_POST = Operation("deletePost", "DELETE", "/api/v1/social/posts/{id}", type(None), takes_if_match=True)
_UPDATE_POST = Operation("updatePost", "PATCH", "/api/v1/social/posts/{id}", models.SocialPost, body_table="SocialPostUpdate", takes_if_match=True)
_LIST_POST_SOURCES = Operation("listPostSources", "GET", "/api/v1/social/posts/{id}/sources", models.ReadSources)
_LIST_POST_REVISIONS = ListOperation("listPostRevisions", "GET", "/api/v1/social/posts/{id}/revisions", models.PostRevision, models.ListMeta, query_table="ListPostRevisionsQuery")
_ANSWER_POST = Operation("answerPost", "POST", "/api/v1/social/posts/{id}/answers", models.SocialPost, body_table="AnswerPost", takes_idempotency_key=True)
_DRAFT_POST = Operation("draftPost", "POST", "/api/v1/social/posts/{id}/draft", models.SocialPost, takes_idempotency_key=True)
_RETRY_POST = Operation("retryPost", "POST", "/api/v1/social/posts/{id}/retry", models.SocialPost, takes_idempotency_key=True)
_REVIEW_POST = Operation("reviewPost", "POST", "/api/v1/social/posts/{id}/review", models.SocialPost, body_table="ReviewPost", takes_idempotency_key=True)
_CONFIRM_POST = Operation("confirmPost", "POST", "/api/v1/social/posts/{id}/confirm", models.SocialPost, body_table="ConfirmPost", takes_idempotency_key=True)
_CREATE_POST_AD = Operation("createPostAd", "POST", "/api/v1/social/posts/{id}/ad", models.Ad, body_table="PostAd", takes_idempotency_key=True)
_PREVIEW_SYNC = Operation("previewSync", "POST", "/api/v1/sync/preview", models.Preview, body_table="PlanRequest", takes_idempotency_key=True)
_GET_SYNC_PREVIEW = Operation("getSyncPreview", "GET", "/api/v1/sync/preview/{id}", models.Preview)
_LIST_SYNC_PREVIEW_CHANGES = ListOperation("listSyncPreviewChanges", "GET", "/api/v1/sync/preview/{id}/changes", models.Change, models.ListMeta, query_table="ListSyncPreviewChangesQuery")
_LIST_SYNCS = ListOperation("listSyncs", "GET", "/api/v1/sync", models.Sync, models.ListMeta, query_table="ListSyncsQuery")
_TRIGGER_SYNC = Operation("triggerSync", "POST", "/api/v1/sync", models.Triggered, body_table="TriggerSync", takes_idempotency_key=True)
_GET_SYNC = Operation("getSync", "GET", "/api/v1/sync/{id}", models.Sync)
_LIST_SYNC_OPERATIONS = ListOperation("listSyncOperations", "GET", "/api/v1/sync/{id}/operations", models.Operation, models.ListMeta, query_table="ListSyncOperationsQuery")
_UNDO_SYNC = Operation("undoSync", "POST", "/api/v1/sync/{id}/undo", models.Preview, takes_idempotency_key=True)
_CANCEL_SYNC = Operation("cancelSync", "POST", "/api/v1/sync/{id}/cancel", models.Sync, takes_idempotency_key=True)
_CHECK_CONNECTION = Operation("checkConnection", "POST", "/api/v1/connections/{id}/check", models.ConnectionCheck, takes_idempotency_key=True)
_VALIDATE_CAMPAIGN = Operation("validateCampaign", "POST", "/api/v1/campaigns/{id}/validate", models.Validation, body_table="ValidateCampaign", takes_idempotency_key=True)
_UNLINK_CAMPAIGNS = Operation("unlinkCampaigns", "POST", "/api/v1/campaigns/unlink", models.Unlinked, body_table="Unlink", takes_idempotency_key=True)
_MOVE_CAMPAIGN = Operation("moveCampaign", "POST", "/api/v1/campaigns/{id}/move", models.Campaign, body_table="MoveCampaign", takes_idempotency_key=True)
_LIST_PLATFORMS = ListOperation("listPlatforms", "GET", "/api/v1/platforms", models.PlatformSummary, models.ListMeta, query_table="ListPlatformsQuery")
_GET_PLATFORM = Operation("getPlatform", "GET", "/api/v1/platforms/{platformId}", models.Platform)
_LIST_MEDIA_REQUIREMENTS = ListOperation("listMediaRequirements", "GET", "/api/v1/media-requirements", models.MediaRequirements, models.ListMeta, query_table="ListMediaRequirementsQuery")
_READ_OUT_ANGLES = ListOperation("readOutAngles", "GET", "/api/v1/angles/readout", models.AngleReadout, models.ListMeta, query_table="ReadOutAnglesQuery")
_PREFLIGHT_ANGLES = Operation("preflightAngles", "GET", "/api/v1/angles/preflight", models.AnglePreflight, query_table="PreflightAnglesQuery")


class AsyncMeMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncMeMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncMeMethodsWithResponse(self._transport)

    async def get(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> models.Me:
        """Introspect the current token. User, account, plan, scopes and allowance of the token.
        Needs no scope: it shows whether a token works."""
        return (await self._one(_GET_ME, (), options=options)).data



class AsyncMeMethodsWithResponse(AsyncResource):
    async def get(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Me]:
        return await self._one(_GET_ME, (), options=options)



class AsyncSpacesMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncSpacesMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncSpacesMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListSpacesQuery],
    ) -> AsyncPages[models.Space, models.ListMeta]:
        """List your Spaces. Those that the user of the token may enter, newest first. Send an
        id as `X-Space-Id` to work in that Space; without it the personal Space is used."""
        return self._list(_LIST_SPACES, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SpaceCreate],
    ) -> models.Space:
        """Make a shared Space. It belongs to the account of the token, whose user is its OWNER."""
        return (await self._one(_CREATE_SPACE, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Space:
        """Get a Space. Without its members."""
        return (await self._one(_GET_SPACE, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SpaceUpdate],
    ) -> models.Space:
        """Change a Space. A merge patch of its name and settings."""
        return (await self._one(_UPDATE_SPACE, (id,), body=body, options=options)).data

    def list_members(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListMembersQuery],
    ) -> AsyncPages[models.Member, models.ListMeta]:
        """List who may enter a Space. Members and open invitations, newest first."""
        return self._list(_LIST_MEMBERS, (id,), query=query, options=options)

    async def invite_member(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.InviteMember],
    ) -> models.Member:
        """Invite an address into a Space. Only an OWNER who is a user of its account may do
        this. A mail invites for 7 days: a user accepts in the console, others register and
        confirm the address; the answer is the same. Inviting again renews the invitation."""
        return (await self._one(_INVITE_MEMBER, (id,), body=body, options=options)).data

    async def get_member(
        self,
        id: str,
        user_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Member:
        """Get a member of a Space. The role and the state of one membership."""
        return (await self._one(_GET_MEMBER, (id, user_id), options=options)).data

    async def remove_member(
        self,
        id: str,
        user_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Remove a member, leave a Space, or take an invitation back. Every member may leave.
        Only an OWNER who is a user of its account may remove others. The last OWNER stays."""
        return (await self._one(_REMOVE_MEMBER, (id, user_id), options=options)).data

    async def update_member(
        self,
        id: str,
        user_id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.MemberUpdate],
    ) -> models.Member:
        """Change the role of a member. Only an OWNER who is a user of its account may do this."""
        return (await self._one(_UPDATE_MEMBER, (id, user_id), body=body, options=options)).data



class AsyncSpacesMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SpaceCreate],
    ) -> Response[models.Space]:
        return await self._one(_CREATE_SPACE, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Space]:
        return await self._one(_GET_SPACE, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SpaceUpdate],
    ) -> Response[models.Space]:
        return await self._one(_UPDATE_SPACE, (id,), body=body, options=options)

    async def invite_member(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.InviteMember],
    ) -> Response[models.Member]:
        return await self._one(_INVITE_MEMBER, (id,), body=body, options=options)

    async def get_member(
        self,
        id: str,
        user_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Member]:
        return await self._one(_GET_MEMBER, (id, user_id), options=options)

    async def remove_member(
        self,
        id: str,
        user_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_REMOVE_MEMBER, (id, user_id), options=options)

    async def update_member(
        self,
        id: str,
        user_id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.MemberUpdate],
    ) -> Response[models.Member]:
        return await self._one(_UPDATE_MEMBER, (id, user_id), body=body, options=options)



class AsyncConnectionsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncConnectionsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncConnectionsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListConnectionsQuery],
    ) -> AsyncPages[models.Connection, models.ListMeta]:
        """List the connected ad accounts. Those of the account that owns the Space, newest
        first. Guests of a shared Space see names and states alone."""
        return self._list(_LIST_CONNECTIONS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConnectionCreate],
    ) -> models.Connection:
        """Connect an ad account. Connects it with credentials that you have; they are stored
        encrypted and never answered. Calls no platform: try them with `POST
        /connections/{id}/check`. To consent on the page of the platform instead, start an
        attempt."""
        return (await self._one(_CREATE_CONNECTION, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Connection:
        """Get a connected ad account. Calls no platform: `status` is what the last call
        reported."""
        return (await self._one(_GET_CONNECTION, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Disconnect an ad account. 409 `CONNECTION_IN_USE` while campaigns are linked:
        `details.campaignIds` names those of your Spaces, `details.hiddenCampaigns` counts
        others."""
        return (await self._one(_DELETE_CONNECTION, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConnectionUpdate],
    ) -> models.Connection:
        """Change a connected ad account. A merge patch. `DISABLED` stops every call to the
        platform; it pauses nothing there."""
        return (await self._one(_UPDATE_CONNECTION, (id,), body=body, options=options)).data

    async def start_attempt(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.StartAttempt],
    ) -> models.Attempt:
        """Start to connect ad accounts. A user of the account opens `connectUrl`, signs in and
        consents on the page of the platform within 10 minutes. Read the attempt until it is
        CHOOSE. `grantId` renews that grant: all its connections are ACTIVE again."""
        return (await self._one(_START_ATTEMPT, (), body=body, options=options)).data

    async def get_attempt(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Attempt:
        """Get an attempt to connect ad accounts. Kept for a day."""
        return (await self._one(_GET_ATTEMPT, (id,), options=options)).data

    async def choose_accounts(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ChooseAccounts],
    ) -> models.ChosenAccounts:
        """Connect ad accounts of an attempt. All or none: an ad account that the attempt does
        not list, or one connected otherwise without `takeOver`, refuses the request."""
        return (await self._one(_CHOOSE_ACCOUNTS, (id,), body=body, options=options)).data

    def list_grants(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListGrantsQuery],
    ) -> AsyncPages[models.Grant, models.ListMeta]:
        """List the grants of the account. A grant is what one person or key allowed the account
        to do on one platform."""
        return self._list(_LIST_GRANTS, (), query=query, options=options)

    async def enter_key(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.EnterKey],
    ) -> models.Attempt:
        """Enter a key in place of a consent. An API key of OpenAI or a service account of
        Google. Read the attempt at `/connections/attempts/:id` until it is CHOOSE, or DONE with
        `grantId`; then its grant exists."""
        return (await self._one(_ENTER_KEY, (), body=body, options=options)).data

    async def get_grant(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Grant:
        """Get a grant. With the connections that use it. Secrets are never answered."""
        return (await self._one(_GET_GRANT, (id,), options=options)).data

    async def delete_grant(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """End a grant. Deletes its secrets at once and revokes it at the platform, unless the
        same person has another grant here. GRANT_IN_USE: `details.connections` names the
        connections that use it."""
        return (await self._one(_DELETE_GRANT, (id,), options=options)).data

    async def list_assets(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Assets:
        """List what the settings of a connection can name. As the platform lists them now. Set
        one with PATCH /connections/:id."""
        return (await self._one(_LIST_CONNECTION_ASSETS, (id,), options=options)).data

    async def check(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.ConnectionCheck:
        """Try a connected ad account. Tries credentials, ad account, currency and time zone,
        and says what is missing for campaigns and conversions. Changes nothing on the platform."""
        return (await self._one(_CHECK_CONNECTION, (id,), options=options)).data



class AsyncConnectionsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConnectionCreate],
    ) -> Response[models.Connection]:
        return await self._one(_CREATE_CONNECTION, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Connection]:
        return await self._one(_GET_CONNECTION, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_CONNECTION, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConnectionUpdate],
    ) -> Response[models.Connection]:
        return await self._one(_UPDATE_CONNECTION, (id,), body=body, options=options)

    async def start_attempt(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.StartAttempt],
    ) -> Response[models.Attempt]:
        return await self._one(_START_ATTEMPT, (), body=body, options=options)

    async def get_attempt(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Attempt]:
        return await self._one(_GET_ATTEMPT, (id,), options=options)

    async def choose_accounts(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ChooseAccounts],
    ) -> Response[models.ChosenAccounts]:
        return await self._one(_CHOOSE_ACCOUNTS, (id,), body=body, options=options)

    async def enter_key(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.EnterKey],
    ) -> Response[models.Attempt]:
        return await self._one(_ENTER_KEY, (), body=body, options=options)

    async def get_grant(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Grant]:
        return await self._one(_GET_GRANT, (id,), options=options)

    async def delete_grant(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_GRANT, (id,), options=options)

    async def list_assets(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Assets]:
        return await self._one(_LIST_CONNECTION_ASSETS, (id,), options=options)

    async def check(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.ConnectionCheck]:
        return await self._one(_CHECK_CONNECTION, (id,), options=options)



class AsyncAlertsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncAlertsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncAlertsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListAlertsQuery],
    ) -> AsyncPages[models.Alert, models.ListMeta]:
        """List alerts. Of the account that owns the Space: what happened in Spaces of the
        caller and, for users of that account, to the account itself."""
        return self._list(_LIST_ALERTS, (), query=query, options=options)

    async def read(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Alert:
        """Mark an alert read. For the caller alone."""
        return (await self._one(_READ_ALERT, (id,), options=options)).data



class AsyncAlertsMethodsWithResponse(AsyncResource):
    async def read(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Alert]:
        return await self._one(_READ_ALERT, (id,), options=options)



class AsyncBusinessesMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncBusinessesMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncBusinessesMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListBusinessesQuery],
    ) -> AsyncPages[models.Business, models.ListMeta]:
        """List businesses. Newest first."""
        return self._list(_LIST_BUSINESSES, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.BusinessCreate],
    ) -> models.Business:
        """Create a business. Who or what is advertised: campaigns and angles refer to it. Sent
        to no platform."""
        return (await self._one(_CREATE_BUSINESS, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Business:
        """Get a business. `version` is also the ETag."""
        return (await self._one(_GET_BUSINESS, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a business. Refused while a campaign advertises it or an angle argues for it."""
        return (await self._one(_DELETE_BUSINESS, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.BusinessUpdate],
    ) -> models.Business:
        """Change a business. A merge patch. Ads keep their own texts and addresses."""
        return (await self._one(_UPDATE_BUSINESS, (id,), body=body, options=options)).data



class AsyncBusinessesMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.BusinessCreate],
    ) -> Response[models.Business]:
        return await self._one(_CREATE_BUSINESS, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Business]:
        return await self._one(_GET_BUSINESS, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_BUSINESS, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.BusinessUpdate],
    ) -> Response[models.Business]:
        return await self._one(_UPDATE_BUSINESS, (id,), body=body, options=options)



class AsyncCampaignsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncCampaignsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncCampaignsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListCampaignsQuery],
    ) -> AsyncPages[models.Campaign, models.ListMeta]:
        """List campaigns. Newest first; without `status`, removed ones are left out. Asks no
        platform."""
        return self._list(_LIST_CAMPAIGNS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignCreate],
    ) -> models.Campaign:
        """Create a campaign. Always PAUSED. Stored here only; a sync sends it, and nothing is
        spent before."""
        return (await self._one(_CREATE_CAMPAIGN, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Campaign:
        """Get a campaign. `deliverySummary` says whether it serves and, when not, why."""
        return (await self._one(_GET_CAMPAIGN, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a campaign. Gone with everything below it if on no platform. Else its status
        is REMOVED until a sync has removed it there."""
        return (await self._one(_DELETE_CAMPAIGN, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignUpdate],
    ) -> models.Campaign:
        """Change a campaign. A merge patch; a whole GET body can be edited and sent back.
        Stored here only; a sync sends it, and nothing is spent before."""
        return (await self._one(_UPDATE_CAMPAIGN, (id,), body=body, options=options)).data

    async def restore(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Campaign:
        """Take a removed campaign back. It comes back PAUSED. Possible until every platform has
        removed it."""
        return (await self._one(_RESTORE_CAMPAIGN, (id,), options=options)).data

    async def set_ad_schedule(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SetAdSchedule],
    ) -> models.ScheduledCampaign:
        """Set the ad schedule. Replaces the hours. `adSchedule` reads back as a preset name
        when one of its own was given alone in account time, else as `adScheduleStructured`. The
        same again changes nothing, not even `version`. Stored here only; a sync sends it."""
        return (await self._one(_SET_AD_SCHEDULE, (id,), body=body, options=options)).data

    async def set_geo_targeting(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SetGeoTargeting],
    ) -> models.TargetedCampaign:
        """Set geo targeting. Replaces where ads show: `geoTargets`, or `include`, `exclude` and
        `radii` together; an empty set means everywhere. Names are looked up by `type`,
        `countryCode` and population, countries first; warnings list other matches.
        PLACE_NOT_FOUND: `details.places` has near spellings of unknown names. The same again
        changes nothing, not even `version`. Stored here only; a sync sends it."""
        return (await self._one(_SET_GEO_TARGETING, (id,), body=body, options=options)).data

    async def set_budget_split(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.BudgetSplit],
    ) -> models.SplitCampaign:
        """Split the budget over the platforms. Writes `_platformBudgets`, rounded to the minor
        unit, each at least one; the first of `platforms` gets the remainder, so that they sum
        to the budget exactly. The same again changes nothing, not even `version`. Stored here
        only; a sync sends it."""
        return (await self._one(_SET_BUDGET_SPLIT, (id,), body=body, options=options)).data

    async def validate(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ValidateCampaign],
    ) -> models.Validation:
        """Validate a campaign before export. Checks the campaign and all below it against each
        platform's rules. Changes nothing and calls no platform; a preview shows what only a
        platform knows."""
        return (await self._one(_VALIDATE_CAMPAIGN, (id,), body=body, options=options)).data

    async def unlink(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.Unlink],
    ) -> models.Unlinked:
        """Unlink campaigns from a platform. The link is gone here at once. What ends or lowers
        spending there begins at once, without a plan, and is tried until the platform confirms;
        until then the delivery summary says `UNLINKED_BUT_SERVING`. `PAUSE` also renames it
        where names are unique in an ad account. The old one is never taken over again: a
        campaign still wanted there is created anew by the next sync. One unlinked before is
        `not_linked`, and its earlier `remote` stays. Refused while a sync of the Space runs."""
        return (await self._one(_UNLINK_CAMPAIGNS, (), body=body, options=options)).data

    async def move(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.MoveCampaign],
    ) -> models.Campaign:
        """Move a campaign to another Space. The campaign keeps its id, all below it, its links,
        its figures and its state of the Emergency Brake. Nothing is sent because of it. Its
        business, assets, angles and concepts are used where the other Space has the same, else
        copied. Syncs, previews and conversions stay behind. Refused while something of the
        campaign is under way or a sync runs in either Space."""
        return (await self._one(_MOVE_CAMPAIGN, (id,), body=body, options=options)).data



class AsyncCampaignsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignCreate],
    ) -> Response[models.Campaign]:
        return await self._one(_CREATE_CAMPAIGN, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Campaign]:
        return await self._one(_GET_CAMPAIGN, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_CAMPAIGN, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignUpdate],
    ) -> Response[models.Campaign]:
        return await self._one(_UPDATE_CAMPAIGN, (id,), body=body, options=options)

    async def restore(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Campaign]:
        return await self._one(_RESTORE_CAMPAIGN, (id,), options=options)

    async def set_ad_schedule(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SetAdSchedule],
    ) -> Response[models.ScheduledCampaign]:
        return await self._one(_SET_AD_SCHEDULE, (id,), body=body, options=options)

    async def set_geo_targeting(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SetGeoTargeting],
    ) -> Response[models.TargetedCampaign]:
        return await self._one(_SET_GEO_TARGETING, (id,), body=body, options=options)

    async def set_budget_split(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.BudgetSplit],
    ) -> Response[models.SplitCampaign]:
        return await self._one(_SET_BUDGET_SPLIT, (id,), body=body, options=options)

    async def validate(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ValidateCampaign],
    ) -> Response[models.Validation]:
        return await self._one(_VALIDATE_CAMPAIGN, (id,), body=body, options=options)

    async def unlink(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.Unlink],
    ) -> Response[models.Unlinked]:
        return await self._one(_UNLINK_CAMPAIGNS, (), body=body, options=options)

    async def move(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.MoveCampaign],
    ) -> Response[models.Campaign]:
        return await self._one(_MOVE_CAMPAIGN, (id,), body=body, options=options)



class AsyncAdGroupsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncAdGroupsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncAdGroupsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListAdGroupsQuery],
    ) -> AsyncPages[models.AdGroup, models.ListMeta]:
        """List ad groups. Newest first."""
        return self._list(_LIST_AD_GROUPS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdGroupCreate],
    ) -> models.AdGroup:
        """Create an ad group. Stored here only; a sync sends it."""
        return (await self._one(_CREATE_AD_GROUP, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.AdGroup:
        """Get an ad group. Its ads and keywords are lists of their own."""
        return (await self._one(_GET_AD_GROUP, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an ad group. With the ads and keywords below it."""
        return (await self._one(_DELETE_AD_GROUP, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdGroupUpdate],
    ) -> models.AdGroup:
        """Change an ad group. A merge patch. Stored here only; a sync sends it."""
        return (await self._one(_UPDATE_AD_GROUP, (id,), body=body, options=options)).data

    async def create_many(
        self,
        items: Sequence[bodies.AdGroupCreate],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Create ad groups. Up to 1,000 items; a refused one blocks no other."""
        return await self._bulk(_CREATE_AD_GROUPS, (), items=items, options=options)

    async def update_many(
        self,
        items: Sequence[bodies.AdGroupBulkUpdate],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Change ad groups. Up to 1,000 items; a refused one blocks no other. `version` of an
        item replaces If-Match, which is refused."""
        return await self._bulk(_UPDATE_AD_GROUPS, (), items=items, options=options)

    async def delete_many(
        self,
        items: Sequence[str],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Delete ad groups. Up to 1,000 items; a refused one blocks no other."""
        return await self._bulk(_DELETE_AD_GROUPS, (), items=items, options=options)



class AsyncAdGroupsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdGroupCreate],
    ) -> Response[models.AdGroup]:
        return await self._one(_CREATE_AD_GROUP, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.AdGroup]:
        return await self._one(_GET_AD_GROUP, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_AD_GROUP, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdGroupUpdate],
    ) -> Response[models.AdGroup]:
        return await self._one(_UPDATE_AD_GROUP, (id,), body=body, options=options)



class AsyncAdsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncAdsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncAdsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListAdsQuery],
    ) -> AsyncPages[models.Ad, models.ListMeta]:
        """List ads. Newest first."""
        return self._list(_LIST_ADS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdCreate],
    ) -> models.Ad:
        """Create an ad. `type` decides its members. Stored here only; a sync sends it, and
        platforms review it then."""
        return (await self._one(_CREATE_AD, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Ad:
        """Get an ad. `version` is also the ETag."""
        return (await self._one(_GET_AD, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an ad. The next sync removes it on the platforms."""
        return (await self._one(_DELETE_AD, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdUpdate],
    ) -> models.Ad:
        """Change an ad. A merge patch. Stored here only; a sync sends it, and platforms may
        review it again."""
        return (await self._one(_UPDATE_AD, (id,), body=body, options=options)).data

    async def create_many(
        self,
        items: Sequence[bodies.AdCreate],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Create ads. Up to 1,000 items; a refused one blocks no other."""
        return await self._bulk(_CREATE_ADS, (), items=items, options=options)

    async def update_many(
        self,
        items: Sequence[bodies.AdBulkUpdate],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Change ads. Up to 1,000 items; a refused one blocks no other. `version` of an item
        replaces If-Match, which is refused."""
        return await self._bulk(_UPDATE_ADS, (), items=items, options=options)

    async def delete_many(
        self,
        items: Sequence[str],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Delete ads. Up to 1,000 items; a refused one blocks no other."""
        return await self._bulk(_DELETE_ADS, (), items=items, options=options)



class AsyncAdsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdCreate],
    ) -> Response[models.Ad]:
        return await self._one(_CREATE_AD, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Ad]:
        return await self._one(_GET_AD, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_AD, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdUpdate],
    ) -> Response[models.Ad]:
        return await self._one(_UPDATE_AD, (id,), body=body, options=options)



class AsyncKeywordsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncKeywordsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncKeywordsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListKeywordsQuery],
    ) -> AsyncPages[models.Keyword, models.ListMeta]:
        """List keywords. Newest first, negative ones included."""
        return self._list(_LIST_KEYWORDS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.KeywordCreate],
    ) -> models.Keyword:
        """Create a keyword. Stored here only; a sync sends it."""
        return (await self._one(_CREATE_KEYWORD, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Keyword:
        """Get a keyword. `version` is also the ETag."""
        return (await self._one(_GET_KEYWORD, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a keyword. The next sync removes it on the platforms."""
        return (await self._one(_DELETE_KEYWORD, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.KeywordUpdate],
    ) -> models.Keyword:
        """Change a keyword. A merge patch. Stored here only; a sync sends it."""
        return (await self._one(_UPDATE_KEYWORD, (id,), body=body, options=options)).data

    async def create_many(
        self,
        items: Sequence[bodies.KeywordCreate],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Create keywords. Up to 1,000 items; a refused one blocks no other."""
        return await self._bulk(_CREATE_KEYWORDS, (), items=items, options=options)

    async def update_many(
        self,
        items: Sequence[bodies.KeywordBulkUpdate],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Change keywords. Up to 1,000 items; a refused one blocks no other. `version` of an
        item replaces If-Match, which is refused."""
        return await self._bulk(_UPDATE_KEYWORDS, (), items=items, options=options)

    async def delete_many(
        self,
        items: Sequence[str],
        *,
        options: RequestOptions | None = None,
    ) -> BulkOutcome:
        """Delete keywords. Up to 1,000 items; a refused one blocks no other."""
        return await self._bulk(_DELETE_KEYWORDS, (), items=items, options=options)



class AsyncKeywordsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.KeywordCreate],
    ) -> Response[models.Keyword]:
        return await self._one(_CREATE_KEYWORD, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Keyword]:
        return await self._one(_GET_KEYWORD, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_KEYWORD, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.KeywordUpdate],
    ) -> Response[models.Keyword]:
        return await self._one(_UPDATE_KEYWORD, (id,), body=body, options=options)



class AsyncAnglesMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncAnglesMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncAnglesMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListAnglesQuery],
    ) -> AsyncPages[models.Angle, models.ListMeta]:
        """List angles. Newest first. Their figures are in the read-out."""
        return self._list(_LIST_ANGLES, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AngleCreate],
    ) -> models.Angle:
        """Create an angle. A claim that ads of a business can argue. Sent to no platform: ads
        are stamped with it, so that their figures can be compared."""
        return (await self._one(_CREATE_ANGLE, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Angle:
        """Get an angle. `version` is also the ETag."""
        return (await self._one(_GET_ANGLE, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete an angle. Deletes its concepts. Ads keep the stamp, which can still be read
        and filtered by."""
        return (await self._one(_DELETE_ANGLE, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AngleUpdate],
    ) -> models.Angle:
        """Change an angle. A merge patch. Ads that carry it are not changed."""
        return (await self._one(_UPDATE_ANGLE, (id,), body=body, options=options)).data

    def read_out(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ReadOutAnglesQuery],
    ) -> AsyncPages[models.AngleReadout, models.ListMeta]:
        """Which angle wins. The order stays while nothing new is read. A business is one test,
        of its ACTIVE angles and others with figures in the window. `decided`: the leader is the
        best with at least 95 % probability, is expected to cost less than 1 % of its rate and
        beats each other angle in a sequential test, valid at every look. `no_difference`: any
        choice costs less than 3 %. `ahead`: the leader is the best with at least 80 %. Else,
        and below 100 trials of each and 20 successes of all, `collecting`. docs/angles.md
        explains the method and the flags."""
        return self._list(_READ_OUT_ANGLES, (), query=query, options=options)

    async def preflight(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.PreflightAnglesQuery],
    ) -> models.AnglePreflight:
        """How long a test of angles takes. Rehearses 50 tests of `count` angles that share the
        delivery of the last 90 days; one converts 30 % better. Each is read once a week for up
        to 26 weeks. The same figures give the same answer."""
        return (await self._one(_PREFLIGHT_ANGLES, (), query=query, options=options)).data



class AsyncAnglesMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AngleCreate],
    ) -> Response[models.Angle]:
        return await self._one(_CREATE_ANGLE, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Angle]:
        return await self._one(_GET_ANGLE, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_ANGLE, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AngleUpdate],
    ) -> Response[models.Angle]:
        return await self._one(_UPDATE_ANGLE, (id,), body=body, options=options)

    async def preflight(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.PreflightAnglesQuery],
    ) -> Response[models.AnglePreflight]:
        return await self._one(_PREFLIGHT_ANGLES, (), query=query, options=options)



class AsyncConceptsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncConceptsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncConceptsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListConceptsQuery],
    ) -> AsyncPages[models.Concept, models.ListMeta]:
        """List concepts. Newest first."""
        return self._list(_LIST_CONCEPTS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConceptCreate],
    ) -> models.Concept:
        """Create a concept. A way of making the claim of an angle. Sent to no platform: ads are
        stamped with it."""
        return (await self._one(_CREATE_CONCEPT, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Concept:
        """Get a concept. `version` is also the ETag."""
        return (await self._one(_GET_CONCEPT, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a concept. Ads keep the stamp, which can still be read and filtered by."""
        return (await self._one(_DELETE_CONCEPT, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConceptUpdate],
    ) -> models.Concept:
        """Change a concept. A merge patch. Ads that carry it are not changed."""
        return (await self._one(_UPDATE_CONCEPT, (id,), body=body, options=options)).data



class AsyncConceptsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConceptCreate],
    ) -> Response[models.Concept]:
        return await self._one(_CREATE_CONCEPT, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Concept]:
        return await self._one(_GET_CONCEPT, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_CONCEPT, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConceptUpdate],
    ) -> Response[models.Concept]:
        return await self._one(_UPDATE_CONCEPT, (id,), body=body, options=options)



class AsyncCreativeVocabularyMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncCreativeVocabularyMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncCreativeVocabularyMethodsWithResponse(self._transport)

    async def get(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> models.CreativeVocabulary:
        """Get the words for angles and concepts. The same for everybody. Words are added
        without notice."""
        return (await self._one(_GET_CREATIVE_VOCABULARY, (), options=options)).data



class AsyncCreativeVocabularyMethodsWithResponse(AsyncResource):
    async def get(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.CreativeVocabulary]:
        return await self._one(_GET_CREATIVE_VOCABULARY, (), options=options)



class AsyncAssetsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncAssetsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncAssetsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListAssetsQuery],
    ) -> AsyncPages[models.Asset, models.ListMeta]:
        """List assets. Newest first, without their bytes."""
        return self._list(_LIST_ASSETS, (), query=query, options=options)

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ImageAssetCreate],
    ) -> models.Asset: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.LogoAssetCreate],
    ) -> models.Asset: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.VideoAssetCreate],
    ) -> models.Asset: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.YoutubeVideoAssetCreate],
    ) -> models.Asset: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SitelinkAssetCreate],
    ) -> models.Asset: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CalloutAssetCreate],
    ) -> models.Asset: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.StructuredSnippetAssetCreate],
    ) -> models.Asset: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CallAssetCreate],
    ) -> models.Asset: ...

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Any,
    ) -> models.Asset:
        """Create an asset. The bytes of a sourceUrl are fetched afterwards: poll until
        `fetch.status` is not PENDING."""
        return (await self._one(_CREATE_ASSET, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Asset:
        """Get an asset. `fetch` says whether its bytes are here."""
        return (await self._one(_GET_ASSET, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.DeleteAssetQuery],
    ) -> None:
        """Delete an asset. Refused while it is in use, unless force=true, which detaches it."""
        return (await self._one(_DELETE_ASSET, (id,), query=query, options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AssetUpdate],
    ) -> models.Asset:
        """Change an asset. Another sourceUrl is fetched again. Every campaign that uses it has
        local changes then."""
        return (await self._one(_UPDATE_ASSET, (id,), body=body, options=options)).data

    async def put_content(
        self,
        id: str,
        content: bytes,
        /,
        *,
        content_type: str = "application/octet-stream",
        options: RequestOptions | None = None,
    ) -> models.Asset:
        """Send the bytes of an asset. The bytes decide their media type, not the content type.
        sourceUrl becomes null. Larger videos: set sourceUrl instead."""
        return (await self._one(_PUT_ASSET_CONTENT, (id,), content=(content_type, content), options=options)).data

    def list_attachments(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListAssetAttachmentsQuery],
    ) -> AsyncPages[models.Attachment, models.ListMeta]:
        """List where an asset is attached. Every campaign, ad group and ad that uses it, with
        its role there."""
        return self._list(_LIST_ASSET_ATTACHMENTS, (id,), query=query, options=options)

    async def attach(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.Attach],
    ) -> models.Attachment:
        """Attach an asset. To a campaign, an ad group or an ad. Stored here only; a sync sends
        it."""
        return (await self._one(_ATTACH_ASSET, (id,), body=body, options=options)).data

    async def detach(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.DetachAssetQuery],
    ) -> None:
        """Detach an asset. In one role, or in all without `role`."""
        return (await self._one(_DETACH_ASSET, (id,), query=query, options=options)).data



class AsyncAssetsMethodsWithResponse(AsyncResource):
    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ImageAssetCreate],
    ) -> Response[models.Asset]: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.LogoAssetCreate],
    ) -> Response[models.Asset]: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.VideoAssetCreate],
    ) -> Response[models.Asset]: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.YoutubeVideoAssetCreate],
    ) -> Response[models.Asset]: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SitelinkAssetCreate],
    ) -> Response[models.Asset]: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CalloutAssetCreate],
    ) -> Response[models.Asset]: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.StructuredSnippetAssetCreate],
    ) -> Response[models.Asset]: ...

    @overload
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CallAssetCreate],
    ) -> Response[models.Asset]: ...

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Any,
    ) -> Response[models.Asset]:
        return await self._one(_CREATE_ASSET, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Asset]:
        return await self._one(_GET_ASSET, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.DeleteAssetQuery],
    ) -> Response[None]:
        return await self._one(_DELETE_ASSET, (id,), query=query, options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AssetUpdate],
    ) -> Response[models.Asset]:
        return await self._one(_UPDATE_ASSET, (id,), body=body, options=options)

    async def put_content(
        self,
        id: str,
        content: bytes,
        /,
        *,
        content_type: str = "application/octet-stream",
        options: RequestOptions | None = None,
    ) -> Response[models.Asset]:
        return await self._one(_PUT_ASSET_CONTENT, (id,), content=(content_type, content), options=options)

    async def attach(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.Attach],
    ) -> Response[models.Attachment]:
        return await self._one(_ATTACH_ASSET, (id,), body=body, options=options)

    async def detach(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.DetachAssetQuery],
    ) -> Response[None]:
        return await self._one(_DETACH_ASSET, (id,), query=query, options=options)



class AsyncCampaignAssetsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncCampaignAssetsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncCampaignAssetsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListCampaignAssetsQuery],
    ) -> AsyncPages[models.CampaignAsset, models.ListMeta]:
        """List campaign assets. Those of campaigns themselves. Assets of their ads and ad
        groups are ad assets."""
        return self._list(_LIST_CAMPAIGN_ASSETS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignAssetCreate],
    ) -> models.CampaignAsset:
        """Attach an asset to a campaign. In one role. Stored here only; a sync sends it."""
        return (await self._one(_CREATE_CAMPAIGN_ASSET, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.CampaignAsset:
        """Get a campaign asset. The asset itself is at `/assets/{id}`."""
        return (await self._one(_GET_CAMPAIGN_ASSET, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Detach an asset from a campaign. The asset stays."""
        return (await self._one(_DELETE_CAMPAIGN_ASSET, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignAssetUpdate],
    ) -> models.CampaignAsset:
        """Change the role of a campaign asset. Stored here only; a sync sends it."""
        return (await self._one(_UPDATE_CAMPAIGN_ASSET, (id,), body=body, options=options)).data



class AsyncCampaignAssetsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignAssetCreate],
    ) -> Response[models.CampaignAsset]:
        return await self._one(_CREATE_CAMPAIGN_ASSET, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.CampaignAsset]:
        return await self._one(_GET_CAMPAIGN_ASSET, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_CAMPAIGN_ASSET, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.CampaignAssetUpdate],
    ) -> Response[models.CampaignAsset]:
        return await self._one(_UPDATE_CAMPAIGN_ASSET, (id,), body=body, options=options)



class AsyncAdAssetsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncAdAssetsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncAdAssetsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListAdAssetsQuery],
    ) -> AsyncPages[models.AdAsset, models.ListMeta]:
        """List ad assets. Needs exactly one of adId, adGroupId and campaignId."""
        return self._list(_LIST_AD_ASSETS, (), query=query, options=options)

    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdAssetCreate],
    ) -> models.AdAsset:
        """Attach an asset to an ad or ad group. In one role. Stored here only; a sync sends it."""
        return (await self._one(_CREATE_AD_ASSET, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.AdAsset:
        """Get an ad asset. The asset itself is at `/assets/{id}`."""
        return (await self._one(_GET_AD_ASSET, (id,), options=options)).data

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Detach an asset from an ad or ad group. The asset stays."""
        return (await self._one(_DELETE_AD_ASSET, (id,), options=options)).data

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdAssetUpdate],
    ) -> models.AdAsset:
        """Change the role of an ad asset. Stored here only; a sync sends it."""
        return (await self._one(_UPDATE_AD_ASSET, (id,), body=body, options=options)).data



class AsyncAdAssetsMethodsWithResponse(AsyncResource):
    async def create(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdAssetCreate],
    ) -> Response[models.AdAsset]:
        return await self._one(_CREATE_AD_ASSET, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.AdAsset]:
        return await self._one(_GET_AD_ASSET, (id,), options=options)

    async def delete(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_AD_ASSET, (id,), options=options)

    async def update(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AdAssetUpdate],
    ) -> Response[models.AdAsset]:
        return await self._one(_UPDATE_AD_ASSET, (id,), body=body, options=options)



class AsyncBudgetMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncBudgetMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncBudgetMethodsWithResponse(self._transport)

    async def get(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> models.Budget:
        """Get the budget of the account. The same in all Spaces of the account; for users of
        the account only. Before the first write: no amount, version 0, and what protects
        switched on."""
        return (await self._one(_GET_BUDGET, (), options=options)).data

    async def set(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SetBudget],
    ) -> models.Budget:
        """Set the budget of the account. What is left out returns to its default. Lowering
        protection (brake off, a higher budget, threshold or campaign amount, another period,
        currency or lower rate) also needs the scope sync:write. The same again changes nothing,
        not even `version`."""
        return (await self._one(_SET_BUDGET, (), body=body, options=options)).data

    async def get_brake(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> models.Brake:
        """Get the Emergency Brake. Each watched amount, what was spent of it in this period,
        and when the brake engaged. For users of the account only."""
        return (await self._one(_GET_BRAKE, (), options=options)).data

    async def release_brake(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ReleaseBrake],
    ) -> models.Brake:
        """Release the Emergency Brake. Enables the campaigns that the brake paused and whose
        status no user changed since: here at once, on the platforms within seconds. What
        another engaged level covers stays paused."""
        return (await self._one(_RELEASE_BRAKE, (), body=body, options=options)).data



class AsyncBudgetMethodsWithResponse(AsyncResource):
    async def get(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Budget]:
        return await self._one(_GET_BUDGET, (), options=options)

    async def set(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SetBudget],
    ) -> Response[models.Budget]:
        return await self._one(_SET_BUDGET, (), body=body, options=options)

    async def get_brake(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Brake]:
        return await self._one(_GET_BRAKE, (), options=options)

    async def release_brake(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ReleaseBrake],
    ) -> Response[models.Brake]:
        return await self._one(_RELEASE_BRAKE, (), body=body, options=options)



class AsyncReportsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncReportsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncReportsMethodsWithResponse(self._transport)

    def list_performance(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListPerformanceQuery],
    ) -> AsyncPages[models.PerformanceRow, models.ReportMeta]:
        """Read figures by group. One row per group and currency, in the order of `groupBy`.
        Currencies are added only with `currency`, as far as the account's rates lead there.
        Recorded figures: no platform is asked. Platforms restate days; `dataAsOf` says how
        fresh the figures are."""
        return self._list(_LIST_PERFORMANCE, (), query=query, options=options)

    async def get_stats(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.GetStatsQuery],
    ) -> models.Stats:
        """Read all figures as one object. In several currencies money is null, and in
        `byCurrency`; with `currency` it is added as far as the account's rates lead there.
        Recorded figures: no platform is asked. Platforms restate days; `dataAsOf` says how
        fresh the figures are."""
        return (await self._one(_GET_STATS, (), query=query, options=options)).data

    def list_disapprovals(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListDisapprovalsQuery],
    ) -> AsyncPages[models.Disapproval, models.ListMeta]:
        """List what platforms do not let serve. Ads first, then keywords, the newest first:
        each as the platform judged it last. Those of removed campaigns are left out."""
        return self._list(_LIST_DISAPPROVALS, (), query=query, options=options)



class AsyncReportsMethodsWithResponse(AsyncResource):
    async def get_stats(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.GetStatsQuery],
    ) -> Response[models.Stats]:
        return await self._one(_GET_STATS, (), query=query, options=options)



class AsyncConversionsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncConversionsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncConversionsMethodsWithResponse(self._transport)

    def list_adjustments(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListConversionAdjustmentsQuery],
    ) -> AsyncPages[models.ConversionAdjustment, models.ListMeta]:
        """List adjustments of conversions. Newest first."""
        return self._list(_LIST_CONVERSION_ADJUSTMENTS, (), query=query, options=options)

    async def adjust(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionAdjustments],
    ) -> models.AdjustmentResults:
        """Adjust conversions. Kept when answered, and sent after its original. Each item has
        its own result. One whose original is not known is `parked` and joined when that arrives
        within 90 days; then `reason` of a delivery says what does not fit
        (`ADJUSTMENT_PRECEDES_CONVERSION`, `CURRENCY_DIFFERS`, `VALUE_TOO_PRECISE`). A
        `duplicate`: a second retraction or enhancement of an original; a restatement with the
        same value and `occurredAt`, or, without one, that equals the latest."""
        return (await self._one(_ADJUST_CONVERSIONS, (), body=body, options=options)).data

    def list_actions(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListConversionActionsQuery],
    ) -> AsyncPages[models.ConversionAction, models.ListMeta]:
        """List conversion actions. Created ones, and those that events made on first use."""
        return self._list(_LIST_CONVERSION_ACTIONS, (), query=query, options=options)

    async def create_action(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionActionCreate],
    ) -> models.ConversionAction:
        """Create a conversion action. Stored here only: a platform gets it before the first
        conversion that goes there."""
        return (await self._one(_CREATE_CONVERSION_ACTION, (), body=body, options=options)).data

    async def get_action(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.ConversionAction:
        """Get a conversion action. Its `version` is also the ETag."""
        return (await self._one(_GET_CONVERSION_ACTION, (id,), options=options)).data

    async def delete_action(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.DeleteConversionActionQuery],
    ) -> None:
        """Delete a conversion action. While campaigns bid on it only with `force=true`, which
        takes it from them."""
        return (await self._one(_DELETE_CONVERSION_ACTION, (id,), query=query, options=options)).data

    async def update_action(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionActionUpdate],
    ) -> models.ConversionAction:
        """Change a conversion action. A merge patch. `type` is fixed. Conversions that were
        sent stay as they are."""
        return (await self._one(_UPDATE_CONVERSION_ACTION, (id,), body=body, options=options)).data

    def list_events(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListConversionEventsQuery],
    ) -> AsyncPages[models.TracedConversion, models.ListMeta]:
        """List conversions of all doors. Events, uploads, and what providers and websites
        reported, newest first. `status` is one word over all platforms; what needs a person
        comes first in it."""
        return self._list(_LIST_CONVERSION_EVENTS, (), query=query, options=options)

    async def report_events(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionEvents],
    ) -> models.ConversionResults:
        """Report conversion events. Kept when answered, matched to a click of the last 90 days
        by click id, e-mail, phone or external id, and sent afterwards: to the platform of the
        most recent click, else to each that can match the person. Each item has its own result.
        A sale from a website is a claim until a server reports the same order."""
        return (await self._one(_REPORT_CONVERSION_EVENTS, (), body=body, options=options)).data

    async def identify_visitor(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.Identify],
    ) -> models.Identified:
        """Identify a visitor. Keeps click ids, consent and page of a visitor for 90 days, under
        the address and under the id separately, so that later events find their click. Answers
        what is known of this person, never of another."""
        return (await self._one(_IDENTIFY_VISITOR, (), body=body, options=options)).data

    def list_offline(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListOfflineConversionsQuery],
    ) -> AsyncPages[models.OfflineConversion, models.UploadMeta]:
        """List offline conversions. Newest first; `meta.totals` is of all pages."""
        return self._list(_LIST_OFFLINE_CONVERSIONS, (), query=query, options=options)

    async def upload_offline(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionUpload],
    ) -> models.ConversionResults:
        """Upload offline conversions. Kept when answered, and sent afterwards. Each item has
        its own result."""
        return (await self._one(_UPLOAD_OFFLINE_CONVERSIONS, (), body=body, options=options)).data

    def list_sources(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListConversionSourcesQuery],
    ) -> AsyncPages[models.ConversionSource, models.ListMeta]:
        """List conversion sources. Providers that report conversions by themselves."""
        return self._list(_LIST_CONVERSION_SOURCES, (), query=query, options=options)

    async def create_source(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionSourceCreate],
    ) -> models.ConversionSource:
        """Create a conversion source. Give the provider `receiveUrl`, and its signing secret
        here as `accountRef`."""
        return (await self._one(_CREATE_CONVERSION_SOURCE, (), body=body, options=options)).data

    async def get_source(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.ConversionSource:
        """Get a conversion source. The secret is never answered."""
        return (await self._one(_GET_CONVERSION_SOURCE, (id,), options=options)).data

    async def delete_source(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a conversion source. Its address is 404 from then on. What it reported stays."""
        return (await self._one(_DELETE_CONVERSION_SOURCE, (id,), options=options)).data

    async def update_source(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionSourceUpdate],
    ) -> models.ConversionSource:
        """Change a conversion source. A merge patch, of `config` too. `receiveUrl` stays."""
        return (await self._one(_UPDATE_CONVERSION_SOURCE, (id,), body=body, options=options)).data

    def list_inbox_entries(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListInboxEntriesQuery],
    ) -> AsyncPages[models.InboxEntry, models.ListMeta]:
        """List what a source received. Newest first. Kept for 30 days, failed ones for 90."""
        return self._list(_LIST_INBOX_ENTRIES, (id,), query=query, options=options)

    async def get_inbox_entry(
        self,
        id: str,
        entry_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.InboxEntryDetail:
        """Get an entry of the inbox. With its payload; personal data in it is masked."""
        return (await self._one(_GET_INBOX_ENTRY, (id, entry_id), options=options)).data

    async def replay_inbox_entry(
        self,
        id: str,
        entry_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.InboxEntry:
        """Read an entry again. With today's configuration. An order is counted once."""
        return (await self._one(_REPLAY_INBOX_ENTRY, (id, entry_id), options=options)).data

    async def replay_inbox(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ReplayInbox],
    ) -> models.ReplayedInbox:
        """Read entries again. The oldest first; see the replay of one."""
        return (await self._one(_REPLAY_INBOX, (id,), body=body, options=options)).data

    async def trace(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.ConversionTrace:
        """Trace a conversion. What became of an event (`cve_…`) or an offline conversion
        (`off_…`): its match, repetitions left out, every platform's answer, every adjustment."""
        return (await self._one(_TRACE_CONVERSION, (id,), options=options)).data

    async def replay(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Replay:
        """Send again what failed. Failed deliveries of an event, an offline conversion or an
        adjustment are due now, as if never tried; adjustments skipped because the conversion
        did not count follow it. The order is reserved again first: 409 `ORDER_TAKEN` names the
        conversion that has it. An adjustment that does not fit its original is not sent again."""
        return (await self._one(_REPLAY_CONVERSION, (id,), options=options)).data



class AsyncConversionsMethodsWithResponse(AsyncResource):
    async def adjust(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionAdjustments],
    ) -> Response[models.AdjustmentResults]:
        return await self._one(_ADJUST_CONVERSIONS, (), body=body, options=options)

    async def create_action(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionActionCreate],
    ) -> Response[models.ConversionAction]:
        return await self._one(_CREATE_CONVERSION_ACTION, (), body=body, options=options)

    async def get_action(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.ConversionAction]:
        return await self._one(_GET_CONVERSION_ACTION, (id,), options=options)

    async def delete_action(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.DeleteConversionActionQuery],
    ) -> Response[None]:
        return await self._one(_DELETE_CONVERSION_ACTION, (id,), query=query, options=options)

    async def update_action(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionActionUpdate],
    ) -> Response[models.ConversionAction]:
        return await self._one(_UPDATE_CONVERSION_ACTION, (id,), body=body, options=options)

    async def report_events(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionEvents],
    ) -> Response[models.ConversionResults]:
        return await self._one(_REPORT_CONVERSION_EVENTS, (), body=body, options=options)

    async def identify_visitor(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.Identify],
    ) -> Response[models.Identified]:
        return await self._one(_IDENTIFY_VISITOR, (), body=body, options=options)

    async def upload_offline(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionUpload],
    ) -> Response[models.ConversionResults]:
        return await self._one(_UPLOAD_OFFLINE_CONVERSIONS, (), body=body, options=options)

    async def create_source(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionSourceCreate],
    ) -> Response[models.ConversionSource]:
        return await self._one(_CREATE_CONVERSION_SOURCE, (), body=body, options=options)

    async def get_source(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.ConversionSource]:
        return await self._one(_GET_CONVERSION_SOURCE, (id,), options=options)

    async def delete_source(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_CONVERSION_SOURCE, (id,), options=options)

    async def update_source(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConversionSourceUpdate],
    ) -> Response[models.ConversionSource]:
        return await self._one(_UPDATE_CONVERSION_SOURCE, (id,), body=body, options=options)

    async def get_inbox_entry(
        self,
        id: str,
        entry_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.InboxEntryDetail]:
        return await self._one(_GET_INBOX_ENTRY, (id, entry_id), options=options)

    async def replay_inbox_entry(
        self,
        id: str,
        entry_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.InboxEntry]:
        return await self._one(_REPLAY_INBOX_ENTRY, (id, entry_id), options=options)

    async def replay_inbox(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ReplayInbox],
    ) -> Response[models.ReplayedInbox]:
        return await self._one(_REPLAY_INBOX, (id,), body=body, options=options)

    async def trace(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.ConversionTrace]:
        return await self._one(_TRACE_CONVERSION, (id,), options=options)

    async def replay(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Replay]:
        return await self._one(_REPLAY_CONVERSION, (id,), options=options)



class AsyncHooksMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncHooksMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncHooksMethodsWithResponse(self._transport)

    async def receive_conversions(
        self,
        receiver_id: str,
        body: Mapping[str, Any] | Sequence[Mapping[str, Any]],
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Received:
        """Receive what a provider reports. No token: the provider's signature over the body as
        sent, with the secret of the source; of a generic webhook `X-Signature: sha256=<hex>`.
        docs/conversions/README.md has the form of each provider. An unknown receiver is 404;
        any wrong signature is the same 401; what is signed is 200, also when it is ignored.
        What cannot be stored is listed in `replaced`."""
        return (await self._one(_RECEIVE_CONVERSIONS, (receiver_id,), body=body, options=options)).data

    async def receive_measurement_protocol(
        self,
        receiver_id: str,
        body: Mapping[str, Any] | Sequence[Mapping[str, Any]],
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Received:
        """Receive GA4 events. The same for senders that add the path of the Measurement
        Protocol to an address."""
        return (await self._one(_RECEIVE_MEASUREMENT_PROTOCOL, (receiver_id,), body=body, options=options)).data



class AsyncHooksMethodsWithResponse(AsyncResource):
    async def receive_conversions(
        self,
        receiver_id: str,
        body: Mapping[str, Any] | Sequence[Mapping[str, Any]],
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Received]:
        return await self._one(_RECEIVE_CONVERSIONS, (receiver_id,), body=body, options=options)

    async def receive_measurement_protocol(
        self,
        receiver_id: str,
        body: Mapping[str, Any] | Sequence[Mapping[str, Any]],
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Received]:
        return await self._one(_RECEIVE_MEASUREMENT_PROTOCOL, (receiver_id,), body=body, options=options)



class AsyncSocialMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncSocialMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncSocialMethodsWithResponse(self._transport)

    def list_posts(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListPostsQuery],
    ) -> AsyncPages[models.SocialPostSummary, models.ListMeta]:
        """List social posts. Newest first, without what they are made of."""
        return self._list(_LIST_POSTS, (), query=query, options=options)

    async def create_post(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SocialPostCreate],
    ) -> models.SocialPost:
        """Create a social post. Its sources are researched, then `questions` ask for what the
        goal needs and no source says. Nothing is published, and nothing is counted before a
        draft."""
        return (await self._one(_CREATE_POST, (), body=body, options=options)).data

    async def get_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.SocialPost:
        """Get a social post. Read it until `step` is null. `version` is also the ETag."""
        return (await self._one(_GET_POST, (id,), options=options)).data

    async def delete_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> None:
        """Delete a social post. With its sources and revisions. A confirmed post stays."""
        return (await self._one(_DELETE_POST, (id,), options=options)).data

    async def update_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SocialPostUpdate],
    ) -> models.SocialPost:
        """Change a social post or its draft. A merge patch. Another `draft` or `channel` is
        checked again; another source, topic, goal, template or language is researched again."""
        return (await self._one(_UPDATE_POST, (id,), body=body, options=options)).data

    async def list_post_sources(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.ReadSources:
        """List what was read of the sources of a post. In their order."""
        return (await self._one(_LIST_POST_SOURCES, (id,), options=options)).data

    def list_post_revisions(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListPostRevisionsQuery],
    ) -> AsyncPages[models.PostRevision, models.ListMeta]:
        """List the drafts of a post. Newest first."""
        return self._list(_LIST_POST_REVISIONS, (id,), query=query, options=options)

    async def answer_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AnswerPost],
    ) -> models.SocialPost:
        """Answer or decline the questions of a post. When none is open any more, the draft is
        started, which the plan counts. Answers are kept even where it is refused."""
        return (await self._one(_ANSWER_POST, (id,), body=body, options=options)).data

    async def draft_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.SocialPost:
        """Have a draft written. The plan counts it, unless it fails. After `changes_requested`
        the note is followed."""
        return (await self._one(_DRAFT_POST, (id,), options=options)).data

    async def retry_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.SocialPost:
        """Try again what failed of a post. The step that failed, or the sources that could not
        be read."""
        return (await self._one(_RETRY_POST, (id,), options=options)).data

    async def review_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ReviewPost],
    ) -> models.SocialPost:
        """Approve a draft, or ask for changes. To approve is to confirm. What is asked for is
        kept in `changesNote`."""
        return (await self._one(_REVIEW_POST, (id,), body=body, options=options)).data

    async def confirm_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConfirmPost],
    ) -> models.SocialPost:
        """Confirm a post. It is immutable then; the audit trail says who confirmed which
        revision."""
        return (await self._one(_CONFIRM_POST, (id,), body=body, options=options)).data

    async def create_post_ad(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.PostAd],
    ) -> models.Ad:
        """Make an ad of a confirmed post. Stored here only, PAUSED unless stated; a sync sends
        it."""
        return (await self._one(_CREATE_POST_AD, (id,), body=body, options=options)).data



class AsyncSocialMethodsWithResponse(AsyncResource):
    async def create_post(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SocialPostCreate],
    ) -> Response[models.SocialPost]:
        return await self._one(_CREATE_POST, (), body=body, options=options)

    async def get_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.SocialPost]:
        return await self._one(_GET_POST, (id,), options=options)

    async def delete_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[None]:
        return await self._one(_DELETE_POST, (id,), options=options)

    async def update_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.SocialPostUpdate],
    ) -> Response[models.SocialPost]:
        return await self._one(_UPDATE_POST, (id,), body=body, options=options)

    async def list_post_sources(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.ReadSources]:
        return await self._one(_LIST_POST_SOURCES, (id,), options=options)

    async def answer_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.AnswerPost],
    ) -> Response[models.SocialPost]:
        return await self._one(_ANSWER_POST, (id,), body=body, options=options)

    async def draft_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.SocialPost]:
        return await self._one(_DRAFT_POST, (id,), options=options)

    async def retry_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.SocialPost]:
        return await self._one(_RETRY_POST, (id,), options=options)

    async def review_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ReviewPost],
    ) -> Response[models.SocialPost]:
        return await self._one(_REVIEW_POST, (id,), body=body, options=options)

    async def confirm_post(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.ConfirmPost],
    ) -> Response[models.SocialPost]:
        return await self._one(_CONFIRM_POST, (id,), body=body, options=options)

    async def create_post_ad(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.PostAd],
    ) -> Response[models.Ad]:
        return await self._one(_CREATE_POST_AD, (id,), body=body, options=options)



class AsyncSyncMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncSyncMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncSyncMethodsWithResponse(self._transport)

    async def preview(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.PlanRequest],
    ) -> models.Preview:
        """Preview a sync plan. Compares the Space with the platforms and answers the plan;
        changes nothing there. Waits up to 30 seconds; a longer one is answered 202, to be
        polled at Location. `failure` says why it `failed`."""
        return (await self._one(_PREVIEW_SYNC, (), body=body, options=options)).data

    async def get_preview(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Preview:
        """Get a sync plan. By the id of a preview, or a planHash: the newest preview with it."""
        return (await self._one(_GET_SYNC_PREVIEW, (id,), options=options)).data

    def list_preview_changes(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListSyncPreviewChangesQuery],
    ) -> AsyncPages[models.Change, models.ListMeta]:
        """List every change of a sync plan. In the order of the plan."""
        return self._list(_LIST_SYNC_PREVIEW_CHANGES, (id,), query=query, options=options)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListSyncsQuery],
    ) -> AsyncPages[models.Sync, models.ListMeta]:
        """List the syncs of the Space. Newest first, with the present state."""
        return self._list(_LIST_SYNCS, (), query=query, options=options)

    async def trigger(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.TriggerSync],
    ) -> models.Triggered:
        """Trigger a sync. With a `planHash` exactly that plan: an applied one is 409
        `PLAN_ALREADY_APPLIED` with the sync's id, so that a trigger can be sent again. A change
        here since is 409 `SYNC_PLAN_DRIFT`, a plan with everything blocked 409 `PLAN_BLOCKED`,
        an empty one 200 `nothing_to_sync`. Without one the scope is planned and applied at
        once. One sync of a Space runs at a time."""
        return (await self._one(_TRIGGER_SYNC, (), body=body, options=options)).data

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Sync:
        """Get a sync. Poll until `effectiveStatus` is an end state; Retry-After says how often."""
        return (await self._one(_GET_SYNC, (id,), options=options)).data

    def list_operations(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListSyncOperationsQuery],
    ) -> AsyncPages[models.Operation, models.ListMeta]:
        """List what a sync does, operation by operation. In the order of the plan."""
        return self._list(_LIST_SYNC_OPERATIONS, (id,), query=query, options=options)

    async def undo(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Preview:
        """Preview the undoing of a sync. Answers a plan that reverts the sync here and on the
        platforms; apply it by its `planHash`. What the sync made leaves the platform and stays
        here (`STAYS_HERE`); what it removed is restored here and created anew there; what it
        took over is released. A later edit stays (`CHANGED_SINCE`). `warnings` lists what
        cannot be reverted (`NOT_SET_BACK`)."""
        return (await self._one(_UNDO_SYNC, (id,), options=options)).data

    async def cancel(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Sync:
        """Cancel a sync. Takes effect before the next request to a platform. What was sent
        stays."""
        return (await self._one(_CANCEL_SYNC, (id,), options=options)).data



class AsyncSyncMethodsWithResponse(AsyncResource):
    async def preview(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.PlanRequest],
    ) -> Response[models.Preview]:
        return await self._one(_PREVIEW_SYNC, (), body=body, options=options)

    async def get_preview(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Preview]:
        return await self._one(_GET_SYNC_PREVIEW, (id,), options=options)

    async def trigger(
        self,
        *,
        options: RequestOptions | None = None,
        **body: Unpack[bodies.TriggerSync],
    ) -> Response[models.Triggered]:
        return await self._one(_TRIGGER_SYNC, (), body=body, options=options)

    async def get(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Sync]:
        return await self._one(_GET_SYNC, (id,), options=options)

    async def undo(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Preview]:
        return await self._one(_UNDO_SYNC, (id,), options=options)

    async def cancel(
        self,
        id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Sync]:
        return await self._one(_CANCEL_SYNC, (id,), options=options)



class AsyncPlatformsMethods(AsyncResource):
    @property
    def with_response(self) -> AsyncPlatformsMethodsWithResponse:
        """The same methods; each gives its answer with status, headers and request id."""
        return AsyncPlatformsMethodsWithResponse(self._transport)

    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListPlatformsQuery],
    ) -> AsyncPages[models.PlatformSummary, models.ListMeta]:
        """List the ad platforms. The platforms that campaigns can be sent to, in a fixed order."""
        return self._list(_LIST_PLATFORMS, (), query=query, options=options)

    async def get(
        self,
        platform_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> models.Platform:
        """Get what a platform can hold. What becomes of every field, type and bidding strategy,
        and the limits, as Validate reads them. 404 while campaigns cannot be sent there."""
        return (await self._one(_GET_PLATFORM, (platform_id,), options=options)).data



class AsyncPlatformsMethodsWithResponse(AsyncResource):
    async def get(
        self,
        platform_id: str,
        /,
        *,
        options: RequestOptions | None = None,
    ) -> Response[models.Platform]:
        return await self._one(_GET_PLATFORM, (platform_id,), options=options)



class AsyncMediaRequirementsMethods(AsyncResource):
    def list(
        self,
        *,
        options: RequestOptions | None = None,
        **query: Unpack[bodies.ListMediaRequirementsQuery],
    ) -> AsyncPages[models.MediaRequirements, models.ListMeta]:
        """List what platforms ask of files and texts. One entry per platform and type of
        campaign that it takes, as Validate reads them."""
        return self._list(_LIST_MEDIA_REQUIREMENTS, (), query=query, options=options)
