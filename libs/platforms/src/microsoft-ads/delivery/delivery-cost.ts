import { LIMITS } from '../wire/limits';

/**
 * Calls that reading the delivery of campaigns takes when each has one ad group and nothing to explain: the campaigns a hundred at
 * a time, and per campaign its hours, its ad groups, and the ads and keywords of that one. Every further ad group adds two.
 */
export const deliveryCost = (campaigns: number, adGroups: number): number => Math.ceil(campaigns / LIMITS.campaigns) + campaigns * 2 + adGroups * 2;
