import { Injectable } from '@nestjs/common';
import { referenceNotFound, type Tenant } from '@switchyard/kernel';
import {
  campaignRemoved,
  OWNER_MEMBER,
  type BindingOwner,
  type BindingPlace,
  type Removal,
} from '../domain';
import { AdGroups, Ads, type LockedRows } from './child-store';

interface Found {
  readonly place: Omit<BindingPlace, 'scope' | 'id'>;
  readonly removal: Removal | null;
}

/** Locks the campaign of what an asset is attached at. Throws `NOT_FOUND` with where the id stands, and `CAMPAIGN_REMOVED`. */
@Injectable()
export class LockOwner {
  constructor(
    private readonly adGroups: AdGroups,
    private readonly ads: Ads,
  ) {}

  async execute(tenant: Tenant, owner: BindingOwner): Promise<BindingPlace> {
    const found = await this.find(tenant, owner);
    if (!found) throw referenceNotFound(`/${OWNER_MEMBER[owner.scope]}`);
    if (found.removal) throw campaignRemoved(found.place.campaignId, found.removal);
    return { ...owner, ...found.place };
  }

  private async find(tenant: Tenant, { scope, id }: BindingOwner): Promise<Found | undefined> {
    switch (scope) {
      case 'CAMPAIGN': {
        const tree = (await this.adGroups.lockParents(tenant, [id])).get(id);
        return tree && { place: { campaignId: id, adGroupId: null }, removal: tree.removal };
      }
      case 'AD_GROUP':
        return foundIn(await this.adGroups.lock(tenant, [id]), id, () => id);
      case 'AD':
        return foundIn(await this.ads.lock(tenant, [id]), id, ({ adGroupId }) => adGroupId);
    }
  }
}

const foundIn = <Row extends { readonly campaignId: string }>(
  { rows, trees }: LockedRows<Row>,
  id: string,
  adGroupOf: (row: Row) => string,
): Found | undefined => {
  const row = rows.get(id);
  const tree = row && trees.get(row.campaignId);
  return (
    tree && {
      place: { campaignId: row.campaignId, adGroupId: adGroupOf(row) },
      removal: tree.removal,
    }
  );
};
