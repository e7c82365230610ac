# Made from the file of this name in `_async` by `npm run openapi`. Not edited by hand.
from __future__ import annotations

from functools import cached_property

from . import resources
from .sync_runs import SyncRuns
from .transport import Transport


class Members:
    """The resources of a client."""

    _transport: Transport

    @cached_property
    def me(self) -> resources.MeMethods:
        return resources.MeMethods(self._transport)

    @cached_property
    def spaces(self) -> resources.SpacesMethods:
        return resources.SpacesMethods(self._transport)

    @cached_property
    def connections(self) -> resources.ConnectionsMethods:
        return resources.ConnectionsMethods(self._transport)

    @cached_property
    def alerts(self) -> resources.AlertsMethods:
        return resources.AlertsMethods(self._transport)

    @cached_property
    def businesses(self) -> resources.BusinessesMethods:
        return resources.BusinessesMethods(self._transport)

    @cached_property
    def campaigns(self) -> resources.CampaignsMethods:
        return resources.CampaignsMethods(self._transport)

    @cached_property
    def ad_groups(self) -> resources.AdGroupsMethods:
        return resources.AdGroupsMethods(self._transport)

    @cached_property
    def ads(self) -> resources.AdsMethods:
        return resources.AdsMethods(self._transport)

    @cached_property
    def keywords(self) -> resources.KeywordsMethods:
        return resources.KeywordsMethods(self._transport)

    @cached_property
    def angles(self) -> resources.AnglesMethods:
        return resources.AnglesMethods(self._transport)

    @cached_property
    def concepts(self) -> resources.ConceptsMethods:
        return resources.ConceptsMethods(self._transport)

    @cached_property
    def creative_vocabulary(self) -> resources.CreativeVocabularyMethods:
        return resources.CreativeVocabularyMethods(self._transport)

    @cached_property
    def assets(self) -> resources.AssetsMethods:
        return resources.AssetsMethods(self._transport)

    @cached_property
    def campaign_assets(self) -> resources.CampaignAssetsMethods:
        return resources.CampaignAssetsMethods(self._transport)

    @cached_property
    def ad_assets(self) -> resources.AdAssetsMethods:
        return resources.AdAssetsMethods(self._transport)

    @cached_property
    def budget(self) -> resources.BudgetMethods:
        return resources.BudgetMethods(self._transport)

    @cached_property
    def reports(self) -> resources.ReportsMethods:
        return resources.ReportsMethods(self._transport)

    @cached_property
    def conversions(self) -> resources.ConversionsMethods:
        return resources.ConversionsMethods(self._transport)

    @cached_property
    def hooks(self) -> resources.HooksMethods:
        return resources.HooksMethods(self._transport)

    @cached_property
    def social(self) -> resources.SocialMethods:
        return resources.SocialMethods(self._transport)

    @cached_property
    def sync(self) -> SyncRuns:
        return SyncRuns(self._transport)

    @cached_property
    def platforms(self) -> resources.PlatformsMethods:
        return resources.PlatformsMethods(self._transport)

    @cached_property
    def media_requirements(self) -> resources.MediaRequirementsMethods:
        return resources.MediaRequirementsMethods(self._transport)
