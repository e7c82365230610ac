import { DateTime } from 'luxon';
import { PlatformFailure } from '../port/failure';
import type { PerformanceLevel, PerformanceRow, PerformanceScope } from '../port/performance';
import { countOf, daysFrom, millionthsOf, rowsOnce } from '../translation/figures';
import { contradicted, isObject, type JsonObject } from './client/failures';
import { inChunks, LIMITS, type Session } from './client/session';
import { UNVERIFIED } from './unverified';

/**
 * Figures by day of the ad account's zone, 200 campaigns at a time, page after page; archived and
 * deleted ones are reported like the others.
 */
export const readPerformance = (
  session: Session,
  scope: PerformanceScope,
): AsyncIterable<PerformanceRow> =>
  rowsOnce(
    rowsOf(session, scope),
    scope,
    (message) => new PlatformFailure(contradicted(message, 'read')),
  );

async function* rowsOf(
  session: Session,
  { level, from, to, campaignRemoteIds }: PerformanceScope,
): AsyncGenerator<PerformanceRow> {
  if (!isReported(level) || from > to) return;
  for (const campaignIds of inChunks([...new Set(campaignRemoteIds)], LIMITS.ids)) {
    const part = { level, from, to, campaignIds, timeZone: session.connection.timeZone };
    for await (const line of linesOf(session, part)) yield rowOf(level, line);
  }
}

const isReported = (level: PerformanceScope['level']): level is ReportedLevel =>
  Object.hasOwn(REPORTED, level);

/**
 * Pages may shift while they are read, when a day gets its first figures: then there are not as
 * many lines as were promised at the end.
 */
async function* linesOf(session: Session, part: ReportPart): AsyncGenerator<JsonObject> {
  const path = `/ad_accounts/${encodeURIComponent(session.accountId)}/reports?page.size=${UNVERIFIED.pageSize}`;
  const counts = { received: 0, promised: 0 };
  for await (const { data, pagination } of session.pages({
    path,
    policy: 'reporting',
    data: reportOrder(part),
  })) {
    const metrics = isObject(data) ? data['metrics'] : undefined;
    if (!Array.isArray(metrics) || !metrics.every(isObject)) {
      throw new PlatformFailure(contradicted('A report has no lines.', 'read'));
    }
    counts.received += metrics.length;
    counts.promised = Number(
      (isObject(pagination) ? pagination['total_count'] : undefined) ?? counts.received,
    );
    yield* metrics;
  }
  if (counts.received !== counts.promised) {
    throw new PlatformFailure(
      contradicted(`A report of ${counts.promised} lines came with ${counts.received}.`, 'read'),
    );
  }
}

/**
 * One line of a report as a row: spend comes in micros, the value of conversions in hundredths
 * (platform document 3d). Throws for what cannot be read.
 */
const rowOf = (level: ReportedLevel, line: JsonObject): PerformanceRow => ({
  level,
  remoteId: textIn(line, REPORTED[level].key),
  campaignRemoteId: textIn(line, 'campaign_id'),
  day: textIn(line, 'date').slice(0, 10),
  impressions: figure(line, 'impressions', countOf),
  clicks: figure(line, 'clicks', countOf),
  spendMicros: figure(line, 'spend', countOf),
  conversionsMicros: CONVERSIONS.reduce(
    (sum, name) => sum + figure(line, name.toLowerCase(), millionthsOf),
    0,
  ),
  conversionValueMicros: Math.round(figure(line, VALUE.toLowerCase(), millionthsOf) / 100),
});

const textIn = (line: JsonObject, key: string): string => {
  const value = line[key];
  if (typeof value === 'string' && value !== '') return value;
  throw new PlatformFailure(contradicted(`A report has a line without ${key}.`, 'read'));
};

/** Nothing is reported as null. */
const figure = (
  line: JsonObject,
  key: string,
  read: (value: unknown) => number | undefined,
): number => {
  const value = read(line[key] ?? 0);
  if (value !== undefined) return value;
  throw new PlatformFailure(
    contradicted(`A report tells ${key} as ${JSON.stringify(line[key])}.`, 'read'),
  );
};

/**
 * Levels that Reddit reports on, each reported together with its campaign, and the key of their ids
 * in an answer.
 */
const REPORTED = {
  campaign: { breakdowns: ['DATE', 'CAMPAIGN_ID'], key: 'campaign_id' },
  adGroup: { breakdowns: ['DATE', 'CAMPAIGN_ID', 'AD_GROUP_ID'], key: 'ad_group_id' },
  ad: { breakdowns: ['DATE', 'CAMPAIGN_ID', 'AD_ID'], key: 'ad_id' },
} as const satisfies {
  readonly [level in Exclude<PerformanceLevel, 'keyword'>]: {
    readonly breakdowns: readonly string[];
    readonly key: string;
  };
};
type ReportedLevel = keyof typeof REPORTED;

/**
 * What counts as a conversion, after clicks and after views; steps towards one (pages seen, carts
 * filled) do not.
 */
const CONVERSIONS = ['PURCHASE', 'LEAD', 'SIGN_UP'].flatMap((event) => [
  `CONVERSION_${event}_CLICKS`,
  `CONVERSION_${event}_VIEWS`,
]);
const VALUE = 'CONVERSION_PURCHASE_TOTAL_VALUE';

interface ReportPart {
  readonly level: ReportedLevel;
  readonly from: string;
  readonly to: string;
  readonly campaignIds: readonly string[];
  /** IANA; whose midnights divide days. */
  readonly timeZone: string;
}

/**
 * Hours are those of the zone although they end on Z, conditions of a filter are joined by "or"
 * (the vendor's OpenAPI, Get A Report).
 */
const reportOrder = ({ level, from, to, campaignIds, timeZone }: ReportPart): object => ({
  breakdowns: REPORTED[level].breakdowns,
  fields: ['IMPRESSIONS', 'CLICKS', 'SPEND', ...CONVERSIONS, VALUE],
  filter: campaignIds.map((id) => `campaign:id==${id}`).join(','),
  starts_at: `${from}T00:00:00Z`,
  ends_at: `${DateTime.fromISO(to, { zone: 'utc' }).plus({ days: 1 }).toISODate()}T00:00:00Z`,
  time_zone_id: timeZone,
});

/**
 * Requests that `readPerformance` makes at most: 200 campaigns at a time, and a page for as many
 * lines as a page holds.
 */
export const performanceCost = (
  { from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const days = daysFrom(from, to).length;
  const chunks = days === 0 ? 0 : Math.ceil(new Set(campaignRemoteIds).size / LIMITS.ids);
  return chunks === 0 ? 0 : chunks + Math.floor((objects * days) / UNVERIFIED.pageSize);
};
