import { IDS_PER_QUERY } from '../unverified';

/** Four queries per chunk of campaigns; ads, asset groups and keywords are taken to fit their first page of 10,000. */
export const deliveryCost = (campaigns: number): number => 4 * Math.ceil(campaigns / IDS_PER_QUERY);
