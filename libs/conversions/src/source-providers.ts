import type { Provider } from '@nestjs/common';
import { SealedSecrets } from './data/sealed-secrets';
import { SqlOrderNames } from './data/sql-order-names';
import { SqlOrders } from './data/sql-orders';
import { SqlReceipts } from './data/sql-receipts';
import { SqlSources } from './data/sql-sources';
import { OrderNames } from './use-cases/report/order-names';
import { PayloadDoor } from './use-cases/report/payload-door';
import { CreateSource } from './use-cases/source/create-source';
import { DeleteSource } from './use-cases/source/delete-source';
import { KnowSender } from './use-cases/source/know-sender';
import { NameOrder } from './use-cases/source/name-order';
import { Orders } from './use-cases/source/orders';
import { PlaceAdjustments } from './use-cases/source/place-adjustments';
import { ReadSources } from './use-cases/source/read-sources';
import { ReceivePayload } from './use-cases/source/receive-payload';
import { Receipts } from './use-cases/source/receipts';
import { ReportPayload } from './use-cases/source/report-payload';
import { SourceSecrets } from './use-cases/source/source-secrets';
import { Sources } from './use-cases/source/sources';
import { TakeReadings } from './use-cases/source/take-readings';
import { UpdateSource } from './use-cases/source/update-source';
import { WaitForOrder } from './use-cases/source/wait-for-order';

/** Providers of conversions, and what is made of what they tell. */
export const sourceProviders: Provider[] = [
  { provide: OrderNames, useClass: SqlOrderNames },
  { provide: Sources, useClass: SqlSources },
  { provide: SourceSecrets, useClass: SealedSecrets },
  CreateSource,
  DeleteSource,
  ReadSources,
  UpdateSource,
  { provide: Orders, useClass: SqlOrders },
  { provide: PayloadDoor, useClass: ReportPayload },
  { provide: Receipts, useClass: SqlReceipts },
  KnowSender,
  NameOrder,
  PlaceAdjustments,
  ReceivePayload,
  TakeReadings,
  WaitForOrder,
];
