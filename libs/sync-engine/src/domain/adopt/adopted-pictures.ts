import {
  bindAsset,
  ROLE_TYPES,
  type AssetRole,
  type BindingPlace,
} from '@switchyard/catalog/domain';
import { isRefusal } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms';
import { rowsOf } from '../imports';
import type { TreeAsset } from '../snapshot';
import type { AdoptionWorld } from './adoption';
import { idsBelow } from './adopted-id';

/** The pictures of an object that this Space has too, attached here. */
export const adoptedPictures = (
  { attributes }: Observed,
  place: BindingPlace,
  { pictures, at }: AdoptionWorld,
): readonly TreeAsset[] => {
  const ids = idsBelow(place.id);
  return (rowsOf(attributes['images'] ?? null) ?? []).flatMap(({ role, sha256 }) => {
    const asset = pictures.get(String(sha256));
    if (!asset || !isRole(role)) return [];
    try {
      return [{ asset, binding: bindAsset(asset, place, role, { ids, now: at }) }];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return [];
    }
  });
};

const isRole = (role: unknown): role is AssetRole =>
  typeof role === 'string' && Object.hasOwn(ROLE_TYPES, role);
