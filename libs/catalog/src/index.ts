export { CatalogModule, type CatalogSettings } from './catalog.module';
export { catalogMigrations } from './data/migrations';
export { catalogTables } from './data/tables';
export type { AdoptedTree, AttachedAsset, CampaignTree } from './use-cases/campaigns/adopt-tree';
export { type Held, CampaignHolds } from './data/campaign-holds';
export {
  AccountSettings,
  ConversionActions,
  OwnerNotices,
  PlatformLocations,
} from './use-cases/ports';
export { CatalogFacade, ContentFacade } from './use-cases/catalog-facade';
export { AssetFacade } from './use-cases/assets/asset-facade';
export { AdoptionFacade } from './use-cases/campaigns/adoption-facade';
export { CampaignChangeFacade, type Import } from './use-cases/campaigns/campaign-change-facade';
export { CampaignMoveFacade } from './use-cases/campaigns/move-tree';
export { byCampaign, PlatformFactsFacade } from './use-cases/platform-facts-facade';
export { isDone, type Done, type ItemResult, type Refused } from './use-cases/children/item-result';
export type { RecordedReview } from './data/platform-facts';
export * from './data/creative-facts';
