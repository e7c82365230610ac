import { pagesOf, sizeOf, type CampaignSize } from '../../port/delivery';
import { ROWS_PER_PAGE } from '../session/search';
import { IDS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';

/** Four queries per chunk of campaigns, each with as many pages as there are rows. An ad is an ad or an asset group: both queries are taken to find all. */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  chunksOf(campaigns, IDS_PER_QUERY).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const { ads, keywords } = sizeOf(chunk);
  return [chunk.length, ads, ads, keywords].reduce(
    (calls, rows) => calls + pagesOf(rows, ROWS_PER_PAGE),
    0,
  );
};
