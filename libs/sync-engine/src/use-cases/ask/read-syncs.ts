import { Injectable } from '@nestjs/common';
import {
  Clock,
  isId,
  notFound,
  UnitOfWork,
  type Caller,
  type PageCursor,
} from '@switchyard/kernel';
import { foldStatus, type FoldedSync } from '../../domain/plan';
import { syncNotActive, type Operation, type Preview, type Sync } from '../../domain/sync';
import { Operations, Previews, Promises, Syncs, type ChangeFilter } from '../ports';
import { campaignProgress, type CampaignProgress } from './campaign-progress';
import { KnownCampaigns } from './known-campaigns';

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
