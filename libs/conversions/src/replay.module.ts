import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import type { KeyRing } from '@switchyard/identity';
import { UnitOfWork } from '@switchyard/kernel';
import { Notifier, Outbox } from '@switchyard/queue-kit';
import { adjustmentProviders } from './conversions.module';
import { Actions } from './data/actions';
import { Conversions } from './data/conversions';
import { ErasedOrders } from './data/erasure';
import { OrderNames } from './data/orders';
import { QueueDeliveryNotifier } from './queue-notifiers';
import { ActionsByReference } from './use-cases/action/find-actions';
import { DeliveryNotifier } from './use-cases/notifiers';
import { ReplayMany } from './use-cases/replay-conversions';
import { SECRET_KEYS } from './use-cases/settings';

/** Notifies no worker: each finds within seconds what is due. */
class NoNotifier extends Notifier {
  constructor() {
    const none = undefined as never;
    super(none, none, none, none);
  }

  override onModuleInit(): void {}

  override notify(): Promise<void> {
    return Promise.resolve();
  }
}

const bookOf = (database: Database, work: UnitOfWork): Outbox =>
  new Outbox(database, work, new NoNotifier(), undefined as never);

/**
 * Sending dead letters again, alone: for tools that hold no queue. Needs DatabaseModule, and
 * `Clock` and `Ids` from the application.
 */
@Module({})
export class ReplayModule {
  /**
   * `SWITCHYARD_SECRET_KEYS` of the processes: the order of an erased person is known under them
   * only.
   */
  static forRoot(secretKeys: KeyRing): DynamicModule {
    const parts: Provider[] = [
      { provide: SECRET_KEYS, useValue: secretKeys },
      { provide: Outbox, useFactory: bookOf, inject: [Database, UnitOfWork] },
      { provide: DeliveryNotifier, useClass: QueueDeliveryNotifier },
      Actions,
      Conversions,
      ActionsByReference,
      ErasedOrders,
      OrderNames,
    ];
    return {
      module: ReplayModule,
      providers: [...parts, ...adjustmentProviders],
      exports: [ReplayMany],
    };
  }
}
