import { validationError, type Ids } from '@switchyard/kernel';
import type { Asset } from '../asset/asset';
import type { AssetBinding } from './asset-binding';
import { ROLE_TYPES, type AssetRole } from './asset-role';
import type { BindingPlace } from './binding-owner';

/** A new binding. Throws `VALIDATION_ERROR` when the asset cannot play the role. */
export const bindAsset = (
  asset: Asset,
  place: BindingPlace,
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

/** A binding in another role; the same object when it has it already. Throws `VALIDATION_ERROR` when the asset cannot play it. */
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
