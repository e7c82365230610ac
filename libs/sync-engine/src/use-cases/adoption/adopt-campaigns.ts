import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, isRefusal, type Tenant } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms/domain';
import { AdoptionCatalog } from '../../data/catalog-trees';
import { Operations } from '../../data/syncing/operations';
import { adoptedAgain } from '../../domain/adoption/adopted-tree';
import { rowsOf } from '../../domain/adoption/remote-value';
import { type CampaignTree, targetOfConnection } from '../../domain/basis/campaign-tree';
import { batchesOf, type Span } from '../../domain/planning/grouping';
import type { PlannedChange } from '../../domain/planning/plan';
import { adoptionRefused } from '../../domain/syncing/operation-errors';
import type { OpenAccount } from '../ports';
import { type Entry, entryOf, type Ledger } from '../syncing/ledger';
import type { SyncWork } from '../syncing/sync-work';
import { CampaignClaimed } from './links';

/** Digests of all pictures that these objects show and that are known by their bytes. */
export const digestsIn = (observed: readonly Pick<Observed, 'attributes'>[]): readonly string[] =>
  [
    ...new Set(
      observed.flatMap(({ attributes }) =>
        (rowsOf(attributes['images'] ?? null) ?? []).flatMap(({ sha256 }) =>
          typeof sha256 === 'string' ? [sha256] : [],
        ),
      ),
    ),
  ].sort();

/**
 * Takes remote campaigns over, each with its whole tree in one transaction: rows, bindings, the
 * claim and what is recorded of it. No platform is asked.
 */
@Injectable()
export class AdoptCampaigns {
  constructor(
    private readonly catalog: AdoptionCatalog,
    private readonly operations: Operations,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** `campaigns`: the operations of campaigns themselves; what is below them is read here. */
  async execute(
    { tenant, syncId }: SyncWork,
    account: OpenAccount,
    ledger: Ledger,
    campaigns: readonly Entry[],
  ): Promise<void> {
    const spans =
      campaigns.length > 0
        ? await this.operations.spans(tenant, syncId, account.connection.id)
        : [];
    for (const campaign of campaigns) {
      await ledger.assertWanted();
      const own = spans.filter(
        ({ campaignId }) => campaignId === campaign.change.address.campaignId,
      );
      await this.adoptOne(tenant, account, ledger, [
        campaign,
        ...(await this.below(tenant, syncId, account, own)),
      ]);
    }
  }

  private async below(
    tenant: Tenant,
    syncId: string,
    { connection }: OpenAccount,
    spans: readonly Span[],
  ): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    for (const batch of batchesOf(spans)) {
      entries.push(
        ...(await this.operations.open(tenant, syncId, connection.id, batch)).map(entryOf),
      );
    }
    return entries;
  }

  private async adoptOne(
    tenant: Tenant,
    account: OpenAccount,
    ledger: Ledger,
    entries: readonly Entry[],
  ): Promise<void> {
    try {
      await ledger.bindAll(entries, () =>
        this.write(
          tenant,
          account,
          entries.map(({ change }) => change),
        ),
      );
    } catch (error) {
      if (!isRefusal(error) && !(error instanceof CampaignClaimed)) throw error;
      for (const entry of entries) ledger.resolve(entry, 'failed', adoptionRefused(error));
      await ledger.flush();
    }
  }

  private async write(
    tenant: Tenant,
    { platform, connection }: OpenAccount,
    changes: readonly PlannedChange[],
  ): Promise<void> {
    const [stored] = await this.identity.holdConnections(tenant, [connection.id]);
    if (!stored) throw new Error(`connection ${connection.id} is gone`);
    const pictures = await this.catalog.pictures(
      tenant,
      digestsIn(changes.map(({ after }) => ({ attributes: after ?? {} }))),
    );
    const at = this.clock.now();
    const tree = adoptedAgain(changes, {
      spaceId: tenant.spaceId,
      target: targetOfConnection(stored),
      platform,
      at,
      pictures,
    });
    if (!tree) throw new Error(`the plan of ${changes[0]?.address.campaignId} is no tree`);
    await this.catalog.write(tenant, linked(tree, changes, at));
  }
}

/** Linked from its first moment, with nothing waiting to be sent. */
const linked = (tree: CampaignTree, changes: readonly PlannedChange[], at: Date): CampaignTree => {
  const [top] = changes;
  if (!top) return tree;
  const { platform, connectionId } = top.address;
  const link = {
    connectionId,
    remoteId: top.remoteId ?? '',
    remoteStatus: 'UNKNOWN',
    linkedAt: at.toISOString(),
    lastSyncedAt: null,
    lastError: null,
    syncedTreeVersion: tree.campaign.treeVersion,
  };
  return { ...tree, campaign: { ...tree.campaign, platformLinks: { [platform]: link } } };
};
