import { type Fields, isFields, listIn, textIn } from '../../core/json';
import { badParameter } from '../errors';
import {
  accountNode,
  imageNode,
  pageNode,
  pixelNode,
  runNode,
  userNode,
  videoNode,
} from '../nodes/accounts';
import { adNode, adsetNode, campaignNode, creativeNode } from '../nodes/campaigns';
import {
  type GraphNode,
  Link,
  type NodeType,
  readSelection,
  type Scene,
  selectFields,
} from '../nodes/fields';
import type { Entity, Kind } from '../store';
import { UNVERIFIED } from '../unverified';
import type { Call } from './call';
import { choice, object, parseJson, readMoment, readShape, type Shape, text } from './shapes';

const ENDED = ['DELETED', 'ARCHIVED'];

/**
 * An edge: newest first, filtered and paged. Deleted and archived objects show only when a status
 * is asked for.
 */
export function listObjects(call: Call, read: Fields, entities: readonly Entity[]): Fields {
  const filters = [
    ...readFilters(call.parameters.filtering),
    ...statusFilter(listedStatuses(read)),
  ];
  const isHidden = (entity: Entity) =>
    !asksForStatus(filters) && ENDED.includes(textIn(entity.fields, 'status'));
  const rows = entities
    .filter((one) => !isHidden(one))
    .reverse()
    .map((one) => nodeOf(one, call));
  const asked = readSelection(call.parameters.fields);
  return pageOf(
    call,
    rows.filter((one) => passes(one, filters)),
    (one) => one.id,
    (one) => selectFields(one, asked),
  );
}

/** The asked fields of the object that a call names. */
export const readObject = (call: Call): unknown =>
  selectFields(nodeOf(call.subject, call), readSelection(call.parameters.fields));

/** A stored object as reads see it. */
export function nodeOf(entity: Entity, scene: Scene): GraphNode {
  const { typeName, names, readers, edges } = NODE_TYPES[entity.kind];
  return {
    typeName,
    id: entity.id,
    names,
    edges: Object.keys(edges),
    read: (name) => {
      const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
      const value = reader ? reader(entity, scene) : entity.fields[name];
      return value instanceof Link ? nodeOf(value.entity, scene) : value;
    },
    edge: (name) => (edges[name]?.(entity, scene) ?? []).map((one) => nodeOf(one, scene)),
  };
}

/** How each kind of object is read. */
export const NODE_TYPES: Readonly<Record<Kind, NodeType>> = {
  adaccount: accountNode,
  user: userNode,
  page: pageNode,
  adspixel: pixelNode,
  campaign: campaignNode,
  adset: adsetNode,
  adcreative: creativeNode,
  ad: adNode,
  adimage: imageNode,
  advideo: videoNode,
  report_run: runNode,
};

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

/**
 * Whether an object passes every filter. A field may be written with its level (`campaign.name`) or
 * without.
 */
const passes = (node: GraphNode, filters: readonly Filter[]): boolean =>
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

/**
 * Whether a value is what a filter asks for. Texts are compared without regard to case where a part
 * is asked for.
 */
export function matches(actual: unknown, { operator, value }: Filter): boolean {
  const wanted = Array.isArray(value) ? value.map(String) : [String(value)];
  switch (operator) {
    case 'EQUAL':
    case 'IN':
      return wanted.includes(String(actual ?? ''));
    case 'NOT_EQUAL':
    case 'NOT_IN':
      return !wanted.includes(String(actual ?? ''));
    case 'CONTAIN':
      return hasPart(actual, wanted);
    case 'NOT_CONTAIN':
      return !hasPart(actual, wanted);
    case 'GREATER_THAN':
      return measure(actual) > measure(wanted[0]);
    case 'GREATER_THAN_OR_EQUAL':
      return measure(actual) >= measure(wanted[0]);
    case 'LESS_THAN':
      return measure(actual) < measure(wanted[0]);
    case 'LESS_THAN_OR_EQUAL':
      return measure(actual) <= measure(wanted[0]);
  }
}

const hasPart = (actual: unknown, parts: readonly string[]): boolean =>
  parts.some((part) =>
    String(actual ?? '')
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
const statusFilter = (statuses: readonly unknown[]): readonly Filter[] =>
  statuses.length === 0 ? [] : [{ field: 'effective_status', operator: 'IN', value: statuses }];

const listedStatuses = (read: Fields): readonly unknown[] =>
  listIn<unknown>(read, 'effective_status');

/**
 * One page of rows by cursors, with the addresses of its neighbours (platform document 1c). `key`
 * is unique to a row.
 */
export function pageOf<T>(
  call: Call,
  rows: readonly T[],
  key: (row: T) => string,
  write: (row: T) => Fields,
): Fields {
  const limit = limitOf(call.parameters);
  const start = startOf(call.parameters, rows, key, limit);
  const page = rows.slice(start, start + limit);
  const [first, last] = [page[0], page.at(-1)];
  if (first === undefined || last === undefined) return { data: [], ...summary(call, rows.length) };
  const cursors = { before: cursorOf(key(first)), after: cursorOf(key(last)) };
  const next =
    start + page.length < rows.length
      ? { next: address(call, { after: cursors.after, before: '' }) }
      : {};
  const previous =
    start > 0 ? { previous: address(call, { before: cursors.before, after: '' }) } : {};
  return {
    data: page.map(write),
    paging: { cursors, ...next, ...previous },
    ...summary(call, rows.length),
  };
}

function limitOf(parameters: Fields): number {
  const asked = parameters.limit;
  if (asked === undefined || asked === '') return UNVERIFIED.page.usual;
  if (!/^\d+$/.test(String(asked))) throw badParameter('limit', 'must be an integer');
  return Math.min(Number(asked), UNVERIFIED.page.most);
}

function startOf<T>(
  parameters: Fields,
  rows: readonly T[],
  key: (row: T) => string,
  limit: number,
): number {
  const [after, before] = [textIn(parameters, 'after'), textIn(parameters, 'before')];
  if (after !== '') return positionOf(idOfCursor(after), rows, key, 'after') + 1;
  if (before !== '') {
    return Math.max(0, positionOf(idOfCursor(before), rows, key, 'before') - limit);
  }
  return 0;
}

function positionOf<T>(
  id: string,
  rows: readonly T[],
  key: (row: T) => string,
  name: string,
): number {
  const position = rows.findIndex((row) => key(row) === id);
  if (position < 0) throw badParameter(name, 'is no cursor of this list');
  return position;
}

/**
 * The same call at another cursor. The token is part of it, as the vendor has it: clients call the
 * address as it is.
 */
function address(call: Call, cursor: Fields): string {
  const url = new URLSearchParams();
  const parameters = { ...call.parameters, access_token: call.token, ...cursor };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') {
      url.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  return `${call.baseUrl}${call.version}${call.path}?${url.toString()}`;
}

const summary = ({ parameters }: Call, total: number): Fields =>
  /true|total_count/.test(String(parameters.summary ?? ''))
    ? { summary: { total_count: total } }
    : {};

/** Cursors are opaque: the id of the object they are at. */
const cursorOf = (id: string): string => Buffer.from(id).toString('base64url');
const idOfCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8');
