export { CatalogModule, type CatalogSettings } from './catalog.module';
export { catalogMigrations } from './data/migrations';
export { catalogTables } from './data/tables';
export type { AdoptedTree } from './use-cases/adopt-tree';
export type { AttachedAsset, CampaignTree } from './use-cases/campaign-tree';
export { CampaignHolds, type Held } from './use-cases/campaign-holds';
export { ConversionActions } from './use-cases/conversion-actions';
export { CatalogFacade, type Import } from './use-cases/catalog-facade';
export { isDone, type Done, type ItemResult, type Refused } from './use-cases/item-result';
export { OwnerNotices } from './use-cases/owner-notices';
export type { RecordedReview } from './use-cases/platform-facts';
export { AccountSettings } from './use-cases/ports';
export { PlatformPlaces } from './use-cases/platform-places';
export {
  REVIEWED_ENTITIES,
  type Disapproval,
  type DisapprovalPlace,
  type DisapprovalRequest,
  type ReviewedEntity,
  type StampedAd,
  type TriedAngle,
} from './use-cases/creative-facts';
