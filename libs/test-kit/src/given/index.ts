export { answered, refused, type Refused } from './answered';
export {
  adBody,
  campaignBody,
  givenCampaignTree,
  givenKeywords,
  type CampaignBody,
  type TreeMade,
  type TreeWish,
} from './campaign-tree';
export {
  givenConnection,
  givenConnections,
  givenConnectionsEverywhere,
  SEARCH_PLATFORMS,
  type ConnectionMade,
  type ConnectionWish,
  type SearchPlatform,
} from './connection';
export {
  CREATIVE_TYPES,
  givenCreativeTree,
  givenExtensions,
  givenImages,
  type CreativeMade,
  type CreativeType,
  type CreativeWish,
} from './creative-tree';
export {
  attached,
  givenAsset,
  givenImage,
  picture,
  type Asset,
  type AssetBody,
  type AssetOwner,
  type Role,
} from './media';
export { givenParty, Party, type RawAnswer, type Sent } from './party';
export {
  finished,
  previewed,
  synced,
  syncOf,
  triggered,
  type PlanScope,
  type Preview,
  type Sync,
} from './syncing';
