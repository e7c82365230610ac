import { Injectable } from '@nestjs/common';
import { failureText } from '@switchyard/catalog/domain';
import { UnitOfWork } from '@switchyard/kernel';
import { type Delivery, PlatformFailure } from '@switchyard/platforms/domain';
import { Bindings } from '../../data/syncing/bindings';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import type { Sync } from '../../domain/syncing/sync';
import { type CampaignResult, LeaseGuard, type LinkRecord, type OpenAccount } from '../ports';
import type { Ledger } from './ledger';
import { SyncInterrupted, type SyncWork } from './sync-work';

/** Waits before each try to read what a platform says about serving. */
const READ_PAUSES_MS = [0, 500, 2_000] as const;

/**
 * Yields a platform's facts about campaigns as they arrive. A platform that stays unavailable after
 * some tries yields nothing; the outcome of the sync does not depend on it.
 */
async function* deliveriesOf(
  account: OpenAccount,
  remoteIds: readonly string[],
): AsyncGenerator<Delivery, void> {
  const unreported = new Set(remoteIds);
  for (const pauseMs of unreported.size > 0 ? READ_PAUSES_MS : []) {
    await account.io.sleep(pauseMs);
    if (yield* readDeliveries(account, unreported)) return;
  }
}

/** True when nothing is left to ask for. */
async function* readDeliveries(
  { platform, connection, io }: OpenAccount,
  unreported: Set<string>,
): AsyncGenerator<Delivery, boolean> {
  try {
    for await (const delivery of platform.delivery(connection, [...unreported], io)) {
      unreported.delete(delivery.campaignRemoteId);
      yield delivery;
    }
    return true;
  } catch (error) {
    return !isWorthAsking(error);
  }
}

/** A platform that refuses the request is not asked again; one that could not be reached may be. */
const isWorthAsking = (error: unknown): boolean => {
  if (!(error instanceof PlatformFailure)) throw error;
  return error.failure.kind === 'unavailable' || error.failure.kind === 'unknown';
};

/** What platforms reported about serving, by remote id of the campaign. */
type ReportedDeliveries = ReadonlyMap<string, Delivery>;

/** What is recorded at once. */
const MOST = { campaigns: 100, reviews: 5_000 } as const;

/** Deliveries by remote id, as many as are recorded at once. */
export async function* inPieces(
  deliveries: AsyncIterable<Delivery>,
): AsyncIterable<ReportedDeliveries> {
  let piece = new Map<string, Delivery>();
  let reviews = 0;
  for await (const delivery of deliveries) {
    piece.set(delivery.campaignRemoteId, delivery);
    reviews += delivery.reviews.length;
    if (piece.size < MOST.campaigns && reviews < MOST.reviews) continue;
    yield piece;
    [piece, reviews] = [new Map(), 0];
  }
  if (piece.size > 0) yield piece;
}

interface Campaign extends CampaignResult {
  readonly remoteId: string;
}

interface Answered {
  readonly reported: ReportedDeliveries;
  readonly askedAt: Date;
}

/**
 * Records the campaigns of one account in the catalog: links, and the platform's facts about
 * serving, some campaigns at a time.
 */
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
    const record = async (deliveries: ReportedDeliveries): Promise<void> => {
      const own = [...deliveries.keys()].flatMap((remoteId) => left.get(remoteId) ?? []);
      for (const { remoteId } of own) left.delete(remoteId);
      await ledger.flushCalls();
      await this.record(run, sync, account, own, { reported: deliveries, askedAt });
    };
    for await (const deliveries of inPieces(
      deliveriesOf(account, sync.cancelRequestedAt ? [] : [...left.keys()]),
    )) {
      await record(deliveries);
    }
    await ledger.flushCalls();
    await this.record(run, sync, account, [...left.values()], { reported: new Map(), askedAt });
  }

  private async record(
    run: SyncWork,
    sync: Sync,
    account: OpenAccount,
    campaigns: readonly Campaign[],
    { reported, askedAt }: Answered,
  ): Promise<void> {
    if (campaigns.length === 0) return;
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.catalog.linked(
        run.tenant,
        campaigns.map((campaign) =>
          linkOf(campaign, sync, account, reported.get(campaign.remoteId)),
        ),
      );
      const deliveries = campaigns.flatMap(({ campaignId, remoteId }) => {
        const delivery = reported.get(remoteId);
        return delivery ? [{ campaignId, delivery }] : [];
      });
      await this.catalog.delivered(run.tenant, account.platform.id, deliveries, askedAt);
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
