import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { AssetFacade } from '@switchyard/catalog';
import { VendorIo } from '@switchyard/connecting/worker';
import { PlatformDoors } from '@switchyard/conversions/worker';
import { Database } from '@switchyard/db-kit';
import { CredentialOpener, GrantTokens, type KeyRing } from '@switchyard/identity/worker';
import { type Clock, PLATFORM_IDS, RETENTION, UnitOfWork } from '@switchyard/kernel';
import type { PlatformsSettings } from '@switchyard/platforms';
import { AnglesModule } from '@switchyard/reporting';
import { WatchedCampaigns } from '../data/brake';
import { CatalogFiles } from '../data/catalog-trees';
import { Readings, ReadObjects } from '../data/readings';
import { MediaOfAccounts } from '../data/syncing/media';
import { OldSyncs } from '../data/syncing/old-syncs';
import { SyncEngineMetrics, SqlPace, SqlQuotas } from '../data/syncing/request-limits';
import { SqlLineages } from '../data/syncing/syncs';
import { AdoptCampaigns } from '../use-cases/adoption/adopt-campaigns';
import { PlanAdoptions } from '../use-cases/adoption/plan-adoptions';
import { RemoteOwnership } from '../use-cases/adoption/remote-ownership';
import { NotifyUnlinked, ReleaseRound } from '../use-cases/adoption/release-round';
import { AnswerLocationQuestion } from '../use-cases/basis/ask-platforms-for-locations';
import { CompleteLocations } from '../use-cases/basis/complete-locations';
import { FindLocations, LookUpLocations } from '../use-cases/basis/look-up-locations';
import { BrakeInterval } from '../use-cases/brake/brake-stops';
import { NotePauses, NotifyConfirmed, NotifyUnconfirmed } from '../use-cases/brake/confirm-pauses';
import { PauseCampaigns } from '../use-cases/brake/pause-campaigns';
import { ResumeCampaigns } from '../use-cases/brake/resume-campaigns';
import { SpendRound } from '../use-cases/brake/spend-round';
import { EnforceBrake, StopRound } from '../use-cases/brake/stop-round';
import { WatchedInSpaces } from '../use-cases/brake/watched-in-spaces';
import { MemoryBudget } from '../use-cases/concurrency';
import { LeasedTransactions } from '../use-cases/leased-transactions';
import { DescribePlan, DescribeSpend, QuotaDays } from '../use-cases/planning/describe-plan';
import { CampaignsToPlan, LoadUnits } from '../use-cases/planning/load-units';
import { MakePlan } from '../use-cases/planning/make-plan';
import { PlanAccount, ReadUnits } from '../use-cases/planning/plan-account';
import { RunPreview } from '../use-cases/planning/run-preview';
import { StorePlan } from '../use-cases/planning/store-plan';
import { FilesOfSpace, PlatformAccounts, PlatformPace } from '../use-cases/ports';
import { AccountRound, NotifyVersionEnd } from '../use-cases/readback/account-round';
import { AttendAccount, ConnectionReach, SendingSyncs } from '../use-cases/readback/attend-account';
import { DeliveryRound } from '../use-cases/readback/delivery-round';
import { ConcludeFigures, FiguresRound } from '../use-cases/readback/figures-round';
import { ObjectNames, ReadFigures } from '../use-cases/readback/read-figures';
import { CampaignsOn, ReadbackInterval, ReadbackWork } from '../use-cases/readback/readings';
import { SweepDays, SweepSpace } from '../use-cases/sweep-space';
import { GiveUpSync, NotifySyncEnd, NotifySyncStalled } from '../use-cases/syncing/end-sync';
import { PlatformQuotas } from '../use-cases/syncing/quota';
import { RecordCampaigns } from '../use-cases/syncing/record-campaigns';
import { ApplyStretch, Entries, Ledgers, RunAccount } from '../use-cases/syncing/run-account';
import {
  PlanOfSync,
  RunSync,
  SyncLifecycle,
  WatchConnections,
} from '../use-cases/syncing/run-sync';
import { SendGate } from '../use-cases/syncing/send-gate';
import { AssignPlan } from '../use-cases/syncing/start-sync';
import { Lineages, SerialKeeper, WatchLineage } from '../use-cases/syncing/watch-lineage';
import { ReadUndo } from '../use-cases/undo/read-undo';
import { RevertCampaigns } from '../use-cases/undo/revert-campaigns';
import { AccessOfConnections, VENDOR_APPS, type VendorApps } from './connection-access';
import {
  CheckHandler,
  LocationsHandler,
  PreviewHandler,
  RegisterHandlers,
  ReleaseHandler,
  SpendHandler,
  StopHandler,
  SyncHandler,
} from './handlers';
import { DeliveryDoors, OpenAccounts } from './open-accounts';
import { PlatformTransport, UndiciTransport } from './platform-transport';
import { ReadingHandlers, SweepHandler } from './round-handlers';
import { RunCheck } from './run-check';
import { WorkerBackHandler } from './worker-back-handler';
import { VendorDoors } from './vendor-doors';

export interface SyncWorkerSettings {
  readonly privateKeys: KeyRing;
  /** Whose applications at vendors connections are reached with. */
  readonly platforms?: PlatformsSettings;
  readonly publicUrl?: string;
  /** How often platforms are read for delivery and figures. */
  readonly readbackSeconds: number;
  /** How often the Emergency Brake looks. */
  readonly brakeSeconds: number;
  /** How long previews and syncs are kept. */
  readonly retention?: SweepDays['days'];
  /** Where the number of syncs is kept beside the database. */
  readonly serials: SerialKeeper;
  readonly transport?: PlatformTransport;
  /** In tests: whose time the paces of ad accounts are kept by; the database's when left out. */
  readonly paceClock?: Clock;
}

const appsOf = (platforms: PlatformsSettings = {}): VendorApps =>
  new Map(
    PLATFORM_IDS.flatMap((platform) => {
      const app = platforms[platform]?.app;
      return app ? [[platform, app] as const] : [];
    }),
  );

const brake = (seconds: number): Provider[] => [
  { provide: BrakeInterval, useFactory: () => new BrakeInterval(seconds) },
  WatchedCampaigns,
  SpendRound,
  StopRound,
  EnforceBrake,
  WatchedInSpaces,
  PauseCampaigns,
  ResumeCampaigns,
  NotifyConfirmed,
  NotifyUnconfirmed,
  NotePauses,
  SpendHandler,
  StopHandler,
];

const readback = (seconds: number): Provider[] => [
  { provide: ReadbackInterval, useFactory: () => new ReadbackInterval(seconds) },
  ReadObjects,
  Readings,
  ReadbackWork,
  AttendAccount,
  ConnectionReach,
  SendingSyncs,
  CampaignsOn,
  ObjectNames,
  ReadFigures,
  AccountRound,
  NotifyVersionEnd,
  DeliveryRound,
  FiguresRound,
  ConcludeFigures,
  ReadingHandlers,
];

const planning: Provider[] = [
  RunPreview,
  MakePlan,
  CampaignsToPlan,
  LoadUnits,
  PlanAccount,
  ReadUnits,
  StorePlan,
  DescribePlan,
  DescribeSpend,
  QuotaDays,
];

const syncing: Provider[] = [
  RunSync,
  SyncLifecycle,
  WatchConnections,
  PlanOfSync,
  AssignPlan,
  RunAccount,
  Entries,
  ApplyStretch,
  Ledgers,
  SendGate,
  RecordCampaigns,
  NotifySyncEnd,
  NotifySyncStalled,
  GiveUpSync,
];

const sweeping = (days: SweepDays['days']): Provider[] => [
  { provide: SweepDays, useFactory: () => new SweepDays(days) },
  OldSyncs,
  SweepSpace,
  SweepHandler,
];

/** The background work of the sync engine. The only module that is given private keys. */
@Module({})
export class SyncEngineWorkerModule {
  static forRoot({
    privateKeys,
    platforms,
    publicUrl,
    brakeSeconds,
    readbackSeconds,
    retention = { previews: RETENTION.previews.days, syncs: RETENTION.syncs.days },
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
        { provide: VENDOR_APPS, useFactory: () => appsOf(platforms) },
        GrantTokens,
        AccessOfConnections,
        OpenAccounts,
        { provide: PlatformAccounts, useExisting: OpenAccounts },
        { provide: PlatformDoors, useClass: DeliveryDoors },
        { provide: VendorIo, useClass: VendorDoors },
        MediaOfAccounts,
        {
          provide: PlatformPace,
          useFactory: (database: Database, work: UnitOfWork) =>
            new SqlPace(database, work, paceClock),
          inject: [Database, UnitOfWork],
        },
        { provide: PlatformQuotas, useClass: SqlQuotas },
        SyncEngineMetrics,
        { provide: Lineages, useClass: SqlLineages },
        { provide: SerialKeeper, useFactory: () => serials },
        WatchLineage,
        {
          provide: FilesOfSpace,
          useFactory: (assets: AssetFacade) => new CatalogFiles(assets, publicUrl),
          inject: [AssetFacade],
        },
        PlanAdoptions,
        AdoptCampaigns,
        RevertCampaigns,
        ReadUndo,
        LookUpLocations,
        FindLocations,
        CompleteLocations,
        AnswerLocationQuestion,
        LeasedTransactions,
        RemoteOwnership,
        MemoryBudget,
        ...planning,
        ...syncing,
        RunCheck,
        PreviewHandler,
        SyncHandler,
        CheckHandler,
        LocationsHandler,
        ReleaseRound,
        NotifyUnlinked,
        ReleaseHandler,
        RegisterHandlers,
        WorkerBackHandler,
        ...sweeping(retention),
        ...brake(brakeSeconds),
        ...readback(readbackSeconds),
      ],
      exports: [PlatformDoors, VendorIo, GrantTokens],
    };
  }
}
