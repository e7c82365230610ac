import type { ReadScope } from '../../port/observed';
import { PART_CALLS } from '../parts/read-parts';

/** Calls that `readScope` makes, when every campaign of the scope still exists and `bound` counts its ad groups rightly. */
export const readCost = (
  { campaignRemoteIds, campaignNames, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  if (campaignRemoteIds.length + campaignNames.length === 0) return 0;
  const forAdGroups = entities.some((entity) => entity !== 'campaign') ? 1 : 0;
  const perAdGroup = (entities.includes('ad') ? 1 : 0) + (entities.includes('keyword') ? 2 : 0);
  return 1 + campaignRemoteIds.length * (PART_CALLS + forAdGroups) + bound.adGroups * perAdGroup;
};
