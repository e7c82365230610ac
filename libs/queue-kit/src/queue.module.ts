import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type WorkerOptions } from 'bullmq';
import { Bell } from './bell';
import { WorkHandlers } from './handlers';
import { Leases } from './leases';
import { AnswersProcessor, QueueDoors, SyncsProcessor } from './processors';
import { QUEUES } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import { Sweeper } from './sweeper';
import { WorkBook } from './work-book';
import { WorkRunner } from './work-runner';

type Connection = WorkerOptions['connection'];

const redisConnection = (url: string, waits: boolean): Connection =>
  ({ url, maxRetriesPerRequest: waits ? null : 1, enableOfflineQueue: waits, connectTimeout: 2_000 }) as Connection;

/** BullMQ on PostgreSQL unless Redis is set; process-wide, so it is chosen before Nest builds its modules. */
const connectionOf = ({ redisUrl, databaseUrl }: QueueSettings, waits: boolean): Connection => {
  setDefaultBackendFactory(redisUrl ? undefined : (createPostgresBackend as never));
  return redisUrl ? redisConnection(redisUrl, waits) : ({ connectionString: databaseUrl, schema: 'queue', max: waits ? 4 : 2 } as never);
};

const bull = (settings: QueueSettings, waits: boolean): DynamicModule[] => [
  BullModule.forRoot({ connection: connectionOf(settings, waits) }),
  ...QUEUES.map((name) => BullModule.registerQueue({ name })),
];

const shared = (settings: QueueSettings): Provider[] => [{ provide: QUEUE_SETTINGS, useValue: settings }, Bell, WorkBook, Leases];

const doors: Provider = {
  provide: QueueDoors,
  inject: [AnswersProcessor, SyncsProcessor, WorkRunner, QUEUE_SETTINGS],
  useFactory: (answers: InstanceType<typeof AnswersProcessor>, syncs: InstanceType<typeof SyncsProcessor>, runner: WorkRunner, settings: QueueSettings) =>
    new QueueDoors([answers, syncs], [settings.concurrency.answers, settings.concurrency.syncs], runner),
};

/** Promised work and its doorbell. `ringing` for processes that promise, `working` for processes that also do. */
@Module({})
export class QueueModule {
  static ringing(settings: QueueSettings): DynamicModule {
    return { module: QueueModule, global: true, imports: bull(settings, false), providers: shared(settings), exports: [WorkBook, Leases] };
  }

  static working(settings: QueueSettings): DynamicModule {
    const providers = [...shared(settings), WorkHandlers, WorkRunner, AnswersProcessor, SyncsProcessor, doors, Sweeper];
    return { module: QueueModule, global: true, imports: bull(settings, true), providers, exports: [WorkBook, Leases, WorkHandlers, Sweeper] };
  }
}
