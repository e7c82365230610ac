import { countOf, millionthsOf } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow } from '../../port/performance';
import { type Json, listOf, recordOf } from '../wire/answer';
import { contradicted } from '../wire/classify';
import { idIn, type UrnKind } from '../wire/urn';
import { REPORTED, type ReportedLevel } from './report-query';

/** One element of a report as a row. A figure that is left out is none; one that cannot be read throws. */
export const rowOf = (level: ReportedLevel, element: Json): PerformanceRow => ({
  level,
  remoteId: pivotId(element, REPORTED[level].urn),
  campaignRemoteId: pivotId(element, 'sponsoredCampaignGroup'),
  day: dayOf(element),
  impressions: figure(element, 'impressions', countOf),
  clicks: figure(element, 'clicks', countOf),
  spendMicros: figure(element, 'costInLocalCurrency', millionthsOf),
  conversionsMicros: figure(element, 'externalWebsiteConversions', millionthsOf),
  conversionValueMicros: figure(element, 'conversionValueInLocalCurrency', millionthsOf),
});

/** Which of the pivots it is, its URN says, whatever their order. */
const pivotId = (element: Json, kind: UrnKind): string => {
  const urn = listOf(element['pivotValues'])
    .map(String)
    .find((value) => value.startsWith(`urn:li:${kind}:`));
  return idIn(urn) || unreadable('pivotValues', element['pivotValues']);
};

const dayOf = ({ dateRange }: Json): string => {
  const [start, end] = [
    recordOf(recordOf(dateRange)['start']),
    recordOf(recordOf(dateRange)['end']),
  ].map(({ year, month, day }) => `${String(year)}-${padded(month)}-${padded(day)}`);
  return start === end && /^\d{4}-\d\d-\d\d$/.test(start ?? '')
    ? start!
    : unreadable('dateRange', dateRange);
};

const padded = (part: unknown): string => String(part).padStart(2, '0');

const figure = (
  element: Json,
  name: string,
  read: (value: unknown) => number | undefined,
): number => {
  const value = element[name] ?? 0;
  return read(value) ?? unreadable(name, value);
};

const unreadable = (name: string, value: unknown): never => {
  throw new PlatformFailure(
    contradicted(`A report tells ${name} as ${JSON.stringify(value)}.`, 'read'),
  );
};
