import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { BatchOpener, type KeyRing } from '@switchyard/identity/worker';
import { SqlDeliveries } from '../data/sql-deliveries';
import { SqlRemoteActions } from '../data/sql-remote-actions';
import { AdjustmentLane } from '../use-cases/deliver/adjustment-lane';
import { AskAfterSent } from '../use-cases/deliver/ask-after-sent';
import { ConversionLane } from '../use-cases/deliver/conversion-lane';
import { Deliveries } from '../use-cases/deliver/deliveries';
import { DrainLane } from '../use-cases/deliver/drain-lane';
import { EnsureActions } from '../use-cases/deliver/ensure-actions';
import { FindConnections } from '../use-cases/deliver/find-connections';
import { LeaveConnection } from '../use-cases/deliver/leave-connection';
import { OpenPersons } from '../use-cases/deliver/open-persons';
import { PersonOpener } from '../use-cases/deliver/person-opener';
import { RecordFindings } from '../use-cases/deliver/record-findings';
import { RemoteActions } from '../use-cases/deliver/remote-actions';
import { RunTurn } from '../use-cases/deliver/run-turn';
import { SendBatch } from '../use-cases/deliver/send-batch';
import { Setbacks } from '../use-cases/deliver/setbacks';
import { Targets } from '../use-cases/deliver/targets';
import { TellClosed } from '../use-cases/deliver/tell-closed';
import { DeliverHandler } from './deliver-handler';
import { DeliverySettings } from './delivery-settings';
import { JoinParkedHandler } from './join-parked-handler';
import { SealedPersons } from './sealed-persons';

export interface ConversionsWorkerSettings {
  readonly privateKeys: KeyRing;
  /** A module that exports `PlatformDoors`. */
  readonly doors: DynamicModule;
  /** The longest that work rests while something is due later. */
  readonly longestRestSeconds: number;
}

const providers: Provider[] = [
  { provide: Deliveries, useClass: SqlDeliveries },
  { provide: RemoteActions, useClass: SqlRemoteActions },
  { provide: PersonOpener, useClass: SealedPersons },
  AdjustmentLane,
  AskAfterSent,
  ConversionLane,
  DeliverHandler,
  DrainLane,
  EnsureActions,
  FindConnections,
  JoinParkedHandler,
  LeaveConnection,
  OpenPersons,
  RecordFindings,
  RunTurn,
  SendBatch,
  Setbacks,
  Targets,
  TellClosed,
];

/** Sends conversions and adjustments to platforms, and joins adjustments to originals that come later. Needs ConversionsModule, IdentityModule, QueueModule.working, and `Clock` from the process. */
@Module({})
export class ConversionsWorkerModule {
  static forRoot({
    privateKeys,
    doors,
    longestRestSeconds,
  }: ConversionsWorkerSettings): DynamicModule {
    const settings: Provider[] = [
      { provide: BatchOpener, useFactory: () => new BatchOpener(privateKeys) },
      { provide: DeliverySettings, useFactory: () => new DeliverySettings(longestRestSeconds) },
    ];
    return {
      module: ConversionsWorkerModule,
      imports: [doors],
      providers: [...settings, ...providers],
    };
  }
}
