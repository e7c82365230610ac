import type { ChangeAction } from '../planning/plan';

export const OPERATION_STATUSES = [
  'pending',
  'started',
  'succeeded',
  'failed',
  'uncertain',
  'skipped',
  'drifted',
  'deferred',
] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

export const SYNC_STATUSES = [
  'queued',
  'in_progress',
  'stalled',
  'completed',
  'partial',
  'failed',
  'cancelled',
] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

export interface OperationOutcome {
  readonly action: ChangeAction;
  readonly status: OperationStatus;
  /** How many there are of it; 1 when left out. */
  readonly count?: number;
}

/** What is stored of a sync besides its operations. */
export interface SyncFlags {
  /** True once `finished_at` is set: nothing is in flight any more. */
  readonly finished: boolean;
  readonly cancelRequested: boolean;
  /** True once a worker took it up. */
  readonly takenUp: boolean;
  /** True while it waits for a platform's limit to pass. */
  readonly waiting: boolean;
  /** True when nothing was done for it for longer than a healthy run takes between two steps. */
  readonly withoutProgress: boolean;
  /** Campaigns, per platform, that its plan blocks. */
  readonly blocked: number;
}

export interface SyncCounts {
  readonly imported: number;
  readonly exported: number;
  readonly removed: number;
  /** Failed, or of unknown outcome. */
  readonly failed: number;
  /** Skipped, or not sent because the object had been edited. */
  readonly skipped: number;
  readonly deferred: number;
  /** Campaigns, per platform, that nothing was sent for because requirements are not met. */
  readonly blocked: number;
}

export interface FoldedSync {
  readonly status: SyncStatus;
  readonly counts: SyncCounts;
}

/** A sync's status is nothing but what became of its operations. */
export const foldStatus = (
  operations: Iterable<OperationOutcome>,
  flags: SyncFlags,
): FoldedSync => {
  const tally = new Tally(flags.blocked);
  for (const operation of operations) tally.add(operation);
  return {
    status: flags.finished ? tally.end(flags.cancelRequested) : runningStatus(flags, tally),
    counts: tally.counts,
  };
};

const runningStatus = (flags: SyncFlags, tally: Tally): SyncStatus => {
  if (!flags.waiting && flags.withoutProgress) return 'stalled';
  return flags.takenUp || tally.touched > 0 ? 'in_progress' : 'queued';
};

class Tally {
  counts: SyncCounts;
  /** Operations that are no longer pending. */
  touched = 0;
  private total = 0;
  private succeeded = 0;
  private drifted = 0;

  constructor(blocked: number) {
    this.counts = {
      imported: 0,
      exported: 0,
      removed: 0,
      failed: 0,
      skipped: 0,
      deferred: 0,
      blocked,
    };
  }

  add({ action, status, count = 1 }: OperationOutcome): void {
    this.total += count;
    if (status !== 'pending') this.touched += count;
    if (status === 'succeeded') this.succeeded += count;
    if (status === 'drifted') this.drifted += count;
    const counted = status === 'succeeded' ? DONE[action] : UNDONE[status];
    if (counted) this.counts = { ...this.counts, [counted]: this.counts[counted] + count };
  }

  /**
   * All done and nothing blocked: completed, also when it was to be cancelled. Nothing done, and no
   * edit, quota or requirement to wait for: failed.
   */
  end(cancelRequested: boolean): SyncStatus {
    if (this.succeeded === this.total) return this.counts.blocked > 0 ? 'partial' : 'completed';
    if (cancelRequested) return 'cancelled';
    return this.succeeded + this.drifted + this.counts.deferred > 0 ? 'partial' : 'failed';
  }
}

const DONE: Readonly<Record<OperationOutcome['action'], keyof SyncCounts | null>> = {
  import: 'imported',
  adopt: 'imported',
  create: 'exported',
  update: 'exported',
  replace: 'exported',
  release: 'exported',
  remove: 'removed',
  forget: null,
};

const UNDONE: Readonly<Record<Exclude<OperationStatus, 'succeeded'>, keyof SyncCounts | null>> = {
  pending: null,
  started: null,
  failed: 'failed',
  uncertain: 'failed',
  skipped: 'skipped',
  drifted: 'skipped',
  deferred: 'deferred',
};
