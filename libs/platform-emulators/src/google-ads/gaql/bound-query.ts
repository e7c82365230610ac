import type { Customer } from '../state/customer';
import { complaint, Refused } from '../errors/complaint';
import { UNVERIFIED } from '../unverified';
import { type FieldRef, FIELDS, FROM } from './catalogue';
import type { BoundCondition } from './bound-condition';
import { duringRange } from './during';
import { comparisonKey } from './matches';
import type { Condition, Query } from './query';
import { badQuery } from './tokens';

/** A query whose fields all exist and may stand together. */
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
