import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure, type Delivery } from '@switchyard/platforms';
import { groupBy } from '../../domain/plan';
import type { Sync } from '../../domain/sync';
import { CatalogRecords, LeaseGuard, Syncs, type LinkRecord, type OpenAccount } from '../ports';
import type { Entry, Ledger } from './ledger';
import { SyncInterrupted, type SyncWork } from './sync-work';

/** Waits before each try to read what a platform says about serving. */
const READ_PAUSES_MS = [0, 500, 2_000] as const;

interface Campaign {
  readonly campaignId: string;
  readonly remoteId: string | null;
  readonly entries: readonly Entry[];
}

/** Tells the catalog what became of its campaigns on one account: links, and what the platform says about serving. */
@Injectable()
export class RecordCampaigns {
  constructor(private readonly work: UnitOfWork, private readonly catalog: CatalogRecords, private readonly leases: LeaseGuard, private readonly syncs: Syncs) {}

  async execute(run: SyncWork, account: OpenAccount, ledger: Ledger, entries: readonly Entry[]): Promise<void> {
    await ledger.flush();
    const sync = await this.syncs.get(run.tenant, run.syncId);
    if (run.signal.aborted) throw new SyncInterrupted();
    if (!sync) return;
    // What was released is no campaign of ours any more: there is no link to record.
    const own = entries.filter(({ change }) => change.action !== 'release');
    const campaigns = [...groupBy(own, ({ operation }) => operation.campaignId).entries()]
      .map(([campaignId, ofCampaign]) => ({ campaignId, remoteId: ledger.remoteIdOf(campaignId), entries: ofCampaign }));
    const deliveries = await this.deliveries(account, sync.cancelRequestedAt ? [] : campaigns);
    await ledger.flushCalls();
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.record(run, sync, account, campaigns, deliveries);
    });
  }

  private async record(run: SyncWork, sync: Sync, account: OpenAccount, campaigns: readonly Campaign[], deliveries: ReadonlyMap<string, Delivery>): Promise<void> {
    const platform = account.platform.id;
    const gone = campaigns.filter(({ remoteId }) => remoteId === null).map(({ campaignId }) => ({ campaignId, platform }));
    const linked = campaigns.flatMap((campaign) => linkOf(campaign, sync, account, deliveries.get(campaign.remoteId ?? '')));
    await this.catalog.unlinked(run.tenant, gone);
    await this.catalog.linked(run.tenant, linked);
    const said = campaigns.flatMap(({ campaignId, remoteId }) => {
      const delivery = remoteId === null ? undefined : deliveries.get(remoteId);
      return delivery ? [{ campaignId, delivery }] : [];
    });
    await this.catalog.delivered(run.tenant, platform, said);
  }

  /** A platform that cannot be asked even after some tries has said nothing: the sync's own outcome does not depend on it. */
  private async deliveries(account: OpenAccount, campaigns: readonly Campaign[]): Promise<ReadonlyMap<string, Delivery>> {
    const remoteIds = campaigns.flatMap(({ remoteId }) => remoteId ?? []);
    for (const pauseMs of remoteIds.length > 0 ? READ_PAUSES_MS : []) {
      await account.io.sleep(pauseMs);
      const said = await readDeliveries(account, remoteIds);
      if (said !== 'ask again') return said;
    }
    return new Map();
  }
}

/** Nothing said by a platform that refuses to tell; one that could not be reached may be asked again. */
const readDeliveries = async (account: OpenAccount, remoteIds: readonly string[]): Promise<ReadonlyMap<string, Delivery> | 'ask again'> => {
  const said = new Map<string, Delivery>();
  try {
    for await (const delivery of account.platform.delivery(account.connection, remoteIds, account.io)) said.set(delivery.campaignRemoteId, delivery);
    return said;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    const { kind } = error.failure;
    return kind === 'unavailable' || kind === 'unknown' ? 'ask again' : new Map();
  }
};

const linkOf = ({ campaignId, remoteId, entries }: Campaign, sync: Sync, account: OpenAccount, delivery: Delivery | undefined): LinkRecord[] => {
  if (remoteId === null) return [];
  const whole = entries.every(({ status }) => status === 'succeeded');
  return [{
    campaignId, platform: account.platform.id, connectionId: account.connection.id, remoteId, remoteStatus: delivery?.remoteStatus ?? 'UNKNOWN',
    syncedTreeVersion: whole ? (sync.treeVersions[campaignId] ?? null) : null, lastError: entries.find(({ error }) => error)?.error?.message ?? null,
  }];
};
