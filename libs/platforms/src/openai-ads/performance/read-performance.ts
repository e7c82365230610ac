import { DateTime } from 'luxon';
import { rowsOnce } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { contradicted } from '../wire/classify';
import type { Session } from '../wire/session';
import { type Converted, conversionsOf } from './conversions';
import { deliveredRow, idIn } from './delivered-row';
import { insights } from './insights';
import { isReported, REPORTED, type ReportPart } from './reported-level';

/**
 * Figures by day of the ad account, a hundred campaigns at a time: one report of what was delivered, one of what was converted. Days
 * that have not come cannot be asked for; conversions of today are not told yet.
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
  /** The first day of which none are told. */
  readonly before: string;
}

/** Of which objects: conversions come as late as their longest window after an ad was seen or clicked, so whatever was shown in that time. */
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
