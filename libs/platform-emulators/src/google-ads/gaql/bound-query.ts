import { DateTime } from 'luxon';
import type { Customer } from '../accounts';
import { complaint, Refused } from '../errors';
import type { Field } from '../schema/message';
import { UNVERIFIED } from '../unverified';
import { type FieldRef, FIELDS, FROM } from './catalogue';
import { badQuery, type Condition, type Operator, type Query } from './parse-query';

/** A query whose fields all exist and may be combined. */
export interface BoundQuery {
  readonly from: string;
  readonly select: readonly FieldRef[];
  readonly where: readonly BoundCondition[];
  readonly orderBy: readonly { readonly ref: FieldRef; readonly descending: boolean }[];
  readonly limit?: number;
  /** Whether figures are asked for, and whether day by day. */
  readonly reports: boolean;
  readonly byDay: boolean;
}

/** Binds names to fields, or throws Refused with the vendor's `queryError`. */
export function bindQuery(
  query: Query,
  { timeZone }: Pick<Customer, 'timeZone'>,
  now: Date,
): BoundQuery {
  const allowed = FROM[query.from];
  if (!allowed) {
    throw badQuery(
      'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE',
      `Error in query: no resource type ${query.from}.`,
      query.from,
    );
  }
  const select = query.select.map((name) => bind(name, allowed, 'SELECT'));
  const where = query.where.map((condition) => bindCondition(condition, allowed, timeZone, now));
  const orderBy = query.orderBy.map(({ field, descending }) => ({
    ref: bind(field, allowed, 'SELECT'),
    descending,
  }));
  if (query.from === 'change_status') checkChangeStatus(query);
  const isReport = (ref: FieldRef) => ref.resource === 'metrics' || ref.resource === 'segments';
  return {
    from: query.from,
    select,
    where,
    orderBy,
    ...(query.limit === undefined ? {} : { limit: query.limit }),
    reports: [...select, ...where.map(({ ref }) => ref)].some(isReport),
    byDay: select.some(({ resource }) => resource === 'segments'),
  };
}

function bind(name: string, allowed: readonly string[], clause: 'SELECT' | 'WHERE'): FieldRef {
  const ref = FIELDS.get(name);
  if (!ref) {
    throw badQuery('UNRECOGNIZED_FIELD', `Unrecognized field in the query: '${name}'.`, name);
  }
  if (allowed.includes(ref.resource)) return ref;
  throw badQuery(
    `PROHIBITED_RESOURCE_TYPE_IN_${clause}_CLAUSE`,
    `The resource of '${name}' cannot be used with this FROM clause.`,
    name,
  );
}

function bindCondition(
  { field, operator, values }: Condition,
  allowed: readonly string[],
  timeZone: string,
  now: Date,
): BoundCondition {
  const ref = bind(field, allowed, 'WHERE');
  if (operator === 'DURING') {
    return {
      ref,
      operator: 'BETWEEN',
      values: duringRange(values[0] ?? '', timeZone, now),
      keys: new Set(),
    };
  }
  if (ref.field.type === 'message') {
    throw badQuery('OPERATOR_FIELD_MISMATCH', `The field '${field}' cannot be filtered.`, field);
  }
  checkValues(ref, values);
  return {
    ref,
    operator,
    values,
    keys: new Set(values.map((value) => comparisonKey(ref.field, value))),
  };
}

function checkValues({ name, field }: FieldRef, values: readonly string[]): void {
  if (values.length > UNVERIFIED.valuesPerFilter) {
    throw badQuery(
      'FILTER_HAS_TOO_MANY_VALUES',
      `The filter on '${name}' has too many values.`,
      name,
    );
  }
  const bad = values.find((value) => !isValueOf(field, value, name));
  if (bad === undefined) return;
  const code =
    field.type === 'enum'
      ? 'BAD_ENUM_CONSTANT'
      : name === 'segments.date'
        ? 'INVALID_DATE_FORMAT'
        : 'BAD_VALUE';
  throw badQuery(code, `Invalid value for '${name}': '${bad}'.`, bad);
}

function isValueOf(field: FieldRef['field'], value: string, name: string): boolean {
  if (name === 'segments.date') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (field.type === 'enum') return ['UNSPECIFIED', 'UNKNOWN', ...field.values].includes(value);
  if (field.type === 'bool') return /^(true|false)$/i.test(value);
  return field.type === 'int64' || field.type === 'int32' || field.type === 'double'
    ? Number.isFinite(Number(value))
    : true;
}

/** A date range and a limit of at most 10,000: from memory, unverified. */
function checkChangeStatus({ where, limit }: Query): void {
  const dated = where.filter(({ field }) => field === 'change_status.last_change_date_time');
  const finite =
    dated.some(({ operator }) => operator === 'BETWEEN' || operator === 'DURING') ||
    dated.length >= 2;
  if (!finite) {
    throw new Refused(
      complaint(
        'changeStatusError.CHANGE_DATE_RANGE_INFINITE',
        '',
        'A finite date range is needed.',
      ),
    );
  }
  if (limit === undefined) {
    throw new Refused(complaint('changeStatusError.LIMIT_NOT_SPECIFIED', '', 'A limit is needed.'));
  }
  if (limit > UNVERIFIED.changeStatusLimit) {
    throw new Refused(
      complaint('changeStatusError.INVALID_LIMIT_CLAUSE', '', 'The limit is above 10,000.'),
    );
  }
}

/** A condition whose field exists and whose values fit it. */
interface BoundCondition {
  readonly ref: FieldRef;
  readonly operator: Operator;
  readonly values: readonly string[];
  /** The values as comparison keys. */
  readonly keys: ReadonlySet<string>;
}

type Test = (value: unknown, wanted: readonly string[], field: Field) => boolean;

/** Whether a value meets a condition. An absent value counts as its type's default. */
export function matches({ ref, operator, values, keys }: BoundCondition, value: unknown): boolean {
  if (operator === 'IN') return keys.has(comparisonKey(ref.field, value));
  if (operator === 'NOT IN') return !keys.has(comparisonKey(ref.field, value));
  return TESTS[operator](value, values, ref.field);
}

/** Equal values of a field have equal keys: lists of thousands of values are met by one look-up. */
function comparisonKey(field: Field, value: unknown): string {
  switch (field.type) {
    case 'bool':
      return String(String(value).toLowerCase() === 'true');
    case 'int64':
    case 'int32':
    case 'double':
      return String(Number(value ?? 0));
    default:
      return textOf(value);
  }
}

const against =
  (holds: (difference: number) => boolean): Test =>
  (value, [wanted = ''], field) =>
    holds(difference(field, value, wanted));

const isLike: Test = (value, [pattern = '']) => like(pattern).test(textOf(value));
const containsAny: Test = (value, wanted) => wanted.some((one) => items(value).includes(one));

const TESTS: Readonly<Record<Exclude<Operator, 'IN' | 'NOT IN'>, Test>> = {
  '=': against((sign) => sign === 0),
  '!=': against((sign) => sign !== 0),
  '<': against((sign) => sign < 0),
  '<=': against((sign) => sign <= 0),
  '>': against((sign) => sign > 0),
  '>=': against((sign) => sign >= 0),
  BETWEEN: (value, [low = '', high = ''], field) =>
    difference(field, value, low) >= 0 && difference(field, value, high) <= 0,
  LIKE: isLike,
  'NOT LIKE': (...given) => !isLike(...given),
  'CONTAINS ANY': containsAny,
  'CONTAINS ALL': (value, wanted) => wanted.every((one) => items(value).includes(one)),
  'CONTAINS NONE': (...given) => !containsAny(...given),
  'IS NULL': (value) => value === undefined,
  'IS NOT NULL': (value) => value !== undefined,
  // Named ranges are turned into BETWEEN when the query is bound.
  DURING: () => false,
};

function difference(field: Field, value: unknown, wanted: string): number {
  switch (field.type) {
    case 'bool':
      return Number(value === true) - Number(wanted.toLowerCase() === 'true');
    case 'int64':
    case 'int32':
    case 'double':
      return Number(value ?? 0) - Number(wanted);
    default:
      return textOf(value) < wanted ? -1 : Number(textOf(value) > wanted);
  }
}

const textOf = (value: unknown): string => (value === undefined ? '' : String(value));
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `%` stands for anything; `[%]` and `[_]` for themselves. */
function like(pattern: string): RegExp {
  const source = pattern
    .split(/(\[[%_[\]]\]|%|_)/)
    .map((part) =>
      part === '%'
        ? '.*'
        : part === '_'
          ? '.'
          : escaped(/^\[.\]$/.test(part) ? part.charAt(1) : part),
    )
    .join('');
  return new RegExp(`^${source}$`, 'is');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const LAST_DAYS: Readonly<Record<string, number>> = {
  LAST_7_DAYS: 7,
  LAST_14_DAYS: 14,
  LAST_30_DAYS: 30,
};

/** First and last day of a named range, in the account's zone. */
function duringRange(name: string, timeZone: string, now: Date): readonly [string, string] {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const yesterday = today.minus({ days: 1 });
  const lastMonth = today.minus({ months: 1 });
  const days = LAST_DAYS[name];
  if (days) return range(today.minus({ days }), yesterday);
  switch (name) {
    case 'TODAY':
      return range(today, today);
    case 'YESTERDAY':
      return range(yesterday, yesterday);
    case 'THIS_MONTH':
      return range(today.startOf('month'), today);
    case 'LAST_MONTH':
      return range(lastMonth.startOf('month'), lastMonth.endOf('month'));
    default:
      throw badQuery('INVALID_VALUE_WITH_DURING_OPERATOR', `Invalid date range: ${name}.`, name);
  }
}

const range = (from: DateTime, to: DateTime): readonly [string, string] => [
  from.toFormat('yyyy-MM-dd'),
  to.toFormat('yyyy-MM-dd'),
];
