import type { Entity } from '../store/entity';
import type { Call } from '../wire/call';
import { type Fields, listIn } from '../../json/fields';
import { readFilters } from '../wire/filtering';
import { pageOf } from '../wire/page-of';
import { readSelection } from '../wire/read-selection';
import { unknownField } from '../wire/refusals';
import { askedDays } from './insight-days';
import { INSIGHT_FIELDS, type InsightRow, USUAL_FIELDS, writeInsight } from './insight-fields';
import { insightRows } from './insight-rows';
import type { Level } from './insight-words';

/** What a report is about: checked when it is ordered, read when it is asked for. */
export interface InsightOrder {
  readonly subject: Entity;
  readonly read: Fields;
  readonly fields: readonly string[];
}

const LEVEL_OF: Readonly<Partial<Record<Entity['kind'], Level>>> = {
  adaccount: 'account',
  campaign: 'campaign',
  adset: 'adset',
  ad: 'ad',
};

/** Reads an order and refuses what cannot be reported. */
export function orderOf(call: Call, read: Fields): InsightOrder {
  const asked = readSelection(read.fields).map(({ name }) => name);
  const unknown = asked.find((name) => !INSIGHT_FIELDS.has(name));
  if (unknown !== undefined) throw unknownField(unknown, 'AdsInsights');
  const order = { subject: call.subject, read, fields: asked.length === 0 ? USUAL_FIELDS : asked };
  rowsOf(call, order);
  return order;
}

/** A page of the lines that an order asks for, as they stand now. */
export function insightPage(call: Call, order: InsightOrder): Fields {
  return pageOf(
    call,
    rowsOf(call, order),
    (row) => `${row.campaign?.id ?? ''} ${row.adset?.id ?? ''} ${row.ad?.id ?? ''} ${row.since}`,
    (row) => writeInsight(row, order.fields, listIn<string>(order.read, 'breakdowns')),
  );
}

function rowsOf({ world, account }: Call, { subject, read }: InsightOrder): readonly InsightRow[] {
  const level = (read.level ?? LEVEL_OF[subject.kind] ?? 'account') as Level;
  const days = askedDays(read, world.now(), account.timeZone);
  return insightRows(world, subject, level, days, read, readFilters(read.filtering));
}
