import { pagesOf, sizeOf, type CampaignSize } from '../../port/delivery';
import { chunksOf, inChunks, LIMITS } from '../wire/limits';

/**
 * Requests that reading the delivery of campaigns takes, a hundred groups at a time: the groups, the pages of their campaigns, and per
 * hundred of those the pages of their creatives. How creatives spread over hundreds is not known: all that are more than a page are taken to be in one.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  inChunks(campaigns, LIMITS.batch).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const { adGroups, ads } = sizeOf(chunk);
  const searches = chunksOf(adGroups, LIMITS.parents);
  return (
    1 +
    pagesOf(adGroups, LIMITS.searchPage) +
    (searches === 0 ? 0 : searches + pagesOf(ads, LIMITS.creativePage) - 1)
  );
};
