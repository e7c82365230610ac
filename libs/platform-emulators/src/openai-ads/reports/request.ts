import { type Fields, isFields, numberIn, objectIn } from '../../core/json';
import { reviewOf } from '../delivery';
import { type Call, listOf, wordOf } from '../doors/call';
import type { Scene } from '../doors/resources';
import { invalidType, invalidValue, notEnabled, outOfRange } from '../errors';
import type { Entity } from '../store/world';
import { isWithin, type Level, LEVELS, type Metric, METRICS } from './figures';
import {
  defaultRange,
  GRANULARITIES,
  type Granularity,
  readTimeRange,
  type TimeRange,
} from './time-range';

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

/**
 * The query of an insights call, whose rows are of the endpoint's level or a finer one (platform
 * document 4d).
 */
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

/** What `fields[]` may ask for beside metrics: names per level (oracle: InsightItemBody). */
const FACTS: Readonly<Record<Level, readonly string[]>> = {
  ad_account: ['id', 'name', 'url'],
  campaign: [
    'id',
    'name',
    'description',
    'status',
    'start_time',
    'end_time',
    'budget.lifetime',
    'budget.daily',
  ],
  ad_group: ['id', 'name', 'description', 'status'],
  ad: ['id', 'name', 'title', 'copy', 'link', 'status', 'review_status'],
};

export type InsightField =
  | { readonly is: 'metric'; readonly level: Level; readonly metric: Metric; readonly key: string }
  | { readonly is: 'fact'; readonly level: Level; readonly fact: string; readonly key: string }
  | { readonly is: 'metadata'; readonly key: 'readable_time' | 'timezone' };

/**
 * A canonical field name at a level of aggregation: the level's own metrics come back without its
 * name, as `spend` (platform document 4d).
 */
function readField(name: string, param: string, level: Level): InsightField {
  if (name === 'metadata.readable_time' || name === 'metadata.timezone') {
    return { is: 'metadata', key: name.slice('metadata.'.length) as 'readable_time' };
  }
  const owner = LEVELS.find((one) => name.startsWith(`${one}.`)) ?? level;
  const rest = name.startsWith(`${owner}.`) ? name.slice(owner.length + 1) : name;
  const metric = METRICS.find((one) => one === rest);
  if (!isWithin(level, owner)) {
    throw invalidValue(param, `'${name}' is finer than the aggregation level '${level}'.`);
  }
  if (metric) {
    return {
      is: 'metric',
      level: owner,
      metric,
      key: owner === level ? metric : `${owner}_${metric}`,
    };
  }
  if (rest !== name && FACTS[owner].includes(rest)) {
    return { is: 'fact', level: owner, fact: rest, key: `${owner}_${rest.replace('.', '_')}` };
  }
  throw invalidValue(param, `Unknown field: '${name}'.`);
}

/** The value of a fact about an object, or about the account when there is no object. */
export function factOf(
  fact: string,
  level: Level,
  entity: Entity | undefined,
  { world, account }: Scene,
): unknown {
  if (level === 'ad_account') return { id: account.id, name: account.name, url: account.url }[fact];
  if (!entity) return null;
  if (fact === 'id') return entity.id;
  if (fact === 'review_status') return reviewOf(entity, world.now()).status;
  if (fact.endsWith('_time')) return isoTime(numberIn(entity.fields, fact));
  if (fact.startsWith('budget.')) {
    return budgetIn(
      entity.fields,
      fact === 'budget.daily' ? 'daily_spend_limit_micros' : 'lifetime_spend_limit_micros',
    );
  }
  const creative = objectIn(entity.fields, 'creative');
  return (
    { title: creative.title, copy: creative.body, link: creative.target_url, ...entity.fields }[
      fact
    ] ?? null
  );
}

const isoTime = (seconds: number | undefined): string | null =>
  seconds === undefined ? null : new Date(seconds * 1_000).toISOString();

function budgetIn(fields: Fields, member: string): number | null {
  const micros = numberIn(objectIn(fields, 'budget'), member);
  return micros === undefined ? null : micros / 1_000_000;
}
