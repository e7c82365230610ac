import type { ReadScope } from '../../port/observed';
import { UNVERIFIED } from '../unverified';
import { CALLS_PER_BATCH } from '../wire/exchange';
import { levelsOf } from './read';

/** Requests that `read` makes when ads fit their first page: fifty lists in one, and further pages of ad sets, all lists of a page together. */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const first = Math.ceil((campaignRemoteIds.length * levelsOf(entities).length) / CALLS_PER_BATCH);
  const pages =
    entities.includes('adGroup') && campaignRemoteIds.length === 1
      ? Math.ceil(bound.adGroups / UNVERIFIED.rowsPerPage)
      : 1;
  return first + Math.max(0, pages - 1);
};
