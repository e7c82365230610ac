import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  isId,
  notFound,
  type PageCursor,
  type PlatformId,
  UnitOfWork,
} from '@switchyard/kernel';
import { Previews } from '../../data/previews';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import { groupBy } from '../../domain/planning/grouping';
import type { Preview } from '../../domain/planning/preview';
import {
  type BlockedInSync,
  type Operation,
  type OperationError,
  type Sync,
  syncNotActive,
} from '../../domain/syncing/sync';
import {
  type FoldedSync,
  foldStatus,
  type OperationStatus,
} from '../../domain/syncing/sync-status';
import { KnownCampaigns } from '../planning/request-preview';
import { type ChangeFilter, type OutcomeTally, Promises } from '../ports';

export const CAMPAIGN_PROGRESS = [
  'pending',
  'in_progress',
  'completed',
  'partial',
  'failed',
  'skipped',
  'drifted',
  'deferred',
  'blocked',
] as const;
export type CampaignProgressStatus = (typeof CAMPAIGN_PROGRESS)[number];

/** What became of one campaign on one platform. */
interface CampaignProgress {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly status: CampaignProgressStatus;
  /** The first one, failures before consequences. */
  readonly error: OperationError | null;
}

/**
 * Folds the operations of a sync per campaign and platform, in the plan's order; then what its plan
 * blocks.
 */
export const campaignProgress = (
  tallies: readonly OutcomeTally[],
  finished: boolean,
  blocked: readonly BlockedInSync[],
): readonly CampaignProgress[] => {
  const groups = groupBy(tallies, keyOf);
  const deferred = new Map(blocked.map((one) => [keyOf(one), one]));
  const touched = [...groups].map(([key, own]): CampaignProgress => {
    const status = statusOf(own, finished);
    return {
      campaignId: own[0]!.campaignId,
      platform: own[0]!.platform,
      // Releases are carried out for a blocked campaign.
      status: status === 'completed' && deferred.has(key) ? 'partial' : status,
      error: errorOf(own) ?? deferred.get(key)?.error ?? null,
    };
  });
  return [...touched, ...blocked.filter((one) => !groups.has(keyOf(one))).map(blockedProgress)];
};

const keyOf = ({ campaignId, platform }: Pick<CampaignProgress, 'campaignId' | 'platform'>) =>
  `${platform} ${campaignId}`;

const blockedProgress = ({ campaignId, platform, error }: BlockedInSync): CampaignProgress => ({
  campaignId,
  platform,
  status: 'blocked',
  error,
});

const statusOf = (own: readonly OutcomeTally[], finished: boolean): CampaignProgressStatus => {
  const has = (...statuses: readonly OperationStatus[]): boolean =>
    own.some(({ status }) => statuses.includes(status));
  if (own.every(({ status }) => status === 'succeeded')) return 'completed';
  if (!finished && own.every(({ status }) => status === 'pending')) return 'pending';
  if (!finished && has('pending', 'started')) return 'in_progress';
  if (has('succeeded')) return 'partial';
  if (has('failed', 'uncertain')) return 'failed';
  if (has('deferred')) return 'deferred';
  return has('drifted') ? 'drifted' : 'skipped';
};

const errorOf = (own: readonly OutcomeTally[]): OperationError | null => {
  const failed = own.find(
    ({ status, firstError }) => firstError && (status === 'failed' || status === 'uncertain'),
  );
  return (failed ?? own.find(({ firstError }) => firstError))?.firstError ?? null;
};

export interface SyncView {
  readonly sync: Sync;
  readonly folded: FoldedSync;
  readonly total: number;
  /** Operations that nothing more will be done about. */
  readonly done: number;
  readonly campaigns: readonly (CampaignProgress & { readonly name: string })[];
}

type Folded = Omit<SyncView, 'campaigns'> & { readonly campaigns: readonly CampaignProgress[] };

/** Reads previews, plans, syncs and their operations; asks for a cancel. */
@Injectable()
export class ReadSyncs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly previews: Previews,
    private readonly known: KnownCampaigns,
    private readonly promises: Promises,
    private readonly clock: Clock,
  ) {}

  /** By preview id, or by planHash (its newest preview). */
  async preview(caller: Caller, idOrHash: string): Promise<Preview> {
    const preview = isId('pvw', idOrHash)
      ? await this.previews.get(caller, idOrHash)
      : await this.previews.byHash(caller, idOrHash);
    if (!preview) throw notFound();
    return preview;
  }

  changes(
    caller: Caller,
    previewId: string,
    filter: ChangeFilter,
    afterSeq: number,
    limit: number,
  ) {
    return this.previews.changes(caller, previewId, filter, afterSeq, limit);
  }

  async sync(caller: Caller, id: string): Promise<SyncView> {
    const sync = await this.syncs.get(caller, id);
    if (!sync) throw notFound();
    return this.named(caller, await this.fold(caller, sync));
  }

  async page(
    caller: Caller,
    limit: number,
    cursor: PageCursor | undefined,
  ): Promise<readonly SyncView[]> {
    const rows = await this.syncs.page(caller, limit, cursor);
    const folded = await Promise.all(rows.map((sync) => this.fold(caller, sync)));
    return Promise.all(folded.map((one) => this.named(caller, one)));
  }

  async operationsOf(
    caller: Caller,
    syncId: string,
    filter: Parameters<Operations['page']>[2],
    afterSeq: number,
    limit: number,
  ): Promise<readonly Operation[]> {
    if (!(await this.syncs.get(caller, syncId))) throw notFound();
    return this.operations.page(caller, syncId, filter, afterSeq, limit);
  }

  /** Takes effect before the next request to a platform. Throws SYNC_NOT_ACTIVE when it is over. */
  async cancel(caller: Caller, id: string): Promise<SyncView> {
    await this.work.run(caller, async () => {
      if (!(await this.syncs.get(caller, id))) throw notFound();
      if (!(await this.syncs.requestCancel(caller, id, this.clock.now()))) throw syncNotActive();
      await this.promises.wake(id);
    });
    return this.sync(caller, id);
  }

  private async fold(caller: Caller, sync: Sync): Promise<Folded> {
    const tallies = await this.operations.outcomes(caller, sync.id);
    const finished = sync.finishedAt !== null;
    const withoutProgress = !finished && (await this.promises.isStalled(sync.id));
    const flags = {
      finished,
      cancelRequested: sync.cancelRequestedAt !== null,
      takenUp: sync.startedAt !== null,
      waiting: sync.waiting,
      withoutProgress,
      blocked: sync.blockedCount,
    };
    const folded = foldStatus(tallies, flags);
    const total = countOf(tallies);
    const open = countOf(
      tallies.filter(({ status }) => status === 'pending' || status === 'started'),
    );
    return {
      sync,
      folded: sync.failure && finished ? { ...folded, status: 'failed' } : folded,
      total,
      done: finished ? total : total - open,
      campaigns: campaignProgress(tallies, finished, sync.blocked),
    };
  }

  /** A campaign that the catalog has given up is called what its operations called it. */
  private async named(caller: Caller, folded: Folded): Promise<SyncView> {
    const names = await this.known.names(
      caller,
      folded.campaigns.map(({ campaignId }) => campaignId),
    );
    const nameOf = async (campaignId: string) =>
      names.get(campaignId) ??
      folded.sync.blocked.find((one) => one.campaignId === campaignId)?.name ??
      (await this.nameInPlan(caller, folded.sync.id, campaignId));
    return {
      ...folded,
      campaigns: await Promise.all(
        folded.campaigns.map(async (one) => ({ ...one, name: await nameOf(one.campaignId) })),
      ),
    };
  }

  private async nameInPlan(caller: Caller, syncId: string, campaignId: string): Promise<string> {
    const [first] = await this.operations.page(caller, syncId, { campaignId }, 0, 1);
    return first?.entity === 'campaign' ? first.change.name : campaignId;
  }
}

const countOf = (tallies: readonly { readonly count: number }[]): number =>
  tallies.reduce((sum, { count }) => sum + count, 0);
