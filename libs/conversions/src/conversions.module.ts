import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { KeyRing } from '@switchyard/identity';
import { RETENTION, SystemClock } from '@switchyard/kernel';
import { Actions } from './data/actions';
import { Adjustments } from './data/adjustments';
import { Conversions } from './data/conversions';
import { DeadLetters } from './data/dead-letters';
import { Deliveries } from './data/deliveries';
import { ErasedOrders } from './data/erasure';
import { KnownPersons } from './data/known-persons';
import { Inbox } from './data/inbox';
import { InboxSealer } from './data/inbox-sealer';
import { OrderNames, Orders } from './data/orders';
import { ActionPlatforms } from './data/remote-actions';
import { CredentialsOfSources } from './data/source-credentials';
import { SourceFacts } from './data/source-facts';
import { Receipts, Sources, SourceSecrets } from './data/sources';
import { RemoteActions } from './data/remote-actions';
import { SentBodies } from './data/sent-bodies';
import { Traces } from './data/traces';
import { Watched } from './data/watched';
import {
  QueueDeliveryNotifier,
  QueueInboxNotifier,
  QueueJoinNotifier,
  QueueRetentionNotifier,
} from './queue-notifiers';
import { ActionNamesakes } from './use-cases/action/actions';
import { ActionsByReference, EventActions } from './use-cases/action/find-actions';
import {
  CreateAction,
  DeleteAction,
  ReadActions,
  UpdateAction,
} from './use-cases/action/manage-actions';
import { ReadAdjustments } from './use-cases/adjust/adjustments';
import { JoinAdjustments, JoinParked } from './use-cases/adjust/join-adjustments';
import { ReadAdjustmentItems, ReportAdjustments } from './use-cases/adjust/report-adjustments';
import { StopDenied } from './use-cases/deliver/stop-denied';
import {
  DeliveryNotifier,
  InboxNotifier,
  JoinNotifier,
  RetentionNotifier,
} from './use-cases/notifiers';
import { IdentifyVisitor } from './use-cases/person/identify-visitor';
import { ForgetOld } from './use-cases/person/forget-old';
import { PersonMemory, PersonSealer } from './use-cases/person/person-memory';
import { ReplayConversion, ReplayMany } from './use-cases/replay-conversions';
import { AcceptConversions } from './use-cases/report/accept-conversions';
import { AdjustmentDoor, EventDoor, PayloadDoor } from './use-cases/report/doors';
import { ReportEvents, WriteEvents } from './use-cases/report/report-events';
import { ReadUploads, UploadOffline, WriteUploads } from './use-cases/report/upload-offline';
import { PUBLIC_KEYS, RECEIVING, type Receiving, SECRET_KEYS } from './use-cases/settings';
import { AuthenticateSender } from './use-cases/source/authenticate-sender';
import {
  CreateSource,
  DeleteSource,
  ReadSources,
  UpdateSource,
} from './use-cases/source/manage-sources';
import { ForgetReceived, ReceiptDays } from './use-cases/source/forget-received';
import { KeepRefused, ReadInbox, ReplayInbox } from './use-cases/source/inbox';
import { ReadParts } from './use-cases/source/inbox-reading';
import { NameOrder } from './use-cases/source/orders';
import { PlaceAdjustments, WaitForOrder } from './use-cases/source/place-adjustments';
import { KeepUnreadable, ReceivePayload, ReportPayload } from './use-cases/source/receive-payload';
import { TakeParts } from './use-cases/source/take-parts';
import { TakeReadings } from './use-cases/source/take-readings';
import { JudgeSources, WatchConversions } from './use-cases/source/watch-sources';
import { PreviewDeliveries } from './use-cases/preview-deliveries';
import { TryReports } from './use-cases/try-reports';
import { TraceConversions } from './use-cases/trace-conversions';

/** Adjustments, the trace of what was accepted, and the replay of what failed. */
export const adjustmentProviders: readonly Provider[] = [
  Adjustments,
  { provide: AdjustmentDoor, useClass: ReportAdjustments },
  { provide: JoinNotifier, useClass: QueueJoinNotifier },
  JoinAdjustments,
  JoinParked,
  ReadAdjustmentItems,
  ReadAdjustments,
  Traces,
  DeadLetters,
  ReplayConversion,
  ReplayMany,
];

/** The providers of conversions, and the readers of their payloads. */
const sourceProviders: Provider[] = [
  OrderNames,
  CredentialsOfSources,
  Sources,
  SourceSecrets,
  CreateSource,
  DeleteSource,
  ReadSources,
  UpdateSource,
  Orders,
  { provide: PayloadDoor, useClass: ReportPayload },
  Receipts,
  AuthenticateSender,
  Inbox,
  ForgetReceived,
  JudgeSources,
  KeepRefused,
  ReadInbox,
  ReplayInbox,
  WatchConversions,
  Watched,
  { provide: InboxNotifier, useClass: QueueInboxNotifier },
  InboxSealer,
  KeepUnreadable,
  NameOrder,
  PlaceAdjustments,
  ReadParts,
  ReceivePayload,
  SourceFacts,
  TakeParts,
  TakeReadings,
  WaitForOrder,
];

const ofPersons: Provider[] = [
  KnownPersons,
  { provide: EventDoor, useClass: ReportEvents },
  ErasedOrders,
  EventActions,
  { provide: RetentionNotifier, useClass: QueueRetentionNotifier },
  ForgetOld,
  IdentifyVisitor,
  PersonMemory,
  PersonSealer,
  StopDenied,
  WriteEvents,
];

const providers: Provider[] = [
  ...ofPersons,
  PreviewDeliveries,
  RemoteActions,
  SentBodies,
  TraceConversions,
  TryReports,
  Actions,
  ActionNamesakes,
  ActionPlatforms,
  Conversions,
  Deliveries,
  { provide: DeliveryNotifier, useClass: QueueDeliveryNotifier },
  AcceptConversions,
  ActionsByReference,
  CreateAction,
  DeleteAction,
  ReadActions,
  ReadUploads,
  UpdateAction,
  UploadOffline,
  WriteUploads,
  ...adjustmentProviders,
  ...sourceProviders,
];

export interface ConversionsSettings {
  /** `SWITCHYARD_SECRET_KEYS`. */
  readonly secretKeys: KeyRing;
  /** `SWITCHYARD_SEALING_PUBLIC_KEYS`: what persons are sealed to. */
  readonly publicKeys: KeyRing;
  /** Only in the process that receives requests of providers. */
  readonly receiving?: Receiving;
  /** How long receipts of what sources sent are kept. */
  readonly receiptDays?: number;
}

const DEAF: Receiving = { publicUrl: '', environment: 'live', signedBy: new SystemClock() };

/**
 * Conversion actions and conversions. Needs DatabaseModule, CatalogModule, IdentityModule, and
 * `Clock` and `Ids` from the application.
 */
@Module({})
export class ConversionsModule {
  static forRoot({
    secretKeys,
    publicKeys,
    receiving = DEAF,
    receiptDays = RETENTION.receipts.days,
  }: ConversionsSettings): DynamicModule {
    const settings: Provider[] = [
      { provide: SECRET_KEYS, useValue: secretKeys },
      { provide: PUBLIC_KEYS, useValue: publicKeys },
      { provide: RECEIVING, useValue: receiving },
      { provide: ReceiptDays, useFactory: () => new ReceiptDays(receiptDays) },
    ];
    return {
      module: ConversionsModule,
      global: true,
      providers: [...settings, ...providers],
      exports: [...settings, ...providers],
    };
  }
}
