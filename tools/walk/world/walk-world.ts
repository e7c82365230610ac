import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { Database, PgUnitOfWork } from '@switchyard/db-kit';
import { Clock, idFromBytes, Ids, UnitOfWork, type IdPrefix } from '@switchyard/kernel';
import { Bell, type PromisedWork } from '@switchyard/queue-kit';
import type { Scheduler } from '../scheduler/scheduler';
import { WalkDatabase } from './walk-database';
import type { WalkPool } from './walk-pool';

/** What stays while walks come and go. */
export interface WalkWorld {
  readonly pool: WalkPool;
  /** Throws between walks. */
  readonly scheduler: () => Scheduler;
  readonly rung: (work: PromisedWork) => void;
}

/** Business time: what the clock on the wall of whoever asks shows. */
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

/** What a process of the product is given by its surroundings: database, clock, ids, and a bell that the walk rings. */
export const worldModule = (
  world: WalkWorld,
  ids: Ids,
  more: readonly Provider[],
): DynamicModule => {
  const database = new WalkDatabase(world.pool);
  const bell = { ring: (work: PromisedWork) => Promise.resolve(world.rung(work)) };
  const providers: Provider[] = [
    { provide: Database, useValue: database },
    { provide: UnitOfWork, useFactory: () => new PgUnitOfWork(database) },
    { provide: Clock, useValue: new SkewedClock(world.scheduler) },
    { provide: Ids, useValue: ids },
    { provide: Bell, useValue: bell },
    ...more,
  ];
  @Module({})
  class World {}
  return { module: World, global: true, providers, exports: providers };
};
