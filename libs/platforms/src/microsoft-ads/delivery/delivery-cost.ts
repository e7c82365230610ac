import { sizeOf, type CampaignSize } from '../../port/delivery';
import { LIMITS } from '../wire/limits';

/**
 * Calls that reading the delivery of campaigns takes when there is nothing to explain: the campaigns a hundred at a time, per campaign its
 * hours and its ad groups, per ad group its ads and its keywords.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  Math.ceil(campaigns.length / LIMITS.campaigns) +
  campaigns.length * 2 +
  sizeOf(campaigns).adGroups * 2;
