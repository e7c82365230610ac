import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, isRefusal, type Tenant } from '@switchyard/kernel';
import { adoptionRefused } from '../../domain/apply';
import { adoptedAgain } from '../../domain/adopt';
import { batchesOf, type PlannedChange, type Span } from '../../domain/plan';
import { targetOfConnection, type CampaignTree } from '../../domain/snapshot';
import { CampaignClaimed } from '../apply/campaign-claimed';
import { entryOf } from '../apply/entry-of';
import type { Entry, Ledger } from '../apply/ledger';
import type { SyncWork } from '../apply/sync-work';
import { Operations, type OpenAccount } from '../ports';
import { digestsIn } from './digests-in';
import { AdoptionCatalog } from './ports';

/** Takes remote campaigns over, each with its whole tree in one transaction: rows, bindings, the claim and what is recorded of it. No platform is asked. */
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
      for (const entry of entries) ledger.settle(entry, 'failed', adoptionRefused(error));
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
