import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { KeyRing } from '@switchyard/identity';
import { SystemClock } from '@switchyard/kernel';
import { SqlActionPlatforms } from './data/sql-action-platforms';
import { SqlActions } from './data/sql-actions';
import { SqlConversions } from './data/sql-conversions';
import { QueueDeliveryBell } from './kit-adapters';
import { SqlErasedOrders } from './data/sql-erased-orders';
import { SqlKnownPersons } from './data/sql-known-persons';
import { adjustmentProviders } from './adjustment-providers';
import { sourceProviders } from './source-providers';
import { DeliveryBell } from './use-cases/deliver/delivery-bell';
import { AcceptConversions } from './use-cases/accept/accept-conversions';
import { Conversions } from './use-cases/accept/conversions';
import { ActionPlatforms } from './use-cases/action/action-platforms';
import { Actions } from './use-cases/action/actions';
import { CreateAction } from './use-cases/action/create-action';
import { DeleteAction } from './use-cases/action/delete-action';
import { ReadActions } from './use-cases/action/read-actions';
import { UpdateAction } from './use-cases/action/update-action';
import { PUBLIC_KEYS, RECEIVING, SECRET_KEYS, type Receiving } from './use-cases/settings';
import { ActionsByReference } from './use-cases/offline/actions-by-reference';
import { ReadUploads } from './use-cases/offline/read-uploads';
import { UploadOffline } from './use-cases/offline/upload-offline';
import { EventActions } from './use-cases/events/event-actions';
import { ReportEvents } from './use-cases/events/report-events';
import { IdentifyVisitor } from './use-cases/identify/identify-visitor';
import { KnownPersons } from './use-cases/identify/known-persons';
import { PersonMemory } from './use-cases/identify/person-memory';
import { PersonSealer } from './use-cases/identify/person-sealer';
import { ErasedOrders } from './use-cases/report/erased-orders';
import { EventDoor } from './use-cases/report/event-door';

const ofPersons: Provider[] = [
  { provide: KnownPersons, useClass: SqlKnownPersons },
  { provide: EventDoor, useClass: ReportEvents },
  { provide: ErasedOrders, useClass: SqlErasedOrders },
  EventActions,
  IdentifyVisitor,
  PersonMemory,
  PersonSealer,
];

const providers: Provider[] = [
  ...ofPersons,
  { provide: Actions, useClass: SqlActions },
  { provide: ActionPlatforms, useClass: SqlActionPlatforms },
  { provide: Conversions, useClass: SqlConversions },
  { provide: DeliveryBell, useClass: QueueDeliveryBell },
  AcceptConversions,
  ActionsByReference,
  CreateAction,
  DeleteAction,
  ReadActions,
  ReadUploads,
  UpdateAction,
  UploadOffline,
  ...adjustmentProviders,
  ...sourceProviders,
];

export interface ConversionsSettings {
  /** `SWITCHYARD_SECRET_KEYS`. */
  readonly secretKeys: KeyRing;
  /** `SWITCHYARD_SEALING_PUBLIC_KEYS`: what persons are sealed to. */
  readonly publicKeys: KeyRing;
  /** Of the process that hears providers; the others hear nobody. */
  readonly receiving?: Receiving;
}

const DEAF: Receiving = { publicUrl: '', environment: 'live', signedBy: new SystemClock() };

/** Conversion actions and conversions. Needs DatabaseModule, CatalogModule, IdentityModule, and `Clock` and `Ids` from the application. */
@Module({})
export class ConversionsModule {
  static forRoot({ secretKeys, publicKeys, receiving = DEAF }: ConversionsSettings): DynamicModule {
    const settings: Provider[] = [
      { provide: SECRET_KEYS, useValue: secretKeys },
      { provide: PUBLIC_KEYS, useValue: publicKeys },
      { provide: RECEIVING, useValue: receiving },
    ];
    return {
      module: ConversionsModule,
      global: true,
      providers: [...settings, ...providers],
      exports: [...settings, ...providers],
    };
  }
}
