import { DateTime } from 'luxon';
import { PlatformFailure } from '../port/failure';
import type { PerformanceLevel, PerformanceRow, PerformanceScope } from '../port/performance';
import { countOf, daysFrom, millionthsOf, rowsOnce } from '../translation/figures';
import { jsonText } from '../transport/requests';
import { contradicted } from './client/failures';
import { endOfDay, startOfDay } from './client/objects';
import { isNotFound } from './client/requests';
import { call, jsonBody, type Session } from './client/session';
import { UNVERIFIED } from './unverified';

/**
 * Figures by day of the ad account, a hundred campaigns at a time: one report of what was
 * delivered, one of what was converted. Days that have not come cannot be asked for; conversions of
 * today are not reported yet.
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
  const today =
    DateTime.fromMillis(session.io.now(), { zone: session.connection.timeZone }).toISODate() ?? to;
  const until = to < today ? to : today;
  if (!isReported(level) || from > until) return;
  const ids = [...new Set(campaignRemoteIds)];
  for (let at = 0; at < ids.length; at += UNVERIFIED.reportCampaigns) {
    const part: ReportPart = {
      level,
      from,
      to: until,
      campaignIds: ids.slice(at, at + UNVERIFIED.reportCampaigns),
    };
    yield* merged(await deliveredIn(session, part), await convertedIn(session, part, today));
  }
}

const deliveredIn = async (
  session: Session,
  part: ReportPart,
): Promise<readonly PerformanceRow[]> => {
  const rows: PerformanceRow[] = [];
  for await (const row of insights(session, part, 'daily')) {
    rows.push(deliveredRow(part.level, row));
  }
  return rows;
};

interface ConvertedRows {
  /** Null where conversions are not open to the ad account. */
  readonly rows: readonly PerformanceRow[] | null;
  /** The first day of which none are reported. */
  readonly before: string;
}

/**
 * Of which objects: conversions come as late as their longest window after an ad was seen or
 * clicked, so whatever was shown in that time.
 */
const convertedIn = async (
  session: Session,
  part: ReportPart,
  today: string,
): Promise<ConvertedRows> => {
  const lastWhole = shifted(today, -1);
  const to = part.to < lastWhole ? part.to : lastWhole;
  if (part.from > to) return { rows: [], before: part.from };
  const campaignOf =
    part.level === 'campaign'
      ? new Map(part.campaignIds.map((id) => [id, id]))
      : await shownSince(session, { ...part, from: shifted(part.from, -UNVERIFIED.restatedDays) });
  const found = await conversionsOf(session, { ...part, to }, [...campaignOf.keys()]);
  return {
    rows: found?.map((one) => convertedRow(part, one, campaignOf.get(one.id) ?? '')) ?? null,
    before: shifted(to, 1),
  };
};

const shownSince = async (
  session: Session,
  part: ReportPart,
): Promise<ReadonlyMap<string, string>> => {
  const campaignOf = new Map<string, string>();
  for await (const row of insights(session, part, 'none')) {
    campaignOf.set(idIn(row, REPORTED[part.level]), idIn(row, 'campaign'));
  }
  return campaignOf;
};

/** Rows of both reports, each day of an object once. */
const merged = (
  delivered: readonly PerformanceRow[],
  { rows, before }: ConvertedRows,
): readonly PerformanceRow[] => {
  const keyOf = ({ day, remoteId }: PerformanceRow): string => `${day} ${remoteId}`;
  const left = new Map((rows ?? []).map((row) => [keyOf(row), row]));
  const both = delivered.map((row): PerformanceRow => {
    const converted = left.get(keyOf(row));
    left.delete(keyOf(row));
    if (converted) {
      return {
        ...row,
        conversionsMicros: converted.conversionsMicros,
        conversionValueMicros: converted.conversionValueMicros,
      };
    }
    return rows !== null && row.day < before
      ? { ...row, conversionsMicros: 0, conversionValueMicros: 0 }
      : row;
  });
  return [...both, ...left.values()];
};

const shifted = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day;

const convertedRow = (
  { level }: ReportPart,
  { id, day, conversionsMicros, conversionValueMicros }: Converted,
  campaignRemoteId: string,
): PerformanceRow => ({
  level,
  remoteId: id,
  campaignRemoteId,
  day,
  impressions: 0,
  clicks: 0,
  spendMicros: 0,
  conversionsMicros,
  conversionValueMicros,
});

type InsightRow = Readonly<Record<string, unknown>>;

/** The most rows of one page (platform document 4d). */
const INSIGHTS_PAGE = 2_000;

/**
 * Rows of an account report that is cut down to some campaigns, page after page: by day with
 * figures, or one for each object that did anything in the range. Archived objects are reported
 * like the others.
 */
async function* insights(
  session: Session,
  part: ReportPart,
  granularity: 'daily' | 'none',
): AsyncGenerator<InsightRow> {
  let after: string | undefined;
  do {
    const { json, requestId } = await call(session, {
      endpoint: 'GET /ad_account/insights',
      purpose: 'read',
      query: queryOf(part, granularity, after),
    });
    const { data, has_more: hasMore, last_id: lastId } = json;
    if (!Array.isArray(data)) {
      throw new PlatformFailure(
        contradicted('OpenAI answered a report without rows.', 'read', requestId),
      );
    }
    if (hasMore === true && (typeof lastId !== 'string' || lastId === after)) {
      throw new PlatformFailure(
        contradicted('OpenAI answered a report that goes on from nowhere.', 'read', requestId),
      );
    }
    yield* data as readonly InsightRow[];
    after = hasMore === true ? (lastId as string) : undefined;
  } while (after !== undefined);
}

const queryOf = (
  { level, from, to, campaignIds }: ReportPart,
  granularity: 'daily' | 'none',
  after: string | undefined,
): readonly (readonly [string, string])[] => {
  const own = REPORTED[level];
  const figures =
    granularity === 'none'
      ? []
      : [
          'metadata.readable_time',
          ...['impressions', 'clicks', 'spend'].map((metric) => `${own}.${metric}`),
        ];
  return [
    ['time_granularity', granularity],
    ['aggregation_level', own],
    ['limit', String(INSIGHTS_PAGE)],
    ['time_ranges[]', jsonText({ type: 'date_range', since: from, until: to })],
    ['filters[]', jsonText({ field: 'campaign.id', operator: 'IN', value: campaignIds })],
    ...[...new Set(['campaign.id', `${own}.id`, ...figures])].map(
      (field) => ['fields[]', field] as const,
    ),
    ...(after === undefined ? [] : [['after', after] as const]),
  ];
};

/**
 * One line of a report by day. Spend comes in units of the account's currency, under its short name
 * or that of its level (platform document 4d).
 */
const deliveredRow = (level: ReportedLevel, row: InsightRow): PerformanceRow => {
  const own = REPORTED[level];
  const figure = (metric: string, read: (value: unknown) => number | undefined): number =>
    read(row[metric] ?? row[`${own}_${metric}`] ?? 0) ?? unreadable(metric);
  return {
    level,
    remoteId: idIn(row, own),
    campaignRemoteId: idIn(row, 'campaign'),
    day: String(row['readable_time']),
    impressions: figure('impressions', countOf),
    clicks: figure('clicks', countOf),
    spendMicros: figure('spend', millionthsOf),
    conversionsMicros: null,
    conversionValueMicros: null,
  };
};

/** The id of the object of a level that a row is about; throws where there is none. */
const idIn = (row: InsightRow, level: string): string => {
  const id = row[`${level}_id`];
  return typeof id === 'string' && id !== '' ? id : unreadable(`${level}_id`);
};

const unreadable = (member: string): never => {
  throw new PlatformFailure(
    contradicted(`OpenAI answered a row of a report whose ${member} cannot be read.`, 'read'),
  );
};

/**
 * One day's conversions of one object. The value is null where it is in another currency than the
 * ad account's.
 */
interface Converted {
  readonly id: string;
  readonly day: string;
  readonly conversionsMicros: number;
  readonly conversionValueMicros: number | null;
}

/**
 * There are no pages; an answer that would be longer is refused, and so is a longer range (platform
 * document 4d).
 */
const MOST_ROWS = 2_000;
const MOST_DAYS = 365;

/**
 * What was converted, by object and day; null where conversions are not open to the ad account. The
 * range holds whole days only.
 */
const conversionsOf = async (
  session: Session,
  part: ReportPart,
  ids: readonly string[],
): Promise<readonly Converted[] | null> => {
  const found: Converted[] = [];
  for (const body of questionsFor(session, part, ids)) {
    const rows = await answered(session, body);
    if (rows === null) return null;
    found.push(...rows.map((row) => convertedOf(session, row)));
  }
  return found;
};

/** As many objects at once as the answer to a stretch of days holds. */
const questionsFor = (
  session: Session,
  { level, from, to }: ReportPart,
  ids: readonly string[],
): readonly object[] =>
  chunks(daysFrom(from, to), MOST_DAYS).flatMap((days) =>
    chunks(ids, Math.floor(MOST_ROWS / days.length)).map((entityIds) => ({
      aggregation_level: REPORTED[level],
      time_granularity: 'daily',
      time_ranges: [rangeOf(session, days)],
      entity_ids: entityIds,
    })),
  );

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Seconds as text, as the vendor's samples write them; the end is not included. */
const rangeOf = ({ connection: { timeZone } }: Session, days: readonly string[]): string =>
  jsonText({
    type: 'unix_range',
    start: String(startOfDay(days[0]!, timeZone)),
    end: String(endOfDay(days.at(-1)!, timeZone) + 1),
  });

type ConversionsRow = Readonly<Record<string, unknown>>;

const answered = async (
  session: Session,
  body: object,
): Promise<readonly ConversionsRow[] | null> => {
  try {
    const { json, requestId } = await call(session, {
      endpoint: 'POST /conversions/insights',
      purpose: 'read',
      body: jsonBody(body),
    });
    if (!Array.isArray(json['data'])) {
      throw new PlatformFailure(
        contradicted('OpenAI answered conversions without rows.', 'read', requestId),
      );
    }
    return json['data'] as readonly ConversionsRow[];
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

const convertedOf = (
  { connection: { currency } }: Session,
  {
    entity_id: id,
    date,
    conversions,
    order_created_attributed_sales: sales,
    order_created_attributed_sales_currency: salesCurrency,
  }: ConversionsRow,
): Converted => {
  const [conversionsMicros, value] = [millionthsOf(conversions ?? 0), millionthsOf(sales ?? 0)];
  if (
    typeof id !== 'string' ||
    typeof date !== 'string' ||
    conversionsMicros === undefined ||
    value === undefined
  ) {
    throw new PlatformFailure(
      contradicted('OpenAI answered a row of conversions that cannot be read.', 'read'),
    );
  }
  return {
    id,
    day: date,
    conversionsMicros,
    conversionValueMicros: sales == null || (salesCurrency ?? currency) === currency ? value : null,
  };
};

/** What OpenAI calls the levels that it reports on. */
const REPORTED = { campaign: 'campaign', adGroup: 'ad_group', ad: 'ad' } as const satisfies {
  readonly [level in Exclude<PerformanceLevel, 'keyword'>]: string;
};
type ReportedLevel = keyof typeof REPORTED;

const isReported = (level: PerformanceLevel): level is ReportedLevel =>
  Object.hasOwn(REPORTED, level);

/** What is asked for at once. Days of the ad account, YYYY-MM-DD, both ends included. */
interface ReportPart {
  readonly level: ReportedLevel;
  readonly from: string;
  readonly to: string;
  readonly campaignIds: readonly string[];
}

/**
 * Requests that `readPerformance` makes at most: pages of what was delivered, below campaigns pages
 * of what could have converted, and conversions by as many objects as an answer holds.
 */
export const performanceCost = (
  { level, from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const [days, campaigns] = [daysFrom(from, to).length, new Set(campaignRemoteIds).size];
  if (days === 0 || campaigns === 0) return 0;
  const parts = Math.ceil(campaigns / UNVERIFIED.reportCampaigns);
  const delivered = parts + Math.floor((objects * days) / INSIGHTS_PAGE);
  const shown = level === 'campaign' ? 0 : parts + Math.floor(objects / INSIGHTS_PAGE);
  const atOnce = Math.floor(MOST_ROWS / Math.min(days, MOST_DAYS));
  return (
    delivered +
    shown +
    Math.ceil(days / MOST_DAYS) * (parts + Math.floor(Math.max(objects, campaigns) / atOnce))
  );
};
