import { countOf, millionthsOf } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow } from '../../port/performance';
import { contradicted } from '../wire/classify';
import type { JsonObject } from '../wire/json-in';
import { CONVERSIONS, REPORTED, type ReportedLevel, VALUE } from './report-order';

/** One line of a report as a row: spend comes in micros, the value of conversions in hundredths (platform document 3d). Throws for what cannot be read. */
export const rowOf = (level: ReportedLevel, line: JsonObject): PerformanceRow => ({
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

/** Nothing is told as null. */
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
