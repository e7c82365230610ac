import { UNVERIFIED } from '../unverified';

const LEVELS = { campaign: 'campaigns', adGroup: 'ad_groups', ad: 'ads' } as const;
export type Level = keyof typeof LEVELS;

/** By which ids a list is cut down. */
export interface ListFilter {
  readonly id?: readonly string[];
  readonly campaign_id?: readonly string[];
  readonly ad_group_id?: readonly string[];
}

/** Objects that live: what is archived or deleted is gone. */
const LIVING = 'ACTIVE,PAUSED';

/** A list of one level, as long a page as there is; at most 200 ids per filter. */
export const listPath = (accountId: string, level: Level, filter: ListFilter = {}): string => {
  const query = Object.entries(filter).map(
    ([name, ids]: [string, readonly string[]]) =>
      `${name}=${ids.map(encodeURIComponent).join(',')}`,
  );
  return `/ad_accounts/${encodeURIComponent(accountId)}/${LEVELS[level]}?${[...query, `configured_status=${LIVING}`, `page.size=${UNVERIFIED.pageSize}`].join('&')}`;
};

export const createPath = (accountId: string, level: Level): string =>
  `/ad_accounts/${encodeURIComponent(accountId)}/${LEVELS[level]}`;

export const objectPath = (level: Level, remoteId: string): string =>
  `/${LEVELS[level]}/${encodeURIComponent(remoteId)}`;
