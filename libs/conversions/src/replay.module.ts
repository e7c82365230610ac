import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import type { KeyRing } from '@switchyard/identity';
import { UnitOfWork } from '@switchyard/kernel';
import { Bell, WorkBook } from '@switchyard/queue-kit';
import { adjustmentProviders } from './adjustment-providers';
import { SqlActions } from './data/sql-actions';
import { SqlConversions } from './data/sql-conversions';
import { SqlErasedOrders } from './data/sql-erased-orders';
import { SqlOrderNames } from './data/sql-order-names';
import { QueueDeliveryBell } from './kit-adapters';
import { Conversions } from './use-cases/accept/conversions';
import { Actions } from './use-cases/action/actions';
import { DeliveryBell } from './use-cases/deliver/delivery-bell';
import { ActionsByReference } from './use-cases/offline/actions-by-reference';
import { ErasedOrders } from './use-cases/report/erased-orders';
import { OrderNames } from './use-cases/report/order-names';
import { ReplayMany } from './use-cases/replay/replay-many';
import { SECRET_KEYS } from './use-cases/settings';

/** Rings nobody: a worker finds within seconds what is due. */
class NoBell extends Bell {
  constructor() {
    const none = undefined as never;
    super(none, none, none, none);
  }

  override onModuleInit(): void {}

  override ring(): Promise<void> {
    return Promise.resolve();
  }
}

const bookOf = (database: Database, work: UnitOfWork): WorkBook =>
  new WorkBook(database, work, new NoBell(), undefined as never);

/** Sending dead letters again, alone: for tools that hold no queue. Needs DatabaseModule, and `Clock` and `Ids` from the application. */
@Module({})
export class ReplayModule {
  /** `SWITCHYARD_SECRET_KEYS` of the processes: the order of an erased person is known under them only. */
  static forRoot(secretKeys: KeyRing): DynamicModule {
    const parts: Provider[] = [
      { provide: SECRET_KEYS, useValue: secretKeys },
      { provide: WorkBook, useFactory: bookOf, inject: [Database, UnitOfWork] },
      { provide: DeliveryBell, useClass: QueueDeliveryBell },
      { provide: Actions, useClass: SqlActions },
      { provide: Conversions, useClass: SqlConversions },
      ActionsByReference,
      { provide: ErasedOrders, useClass: SqlErasedOrders },
      { provide: OrderNames, useClass: SqlOrderNames },
    ];
    return {
      module: ReplayModule,
      providers: [...parts, ...adjustmentProviders],
      exports: [ReplayMany],
    };
  }
}
