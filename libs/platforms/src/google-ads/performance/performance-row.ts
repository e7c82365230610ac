import { countOf, millionthsOf } from '../../figures';
import type { PerformanceLevel, PerformanceRow } from '../../port/performance';
import { contradictedRead } from '../failure/contradicted';
import type { Row } from '../wire/row';
import type { View } from './views';

/** A row as Google prints it: zeros are left out, cost comes in micros, conversions in parts (v25 Metrics). */
export const performanceRow = (
  row: Row,
  level: PerformanceLevel,
  { remoteIdOf }: View,
): PerformanceRow => {
  const { campaign, metrics = {}, segments } = row;
  return {
    level,
    remoteId: told(remoteIdOf(row)),
    campaignRemoteId: told(campaign?.id),
    day: told(segments?.date),
    impressions: told(countOf(metrics.impressions ?? 0)),
    clicks: told(countOf(metrics.clicks ?? 0)),
    spendMicros: told(countOf(metrics.costMicros ?? 0)),
    conversionsMicros: told(millionthsOf(metrics.conversions ?? 0)),
    conversionValueMicros: told(millionthsOf(metrics.conversionsValue ?? 0)),
  };
};

const told = <T>(value: T | undefined): T => {
  if (value === undefined) {
    throw contradictedRead('A row of figures without an id, a day or a number.');
  }
  return value;
};
