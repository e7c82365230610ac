import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, daysBefore, type RetentionDays, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { Previews } from '../data/previews';
import { OldSyncs } from '../data/syncing/old-syncs';
import { READABLE_DAYS } from '../domain/planning/preview';
import { LeaseGuard, Promises } from './ports';

/** The kind of work that removes what a Space keeps for too long. */
export const SWEEP_SPACE = 'sweep-space';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** Once a day and up to an hour later, by the Space: those that began together drift apart. */
export const untilNextSweep = (spaceId: string): number =>
  DAY_SECONDS + (createHash('sha256').update(spaceId).digest().readUInt32BE(0) % HOUR_SECONDS);

export const sweepWorkId = (spaceId: string): string => `${SWEEP_SPACE}-${spaceId}`;

/** Inside the running transaction: the Space is swept once a day from now on. */
@Injectable()
export class ScheduleSweep {
  constructor(private readonly promises: Promises) {}

  execute(tenant: Tenant): Promise<void> {
    const { spaceId } = tenant;
    return this.promises.promiseStanding(
      tenant,
      'readings',
      SWEEP_SPACE,
      sweepWorkId(spaceId),
      untilNextSweep(spaceId),
    );
  }
}

/** How long previews and syncs are kept; given by the process. */
export class SweepDays {
  constructor(readonly days: Pick<RetentionDays, 'previews' | 'syncs'>) {}
}

const MOST_AT_ONCE = 50;

/**
 * Removes previews and syncs of a Space that are older than they are kept. Small statements, each in
 * a transaction of its own: what was begun goes on in the next round.
 */
@Injectable()
export class SweepSpace {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: Previews,
    private readonly syncs: OldSyncs,
    private readonly leases: LeaseGuard,
    private readonly clock: Clock,
    private readonly kept: SweepDays,
  ) {}

  /** False when there is more to remove. */
  async execute(tenant: Tenant, lease: Lease, signal: AbortSignal): Promise<boolean> {
    const [now, { days }] = [this.clock.now(), this.kept];
    const previews = await this.previews.replaced(
      tenant,
      {
        askedBefore: daysBefore(now, READABLE_DAYS),
        replacedBefore: daysBefore(now, days.previews),
      },
      MOST_AT_ONCE,
    );
    const syncs = await this.syncs.endedBefore(tenant, daysBefore(now, days.syncs), MOST_AT_ONCE);
    const steps = [
      ...previews.map((id) => () => this.previews.drop(tenant, id)),
      ...syncs.map((id) => () => this.syncs.drop(tenant, id)),
    ];
    for (const step of steps) {
      while (!signal.aborted && (await this.underLease(tenant, lease, step)));
    }
    return !signal.aborted && previews.length < MOST_AT_ONCE && syncs.length < MOST_AT_ONCE;
  }

  private underLease<T>(tenant: Tenant, lease: Lease, step: () => Promise<T>): Promise<T> {
    return this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      return step();
    });
  }
}
