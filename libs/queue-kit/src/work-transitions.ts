import type { Logger } from '@nestjs/common';
import type { TakenLease } from './leases';
import { type RunOutcome, workRuns, workRunSeconds } from './metrics';

/** What names a run of a work item in the log. */
const fieldsOf = ({ workId, work, failures, origin }: TakenLease) => ({
  requestId: origin.requestId ?? workId,
  workId,
  kind: work.kind,
  queue: work.queue,
  accountId: work.accountId,
  spaceId: work.spaceId,
  attempt: failures + 1,
});

/** What is known of a run when it is over. */
export interface RunEnd {
  readonly startedAt: number;
  /** False for a round that found nothing to do outside. */
  readonly hasReachedOut: boolean;
}

/** One log line for each transition of a work item, and what is counted of it. */
export class WorkTransitions {
  constructor(private readonly logger: Logger) {}

  /** Work that begins by itself comes again and again: its start is for debugging. */
  started(lease: TakenLease): void {
    this.write(lease.origin.requestId === null ? 'debug' : 'log', lease, {}, 'work is started');
  }

  ended(lease: TakenLease, end: RunEnd): void {
    const isQuiet = lease.origin.requestId === null && !end.hasReachedOut;
    this.over(lease, 'ended', end);
    this.write(isQuiet ? 'debug' : 'log', lease, { ms: msOf(end) }, 'work is ended');
  }

  failed(lease: TakenLease, end: RunEnd, err: unknown): void {
    this.over(lease, 'failed', end);
    this.write(
      'error',
      lease,
      { ms: msOf(end), failures: lease.failures + 1, err },
      'work failed and will be tried again',
    );
  }

  /** The process is asked to stop: another worker goes on. */
  stopped(lease: TakenLease, end: RunEnd): void {
    this.over(lease, 'stopped', end);
    this.write('log', lease, { ms: msOf(end) }, 'work is given back because the process stops');
  }

  lost(lease: TakenLease, end: RunEnd): void {
    this.over(lease, 'lost', end);
    this.write('warn', lease, { ms: msOf(end) }, 'the lease of a work item is lost');
  }

  abandoned(lease: TakenLease, reason: Error): void {
    workRuns.inc({ kind: lease.work.kind, outcome: 'abandoned' });
    this.write(
      'error',
      lease,
      { stalls: lease.stalls, code: reason.name, err: reason },
      'work is given up',
    );
  }

  private over(lease: TakenLease, outcome: RunOutcome, end: RunEnd): void {
    workRuns.inc({ kind: lease.work.kind, outcome });
    workRunSeconds.observe({ queue: lease.work.queue }, msOf(end) / 1_000);
  }

  private write(
    level: 'debug' | 'log' | 'warn' | 'error',
    lease: TakenLease,
    more: object,
    text: string,
  ): void {
    this.logger[level]({ ...fieldsOf(lease), ...more }, text);
  }
}

const msOf = ({ startedAt }: RunEnd): number => Math.round(performance.now() - startedAt);
