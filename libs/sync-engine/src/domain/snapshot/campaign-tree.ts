import type {
  Ad,
  AdGroup,
  Asset,
  AssetBinding,
  Campaign,
  Keyword,
} from '@switchyard/catalog/domain';

/** An asset where it is attached. */
export interface TreeAsset {
  readonly binding: AssetBinding;
  readonly asset: Asset;
}

/** One campaign with all that is below it, as the catalog holds it. */
export interface CampaignTree {
  readonly campaign: Campaign;
  readonly adGroups: readonly AdGroup[];
  readonly ads: readonly Ad[];
  readonly keywords: readonly Keyword[];
  /** What is attached to the campaign, its ad groups and its ads. */
  readonly assets: readonly TreeAsset[];
}
