import { type Ids, validationError } from '@switchyard/kernel';
import type { Asset, AssetType } from './asset';

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

export const AD_ASSET_ROLES = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
  'LOGO',
  'LANDSCAPE_LOGO',
  'YOUTUBE_VIDEO',
  'VIDEO',
] as const;
export const CAMPAIGN_ASSET_ROLES = [
  ...AD_ASSET_ROLES,
  'SITELINK',
  'CALLOUT',
  'STRUCTURED_SNIPPET',
  'CALL',
] as const;

/** What an asset is for, where it is attached. */
export type AssetRole = (typeof CAMPAIGN_ASSET_ROLES)[number];
export type AdAssetRole = (typeof AD_ASSET_ROLES)[number];

/** The types that can play a role. */
export const ROLE_TYPES: Readonly<Record<AssetRole, readonly AssetType[]>> = {
  MARKETING_IMAGE: ['IMAGE'],
  SQUARE_MARKETING_IMAGE: ['IMAGE'],
  PORTRAIT_MARKETING_IMAGE: ['IMAGE'],
  LOGO: ['LOGO', 'IMAGE'],
  LANDSCAPE_LOGO: ['LOGO', 'IMAGE'],
  YOUTUBE_VIDEO: ['YOUTUBE_VIDEO'],
  VIDEO: ['VIDEO'],
  SITELINK: ['SITELINK'],
  CALLOUT: ['CALLOUT'],
  STRUCTURED_SNIPPET: ['STRUCTURED_SNIPPET'],
  CALL: ['CALL'],
};

/** What a caller names as the place of an asset. */
export interface BindingOwner {
  readonly scope: BindingScope;
  readonly id: string;
}

/** The member that names an owner of each scope. */
export const OWNER_MEMBER = {
  CAMPAIGN: 'campaignId',
  AD_GROUP: 'adGroupId',
  AD: 'adId',
} as const satisfies Record<BindingScope, string>;

/** Where the owner hangs: found with its campaign locked. */
export interface BindingSlot extends BindingOwner {
  readonly campaignId: string;
  readonly adGroupId: string | null;
}

/** A binding as it is read: the id of what it is attached at, and of its campaign. */
export interface BindingView extends Omit<AssetBinding, 'ownerId' | 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewBinding = (row: AssetBinding): BindingView => ({
  id: row.id,
  spaceId: row.spaceId,
  scope: row.scope,
  campaignId: row.campaignId,
  adGroupId: row.scope === 'AD_GROUP' ? row.adGroupId : null,
  adId: row.adId,
  assetId: row.assetId,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** A new binding. Throws `VALIDATION_ERROR` when the asset cannot play the role. */
export const bindAsset = (
  asset: Asset,
  place: BindingSlot,
  role: AssetRole,
  world: { readonly ids: Ids; readonly now: Date },
): AssetBinding => {
  requireFit(asset, role);
  const { scope, campaignId, adGroupId, id: ownerId } = place;
  return {
    spaceId: asset.spaceId,
    id: world.ids.next(scope === 'CAMPAIGN' ? 'cas' : 'ada'),
    scope,
    campaignId,
    adGroupId,
    adId: scope === 'AD' ? ownerId : null,
    ownerId,
    assetId: asset.id,
    role,
    createdAt: world.now,
    updatedAt: world.now,
    version: 1,
  };
};

/**
 * A binding in another role; the same object when it has it already. Throws `VALIDATION_ERROR` when
 * the asset cannot play it.
 */
export const reviseBinding = (
  row: AssetBinding,
  asset: Asset,
  role: AssetRole,
  now: Date,
): AssetBinding => {
  requireFit(asset, role);
  return row.role === role ? row : { ...row, role, updatedAt: now };
};

const requireFit = ({ type }: Asset, role: AssetRole): void => {
  if (ROLE_TYPES[role].includes(type)) return;
  throw validationError([
    {
      path: '/role',
      code: 'NOT_ALLOWED',
      message: `An asset of type ${type} cannot be a ${role}. Use one of type ${ROLE_TYPES[role].join(' or ')}`,
    },
  ]);
};
