import { type Fields, isFields, listIn, objectIn } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { badParameter, missingParameter, plainError, Refusal, unknownParameter } from '../errors';
import { UNVERIFIED } from '../unverified';
import { ok } from './bodies';
import type { Call } from './call';
import {
  isRecord,
  listParameter,
  MalformedRestli,
  onlyParameters,
  parseRestli,
  type Query,
  recordParameter,
  textParameter,
  texts,
} from './query';

/** The keys of `ids=List(…)`, each once. */
export function batchKeys(call: Call): readonly string[] {
  onlyParameters(call.query, ['ids']);
  const keys = listParameter(call.query, 'ids');
  if (!keys) throw missingParameter('ids');
  checkSize(keys.length);
  return [...new Set(keys)];
}

/** Reads several objects: found ones under `results`, the others under `statuses` and `errors`. */
export function batchGet(
  keys: readonly string[],
  read: (key: string) => Fields | undefined,
): VendorAnswer {
  const pairs = keys.map((key) => [key, read(key)] as const);
  const missing = pairs.filter(([, found]) => !found).map(([key]) => key);
  return ok({
    results: Object.fromEntries(pairs.filter(([, found]) => found)),
    statuses: Object.fromEntries(missing.map((key) => [key, 404])),
    errors: Object.fromEntries(missing.map((key) => [key, plainError(404, 'Not Found')])),
  });
}

/**
 * Creates several objects: HTTP 200, and every element with a status of its own (platform document
 * 2b).
 */
export function batchCreate(body: Fields, create: (element: unknown) => string): VendorAnswer {
  const elements = listIn(body, 'elements');
  if (!Array.isArray(body.elements) || Object.keys(body).length !== 1) {
    throw new Refusal(400, plainError(400, 'The body of a batch is {"elements":[]}'));
  }
  checkSize(elements.length);
  return ok({
    elements: elements.map((element) => attempt(() => ({ status: 201, id: create(element) }))),
  });
}

/**
 * Changes several objects; `entities` must hold exactly the keys of the query, encoded as there
 * (linkedin-api-client 0.3.0).
 */
export function batchUpdate(
  keys: readonly string[],
  body: Fields,
  update: (key: string, entity: Fields) => void,
): VendorAnswer {
  const entities = decodedKeys(objectIn(body, 'entities'));
  const isAligned =
    isFields(body.entities) &&
    Object.keys(body).length === 1 &&
    keys.length === Object.keys(entities).length &&
    keys.every((key) => isFields(entities[key]));
  if (!isAligned) {
    throw new Refusal(400, plainError(400, 'ids and entities must name the same keys'));
  }
  return perKey(keys, (key) => update(key, objectIn(entities, key)));
}

function decodedKeys(entities: Fields): Fields {
  try {
    return Object.fromEntries(
      Object.entries(entities).map(([key, entity]) => [String(parseRestli(key)), entity]),
    );
  } catch (error) {
    if (error instanceof MalformedRestli || error instanceof URIError) {
      throw new Refusal(400, plainError(400, 'Keys of entities are encoded as those of ids'));
    }
    throw error;
  }
}

/** Does something to every key; each has its status. */
export function perKey(keys: readonly string[], act: (key: string) => void): VendorAnswer {
  const done = keys.map(
    (key) =>
      [
        key,
        attempt(() => {
          act(key);
          return { status: 204 };
        }),
      ] as const,
  );
  const failed = done.filter(([, { error }]) => error !== undefined);
  return ok({
    results: Object.fromEntries(done.filter(([, { error }]) => error === undefined)),
    errors: Object.fromEntries(failed.map(([key, { error }]) => [key, error])),
  });
}

function attempt(act: () => Fields): Fields {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, error: error.body };
  }
}

function checkSize(count: number): void {
  if (count > UNVERIFIED.batchSize) {
    throw new Refusal(
      400,
      plainError(400, `A batch holds at most ${UNVERIFIED.batchSize} elements`),
    );
  }
}

const DEFAULT_SIZE = 100;

/**
 * One page of a search: at most `max` a page, 100 unless asked otherwise; the token goes on after
 * the last id (platform document 2c).
 */
export function pageOf<T extends Numbered>(
  found: readonly T[],
  query: Query,
  max: number,
  read: (one: T) => Fields,
): Fields {
  const size = pageSize(query, max);
  const after = textParameter(query, 'pageToken');
  const compare = inOrder(query);
  const sorted = [...found].sort(compare);
  if (
    textParameter(query, 'pageSize') === undefined &&
    after === undefined &&
    sorted.length > max
  ) {
    throw tooMany();
  }
  const from = after === undefined ? 0 : placeAfter(sorted, after, compare);
  const page = sorted.slice(from, from + size);
  const last = page.at(-1);
  const isMore = last !== undefined && from + size < sorted.length;
  return { elements: page.map(read), metadata: isMore ? { nextPageToken: tokenOf(last.id) } : {} };
}

function pageSize(query: Query, max: number): number {
  const asked = textParameter(query, 'pageSize');
  if (asked === undefined) return DEFAULT_SIZE;
  if (!/^[1-9]\d*$/.test(asked)) throw badParameter('pageSize');
  if (Number(asked) > max) throw tooMany();
  return Number(asked);
}

type Numbered = { readonly id: string };
type Compare = (a: Numbered, b: Numbered) => number;

function inOrder(query: Query): Compare {
  const order = textParameter(query, 'sortOrder') ?? 'ASCENDING';
  if (order !== 'ASCENDING' && order !== 'DESCENDING') throw badParameter('sortOrder');
  const sign = order === 'ASCENDING' ? 1 : -1;
  return (a, b) => sign * (Number(a.id) - Number(b.id));
}

function placeAfter(sorted: readonly Numbered[], token: string, compare: Compare): number {
  const id = Buffer.from(token, 'base64url')
    .toString('utf8')
    .replace(/^after-/, '');
  if (tokenOf(id) !== token) throw badParameter('pageToken');
  const place = sorted.findIndex((one) => compare(one, { id }) > 0);
  return place < 0 ? sorted.length : place;
}

const tokenOf = (id: string): string => Buffer.from(`after-${id}`).toString('base64url');
const tooMany = () => new Refusal(400, plainError(400, 'Request would return too many entities.'));

/**
 * The values of `search=(status:(values:List(ACTIVE)),test:false)`: `test` is a scalar, all others
 * are lists (platform document 2).
 */
export function searchValues(
  query: Query,
  known: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const search = recordParameter(query, 'search') ?? {};
  const unknown = Object.keys(search).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw unknownParameter(unknown.map((name) => `search.${name}`));
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      name === 'test' ? [flagText(value)] : valuesOf(name, value),
    ]),
  );
}

function valuesOf(name: string, value: unknown): readonly string[] {
  const criterion = value as Parameters<typeof isRecord>[0];
  if (!isRecord(criterion) || Object.keys(criterion).join() !== 'values') {
    throw badParameter(`search.${name}`);
  }
  return texts(criterion.values ?? '', `search.${name}.values`);
}

function flagText(value: unknown): string {
  if (typeof value !== 'string' || !/^(true|false)$/i.test(value)) {
    throw badParameter('search.test');
  }
  return value.toLowerCase();
}

/** Values of an enum criterion: a wrong one is refused. */
export function checkEnum(
  values: readonly string[] | undefined,
  known: readonly string[],
  name: string,
): void {
  if (values?.some((value) => !known.includes(value))) throw badParameter(name);
}
