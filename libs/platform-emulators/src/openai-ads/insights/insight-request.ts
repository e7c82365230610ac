import { type Fields, isFields } from '../../json/fields';
import { listOf, wordOf } from '../wire/query';
import { invalidType, invalidValue, notEnabled, outOfRange } from '../wire/refusal';
import type { Call } from '../wire/route';
import { GRANULARITIES, type Granularity } from './buckets';
import { type InsightField, readField } from './insight-fields';
import { isWithin, type Level, LEVELS } from './level';
import { defaultRange, readTimeRange, type TimeRange } from './time-range';

export const INSIGHT_QUERY = {
  single: ['time_granularity', 'aggregation_level', 'limit', 'after', 'before'],
  lists: [
    'time_ranges',
    'fields',
    'filters',
    'sort',
    'segments',
    'override_segment_group_order',
    'includes',
  ],
} as const;

export interface RowFilter {
  readonly field: InsightField;
  readonly operator: 'IN' | 'GREATER_THAN' | 'LESS_THAN';
  readonly value: unknown;
}

export interface RowSort {
  readonly field: InsightField;
  readonly isDescending: boolean;
}

export interface InsightRequest {
  readonly level: Level;
  readonly granularity: Granularity;
  readonly range: TimeRange;
  readonly fields: readonly InsightField[];
  readonly filters: readonly RowFilter[];
  readonly sorts: readonly RowSort[];
  readonly hasZeroRows: boolean;
}

/** The query of an insights call, whose rows are of the endpoint's level or a finer one (platform document 4d). */
export function readInsightRequest({ query, account, world }: Call, scope: Level): InsightRequest {
  const levels = LEVELS.filter((one) => isWithin(one, scope));
  const level = wordOf(query, 'aggregation_level', levels, scope);
  if (listOf(query, 'segments').length > 0) {
    throw notEnabled('Segments are not enabled for this ad account.');
  }
  const ranges = listOf(query, 'time_ranges');
  if (ranges.length > 1) {
    throw outOfRange('array_above_max_length', 'time_ranges', 'send one range');
  }
  const range =
    ranges[0] === undefined
      ? defaultRange(account.timeZone, world.now())
      : readTimeRange(ranges[0], 'time_ranges[0]', account.timeZone, world.now());
  return {
    level,
    granularity: wordOf(query, 'time_granularity', GRANULARITIES, 'none'),
    range,
    fields: listOf(query, 'fields').map((name, index) =>
      readField(name, `fields[${index}]`, level),
    ),
    filters: listOf(query, 'filters').map((text, index) =>
      readFilter(objectOf(text, `filters[${index}]`), `filters[${index}]`, level),
    ),
    sorts: listOf(query, 'sort').map((text, index) =>
      readSort(objectOf(text, `sort[${index}]`), `sort[${index}]`, level),
    ),
    hasZeroRows:
      listOf(query, 'includes').map((name, index) => readInclude(name, `includes[${index}]`))
        .length > 0,
  };
}

function readInclude(name: string, param: string): string {
  if (name === 'zero_impression_items') return name;
  throw invalidValue(param, `Invalid value: '${name}'.`);
}

/** Ids are compared with IN, metrics with the other two. */
function readFilter({ field, operator, value }: Fields, param: string, level: Level): RowFilter {
  const found = readField(String(field), `${param}.field`, level);
  if (
    found.is === 'metric' &&
    (operator === 'GREATER_THAN' || operator === 'LESS_THAN') &&
    typeof value === 'number'
  ) {
    return { field: found, operator, value };
  }
  if (found.is === 'fact' && operator === 'IN' && Array.isArray(value)) {
    return { field: found, operator, value };
  }
  throw invalidValue(
    param,
    'Entity filters use IN and a list; metrics use GREATER_THAN or LESS_THAN and a number.',
  );
}

function readSort({ field, direction }: Fields, param: string, level: Level): RowSort {
  if (direction !== 'asc' && direction !== 'desc') {
    throw invalidValue(`${param}.direction`, 'direction is asc or desc.');
  }
  return {
    field: readField(String(field), `${param}.field`, level),
    isDescending: direction === 'desc',
  };
}

function objectOf(text: string, param: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return value;
  } catch {
    throw invalidValue(param, 'It must be a JSON object.');
  }
  throw invalidType(param, 'a JSON object');
}
