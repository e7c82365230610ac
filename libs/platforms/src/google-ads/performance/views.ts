import type { PerformanceLevel } from '../../port/performance';
import type { FIELDS } from '../wire/gaql';
import type { Row } from '../wire/row';

/** A query that tells figures of a level, and the remote id that each of its rows is about; undefined when the row does not say. */
export interface View {
  readonly query: keyof typeof FIELDS;
  remoteIdOf(row: Row): string | undefined;
}

const pair = (parent: string | undefined, own: string | undefined): string | undefined =>
  parent && own ? `${parent}~${own}` : undefined;

/** Asset groups stand where other campaigns have ads. */
export const VIEWS: Readonly<Record<PerformanceLevel, readonly View[]>> = {
  campaign: [{ query: 'campaignFigures', remoteIdOf: ({ campaign }) => campaign?.id }],
  adGroup: [{ query: 'adGroupFigures', remoteIdOf: ({ adGroup }) => adGroup?.id }],
  ad: [
    {
      query: 'adFigures',
      remoteIdOf: ({ adGroup, adGroupAd }) => pair(adGroup?.id, adGroupAd?.ad?.id),
    },
    { query: 'assetGroupFigures', remoteIdOf: ({ assetGroup }) => assetGroup?.id },
  ],
  keyword: [
    {
      query: 'keywordFigures',
      remoteIdOf: ({ adGroup, adGroupCriterion }) =>
        pair(adGroup?.id, adGroupCriterion?.criterionId),
    },
  ],
};
