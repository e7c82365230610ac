import type { AssetRole } from './asset-role';

export const BINDING_SCOPES = ['CAMPAIGN', 'AD_GROUP', 'AD'] as const;

/** At what an asset is attached. */
export type BindingScope = (typeof BINDING_SCOPES)[number];

/** An asset in a role at a campaign, ad group or ad, as it is stored. */
export interface AssetBinding {
  readonly spaceId: string;
  /** `cas_…` at a campaign, else `ada_…`. */
  readonly id: string;
  readonly scope: BindingScope;
  /** The campaign that all of it belongs to. */
  readonly campaignId: string;
  /** The ad group, or that of the ad; null at a campaign. */
  readonly adGroupId: string | null;
  readonly adId: string | null;
  /** What it is attached at: one of the three. */
  readonly ownerId: string;
  readonly assetId: string;
  readonly role: AssetRole;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
