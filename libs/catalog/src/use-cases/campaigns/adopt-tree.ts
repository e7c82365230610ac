import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { AssetBindings } from '../../data/asset-bindings';
import { Campaigns } from '../../data/campaigns';
import type { Ad, AdGroup, Asset, AssetBinding, Campaign, Keyword } from '../../domain';
import { AdGroups, Ads, type ChildRow, type ChildStore, Keywords } from '../children/child-store';

/** A campaign with all that is below it, as rows. */
export interface AdoptedTree {
  readonly campaign: Campaign;
  readonly adGroups: readonly AdGroup[];
  readonly ads: readonly Ad[];
  readonly keywords: readonly Keyword[];
  readonly bindings: readonly AssetBinding[];
}

const ROWS_AT_ONCE = 1_000;

/** Write a tree that was found on a platform: all of it, or nothing. Throws `NAME_TAKEN`. */
@Injectable()
export class AdoptTree {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly adGroups: AdGroups,
    private readonly ads: Ads,
    private readonly keywords: Keywords,
    private readonly bindings: AssetBindings,
  ) {}

  execute(
    tenant: Tenant,
    { campaign, adGroups, ads, keywords, bindings }: AdoptedTree,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.campaigns.insert(campaign);
      await insertAll(tenant, this.adGroups, adGroups);
      await insertAll(tenant, this.ads, ads);
      await insertAll(tenant, this.keywords, keywords);
      for (const binding of bindings) await this.bindings.insert(binding);
    });
  }
}

/** A new campaign has no other rows, so rows that differ from each other have no conflict. */
const insertAll = async <Row extends ChildRow>(
  tenant: Tenant,
  store: ChildStore<Row, never>,
  rows: readonly Row[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const chunk = rows.slice(from, from + ROWS_AT_ONCE);
    const inserted = await store.insert(tenant, chunk);
    if (inserted.size < chunk.length) {
      throw new Error(
        `${chunk.length - inserted.size} rows of campaign ${chunk[0]?.campaignId} conflict with each other`,
      );
    }
  }
};

/** An asset where it is attached. */
export interface AttachedAsset {
  readonly binding: AssetBinding;
  readonly asset: Asset;
}

/**
 * A campaign and, as streams, everything below it. A stream is read on demand and never kept whole
 * in memory.
 */
export interface CampaignTree {
  readonly campaign: Campaign;
  adGroups(): AsyncIterable<readonly AdGroup[]>;
  ads(): AsyncIterable<readonly Ad[]>;
  keywords(): AsyncIterable<readonly Keyword[]>;
  /** What is attached to the campaign and to everything below it, in the order of attaching. */
  assets(): AsyncIterable<readonly AttachedAsset[]>;
}
