import type { Ad, AdGroup, Asset, AssetBinding, Campaign, Keyword } from '../domain';

/** An asset where it is attached. */
export interface AttachedAsset {
  readonly binding: AssetBinding;
  readonly asset: Asset;
}

/** A campaign and, as streams, everything below it. A stream is read when it is asked for and never held whole. */
export interface CampaignTree {
  readonly campaign: Campaign;
  adGroups(): AsyncIterable<readonly AdGroup[]>;
  ads(): AsyncIterable<readonly Ad[]>;
  keywords(): AsyncIterable<readonly Keyword[]>;
  /** What is attached to the campaign and to everything below it, in the order of attaching. */
  assets(): AsyncIterable<readonly AttachedAsset[]>;
}
