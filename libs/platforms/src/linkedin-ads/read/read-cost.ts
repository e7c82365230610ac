import type { ReadScope } from '../../port/observed';
import { chunksOf, LIMITS } from '../wire/limits';

/**
 * Requests that `readScope` makes when every campaign of the scope still exists, no hundred groups hold more than a thousand campaigns and
 * nothing is below the ad groups. Each page of a hundred ads takes another, and one for their posts.
 */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const groups = chunksOf(new Set(campaignRemoteIds).size, LIMITS.batch);
  const campaigns = entities.includes('adGroup') || entities.includes('ad') ? groups : 0;
  return (
    groups + campaigns + (entities.includes('ad') ? chunksOf(bound.adGroups, LIMITS.parents) : 0)
  );
};
