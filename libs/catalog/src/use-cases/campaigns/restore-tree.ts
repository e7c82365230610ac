import { Injectable } from '@nestjs/common';
import { Clock, notFound, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { AssetBindings } from '../../data/asset-bindings';
import { Campaigns } from '../../data/campaigns';
import {
  type Ad,
  type AdGroup,
  type AssetBinding,
  type Keyword,
  requirePresent,
  takeCampaignBack,
} from '../../domain';
import {
  adGroupKind,
  adKind,
  type ChildKind,
  keyTaken,
  keywordKind,
  takenKeyOf,
} from '../children/child-kind';
import { AdGroups, Ads, type ChildRow, type ChildStore, Keywords } from '../children/child-store';

/** What comes back of a campaign: rows as they were, under their own ids. */
export interface RestoredTree {
  /** The campaign itself was removed, and is to be one again, paused. */
  readonly isBack: boolean;
  readonly adGroups: readonly AdGroup[];
  readonly ads: readonly Ad[];
  readonly keywords: readonly Keyword[];
  readonly bindings: readonly AssetBinding[];
}

/**
 * Put rows back that a campaign had: all of them, or none. Throws `NOT_FOUND`, `CAMPAIGN_REMOVED`,
 * and what blocks a name or key. Doing it again changes nothing.
 */
@Injectable()
export class RestoreTree {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly adGroups: AdGroups,
    private readonly ads: Ads,
    private readonly keywords: Keywords,
    private readonly bindings: AssetBindings,
    private readonly clock: Clock,
  ) {}

  execute(
    tenant: Tenant,
    campaignId: string,
    { isBack, adGroups, ads, keywords, bindings }: RestoredTree,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.open(tenant, campaignId, isBack);
      if (adGroups.length + ads.length + keywords.length === 0) return;
      await insertAll(tenant, this.adGroups, adGroupKind, adGroups);
      await insertAll(tenant, this.ads, adKind, ads);
      await insertAll(tenant, this.keywords, keywordKind, keywords);
      for (const binding of bindings) await this.bindings.insert(binding);
      await this.campaigns.touchTrees(tenant, [campaignId]);
    });
  }

  private async open(tenant: Tenant, campaignId: string, isBack: boolean): Promise<void> {
    const campaign = await this.campaigns.lock(tenant, campaignId);
    if (!campaign) throw notFound();
    if (campaign.status !== 'REMOVED') return;
    if (!isBack) requirePresent(campaign);
    await this.campaigns.replace(campaign, takeCampaignBack(campaign, this.clock.now()));
  }
}

const insertAll = async <Row extends ChildRow>(
  tenant: Tenant,
  store: ChildStore<Row, never>,
  kind: Pick<ChildKind<Row, never, never>, 'taken'>,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  const inserted = await store.insert(tenant, rows);
  const refused = rows.find(({ id }) => !inserted.has(id));
  if (refused) {
    const holders = await store.holders(tenant, [refused]);
    throw keyTaken(kind, refused, takenKeyOf(store.uniqueKeys(refused), holders));
  }
};
