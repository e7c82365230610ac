import { PlatformFailure } from '../port/failure';
import type { PerformanceLevel, PerformanceRow, PerformanceScope } from '../port/performance';
import { countOf, daysFrom, millionthsOf, rowsOnce } from '../translation/figures';
import { contradicted } from './client/failures';
import { type Row, rowsIn, textIn } from './client/objects';
import { CALLS_PER_BATCH, type Reading, readRows } from './client/requests';
import { accountPath, chunksOf, type Session } from './client/session';
import { LIVING } from './read/readings';
import { UNVERIFIED } from './unverified';

/**
 * What Meta counted, archived and deleted objects included. Fifty reports of fifty campaigns each
 * in a request, and all their next pages together.
 */
export const performance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(
    isInsightsLevel(scope.level) ? rowsOf(session, scope.level, scope) : nothing(),
    scope,
    (message) => new PlatformFailure(contradicted(message, 'read')),
  );

/** Keywords are no objects at Meta. */
async function* nothing(): AsyncGenerator<never> {}

async function* rowsOf(
  session: Session,
  level: InsightsLevel,
  scope: PerformanceScope,
): AsyncGenerator<PerformanceRow> {
  const rows = await allOrTooMuch(session, level, scope);
  if (rows) yield* rows.map((row) => performanceRow(row, level));
  else for (const half of halvesOf(scope)) yield* rowsOf(session, level, half);
}

/**
 * More data than one call may ask for, at once or in the background: then for less of it (Marketing
 * API, Insights limits and best practices).
 */
const TOO_MUCH = '100/1487534';

/** Undefined when Meta asks to ask for less, and less can be asked for. */
const allOrTooMuch = async (
  session: Session,
  level: InsightsLevel,
  scope: PerformanceScope,
): Promise<readonly Row[] | undefined> => {
  try {
    return await insights(session, level, scope);
  } catch (error) {
    if (
      error instanceof PlatformFailure &&
      error.failure.detail.code === TOO_MUCH &&
      halvesOf(scope).length > 0
    ) {
      return undefined;
    }
    throw error;
  }
};

const insights = async (
  session: Session,
  level: InsightsLevel,
  scope: PerformanceScope,
): Promise<readonly Row[]> => {
  const chunks = chunksOf(scope.campaignRemoteIds, UNVERIFIED.campaignsPerReport);
  const answers = await readRows(
    session,
    chunks.map((chunk) => insightsReading(accountPath(session), level, scope, chunk)),
    level,
  );
  return answers.flatMap((rows) => rows ?? accountMissing());
};

const accountMissing = (): never => {
  throw new PlatformFailure({
    kind: 'refused',
    detail: {
      code: 'ACCOUNT_MISSING',
      message: 'Meta has no such ad account, or these credentials have no access to it.',
    },
  });
};

/**
 * Meta's word for a level, which ids its rows carry, and the statuses that its objects can have.
 */
interface InsightsWords {
  readonly level: 'campaign' | 'adset' | 'ad';
  readonly ids: readonly string[];
  readonly statuses: readonly string[];
}

/**
 * Without a filter by status what was archived or deleted is left out (Marketing API, Manage Your
 * Ad Object's Status).
 */
const INSIGHTS_WORDS: Readonly<Record<Exclude<PerformanceLevel, 'keyword'>, InsightsWords>> = {
  campaign: { level: 'campaign', ids: ['campaign_id'], statuses: [...LIVING.campaign, 'DELETED'] },
  adGroup: {
    level: 'adset',
    ids: ['campaign_id', 'adset_id'],
    statuses: [...LIVING.adSet, 'DELETED'],
  },
  ad: { level: 'ad', ids: ['campaign_id', 'ad_id'], statuses: [...LIVING.ad, 'DELETED'] },
};

type InsightsLevel = keyof typeof INSIGHTS_WORDS;

const isInsightsLevel = (level: PerformanceLevel): level is InsightsLevel =>
  level in INSIGHTS_WORDS;

/** The member that names the object of a row. */
const idMember = (level: InsightsLevel): string => `${INSIGHTS_WORDS[level].level}_id`;

const FIGURES = ['impressions', 'inline_link_clicks', 'spend', 'actions', 'action_values'];

/** Days of the ad account's zone, one row each (spec/platforms/meta-ads.md 1d). */
const insightsReading = (
  account: string,
  level: InsightsLevel,
  { from, to }: PerformanceScope,
  campaignIds: readonly string[],
): Reading => {
  const { level: word, ids, statuses } = INSIGHTS_WORDS[level];
  return {
    path: `${account}/insights`,
    fields: [...ids, ...FIGURES],
    params: {
      level: word,
      time_increment: 1,
      time_range: { since: from, until: to },
      filtering: [
        { field: 'campaign.id', operator: 'IN', value: campaignIds },
        { field: `${word}.effective_status`, operator: 'IN', value: statuses },
      ],
      limit: UNVERIFIED.figuresPerPage,
    },
    isList: true,
  };
};

/**
 * Actions that are conversions to us: what sales and leads are made for. Others are on the way
 * there.
 */
const CONVERSIONS: readonly string[] = ['purchase', 'lead'];

/**
 * A row of insights: all figures are texts, money in major units; what did not happen may be left
 * out.
 */
const performanceRow = (row: Row, level: InsightsLevel): PerformanceRow => ({
  level,
  remoteId: idIn(row, idMember(level)),
  campaignRemoteId: idIn(row, 'campaign_id'),
  day: dayIn(row),
  impressions: required(countOf(textIn(row, 'impressions') || '0')),
  clicks: required(countOf(textIn(row, 'inline_link_clicks') || '0')),
  spendMicros: required(millionthsOf(textIn(row, 'spend') || '0')),
  conversionsMicros: sumIn(row, 'actions'),
  conversionValueMicros: sumIn(row, 'action_values'),
});

const sumIn = (row: Row, member: string): number =>
  rowsIn(row, member)
    .filter((action) => CONVERSIONS.includes(textIn(action, 'action_type')))
    .reduce((sum, action) => sum + required(millionthsOf(textIn(action, 'value'))), 0);

const idIn = (row: Row, member: string): string => required(textIn(row, member) || undefined);

/** A row of one day begins and ends with it. */
const dayIn = (row: Row): string => {
  const [start, stop] = [textIn(row, 'date_start'), textIn(row, 'date_stop')];
  return required(start === stop && /^\d{4}-\d{2}-\d{2}$/.test(start) ? start : undefined);
};

const required = <T>(value: T | undefined): T => {
  if (value === undefined) {
    throw new PlatformFailure(
      contradicted('A row of insights without an id, a day or a number.', 'read'),
    );
  }
  return value;
};

/**
 * A scope in two: the first days and the others, or of one day the first campaigns and the others;
 * nothing when it cannot be less.
 */
export const halvesOf = (scope: PerformanceScope): readonly PerformanceScope[] => {
  const days = daysFrom(scope.from, scope.to);
  const middle = Math.ceil(days.length / 2);
  if (days.length > 1) {
    return [
      { ...scope, to: days[middle - 1]! },
      { ...scope, from: days[middle]! },
    ];
  }
  const { campaignRemoteIds: ids } = scope;
  const half = Math.ceil(ids.length / 2);
  return ids.length > 1
    ? [ids.slice(0, half), ids.slice(half)].map((campaignRemoteIds) => ({
        ...scope,
        campaignRemoteIds,
      }))
    : [];
};

/**
 * Fifty reports in a request, and one more for each page that every object's every day could fill;
 * more only when Meta asks to ask for less at once.
 */
export const performanceCost = (
  { level, from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  if (!isInsightsLevel(level) || campaignRemoteIds.length === 0) return 0;
  const reports = Math.ceil(campaignRemoteIds.length / UNVERIFIED.campaignsPerReport);
  const rows =
    (level === 'campaign' ? campaignRemoteIds.length : objects) * daysFrom(from, to).length;
  return Math.ceil(reports / CALLS_PER_BATCH) + Math.floor(rows / UNVERIFIED.figuresPerPage);
};
