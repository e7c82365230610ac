import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import { Clock, Ids, UnitOfWork } from '@switchyard/kernel';
import { EmbeddedGazetteer, Gazetteer } from '@switchyard/targeting';
import { adGroupTable, adTable, keywordTable } from './data/child-table';
import { SqlAngles } from './data/sql-angles';
import { SqlBusinesses } from './data/sql-businesses';
import { SqlCampaignHolds } from './data/sql-campaign-holds';
import { SqlCampaigns } from './data/sql-campaigns';
import { SqlChildStore } from './data/sql-child-store';
import { SqlConcepts } from './data/sql-concepts';
import { SqlCreativeFacts } from './data/sql-creative-facts';
import { SqlAssetBindings } from './data/sql-asset-bindings';
import { SqlAssets } from './data/sql-assets';
import { SqlContents } from './data/sql-contents';
import { SqlPlatformFacts } from './data/sql-platform-facts';
import { QueueFetchPromises, QueueScheduleRounds } from './kit-adapters';
import { LetCampaignGo } from './use-cases/let-campaign-go';
import { PutTreeBack } from './use-cases/put-tree-back';
import { AdoptTree } from './use-cases/adopt-tree';
import { AssetBindings, Assets, FetchPromises } from './use-cases/asset-ports';
import { assetUseCases } from './use-cases/asset-use-cases';
import { CampaignHolds } from './use-cases/campaign-holds';
import { ConversionActions, NoConversionActions } from './use-cases/conversion-actions';
import { CatalogFacade } from './use-cases/catalog-facade';
import { CheckReferences } from './use-cases/check-references';
import { adGroupKind, adKind, keywordKind } from './use-cases/child-kind';
import { AdGroups, Ads, Keywords } from './use-cases/child-store';
import { AD_CHILDREN, AD_GROUP_CHILDREN, KEYWORD_CHILDREN } from './use-cases/child-tokens';
import { childrenOf } from './use-cases/children-of';
import { CreateAngle } from './use-cases/create-angle';
import { Contents } from './use-cases/contents';
import { CreateBusiness } from './use-cases/create-business';
import { CreateCampaign } from './use-cases/create-campaign';
import { CreateConcept } from './use-cases/create-concept';
import { CreativeFacts } from './use-cases/creative-facts';
import { Angles, Concepts } from './use-cases/creative-ports';
import { DeleteAngle } from './use-cases/delete-angle';
import { DeleteBusiness } from './use-cases/delete-business';
import { DeleteCampaign } from './use-cases/delete-campaign';
import { DeleteConcept } from './use-cases/delete-concept';
import { LookUpStamps } from './use-cases/look-up-stamps';
import { PlatformFacts } from './use-cases/platform-facts';
import { NoNotices, OwnerNotices } from './use-cases/owner-notices';
import { NothingKnown, PlatformPlaces } from './use-cases/platform-places';
import { AccountSettings, Businesses, Campaigns, ScheduleRounds } from './use-cases/ports';
import { ChangeCampaign } from './use-cases/change-campaign';
import { FindPlaces } from './use-cases/find-places';
import { ReadAngles } from './use-cases/read-angles';
import { ReadBusinesses } from './use-cases/read-businesses';
import { ReadCampaigns } from './use-cases/read-campaigns';
import { ReadConcepts } from './use-cases/read-concepts';
import { RefreshSchedules } from './use-cases/refresh-schedules';
import { RestoreCampaign } from './use-cases/restore-campaign';
import { SetAdSchedule } from './use-cases/set-ad-schedule';
import { SetGeoTargeting } from './use-cases/set-geo-targeting';
import { UpdateAngle } from './use-cases/update-angle';
import { UpdateBusiness } from './use-cases/update-business';
import { UpdateCampaign } from './use-cases/update-campaign';
import { UpdateConcept } from './use-cases/update-concept';

export interface CatalogSettings {
  /** Tells the catalog of the account: currency, zone, connections. */
  readonly account: Type<AccountSettings>;
  /** Asks the platforms for places that the gazetteer does not know; nobody is asked when left out. */
  readonly places?: Type<PlatformPlaces>;
  /** Tells which conversion actions there are; none when left out. */
  readonly conversionActions?: Type<ConversionActions>;
  /** Tells the owner what cannot wait; nobody is told when left out. */
  readonly notices?: Type<OwnerNotices>;
}

const stores: Provider[] = [
  { provide: Businesses, useClass: SqlBusinesses },
  { provide: Campaigns, useClass: SqlCampaigns },
  { provide: PlatformFacts, useClass: SqlPlatformFacts },
  { provide: CampaignHolds, useClass: SqlCampaignHolds },
  { provide: Angles, useClass: SqlAngles },
  { provide: Concepts, useClass: SqlConcepts },
  { provide: CreativeFacts, useClass: SqlCreativeFacts },
  { provide: Assets, useClass: SqlAssets },
  { provide: AssetBindings, useClass: SqlAssetBindings },
  { provide: Contents, useClass: SqlContents },
  { provide: FetchPromises, useClass: QueueFetchPromises },
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
  PutTreeBack,
  CatalogFacade,
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
  FindPlaces,
  ChangeCampaign,
  SetGeoTargeting,
];

/** Businesses and campaign trees. Needs DatabaseModule, QueueModule, and `Clock` and `Ids` from the application. */
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
      { provide: PlatformPlaces, useClass: places },
      { provide: OwnerNotices, useClass: notices },
      { provide: ConversionActions, useClass: conversionActions },
      { provide: Gazetteer, useClass: EmbeddedGazetteer },
    ];
    const providers = [...world, ...stores, ...children, ...useCases];
    return { module: CatalogModule, global: true, providers, exports: providers };
  }
}
