import { countOf, millionthsOf } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import type { PerformanceRow } from '../../port/performance';
import { contradicted } from '../wire/classify';
import { rowsIn, textIn, type Row } from '../wire/row';
import { idMember, type InsightsLevel } from './insights-reading';

/** Actions that are conversions to us: what sales and leads are made for. Others are on the way there. */
const CONVERSIONS: readonly string[] = ['purchase', 'lead'];

/** A row of insights: all figures are texts, money in major units; what did not happen may be left out. */
export const performanceRow = (row: Row, level: InsightsLevel): PerformanceRow => ({
  level,
  remoteId: idIn(row, idMember(level)),
  campaignRemoteId: idIn(row, 'campaign_id'),
  day: dayIn(row),
  impressions: told(countOf(textIn(row, 'impressions') || '0')),
  clicks: told(countOf(textIn(row, 'inline_link_clicks') || '0')),
  spendMicros: told(millionthsOf(textIn(row, 'spend') || '0')),
  conversionsMicros: sumIn(row, 'actions'),
  conversionValueMicros: sumIn(row, 'action_values'),
});

const sumIn = (row: Row, member: string): number =>
  rowsIn(row, member)
    .filter((action) => CONVERSIONS.includes(textIn(action, 'action_type')))
    .reduce((sum, action) => sum + told(millionthsOf(textIn(action, 'value'))), 0);

const idIn = (row: Row, member: string): string => told(textIn(row, member) || undefined);

/** A row of one day begins and ends with it. */
const dayIn = (row: Row): string => {
  const [start, stop] = [textIn(row, 'date_start'), textIn(row, 'date_stop')];
  return told(start === stop && /^\d{4}-\d{2}-\d{2}$/.test(start) ? start : undefined);
};

const told = <T>(value: T | undefined): T => {
  if (value === undefined) {
    throw new PlatformFailure(
      contradicted('A row of insights without an id, a day or a number.', 'read'),
    );
  }
  return value;
};
