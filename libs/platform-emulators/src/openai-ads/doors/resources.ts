import { type Fields, textIn } from '../../core/json';
import {
  archivedForGood,
  capReached,
  invalidValue,
  malformedIdentifier,
  missingParameter,
  notFound,
} from '../errors';
import type { Account } from '../store/accounts';
import { idempotencyKey } from '../store/calls';
import { type Entity, ID_PREFIX, isArchived, type Kind, type World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import {
  type Call,
  isAscending,
  listEnvelope,
  listOf,
  PAGE_NAMES,
  pageOf,
  type Route,
  route,
} from './call';
import { type Check, nullable, object, oneOf, text } from './shapes';

const MAX_PAGE = 500;
const STATES = { activate: 'active', pause: 'paused', archive: 'archived' } as const;
const INCLUDE = ['include'] as const;

/**
 * List, get, create, update and the three state changes of one kind; every success is a 200
 * (platform document 4b).
 */
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

/** The object that the path names; a malformed id and an unknown id are refused differently. */
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

/**
 * Exact but for case, and at least three characters (platform document 4c; the length seen live).
 */
function nameFilter(query: URLSearchParams): string | undefined {
  const name = query.get('name') ?? undefined;
  if (name !== undefined && name.length < 3) {
    throw invalidValue('name', 'name has at least 3 characters.');
  }
  return name?.toLowerCase();
}

const sameName = ({ fields }: Entity, name: string): boolean =>
  textIn(fields, 'name').toLowerCase() === name;

export type ResourceKind = Extract<Kind, 'campaign' | 'ad_group' | 'ad'>;

/** One level of the hierarchy: campaign, ad group, ad (platform document 4b). */
export interface Resource {
  readonly kind: ResourceKind;
  /** As paths and messages name it. */
  readonly path: string;
  readonly label: string;
  /** The member of a create that names the parent; none for campaigns. */
  readonly parent?: {
    readonly kind: ResourceKind;
    readonly member: string;
    readonly label: string;
  };
  readonly createShape: Check;
  readonly updateShape: Check;
  /** What an `include[]` may ask for. */
  readonly includes: readonly string[];
  /** Refuses a create without an Idempotency-Key where the body needs one. */
  needsKey(body: Fields): boolean;
  /**
   * The object as it will be stored, with defaults; refuses what breaks a rule. `before` is what is
   * stored, on update.
   */
  complete(given: Fields, scene: Scene, parentId: string, before?: Entity): Fields;
  /** Whether a write sends the object to review. */
  isReviewed(after: Fields, before?: Entity): boolean;
  /** Members beside id, times and name; `baseUrl` starts absolute addresses. */
  read(entity: Entity, scene: Scene, baseUrl: string): Fields;
  /** What `include[]` adds. */
  readIncluded(entity: Entity, scene: Scene, name: string): unknown;
}

/** What the rules of one object may look at besides the object itself. */
export interface Scene {
  readonly world: World;
  readonly account: Account;
}

/** Refuses an include that this kind of object has not. */
function checkIncludes({ includes }: Resource, asked: readonly string[]): void {
  asked.forEach((one, index) => {
    if (!includes.includes(one)) {
      throw invalidValue(
        `include[${index}]`,
        `Invalid value: '${one}'. Supported values are: ${includes.join(', ')}.`,
      );
    }
  });
}

/** An object as answers show it. Times are whole seconds. */
function readObject(
  resource: Resource,
  entity: Entity,
  scene: Scene,
  baseUrl: string,
  includes: readonly string[] = [],
): Fields {
  return {
    id: entity.id,
    created_at: Math.floor(entity.createdAt / 1_000),
    updated_at: Math.floor(entity.updatedAt / 1_000),
    ...resource.read(entity, scene, baseUrl),
    ...Object.fromEntries(
      includes.map((name) => [name, resource.readIncluded(entity, scene, name)]),
    ),
  };
}

/**
 * What an account holds at most of each kind: campaigns and ad groups that are not archived, active
 * and paused ads (platform document 4f).
 */
const ACCOUNT_CAP = 5_000;

/** Makes an object from a body; refuses what breaks a rule. */
export function createObject(resource: Resource, scene: Scene, body: Fields): Entity {
  resource.createShape(body, '');
  const { world, account } = scene;
  const parentId = parentOf(resource, scene, body);
  const fields = resource.complete(withoutMember(body, resource.parent?.member), scene, parentId);
  refuseFullAccount(resource, scene);
  const now = world.now();
  const review = resource.isReviewed(fields) ? { review: { submittedAt: now } } : {};
  return world.put({
    kind: resource.kind,
    id: world.nextId(resource.kind),
    accountId: account.id,
    parentId,
    createdAt: now,
    updatedAt: now,
    fields,
    ...review,
  });
}

/**
 * Changes the members that a body names; an archived object takes nothing but its archiving again.
 */
export function changeObject(
  resource: Resource,
  scene: Scene,
  before: Entity,
  body: Fields,
  isListedAtOnce = false,
): Entity {
  resource.updateShape(body, '');
  if (isArchived(before)) return stillArchived(resource, before, body);
  const fields = resource.complete(body, scene, before.parentId, before);
  const now = scene.world.now();
  const review = resource.isReviewed(fields, before) ? { review: { submittedAt: now } } : {};
  return scene.world.put({ ...before, updatedAt: now, fields, ...review }, isListedAtOnce);
}

function stillArchived(resource: Resource, before: Entity, body: Fields): Entity {
  if (Object.keys(body).every((member) => member === 'status') && body.status === 'archived') {
    return before;
  }
  throw archivedForGood(resource.label);
}

function parentOf({ parent }: Resource, { world, account }: Scene, body: Fields): string {
  if (!parent) return account.id;
  const found = world.find(parent.kind, account.id, textIn(body, parent.member));
  if (!found) {
    throw invalidValue(
      parent.member,
      `No ${parent.label} found with id '${textIn(body, parent.member)}'.`,
    );
  }
  if (isArchived(found)) throw invalidValue(parent.member, `The ${parent.label} is archived.`);
  return found.id;
}

function refuseFullAccount({ kind, label }: Resource, { world, account }: Scene): void {
  if (world.table(kind).living(account.id) >= ACCOUNT_CAP) {
    throw capReached(`An ad account has at most ${ACCOUNT_CAP} ${label}s.`);
  }
}

function withoutMember(body: Fields, member: string | undefined): Fields {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== member));
}

/** Shapes that several levels have in common (oracle: CreateCampaignBody and its siblings). */
export const NAME = text({ min: 3, max: 1_000, hasInk: true });
export const DESCRIPTION = text();
export const NEW_STATUS = oneOf(['active', 'paused']);
export const STATUS = oneOf(['active', 'paused', 'archived']);
export const LANDING_PAGE = nullable(
  object({ query_string_template: nullable(text({ max: UNVERIFIED.templateLength })) }),
);
