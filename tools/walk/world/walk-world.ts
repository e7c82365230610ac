import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { Database, PgUnitOfWork } from '@switchyard/db-kit';
import { Clock, idFromBytes, type IdPrefix, Ids, UnitOfWork } from '@switchyard/kernel';
import { Notifier, type WorkItem } from '@switchyard/queue-kit';
import type { Scheduler } from '../scheduler/scheduler';
import { WalkDatabase, type WalkPool } from './walk-pool';

/** What stays while walks come and go. */
export interface WalkWorld {
  readonly pool: WalkPool;
  /** Throws between walks. */
  readonly scheduler: () => Scheduler;
  readonly onNotify: (work: WorkItem) => void;
}

/** Business time: what the clock of the asking process shows. */
class SkewedClock extends Clock {
  constructor(private readonly scheduler: () => Scheduler) {
    super();
  }

  now(): Date {
    const { now, actor } = this.scheduler();
    return new Date(now + (actor?.skewMs ?? 0));
  }
}

/** Ids in the order of their making, without chance. */
export class CountedIds extends Ids {
  private made = 0;

  constructor(private readonly scheduler: () => Scheduler) {
    super();
  }

  next(prefix: IdPrefix): string {
    const bytes = Buffer.alloc(16);
    bytes.writeUIntBE(this.scheduler().now, 0, 6);
    bytes.writeUInt8(0x70, 6);
    bytes.writeUInt8(0x80, 8);
    bytes.writeUInt32BE((this.made += 1), 12);
    return idFromBytes(prefix, bytes);
  }

  restart(): void {
    this.made = 0;
  }
}

/**
 * What a process of the product gets from its environment: database, clock, ids, and a notifier
 * that the walk provides.
 */
export const worldModule = (
  world: WalkWorld,
  ids: Ids,
  more: readonly Provider[],
): DynamicModule => {
  const database = new WalkDatabase(world.pool);
  const notifier = { notify: (work: WorkItem) => Promise.resolve(world.onNotify(work)) };
  const providers: Provider[] = [
    { provide: Database, useValue: database },
    { provide: UnitOfWork, useFactory: () => new PgUnitOfWork(database) },
    { provide: Clock, useValue: new SkewedClock(world.scheduler) },
    { provide: Ids, useValue: ids },
    { provide: Notifier, useValue: notifier },
    ...more,
  ];
  @Module({})
  class World {}
  return { module: World, global: true, providers, exports: providers };
};
