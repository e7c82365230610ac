import { type DynamicModule, Injectable, Module, type Provider } from '@nestjs/common';
import { BatchOpener, type KeyRing } from '@switchyard/identity/worker';
import { RemoteActions } from '../data/remote-actions';
import { SentBodies } from '../data/sent-bodies';
import type { HashedPerson, SealedPerson } from '../domain';
import { AdjustmentStream } from '../use-cases/deliver/adjustment-stream';
import { AskAfterSent } from '../use-cases/deliver/ask-after-sent';
import { ConversionStream } from '../use-cases/deliver/conversion-stream';
import { EnsureActions, Targets } from '../use-cases/deliver/ensure-actions';
import { OpenPersons, PersonOpener } from '../use-cases/deliver/prepare-items';
import { FindConnections, LeaveConnection } from '../use-cases/deliver/reassign-deliveries';
import { RecordFindings } from '../use-cases/deliver/record-findings';
import {
  NoteUndelivered,
  ReportClosed,
  ReportMissingConsent,
  RunTurn,
  SendDue,
} from '../use-cases/deliver/run-turn';
import { DrainStream, SendBatch, Setbacks } from '../use-cases/deliver/send-batches';
import { PayloadCompleter, ReadWaiting } from '../use-cases/source/read-waiting';
import { HubspotRecords, HubspotSettings } from './hubspot-records';
import {
  DeliverHandler,
  DeliverySettings,
  EndTurn,
  ForgetOldHandler,
  JoinParkedHandler,
  ReadInboxHandler,
  WatchConversionsHandler,
} from './work-handlers';

/** Opens persons with the worker's private keys. */
@Injectable()
export class SealedPersons extends PersonOpener {
  constructor(private readonly opener: BatchOpener) {
    super();
  }

  async open(spaceId: string, sealed: SealedPerson): Promise<HashedPerson | undefined> {
    const text = await this.opener.open(sealed, spaceId).catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as HashedPerson);
  }
}

export interface ConversionsWorkerSettings {
  readonly privateKeys: KeyRing;
  /** A module that exports `PlatformDoors`. */
  readonly doors: DynamicModule;
  /** The longest that work rests while something is due later. */
  readonly longestRestSeconds: number;
  /** Another address of HubSpot, such as an emulator's. */
  readonly hubspotUrl?: string;
}

const HUBSPOT_URL = 'https://api.hubapi.com';

const providers: Provider[] = [
  RemoteActions,
  SentBodies,
  { provide: PayloadCompleter, useClass: HubspotRecords },
  { provide: PersonOpener, useClass: SealedPersons },
  AdjustmentStream,
  AskAfterSent,
  ConversionStream,
  DeliverHandler,
  DrainStream,
  EndTurn,
  EnsureActions,
  FindConnections,
  ForgetOldHandler,
  JoinParkedHandler,
  LeaveConnection,
  OpenPersons,
  ReadInboxHandler,
  ReadWaiting,
  WatchConversionsHandler,
  RecordFindings,
  RunTurn,
  SendBatch,
  SendDue,
  Setbacks,
  Targets,
  ReportClosed,
  NoteUndelivered,
  ReportMissingConsent,
];

/**
 * Sends conversions and adjustments to platforms, and joins adjustments to originals that come
 * later. Needs ConversionsModule, IdentityModule, QueueModule.working, and `Clock` from the
 * process.
 */
@Module({})
export class ConversionsWorkerModule {
  static forRoot({
    privateKeys,
    doors,
    longestRestSeconds,
    hubspotUrl = HUBSPOT_URL,
  }: ConversionsWorkerSettings): DynamicModule {
    const settings: Provider[] = [
      { provide: BatchOpener, useFactory: () => new BatchOpener(privateKeys) },
      { provide: DeliverySettings, useFactory: () => new DeliverySettings(longestRestSeconds) },
      {
        provide: HubspotSettings,
        useFactory: () => new HubspotSettings(hubspotUrl),
      },
    ];
    return {
      module: ConversionsWorkerModule,
      imports: [doors],
      providers: [...settings, ...providers],
    };
  }
}
