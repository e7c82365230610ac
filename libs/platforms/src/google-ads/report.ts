import type { PerformanceLevel, PerformanceRow, PerformanceScope } from '../port/performance';
import { countOf, daysFrom, millionthsOf, rowsOnce } from '../translation/figures';
import { contradictedRead } from './client/failures';
import { daysWithin, type FIELDS, idsIn, select } from './client/gaql';
import type { Row } from './client/objects';
import { chunksOf, ROWS_PER_PAGE, search, type Session } from './client/session';
import { IDS_PER_QUERY } from './unverified';

/**
 * What Google counted, removed objects included: one query per chunk of campaigns, for ads one
 * more, because asset groups are asked for apart.
 */
export const performance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(rowsOf(session, scope), scope, (message) => contradictedRead(message));

async function* rowsOf(session: Session, scope: PerformanceScope): AsyncGenerator<PerformanceRow> {
  for (const chunk of chunksOf(scope.campaignRemoteIds, IDS_PER_QUERY)) {
    for (const view of VIEWS[scope.level]) yield* rowsIn(session, scope, chunk, view);
  }
}

async function* rowsIn(
  session: Session,
  { level, from, to }: PerformanceScope,
  campaignIds: readonly string[],
  view: View,
): AsyncGenerator<PerformanceRow> {
  const query = select(view.query, idsIn('campaign.id', campaignIds), daysWithin(from, to));
  for await (const row of search(session, query)) yield performanceRow(row, level, view);
}

/**
 * A row as Google prints it: zeros are left out, cost comes in micros, conversions in parts (v25
 * Metrics).
 */
export const performanceRow = (
  row: Row,
  level: PerformanceLevel,
  { remoteIdOf }: View,
): PerformanceRow => {
  const { campaign, metrics = {}, segments } = row;
  return {
    level,
    remoteId: reported(remoteIdOf(row)),
    campaignRemoteId: reported(campaign?.id),
    day: reported(segments?.date),
    impressions: reported(countOf(metrics.impressions ?? 0)),
    clicks: reported(countOf(metrics.clicks ?? 0)),
    spendMicros: reported(countOf(metrics.costMicros ?? 0)),
    conversionsMicros: reported(millionthsOf(metrics.conversions ?? 0)),
    conversionValueMicros: reported(millionthsOf(metrics.conversionsValue ?? 0)),
  };
};

const reported = <T>(value: T | undefined): T => {
  if (value === undefined) {
    throw contradictedRead('A row of figures without an id, a day or a number.');
  }
  return value;
};

/**
 * A query for the figures of a level, and the remote id that each of its rows is about; undefined
 * when the row does not say.
 */
interface View {
  readonly query: keyof typeof FIELDS;
  remoteIdOf(row: Row): string | undefined;
}

const pair = (parent: string | undefined, own: string | undefined): string | undefined =>
  parent && own ? `${parent}~${own}` : undefined;

/** Asset groups take the place of ads. */
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

/**
 * A request for each query, and one more for each page that every object's every day could fill.
 */
export const performanceCost = (
  { level, from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const queries = VIEWS[level].length * Math.ceil(campaignRemoteIds.length / IDS_PER_QUERY);
  const rows =
    (level === 'campaign' ? campaignRemoteIds.length : objects) * daysFrom(from, to).length;
  return queries === 0 ? 0 : queries + Math.floor(rows / ROWS_PER_PAGE);
};
