export { answered, refused, type Refused } from './answered';
export { adBody, campaignBody, givenCampaignTree, givenKeywords, type CampaignBody, type TreeMade, type TreeWish } from './campaign-tree';
export { givenConnection, givenConnections, SEARCH_PLATFORMS, type ConnectionMade, type ConnectionWish, type SearchPlatform } from './connection';
export { givenParty, Party, type RawAnswer, type Sent } from './party';
export { finished, previewed, synced, syncOf, triggered, type PlanScope, type Preview, type Sync } from './syncing';
