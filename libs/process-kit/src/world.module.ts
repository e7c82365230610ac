import { Global, Module } from '@nestjs/common';
import { Clock, Ids, SystemClock, TimeSortedIds } from '@switchyard/kernel';

const world = [{ provide: Clock, useClass: SystemClock }, { provide: Ids, useClass: TimeSortedIds }];

/** What a process gives every context: time and ids. */
@Global()
@Module({ providers: world, exports: world })
export class WorldModule {}
