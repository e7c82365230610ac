import { chunksOf, LIMITS } from '../wire/limits';

/** Requests that reading the delivery of campaigns takes when no ad group has more than a page of ads: groups, campaigns, creatives, a hundred parents at a time. */
export const deliveryCost = (campaigns: number, adGroups: number): number => 2 * chunksOf(campaigns, LIMITS.batch) + chunksOf(adGroups, LIMITS.parents);
