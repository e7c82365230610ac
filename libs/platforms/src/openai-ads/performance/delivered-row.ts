import { countOf, millionthsOf } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow } from '../../port/performance';
import { contradicted } from '../wire/classify';
import type { InsightRow } from './insights';
import { REPORTED, type ReportedLevel } from './reported-level';

/** One line of a report by day. Spend comes in units of the account's currency, under its short name or that of its level (platform document 4d). */
export const deliveredRow = (level: ReportedLevel, row: InsightRow): PerformanceRow => {
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
export const idIn = (row: InsightRow, level: string): string => {
  const id = row[`${level}_id`];
  return typeof id === 'string' && id !== '' ? id : unreadable(`${level}_id`);
};

const unreadable = (member: string): never => {
  throw new PlatformFailure(
    contradicted(`OpenAI answered a row of a report whose ${member} cannot be read.`, 'read'),
  );
};
