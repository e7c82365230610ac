import type { AssetBinding } from './asset-binding';

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
