# Made from the description of the API by `npm run openapi`. Not edited by hand.
from __future__ import annotations

from functools import cached_property

from . import resources
from .sync_runs import AsyncSyncRuns
from .transport import AsyncTransport


class AsyncMembers:
    """The resources of a client."""

    _transport: AsyncTransport

    @cached_property
    def me(self) -> resources.AsyncMeMethods:
        return resources.AsyncMeMethods(self._transport)

    @cached_property
    def spaces(self) -> resources.AsyncSpacesMethods:
        return resources.AsyncSpacesMethods(self._transport)

    @cached_property
    def connections(self) -> resources.AsyncConnectionsMethods:
        return resources.AsyncConnectionsMethods(self._transport)

    @cached_property
    def alerts(self) -> resources.AsyncAlertsMethods:
        return resources.AsyncAlertsMethods(self._transport)

    @cached_property
    def businesses(self) -> resources.AsyncBusinessesMethods:
        return resources.AsyncBusinessesMethods(self._transport)

    @cached_property
    def campaigns(self) -> resources.AsyncCampaignsMethods:
        return resources.AsyncCampaignsMethods(self._transport)

    @cached_property
    def ad_groups(self) -> resources.AsyncAdGroupsMethods:
        return resources.AsyncAdGroupsMethods(self._transport)

    @cached_property
    def ads(self) -> resources.AsyncAdsMethods:
        return resources.AsyncAdsMethods(self._transport)

    @cached_property
    def keywords(self) -> resources.AsyncKeywordsMethods:
        return resources.AsyncKeywordsMethods(self._transport)

    @cached_property
    def angles(self) -> resources.AsyncAnglesMethods:
        return resources.AsyncAnglesMethods(self._transport)

    @cached_property
    def concepts(self) -> resources.AsyncConceptsMethods:
        return resources.AsyncConceptsMethods(self._transport)

    @cached_property
    def creative_vocabulary(self) -> resources.AsyncCreativeVocabularyMethods:
        return resources.AsyncCreativeVocabularyMethods(self._transport)

    @cached_property
    def assets(self) -> resources.AsyncAssetsMethods:
        return resources.AsyncAssetsMethods(self._transport)

    @cached_property
    def campaign_assets(self) -> resources.AsyncCampaignAssetsMethods:
        return resources.AsyncCampaignAssetsMethods(self._transport)

    @cached_property
    def ad_assets(self) -> resources.AsyncAdAssetsMethods:
        return resources.AsyncAdAssetsMethods(self._transport)

    @cached_property
    def budget(self) -> resources.AsyncBudgetMethods:
        return resources.AsyncBudgetMethods(self._transport)

    @cached_property
    def reports(self) -> resources.AsyncReportsMethods:
        return resources.AsyncReportsMethods(self._transport)

    @cached_property
    def conversions(self) -> resources.AsyncConversionsMethods:
        return resources.AsyncConversionsMethods(self._transport)

    @cached_property
    def hooks(self) -> resources.AsyncHooksMethods:
        return resources.AsyncHooksMethods(self._transport)

    @cached_property
    def social(self) -> resources.AsyncSocialMethods:
        return resources.AsyncSocialMethods(self._transport)

    @cached_property
    def sync(self) -> AsyncSyncRuns:
        return AsyncSyncRuns(self._transport)

    @cached_property
    def platforms(self) -> resources.AsyncPlatformsMethods:
        return resources.AsyncPlatformsMethods(self._transport)

    @cached_property
    def media_requirements(self) -> resources.AsyncMediaRequirementsMethods:
        return resources.AsyncMediaRequirementsMethods(self._transport)
