import { type DynamicModule, Injectable, Module, type Provider, type Type } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import { Clock, Ids, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import { EmbeddedGazetteer, Gazetteer } from '@switchyard/targeting';
import { Angles } from './data/angles';
import { AssetBindings } from './data/asset-bindings';
import { Assets } from './data/assets';
import { Businesses } from './data/businesses';
import { CampaignHolds } from './data/campaign-holds';
import { Campaigns } from './data/campaigns';
import { SqlChildStore } from './data/child-store';
import { adGroupTable, adTable, keywordTable } from './data/child-table';
import { Concepts } from './data/concepts';
import { SqlContents } from './data/contents';
import { CreativeFacts } from './data/creative-facts';
import { MovedTrees, UsedObjects } from './data/moved-rows';
import { PlatformFacts } from './data/platform-facts';
import type { Asset } from './domain';
import { AssetFacade } from './use-cases/assets/asset-facade';
import {
  AttachAsset,
  DetachAsset,
  ReadBindings,
  UpdateBinding,
} from './use-cases/assets/attach-asset';
import { FETCH_ASSET, fetchWorkId } from './use-cases/assets/fetch-asset';
import { KeepContent } from './use-cases/assets/keep-content';
import { LockAsset, LockBinding, LockOwner } from './use-cases/assets/lock-asset';
import {
  CreateAsset,
  DeleteAsset,
  ReadAssets,
  UpdateAsset,
} from './use-cases/assets/manage-assets';
import { PutContent } from './use-cases/assets/put-content';
import { AdoptTree } from './use-cases/campaigns/adopt-tree';
import { AdoptionFacade } from './use-cases/campaigns/adoption-facade';
import { CampaignChangeFacade } from './use-cases/campaigns/campaign-change-facade';
import {
  DeleteCampaign,
  LetCampaignGo,
  RestoreCampaign,
} from './use-cases/campaigns/delete-campaign';
import { LookUpLocations } from './use-cases/campaigns/look-up-locations';
import {
  ChangeCampaign,
  CheckReferences,
  CreateCampaign,
  ReadCampaigns,
  UpdateCampaign,
} from './use-cases/campaigns/manage-campaigns';
import { CampaignMoveFacade, CarryReferences, CopyAsset } from './use-cases/campaigns/move-tree';
import { RestoreTree } from './use-cases/campaigns/restore-tree';
import {
  REFRESH_SCHEDULES,
  RefreshSchedules,
  scheduleWorkId,
  SetAdSchedule,
} from './use-cases/campaigns/schedule-campaigns';
import { SetGeoTargeting } from './use-cases/campaigns/set-geo-targeting';
import { CatalogFacade, ContentFacade } from './use-cases/catalog-facade';
import { adGroupKind, adKind, keywordKind } from './use-cases/children/child-kind';
import { AdGroups, Ads, Keywords } from './use-cases/children/child-store';
import {
  AD_CHILDREN,
  AD_GROUP_CHILDREN,
  childrenOf,
  KEYWORD_CHILDREN,
} from './use-cases/children/children';
import { LookUpStamps } from './use-cases/children/look-up-stamps';
import {
  CheckLogo,
  CreateBusiness,
  DeleteBusiness,
  ReadBusinesses,
  UpdateBusiness,
} from './use-cases/manage-businesses';
import {
  CreateAngle,
  CreateConcept,
  DeleteAngle,
  DeleteConcept,
  ReadAngles,
  ReadConcepts,
  UpdateAngle,
  UpdateConcept,
} from './use-cases/manage-creatives';
import { PlatformFactsFacade } from './use-cases/platform-facts-facade';
import {
  AccountSettings,
  Contents,
  ConversionActions,
  FetchJobs,
  NoConversionActions,
  NoNotices,
  NothingKnown,
  OwnerNotices,
  PlatformLocations,
  ScheduleRounds,
} from './use-cases/ports';

@Injectable()
class QueueFetchJobs extends FetchJobs {
  constructor(private readonly book: Outbox) {
    super();
  }

  promise({ spaceId, accountId }: Tenant, asset: Asset): Promise<void> {
    return this.book.enqueue({
      id: fetchWorkId(asset),
      queue: 'answers',
      kind: FETCH_ASSET,
      spaceId,
      accountId,
    });
  }
}

@Injectable()
class QueueScheduleRounds extends ScheduleRounds {
  constructor(private readonly book: Outbox) {
    super();
  }

  keepUp({ spaceId, accountId }: Tenant): Promise<void> {
    return this.book.enqueueStanding({
      id: scheduleWorkId({ spaceId }),
      queue: 'syncs',
      kind: REFRESH_SCHEDULES,
      spaceId,
      accountId,
    });
  }
}

/** Everything that can be done with assets and with where they are attached. */
const assetUseCases = [
  AttachAsset,
  CheckLogo,
  CreateAsset,
  DeleteAsset,
  DetachAsset,
  KeepContent,
  LockAsset,
  LockBinding,
  LockOwner,
  PutContent,
  ReadAssets,
  ReadBindings,
  UpdateAsset,
  UpdateBinding,
];

export interface CatalogSettings {
  /** Gives the catalog the account's currency, zone and connections. */
  readonly account: Type<AccountSettings>;
  /** Asks the platforms for locations that the gazetteer lacks; none is asked when left out. */
  readonly places?: Type<PlatformLocations>;
  /** Knows which conversion actions exist; none when left out. */
  readonly conversionActions?: Type<ConversionActions>;
  /** Alerts the owner of what cannot wait; no alert is sent when left out. */
  readonly notices?: Type<OwnerNotices>;
}

const stores: Provider[] = [
  Businesses,
  Campaigns,
  PlatformFacts,
  CampaignHolds,
  MovedTrees,
  UsedObjects,
  Angles,
  Concepts,
  CreativeFacts,
  Assets,
  AssetBindings,
  { provide: Contents, useClass: SqlContents },
  { provide: FetchJobs, useClass: QueueFetchJobs },
  { provide: ScheduleRounds, useClass: QueueScheduleRounds },
  {
    provide: AdGroups,
    inject: [Database],
    useFactory: (database: Database) => new SqlChildStore(database, adGroupTable),
  },
  {
    provide: Ads,
    inject: [Database],
    useFactory: (database: Database) => new SqlChildStore(database, adTable),
  },
  {
    provide: Keywords,
    inject: [Database],
    useFactory: (database: Database) => new SqlChildStore(database, keywordTable),
  },
];

const world = [Campaigns, UnitOfWork, Ids, Clock, LookUpStamps];
const children: Provider[] = [
  { provide: AD_GROUP_CHILDREN, inject: [AdGroups, ...world], useFactory: childrenOf(adGroupKind) },
  { provide: AD_CHILDREN, inject: [Ads, ...world], useFactory: childrenOf(adKind) },
  { provide: KEYWORD_CHILDREN, inject: [Keywords, ...world], useFactory: childrenOf(keywordKind) },
];

const useCases: Provider[] = [
  AdoptTree,
  LetCampaignGo,
  RestoreTree,
  AdoptionFacade,
  AssetFacade,
  CampaignChangeFacade,
  CampaignMoveFacade,
  CarryReferences,
  CopyAsset,
  CatalogFacade,
  ContentFacade,
  PlatformFactsFacade,
  CheckReferences,
  CreateBusiness,
  CreateCampaign,
  DeleteBusiness,
  DeleteCampaign,
  ReadBusinesses,
  ReadCampaigns,
  RestoreCampaign,
  RefreshSchedules,
  SetAdSchedule,
  UpdateBusiness,
  UpdateCampaign,
  CreateAngle,
  CreateConcept,
  DeleteAngle,
  DeleteConcept,
  LookUpStamps,
  ReadAngles,
  ReadConcepts,
  UpdateAngle,
  UpdateConcept,
  ...assetUseCases,
  LookUpLocations,
  ChangeCampaign,
  SetGeoTargeting,
];

/**
 * Businesses and campaign trees. Needs DatabaseModule, QueueModule, and `Clock` and `Ids` from the
 * application.
 */
@Module({})
export class CatalogModule {
  static forRoot({
    account,
    places = NothingKnown,
    notices = NoNotices,
    conversionActions = NoConversionActions,
  }: CatalogSettings): DynamicModule {
    const world = [
      { provide: AccountSettings, useClass: account },
      { provide: PlatformLocations, useClass: places },
      { provide: OwnerNotices, useClass: notices },
      { provide: ConversionActions, useClass: conversionActions },
      { provide: Gazetteer, useClass: EmbeddedGazetteer },
    ];
    const providers = [...world, ...stores, ...children, ...useCases];
    return { module: CatalogModule, global: true, providers, exports: providers };
  }
}
