import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ReadUndo } from '../use-cases/undo/read-undo';
import { SetBackCampaigns } from '../use-cases/undo/set-back-campaigns';
import { AdoptCampaigns } from '../use-cases/adopt/adopt-campaigns';
import { PlanAdoptions } from '../use-cases/adopt/plan-adoptions';
import { CatalogFacade } from '@switchyard/catalog';
import { PlatformDoors } from '@switchyard/conversions/worker';
import { Database } from '@switchyard/db-kit';
import { CredentialOpener, type KeyRing } from '@switchyard/identity/worker';
import { UnitOfWork, type Clock } from '@switchyard/kernel';
import { AnglesModule } from '@switchyard/reporting';
import { CatalogFiles } from '../data/catalog-files';
import { SqlBrakeStops } from '../data/sql-brake-stops';
import { SqlLineages } from '../data/sql-lineages';
import { SqlMedia } from '../data/sql-media';
import { SqlPace } from '../data/sql-pace';
import { SqlQuotas } from '../data/sql-quotas';
import { SqlWatchedCampaigns } from '../data/sql-watched-campaigns';
import { SqlReadObjects } from '../data/sql-read-objects';
import { SqlReadings } from '../data/sql-readings';
import { Entries } from '../use-cases/apply/entries';
import { GiveUpSync } from '../use-cases/apply/give-up-sync';
import { PlanOfSync } from '../use-cases/apply/plan-of-sync';
import { RecordCampaigns } from '../use-cases/apply/record-campaigns';
import { RunAccount } from '../use-cases/apply/run-account';
import { RunSync } from '../use-cases/apply/run-sync';
import { TellSyncEnd } from '../use-cases/apply/tell-sync-end';
import { BrakeInterval } from '../use-cases/brake/brake-interval';
import { PauseCampaigns } from '../use-cases/brake/pause-campaigns';
import { BrakeStops, WatchedCampaigns } from '../use-cases/brake/ports';
import { ResumeCampaigns } from '../use-cases/brake/resume-campaigns';
import { SpendRound } from '../use-cases/brake/spend-round';
import { StopRound } from '../use-cases/brake/stop-round';
import { NotePauses } from '../use-cases/brake/note-pauses';
import { TellConfirmed } from '../use-cases/brake/tell-confirmed';
import { TellUnconfirmed } from '../use-cases/brake/tell-unconfirmed';
import { Lineages, SerialKeeper } from '../use-cases/lineage/ports';
import { WatchLineage } from '../use-cases/lineage/watch-lineage';
import { DescribePlan } from '../use-cases/plan/describe-plan';
import { MakePlan } from '../use-cases/plan/make-plan';
import { FilesOfSpace } from '../use-cases/files-of-space';
import { TellSpend } from '../use-cases/plan/tell-spend';
import { QuotaDays } from '../use-cases/quota/quota-days';
import { DropOldPreviews } from '../use-cases/plan/drop-old-previews';
import { RunPreview } from '../use-cases/plan/run-preview';
import { AnswerPlaceQuestion } from '../use-cases/places/answer-place-question';
import { CompletePlaces } from '../use-cases/places/complete-places';
import { FindOnPlatform } from '../use-cases/places/find-on-platform';
import { LookUpPlaces } from '../use-cases/places/look-up-places';
import { PlatformQuotas } from '../use-cases/quota/ports';
import { AccountRound } from '../use-cases/readback/account-round';
import { TellVersionEnd } from '../use-cases/readback/tell-version-end';
import { AttendAccount } from '../use-cases/readback/attend-account';
import { CampaignsOn } from '../use-cases/readback/campaigns-on';
import { ConnectionReach } from '../use-cases/readback/connection-reach';
import { DeliveryRound } from '../use-cases/readback/delivery-round';
import { FiguresRound } from '../use-cases/readback/figures-round';
import { ObjectNames } from '../use-cases/readback/object-names';
import { ReadObjects, Readings } from '../use-cases/readback/ports';
import { ReadFigures } from '../use-cases/readback/read-figures';
import { ReadbackInterval } from '../use-cases/readback/readback-interval';
import { ReadbackWork } from '../use-cases/readback/readback-work';
import { SendingSyncs } from '../use-cases/readback/sending-syncs';
import { ReleaseRound } from '../use-cases/links/release-round';
import { TellUnlinked } from '../use-cases/links/tell-unlinked';
import { ReleaseHandler } from './release-handler';
import { Room } from '../use-cases/room';
import { MediaOfAccounts, PlatformAccounts, PlatformPace } from '../use-cases/ports';
import { SpendHandler, StopHandler } from './brake-handlers';
import {
  CheckHandler,
  PlacesHandler,
  PreviewHandler,
  RegisterHandlers,
  SyncHandler,
} from './handlers';
import { DeliveryDoors } from './delivery-doors';
import { OpenAccounts } from './open-accounts';
import { PlatformTransport, UndiciTransport } from './platform-transport';
import { ReadingHandlers } from './reading-handlers';
import { RunCheck } from './run-check';

export interface SyncWorkerSettings {
  readonly privateKeys: KeyRing;
  readonly publicUrl?: string;
  /** How often platforms are read for delivery and figures. */
  readonly readbackSeconds: number;
  /** How often the Emergency Brake looks. */
  readonly brakeSeconds: number;
  /** Where the number of syncs is kept beside the database. */
  readonly serials: SerialKeeper;
  readonly transport?: PlatformTransport;
  /** In tests: whose time the paces of ad accounts are kept by; the database's when left out. */
  readonly paceClock?: Clock;
}

const brake = (seconds: number): Provider[] => [
  { provide: BrakeInterval, useFactory: () => new BrakeInterval(seconds) },
  { provide: WatchedCampaigns, useClass: SqlWatchedCampaigns },
  { provide: BrakeStops, useClass: SqlBrakeStops },
  SpendRound,
  StopRound,
  PauseCampaigns,
  ResumeCampaigns,
  TellConfirmed,
  TellUnconfirmed,
  NotePauses,
  SpendHandler,
  StopHandler,
];

const readback = (seconds: number): Provider[] => [
  { provide: ReadbackInterval, useFactory: () => new ReadbackInterval(seconds) },
  { provide: ReadObjects, useClass: SqlReadObjects },
  { provide: Readings, useClass: SqlReadings },
  ReadbackWork,
  AttendAccount,
  ConnectionReach,
  SendingSyncs,
  CampaignsOn,
  ObjectNames,
  ReadFigures,
  AccountRound,
  TellVersionEnd,
  DeliveryRound,
  FiguresRound,
  ReadingHandlers,
];

/** The background work of the sync engine. The only module that is given private keys. */
@Module({})
export class SyncEngineWorkerModule {
  static forRoot({
    privateKeys,
    publicUrl,
    brakeSeconds,
    readbackSeconds,
    serials,
    transport,
    paceClock,
  }: SyncWorkerSettings): DynamicModule {
    return {
      module: SyncEngineWorkerModule,
      imports: [AnglesModule],
      providers: [
        { provide: PlatformTransport, useFactory: () => transport ?? new UndiciTransport() },
        { provide: CredentialOpener, useFactory: () => new CredentialOpener(privateKeys) },
        OpenAccounts,
        { provide: PlatformAccounts, useExisting: OpenAccounts },
        { provide: PlatformDoors, useClass: DeliveryDoors },
        { provide: MediaOfAccounts, useClass: SqlMedia },
        {
          provide: PlatformPace,
          useFactory: (database: Database, work: UnitOfWork) =>
            new SqlPace(database, work, paceClock),
          inject: [Database, UnitOfWork],
        },
        { provide: PlatformQuotas, useClass: SqlQuotas },
        { provide: Lineages, useClass: SqlLineages },
        { provide: SerialKeeper, useFactory: () => serials },
        WatchLineage,
        {
          provide: FilesOfSpace,
          useFactory: (catalog: CatalogFacade) => new CatalogFiles(catalog, publicUrl),
          inject: [CatalogFacade],
        },
        PlanAdoptions,
        AdoptCampaigns,
        SetBackCampaigns,
        ReadUndo,
        LookUpPlaces,
        FindOnPlatform,
        CompletePlaces,
        AnswerPlaceQuestion,
        MakePlan,
        DescribePlan,
        DropOldPreviews,
        TellSpend,
        QuotaDays,
        Room,
        RunPreview,
        RunSync,
        TellSyncEnd,
        RunAccount,
        Entries,
        GiveUpSync,
        PlanOfSync,
        RecordCampaigns,
        RunCheck,
        PreviewHandler,
        SyncHandler,
        CheckHandler,
        PlacesHandler,
        ReleaseRound,
        TellUnlinked,
        ReleaseHandler,
        RegisterHandlers,
        ...brake(brakeSeconds),
        ...readback(readbackSeconds),
      ],
      exports: [PlatformDoors],
    };
  }
}
