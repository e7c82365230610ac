import type { ReadScope } from '../../port/observed';
import { UNVERIFIED } from '../unverified';
import { LIMITS } from '../wire/limits';

/** Calls that `readScope` makes. How many ads there are nobody knows before: their posts come on top, ten per call, and pages beyond the first. */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const chunks = Math.ceil(campaignRemoteIds.length / LIMITS.ids);
  const furtherPages = Math.max(
    0,
    Math.ceil(bound.adGroups / UNVERIFIED.pageSize) - Math.max(1, chunks),
  );
  return (
    chunks +
    (entities.includes('adGroup') ? chunks + (chunks > 0 ? furtherPages : 0) : 0) +
    (entities.includes('ad') ? chunks : 0)
  );
};
