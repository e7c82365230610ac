export { CatalogModule, type CatalogSettings } from './catalog.module';
export { catalogMigrations } from './data/migrations';
export { catalogTables } from './data/tables';
export type { AdoptedTree, AttachedAsset, CampaignTree } from './use-cases/campaigns/adopt-tree';
export { type Held } from './use-cases/campaign-holds';
export { CampaignHolds } from './data/campaign-holds';
export { CreativeFacts } from './data/creative-facts';
export {
  AccountSettings,
  ConversionActions,
  OwnerNotices,
  PlatformLocations,
} from './use-cases/ports';
export { CatalogFacade } from './use-cases/catalog-facade';
export { ContentFacade } from './use-cases/content-facade';
export { AssetFacade } from './use-cases/assets/asset-facade';
export { AdoptionFacade } from './use-cases/campaigns/adoption-facade';
export { CampaignChangeFacade, type Import } from './use-cases/campaigns/campaign-change-facade';
export { CampaignMoveFacade } from './use-cases/campaigns/move-tree';
export { PlatformFactsFacade } from './use-cases/platform-facts-facade';
export { isDone, type Done, type ItemResult, type Refused } from './use-cases/children/item-result';
export type { RecordedReview } from './use-cases/platform-facts';
export * from './use-cases/creative-facts';
