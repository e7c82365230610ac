import type { GraphNode } from './graph-node';
import { readShape } from './read-shape';
import { badParameter } from './refusals';
import { choice, object, type Shape, text } from './shape';
import { type Fields, isFields, listIn, textIn } from '../../json/fields';
import { parseJson } from './parse-json';
import { readMoment } from './read-moment';

const OPERATORS = [
  'EQUAL',
  'NOT_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'CONTAIN',
  'NOT_CONTAIN',
] as const;
type Operator = (typeof OPERATORS)[number];

export interface Filter {
  readonly field: string;
  readonly operator: Operator;
  readonly value: unknown;
}

const FILTER: Shape = object({ field: text, operator: choice(OPERATORS) }, ['field', 'operator']);

/** Reads `filtering=[{"field","operator","value"}]`. Throws the vendor's refusal. */
export function readFilters(sent: unknown): readonly Filter[] {
  if (sent === undefined || sent === '') return [];
  const items = typeof sent === 'string' ? parseJson(sent) : sent;
  if (!Array.isArray(items)) throw badParameter('filtering', 'must be an array.');
  return items.map((item: unknown, index) => {
    if (!isFields(item)) throw badParameter(`filtering.${index}`, 'must be a JSON object');
    const { value, ...rest } = item;
    const read = readShape(rest, FILTER, `filtering.${index}`, 'UTC') as Fields;
    if (value === undefined) throw badParameter(`filtering.${index}.value`, 'is required');
    return { field: textIn(read, 'field'), operator: read.operator as Operator, value };
  });
}

/** Whether an object passes every filter. A field may be written with its level (`campaign.name`) or without. */
export const passes = (node: GraphNode, filters: readonly Filter[]): boolean =>
  filters.every((filter) => passesOne(node, filter));

const LEVELS = ['account', 'campaign', 'adset', 'ad', 'adcreative'];
const LEVEL_OF: Readonly<Record<string, string>> = {
  Campaign: 'campaign',
  AdSet: 'adset',
  Ad: 'ad',
  AdCreative: 'adcreative',
  AdImage: 'adimage',
};

const passesOne = (node: GraphNode, filter: Filter): boolean =>
  matches(fieldOf(node, filter.field), filter);

/** Whether a value is what a filter asks for. Texts are compared without regard to case where a part is asked for. */
export function matches(held: unknown, { operator, value }: Filter): boolean {
  const wished = Array.isArray(value) ? value.map(String) : [String(value)];
  switch (operator) {
    case 'EQUAL':
    case 'IN':
      return wished.includes(String(held ?? ''));
    case 'NOT_EQUAL':
    case 'NOT_IN':
      return !wished.includes(String(held ?? ''));
    case 'CONTAIN':
      return hasPart(held, wished);
    case 'NOT_CONTAIN':
      return !hasPart(held, wished);
    case 'GREATER_THAN':
      return measure(held) > measure(wished[0]);
    case 'GREATER_THAN_OR_EQUAL':
      return measure(held) >= measure(wished[0]);
    case 'LESS_THAN':
      return measure(held) < measure(wished[0]);
    case 'LESS_THAN_OR_EQUAL':
      return measure(held) <= measure(wished[0]);
  }
}

const hasPart = (held: unknown, parts: readonly string[]): boolean =>
  parts.some((part) =>
    String(held ?? '')
      .toLowerCase()
      .includes(part.toLowerCase()),
  );

/** The value behind a filter's field. Throws for a field that the object does not have. */
export function fieldOf(node: GraphNode, field: string): unknown {
  const [level = '', ...rest] = field.split('.');
  const name = LEVELS.includes(level) && rest.length > 0 ? rest.join('.') : field;
  if (rest.length > 0 && LEVEL_OF[node.typeName] !== level) return linked(node, level, name);
  if (name === 'id') return node.id;
  if (!node.names.includes(name)) throw badParameter('filtering', `cannot filter by ${field}`);
  return node.read(name);
}

function linked(node: GraphNode, level: string, name: string): unknown {
  if (name === 'id' && node.names.includes(`${level}_id`)) return node.read(`${level}_id`);
  const other = node.names.includes(level) ? node.read(level) : undefined;
  if (!isNodeLike(other)) throw badParameter('filtering', `cannot filter by ${level}.${name}`);
  return fieldOf(other, name);
}

const isNodeLike = (value: unknown): value is GraphNode =>
  typeof value === 'object' && value !== null && 'typeName' in value;

/** Numbers and times on one scale: times are Unix seconds. */
function measure(value: unknown): number {
  const text = String(value ?? '');
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  const at = readMoment(text, 'UTC');
  return at === undefined ? Number.NaN : at / 1_000;
}

/** Whether filters name statuses themselves: then ended objects are not hidden. */
export const asksForStatus = (filters: readonly Filter[]): boolean =>
  filters.some(({ field }) => /(^|\.)(effective_status|configured_status|status)$/.test(field));

/** Values of `effective_status=["ACTIVE"]`, as a filter. */
export const statusFilter = (statuses: readonly unknown[]): readonly Filter[] =>
  statuses.length === 0 ? [] : [{ field: 'effective_status', operator: 'IN', value: statuses }];

export const listedStatuses = (read: Fields): readonly unknown[] =>
  listIn<unknown>(read, 'effective_status');
