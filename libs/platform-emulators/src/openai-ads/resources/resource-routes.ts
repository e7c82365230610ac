import { type Entity, ID_PREFIX } from '../store/entity';
import { idempotencyKey } from '../store/idempotency-keys';
import { listEnvelope } from '../wire/envelope';
import { type Fields, textIn } from '../../json/fields';
import { isAscending, PAGE_NAMES, pageOf } from '../wire/page';
import { listOf } from '../wire/query';
import { invalidValue, malformedIdentifier, missingParameter, notFound } from '../wire/refusal';
import { type Call, type Route, route } from '../wire/route';
import { checkIncludes, readObject } from './read-resource';
import type { Resource } from './resource';
import { changeObject, createObject } from './write-resource';

const MAX_PAGE = 500;
const STATES = { activate: 'active', pause: 'paused', archive: 'archived' } as const;
const INCLUDE = ['include'] as const;

/** List, get, create, update and the three state changes of one kind; every success is a 200 (platform document 4b). */
export function resourceRoutes(resource: Resource): readonly Route[] {
  const { path, parent } = resource;
  const one = `${path}/{id}`;
  const listNames = [...PAGE_NAMES, 'name', ...(parent ? [parent.member] : [])];
  const states = Object.entries(STATES).map(([verb, status]) =>
    route('POST', `${one}/${verb}`, (call) => changeOne(resource, call, { status }), {
      body: 'none',
    }),
  );
  return [
    route('GET', path, (call) => listObjects(resource, call), {
      query: { single: listNames, lists: INCLUDE },
    }),
    route('POST', path, (call) => createOne(resource, call)),
    route('GET', one, (call) => readOne(resource, call), { query: { lists: INCLUDE } }),
    route('POST', one, (call) => changeOne(resource, call, call.body)),
    ...states,
  ];
}

/** The object that the path names; an id that cannot be one is told apart from one that names nothing. */
export function namedObject(
  { kind, label }: Resource,
  { world, account, ids: [id = ''] }: Call,
): Entity {
  if (!id.startsWith(ID_PREFIX[kind]) || !/^\w+$/.test(id)) throw malformedIdentifier(id);
  const found = world.find(kind, account.id, id);
  if (!found) throw notFound(label, id);
  return found;
}

function readOne(resource: Resource, call: Call): Fields {
  const includes = listOf(call.query, 'include');
  checkIncludes(resource, includes);
  return readObject(resource, namedObject(resource, call), call, call.request.baseUrl, includes);
}

function changeOne(resource: Resource, call: Call, body: Fields): Fields {
  return readObject(
    resource,
    changeObject(resource, call, namedObject(resource, call), body),
    call,
    call.request.baseUrl,
  );
}

function createOne(resource: Resource, call: Call): Fields {
  const { world, account, body } = call;
  const key = idempotencyKey(call.request.headers);
  const scope = `${account.id} ${resource.kind}`;
  const made =
    key === undefined
      ? undefined
      : world.find(resource.kind, account.id, world.keys.find(scope, key, body) ?? '');
  if (key === undefined && resource.needsKey(body)) throw missingParameter('Idempotency-Key');
  const entity = made ?? createObject(resource, call, body);
  if (key !== undefined) world.keys.remember(scope, key, body, entity.id);
  return readObject(resource, entity, call, call.request.baseUrl);
}

function listObjects(resource: Resource, call: Call): Fields {
  const { world, account, query } = call;
  const includes = listOf(query, 'include');
  checkIncludes(resource, includes);
  const owner = resource.parent && query.get(resource.parent.member);
  const name = nameFilter(query);
  const found = world
    .table(resource.kind)
    .listed(owner ?? account.id, world.now())
    .filter((one) => one.accountId === account.id && (name === undefined || sameName(one, name)));
  const ordered = isAscending(query) ? found : found.toReversed();
  const { items, hasMore } = pageOf(ordered, ({ id }) => id, query, MAX_PAGE);
  return listEnvelope(
    items.map((one) => readObject(resource, one, call, call.request.baseUrl, includes)),
    hasMore,
  );
}

/** Exact but for case, and at least three characters (platform document 4c; the length seen live). */
function nameFilter(query: URLSearchParams): string | undefined {
  const name = query.get('name') ?? undefined;
  if (name !== undefined && name.length < 3) {
    throw invalidValue('name', 'name has at least 3 characters.');
  }
  return name?.toLowerCase();
}

const sameName = ({ fields }: Entity, name: string): boolean =>
  textIn(fields, 'name').toLowerCase() === name;
