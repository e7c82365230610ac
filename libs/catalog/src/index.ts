export { CatalogModule, type CatalogSettings } from './catalog.module';
export { catalogMigrations } from './data/migrations';
export { catalogTables } from './data/tables';
export type { AttachedAsset, CampaignTree } from './use-cases/campaign-tree';
export { CatalogFacade, type Import } from './use-cases/catalog-facade';
export { isDone, type Done, type ItemResult, type Refused } from './use-cases/item-result';
export type { RecordedReview } from './use-cases/platform-facts';
export { AccountSettings } from './use-cases/ports';
export { PlatformPlaces } from './use-cases/platform-places';
