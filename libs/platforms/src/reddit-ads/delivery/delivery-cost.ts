import { UNVERIFIED } from '../unverified';
import { LIMITS } from '../wire/limits';

/** Calls that reading the delivery of campaigns takes: 200 campaigns at a time, their ad groups and their ads. */
export const deliveryCost = (campaigns: number, adGroups: number): number => {
  const chunks = Math.ceil(campaigns / LIMITS.ids);
  return chunks * 3 + Math.max(0, Math.ceil(adGroups / UNVERIFIED.pageSize) - Math.max(1, chunks));
};
