import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import type { Delivery } from '@switchyard/platforms';
import { failureText } from '@switchyard/catalog/domain';
import type { Sync } from '../../domain/sync';
import {
  Bindings,
  CatalogRecords,
  LeaseGuard,
  Operations,
  Syncs,
  type CampaignResult,
  type LinkRecord,
  type OpenAccount,
} from '../ports';
import { inPieces, type ToldDeliveries } from '../delivery-pieces';
import { deliveriesOf } from './deliveries-of';
import type { Ledger } from './ledger';
import { SyncInterrupted, type SyncWork } from './sync-work';

interface Campaign extends CampaignResult {
  readonly remoteId: string;
}

interface Answered {
  readonly told: ToldDeliveries;
  readonly askedAt: Date;
}

/** Tells the catalog what became of its campaigns on one account: links, and what the platform says about serving, some campaigns at a time. */
@Injectable()
export class RecordCampaigns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly catalog: CatalogRecords,
    private readonly leases: LeaseGuard,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly bindings: Bindings,
  ) {}

  async execute(run: SyncWork, account: OpenAccount, ledger: Ledger): Promise<void> {
    await ledger.flush();
    const sync = await this.syncs.get(run.tenant, run.syncId);
    if (run.signal.aborted) throw new SyncInterrupted();
    if (!sync) return;
    const results = await this.operations.results(run.tenant, run.syncId, account.connection.id);
    const remoteIds = await this.bindings.remoteIds(
      run.tenant,
      account.connection.id,
      results.map(({ campaignId }) => campaignId),
    );
    await this.recordGone(
      run,
      account,
      results.filter(({ campaignId }) => !remoteIds.has(campaignId)),
    );
    const linked = results.flatMap((result) =>
      remoteIds.has(result.campaignId)
        ? [{ ...result, remoteId: remoteIds.get(result.campaignId)! }]
        : [],
    );
    await this.recordLinked(run, sync, account, ledger, linked);
  }

  private async recordLinked(
    run: SyncWork,
    sync: Sync,
    account: OpenAccount,
    ledger: Ledger,
    campaigns: readonly Campaign[],
  ): Promise<void> {
    const left = new Map(campaigns.map((campaign) => [campaign.remoteId, campaign]));
    const askedAt = new Date(account.io.now());
    const record = async (told: ToldDeliveries): Promise<void> => {
      const own = [...told.keys()].flatMap((remoteId) => left.get(remoteId) ?? []);
      for (const { remoteId } of own) left.delete(remoteId);
      await ledger.flushCalls();
      await this.record(run, sync, account, own, { told, askedAt });
    };
    for await (const told of inPieces(
      deliveriesOf(account, sync.cancelRequestedAt ? [] : [...left.keys()]),
    )) {
      await record(told);
    }
    await ledger.flushCalls();
    await this.record(run, sync, account, [...left.values()], { told: new Map(), askedAt });
  }

  private async record(
    run: SyncWork,
    sync: Sync,
    account: OpenAccount,
    campaigns: readonly Campaign[],
    { told, askedAt }: Answered,
  ): Promise<void> {
    if (campaigns.length === 0) return;
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.catalog.linked(
        run.tenant,
        campaigns.map((campaign) => linkOf(campaign, sync, account, told.get(campaign.remoteId))),
      );
      const said = campaigns.flatMap(({ campaignId, remoteId }) => {
        const delivery = told.get(remoteId);
        return delivery ? [{ campaignId, delivery }] : [];
      });
      await this.catalog.delivered(run.tenant, account.platform.id, said, askedAt);
    });
  }

  private async recordGone(
    run: SyncWork,
    account: OpenAccount,
    gone: readonly CampaignResult[],
  ): Promise<void> {
    if (gone.length === 0) return;
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.catalog.unlinked(
        run.tenant,
        gone.map(({ campaignId }) => ({ campaignId, platform: account.platform.id })),
      );
    });
  }
}

const linkOf = (
  { campaignId, remoteId, isWhole, firstError }: Campaign,
  sync: Sync,
  account: OpenAccount,
  delivery: Delivery | undefined,
): LinkRecord => ({
  campaignId,
  platform: account.platform.id,
  connectionId: account.connection.id,
  remoteId,
  remoteStatus: delivery?.remoteStatus ?? 'UNKNOWN',
  syncedTreeVersion: isWhole ? (sync.treeVersions[campaignId] ?? null) : null,
  lastError: firstError && failureText(firstError),
});
