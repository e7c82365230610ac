import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import { Clock, Ids, TimeSortedIds } from '@switchyard/kernel';
import { ClockKeeper } from './clock-keeper';
import { DatabaseClock } from './database-clock';

/** What a process gives every context: time, which is the database's, and ids. Needs DatabaseModule. */
@Module({})
export class WorldModule {
  static forRoot(clock: DatabaseClock = new DatabaseClock()): DynamicModule {
    const world = [{ provide: Clock, useValue: clock }, { provide: Ids, useClass: TimeSortedIds }];
    const keeper = { provide: ClockKeeper, inject: [Database], useFactory: (database: Database) => new ClockKeeper(clock, database) };
    return { module: WorldModule, global: true, providers: [...world, keeper], exports: world.map(({ provide }) => provide) };
  }
}
