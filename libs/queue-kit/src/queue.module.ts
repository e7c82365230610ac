import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { Bell } from './bell';
import { connectionOf } from './connection';
import { Graveyard } from './graveyard';
import { WorkHandlers } from './handlers';
import { Leases } from './leases';
import { QUEUES } from './promised-work';
import { QueueDoors } from './queue-doors';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import { Sweeper } from './sweeper';
import { Watchdog } from './watchdog';
import { WorkBook } from './work-book';
import { WorkRunner } from './work-runner';

const bells = (settings: QueueSettings): DynamicModule[] => [
  BullModule.forRoot({ connection: connectionOf(settings, 'producer') }),
  ...QUEUES.map((name) => BullModule.registerQueue({ name })),
];

const shared = (settings: QueueSettings): Provider[] => [
  { provide: QUEUE_SETTINGS, useValue: settings },
  Bell,
  WorkBook,
  Leases,
];

/** Promised work and its doorbell. `ringing` for processes that promise, `working` for processes that also do. */
@Module({})
export class QueueModule {
  static ringing(settings: QueueSettings): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: bells(settings),
      providers: shared(settings),
      exports: [WorkBook, Leases],
    };
  }

  static working(settings: QueueSettings): DynamicModule {
    const providers = [
      ...shared(settings),
      WorkHandlers,
      WorkRunner,
      Graveyard,
      QueueDoors,
      Watchdog,
      Sweeper,
    ];
    return {
      module: QueueModule,
      global: true,
      imports: bells(settings),
      providers,
      exports: [WorkBook, Leases, WorkHandlers, Sweeper, QueueDoors],
    };
  }
}
