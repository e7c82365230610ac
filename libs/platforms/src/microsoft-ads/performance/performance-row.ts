import { countOf, millionthsOf } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceLevel, PerformanceRow } from '../../port/performance';
import { contradicted } from '../wire/classify';
import type { Line } from './report-lines';
import type { Report } from './reports';

/** A line of a report: amounts in units of the account's currency, days as 2026-11-20 (FormatVersion 2.0, Daily). */
export const performanceRow = (
  line: Line,
  level: PerformanceLevel,
  { id, conversions }: Report,
): PerformanceRow => ({
  level,
  remoteId: idIn(line, id),
  campaignRemoteId: idIn(line, 'CampaignId'),
  day: told(/^\d{4}-\d{2}-\d{2}$/.exec(line['TimePeriod'] ?? '')?.[0]),
  impressions: told(countOf(line['Impressions'])),
  clicks: told(countOf(line['Clicks'])),
  spendMicros: told(millionthsOf(line['Spend'])),
  conversionsMicros: told(millionthsOf(line[conversions] || '0')),
  conversionValueMicros: told(millionthsOf(line['Revenue'] || '0')),
});

const idIn = (line: Line, column: string): string => told(/^\d+$/.exec(line[column] ?? '')?.[0]);

const told = <T>(value: T | undefined): T => {
  if (value === undefined) {
    throw new PlatformFailure(
      contradicted('A line of a report without an id, a day or a number.', 'read'),
    );
  }
  return value;
};
