import { IDS_PER_QUERY } from '../unverified';

/** Three queries per chunk of campaigns; ads and keywords are taken to fit their first page of 10,000. */
export const deliveryCost = (campaigns: number): number => 3 * Math.ceil(campaigns / IDS_PER_QUERY);
