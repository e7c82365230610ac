import { type DynamicModule, Module } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import { Clock, Ids, TimeSortedIds } from '@switchyard/kernel';
import { DatabaseClock } from './database-clock';
import { ClockKeeper, databaseTime, servedTime } from './time-source';

export interface WorldSettings {
  readonly clock?: DatabaseClock;
  /** Where business time is read in tests; the database's time when absent. */
  readonly clockUrl?: string | undefined;
}

/**
 * What a process gives every context: time, which is the database's, and ids. Needs DatabaseModule.
 */
@Module({})
export class WorldModule {
  static forRoot({ clock = new DatabaseClock(), clockUrl }: WorldSettings = {}): DynamicModule {
    const world = [
      { provide: Clock, useValue: clock },
      { provide: Ids, useClass: TimeSortedIds },
    ];
    const keeper = {
      provide: ClockKeeper,
      inject: [Database],
      useFactory: (database: Database) =>
        new ClockKeeper(clock, clockUrl ? servedTime(clockUrl) : databaseTime(database)),
    };
    return {
      module: WorldModule,
      global: true,
      providers: [...world, keeper],
      exports: world.map(({ provide }) => provide),
    };
  }
}
