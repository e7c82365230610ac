import { DateTime, IANAZone } from 'luxon';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, listIn, textIn } from '../../json/fields';
import { refuseWhen } from '../wire/api-error';
import { reportField } from './report-fields';
import { parseFilter, type ReportFilter } from './report-filter';

/** A report that may be made. Times are milliseconds. */
export interface ReportOrder {
  readonly breakdowns: readonly string[];
  readonly fields: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly zone: string;
  readonly filters: readonly ReportFilter[];
}

/** How far back reports reach (platform document 3d). */
const MONTHS_BACK = 24;
const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;
/** Breakdowns by what an ad was shown beside: one at a time, and not with these (from 8 December 2026, platform document 3d). */
const CONTEXTS = ['KEYWORD', 'COMMUNITY', 'INTEREST', 'LANGUAGE'];
const NOT_WITH_CONTEXTS = ['DMA', 'REGION', 'GALLERY_ITEM_ID', 'OS_TYPE', 'COUNTRY'];

/** Reads a report's order. Throws 400 with everything that is wrong. */
export function readOrder(data: Fields, now: number): ReportOrder {
  const zone = textIn(data, 'time_zone_id') || 'UTC';
  const order = {
    breakdowns: listIn<string>(data, 'breakdowns'),
    fields: listIn<string>(data, 'fields'),
    from: hourIn(textIn(data, 'starts_at'), zone),
    to: hourIn(textIn(data, 'ends_at'), zone),
    zone,
  };
  const filters = parseFilter(textIn(data, 'filter'));
  refuseWhen([
    ...orderProblems(order, now),
    ...(filters ? [] : [dataError('filter', 'Invalid filter.')]),
  ]);
  return { ...order, filters: filters ?? [] };
}

/** `time_zone_id` is the zone of `starts_at` and `ends_at` too, although they end on Z (the vendor's OpenAPI, Get A Report). */
const hourIn = (text: string, zone: string): number =>
  DateTime.fromISO(text.replace(/Z$/, ''), {
    zone: IANAZone.isValidZone(zone) ? zone : 'UTC',
  }).toMillis();

function orderProblems(
  { breakdowns, fields, from, to, zone }: Omit<ReportOrder, 'filters'>,
  now: number,
): readonly FieldError[] {
  const found = fields.flatMap((name, index) =>
    reportField(name) ? [] : [dataError(`fields[${index}]`, `${name} is not a field.`)],
  );
  if (fields.length === 0) found.push(dataError('fields', 'Missing required field.'));
  if (!IANAZone.isValidZone(zone)) found.push(dataError('time_zone_id', 'Unknown time zone.'));
  if (Number.isNaN(from) || Number.isNaN(to) || from >= to) {
    found.push(dataError('ends_at', 'Must be after starts_at.'));
  }
  const earliest = new Date(now);
  earliest.setUTCMonth(earliest.getUTCMonth() - MONTHS_BACK);
  if (from < earliest.getTime()) {
    found.push(dataError('starts_at', `Must be within ${MONTHS_BACK} months.`));
  }
  return [...found, ...breakdownProblems(breakdowns, to - from)];
}

function breakdownProblems(breakdowns: readonly string[], length: number): readonly FieldError[] {
  const has = (name: string) => breakdowns.includes(name);
  const contexts = CONTEXTS.filter(has);
  const found: FieldError[] = [];
  if (new Set(breakdowns).size < breakdowns.length) {
    found.push(dataError('breakdowns', 'Must be unique.'));
  }
  if (breakdowns.length > (has('COUNTRY') && has('REGION') ? 4 : 3)) {
    found.push(dataError('breakdowns', 'Takes at most 3, or 4 with COUNTRY and REGION.'));
  }
  if (has('HOUR') && length > SEVEN_DAYS_MS) {
    found.push(dataError('breakdowns', 'HOUR is limited to 7 days.'));
  }
  const isMixed = contexts.length > 1 || (contexts.length === 1 && NOT_WITH_CONTEXTS.some(has));
  return isMixed
    ? [...found, dataError('breakdowns', `${contexts.join(', ')} can not be combined so.`)]
    : found;
}
