import { Injectable } from '@nestjs/common';
import { Clock, isId, notFound, UnitOfWork, type Caller, type PageCursor } from '@switchyard/kernel';
import { foldStatus, type FoldedSync } from '../../domain/plan';
import { syncNotActive, type Operation, type Preview, type Sync } from '../../domain/sync';
import { Operations, Previews, Syncs, type ChangeFilter, type OutcomeTally } from '../ports';

export interface SyncView {
  readonly sync: Sync;
  readonly folded: FoldedSync;
  readonly tallies: readonly OutcomeTally[];
}

/** Reads previews, plans, syncs and their operations; asks for a cancel. */
@Injectable()
export class ReadSyncs {
  constructor(
    private readonly work: UnitOfWork, private readonly syncs: Syncs, private readonly operations: Operations, private readonly previews: Previews, private readonly clock: Clock,
  ) {}

  /** By preview id, or by planHash (its newest preview). */
  async preview(caller: Caller, idOrHash: string): Promise<Preview> {
    const preview = isId('pvw', idOrHash) ? await this.previews.get(caller, idOrHash) : await this.previews.byHash(caller, idOrHash);
    if (!preview) throw notFound();
    return preview;
  }

  changes(caller: Caller, previewId: string, filter: ChangeFilter, afterSeq: number, limit: number) {
    return this.previews.changes(caller, previewId, filter, afterSeq, limit);
  }

  parts(caller: Caller, previewId: string) {
    return this.previews.parts(caller, previewId);
  }

  async sync(caller: Caller, id: string): Promise<SyncView> {
    const sync = await this.syncs.get(caller, id);
    if (!sync) throw notFound();
    return this.view(caller, sync);
  }

  async page(caller: Caller, limit: number, cursor: PageCursor | undefined): Promise<readonly SyncView[]> {
    const rows = await this.syncs.page(caller, limit, cursor);
    return Promise.all(rows.map((sync) => this.view(caller, sync)));
  }

  async operationsOf(caller: Caller, syncId: string, filter: Parameters<Operations['page']>[2], afterSeq: number, limit: number): Promise<readonly Operation[]> {
    if (!(await this.syncs.get(caller, syncId))) throw notFound();
    return this.operations.page(caller, syncId, filter, afterSeq, limit);
  }

  /** Takes effect before the next request to a platform. Throws SYNC_NOT_ACTIVE when it is over. */
  async cancel(caller: Caller, id: string): Promise<SyncView> {
    await this.work.run(caller, async () => {
      if (!(await this.syncs.get(caller, id))) throw notFound();
      if (!(await this.syncs.requestCancel(caller, id, this.clock.now()))) throw syncNotActive();
    });
    return this.sync(caller, id);
  }

  private async view(caller: Caller, sync: Sync): Promise<SyncView> {
    const tallies = await this.operations.outcomes(caller, sync.id);
    const outcomes = tallies.flatMap((tally) => Array.from({ length: tally.count }, () => tally));
    const secondsSinceProgress = (this.clock.now().getTime() - sync.progressAt.getTime()) / 1000;
    const flags = {
      finished: sync.finishedAt !== null, cancelRequested: sync.cancelRequestedAt !== null, takenUp: sync.startedAt !== null, waiting: sync.waiting, secondsSinceProgress,
    };
    return { sync, tallies, folded: foldStatus(outcomes, flags) };
  }
}
