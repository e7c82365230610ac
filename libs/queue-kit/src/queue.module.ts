import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DeadLetterStore } from './dead-letters';
import { Leases } from './leases';
import { QueueMetrics } from './metrics';
import { Notifier } from './notifier';
import { Outbox } from './outbox';
import { QueueDoors } from './queue-doors';
import { connectionOf, QUEUE_SETTINGS, type QueueSettings } from './settings';
import { Sweeper, Watchdog } from './sweeper';
import { QUEUES } from './work-item';
import { WorkHandlers, WorkRunner } from './work-runner';

const bullQueues = (settings: QueueSettings): DynamicModule[] => [
  BullModule.forRoot({ connection: connectionOf(settings, 'producer') }),
  ...QUEUES.map((name) => BullModule.registerQueue({ name })),
];

const shared = (settings: QueueSettings): Provider[] => [
  { provide: QUEUE_SETTINGS, useValue: settings },
  Notifier,
  Outbox,
  Leases,
  QueueMetrics,
];

/**
 * Work items and their queues. `producing` is for processes that add work, `working` for processes
 * that also run it.
 */
@Module({})
export class QueueModule {
  static producing(settings: QueueSettings): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: bullQueues(settings),
      providers: shared(settings),
      exports: [Outbox, Leases],
    };
  }

  static working(settings: QueueSettings): DynamicModule {
    const providers = [
      ...shared(settings),
      WorkHandlers,
      WorkRunner,
      DeadLetterStore,
      QueueDoors,
      Watchdog,
      Sweeper,
    ];
    return {
      module: QueueModule,
      global: true,
      imports: bullQueues(settings),
      providers,
      exports: [Outbox, Leases, WorkHandlers, Sweeper, QueueDoors],
    };
  }
}
