import type { ReadScope } from '../../port/observed';
import { ROWS_PER_PAGE } from '../session/search';
import { IDS_PER_QUERY, NAMES_PER_QUERY } from '../unverified';

/**
 * Requests that `read` makes: per chunk of campaigns three queries and one per level below (two for ads: asset groups are asked for
 * apart), and a page more for each further 10,000 rows. Criteria, assets and ads cannot be counted before; they are taken to fit
 * their first page, and videos of display ads, which take one query more, not to be there.
 */
export const readCost = (
  scope: ReadScope,
  bound: { readonly adGroups: number; readonly keywords: number },
): number => {
  const chunks = Math.ceil(scope.campaignRemoteIds.length / IDS_PER_QUERY);
  const pages = (rows: number): number =>
    chunks === 0 ? 0 : Math.max(chunks, Math.ceil(rows / ROWS_PER_PAGE));
  const perLevel = {
    campaign: 0,
    adGroup: pages(bound.adGroups),
    ad: 2 * chunks,
    keyword: pages(bound.keywords),
  };
  const children = [...new Set(scope.entities)].reduce((sum, entity) => sum + perLevel[entity], 0);
  return 3 * chunks + children + Math.ceil(scope.campaignNames.length / NAMES_PER_QUERY);
};
