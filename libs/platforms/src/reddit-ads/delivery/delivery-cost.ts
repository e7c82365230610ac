import { pagesOf, sizeOf, type CampaignSize } from '../../port/delivery';
import { UNVERIFIED } from '../unverified';
import { inChunks, LIMITS } from '../wire/limits';

/** Calls that reading the delivery of campaigns takes: 200 campaigns at a time, their ad groups and their ads, as many pages as there are. */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  inChunks(campaigns, LIMITS.ids).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const { adGroups, ads } = sizeOf(chunk);
  return [chunk.length, adGroups, ads].reduce(
    (calls, rows) => calls + pagesOf(rows, UNVERIFIED.pageSize),
    0,
  );
};
