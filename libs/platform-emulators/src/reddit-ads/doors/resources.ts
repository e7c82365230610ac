import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../core/json';
import { dataError, type FieldError, notFound, refuseWhen } from '../errors';
import { vendorTime } from '../member-rules';
import type { Account } from '../store/accounts';
import { deliveryStatus, EFFECTIVE_STATUSES, effectiveStatus } from '../store/statuses';
import {
  CONFIGURED_STATUSES,
  type ConfiguredStatus,
  configuredStatus,
  type Entity,
  type Level,
  type World,
} from '../store/world';
import { UNVERIFIED } from '../unverified';
import {
  accountOf,
  askedAccount,
  askedValues,
  type Call,
  listPage,
  type Route,
  route,
} from './call';
import type { ObjectShape } from './shapes';

const READ = { policy: 'ads-campaign-management-read' } as const;
const WRITE = { policy: 'ads-campaign-management-write' } as const;

/**
 * The four operations of a level: create and list under the account, read and change by id alone
 * (platform document 3b).
 */
export function resourceRoutes(resource: Resource): readonly Route[] {
  const list = `/ad_accounts/:account/${resource.path}`;
  const one = `/${resource.path}/:id`;
  return [
    route('GET', list, READ, (call) =>
      listPage(listed(resource, call), call, (entity) => readEntity(resource, entity, call.world)),
    ),
    route('POST', list, { ...WRITE, data: resource.create, status: 201 }, (call) =>
      create(resource, call),
    ),
    route('GET', one, READ, (call) => answer(resource, call, found(resource, call))),
    route('PATCH', one, { ...WRITE, data: resource.patch }, (call) => change(resource, call)),
  ];
}

const answer = (resource: Resource, { world }: Call, entity: Entity): Fields => ({
  data: readEntity(resource, entity, world),
});

function found(resource: Resource, { world, caller, params: [id = ''] }: Call): Entity {
  const entity = world.findOf(resource.kind, caller.accounts, id);
  if (!entity) throw notFound(`The ${resource.title}`);
  return entity;
}

function create(resource: Resource, call: Call): Fields {
  const { world } = call;
  const scene: Scene = { world, account: askedAccount(call), given: call.data as Fields };
  const fields = resource.complete(scene.given, scene);
  refuseWhen(resource.problems(fields, scene));
  const now = world.now();
  const entity: Entity = {
    kind: resource.kind,
    id: world.nextId(),
    accountId: scene.account.id,
    parentId: resource.parentOf(fields, scene),
    fields,
    createdAt: now,
    modifiedAt: now,
    ...(resource.isReviewed(fields) ? { review: { submittedAt: now } } : {}),
  };
  world.table(resource.kind).put(entity);
  return answer(resource, call, entity);
}

function change(resource: Resource, call: Call): Fields {
  const before = found(resource, call);
  const changed = changedEntity(resource, {
    world: call.world,
    account: accountOf(call, before),
    given: call.data as Fields,
    before,
  });
  if (!('id' in changed)) {
    refuseWhen(changed);
    return answer(resource, call, before);
  }
  call.world.table(resource.kind).put(changed);
  return answer(resource, call, changed);
}

/** What the rules of one object may look at besides the object itself. */
export interface Scene {
  readonly world: World;
  readonly account: Account;
  /** The members as they were sent. */
  readonly given: Fields;
  /** The stored object, on update. */
  readonly before?: Entity;
}

/** How one level of the tree is made, changed and read (platform document 3b). */
export interface Resource {
  readonly kind: Level;
  /** As in paths: `/ad_groups/{id}`. */
  readonly path: string;
  /** As a person says it. */
  readonly title: string;
  readonly create: ObjectShape;
  readonly patch: ObjectShape;
  /** The id of what it lies in. */
  parentOf(fields: Fields, scene: Scene): string;
  /** Defaults and the vendor's own spelling of the merged members. */
  complete(merged: Fields, scene: Scene): Fields;
  /** What is wrong with the completed members, all of it. */
  problems(completed: Fields, scene: Scene): readonly FieldError[];
  /** Whether a change sends the object to review. */
  isReviewed(completed: Fields, before?: Entity): boolean;
  /** The object as the vendor answers it, without what every level has. */
  read(entity: Entity, world: World): Fields;
}

/**
 * The object as a change makes it, or what is wrong with the change. A change that changes nothing
 * leaves `modified_at` alone.
 */
export function changedEntity(
  resource: Resource,
  scene: Scene & { readonly before: Entity },
): Entity | readonly FieldError[] {
  const { before, given, world } = scene;
  const fields = resource.complete({ ...before.fields, ...withoutNullStatus(given) }, scene);
  const found = [...deletionProblems(resource, scene, fields), ...resource.problems(fields, scene)];
  if (found.length > 0) return found;
  if (isDeepStrictEqual(fields, before.fields)) return before;
  const now = world.now();
  return {
    ...before,
    fields,
    modifiedAt: now,
    ...(fields.configured_status === before.fields.configured_status
      ? {}
      : { statusBefore: lagging(before, now) }),
    ...(resource.isReviewed(fields, before) ? { review: { submittedAt: now } } : {}),
  };
}

/** A null name or status is ignored. */
const withoutNullStatus = (given: Fields): Fields =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([member, value]) => value !== null || (member !== 'name' && member !== 'configured_status'),
    ),
  );

const lagging = (before: Entity, now: number): { status: ConfiguredStatus; until: number } => ({
  status: configuredStatus(before),
  until: now + UNVERIFIED.statusLagSeconds * 1_000,
});

/**
 * Deleted is final; a campaign is archived first; campaigns and ad groups rest for hours after a
 * change (platform document 3b, third parties).
 */
function deletionProblems(
  { kind, title }: Resource,
  { before, world }: Scene & { readonly before: Entity },
  fields: Fields,
): readonly FieldError[] {
  const was = configuredStatus(before);
  if (was === 'DELETED') {
    return fields.configured_status === 'DELETED'
      ? []
      : [dataError('configured_status', `The ${title} is deleted.`)];
  }
  if (fields.configured_status !== 'DELETED' || kind === 'ad') return [];
  if (kind === 'campaign' && was !== 'ARCHIVED') {
    return [dataError('configured_status', 'A campaign must be archived before it is deleted.')];
  }
  const isResting = world.now() - before.modifiedAt < UNVERIFIED.deletableAfterSeconds * 1_000;
  return isResting
    ? [dataError('configured_status', `The ${title} changed less than 3 hours ago.`)]
    : [];
}

/** Ids in one filter (platform document 3c). */
const MAX_IDS = 200;

/** One filter of a list: what it looks at, and the values that pass. */
interface Filter {
  readonly values: ReadonlySet<string>;
  valueOf(entity: Entity): string;
}

/**
 * What a list asks for; deleted objects only when a status filter names them (from memory,
 * unverified).
 */
function listed(resource: Resource, call: Call): readonly Entity[] {
  const { world } = call;
  const account = askedAccount(call);
  const filters = filtersOf(resource, call.query, world);
  const isDeletedAsked = filters.some(({ values }) => values.has('DELETED'));
  return [...world.table(resource.kind).of(account.id)].filter(
    (entity) =>
      (isDeletedAsked || configuredStatus(entity) !== 'DELETED') &&
      filters.every((one) => one.values.has(one.valueOf(entity))),
  );
}

function filtersOf(resource: Resource, query: URLSearchParams, world: World): readonly Filter[] {
  const member = (name: string) => (entity: Entity) => String(resource.read(entity, world)[name]);
  const all: readonly [string, Filter['valueOf'], number, (readonly string[])?][] = [
    ['id', ({ id }) => id, MAX_IDS],
    ['campaign_id', member('campaign_id'), MAX_IDS],
    ['ad_group_id', member('ad_group_id'), MAX_IDS],
    ['configured_status', configuredStatus, CONFIGURED_STATUSES.length, CONFIGURED_STATUSES],
    [
      'effective_status',
      (entity) => effectiveStatus(world, entity),
      EFFECTIVE_STATUSES.length,
      EFFECTIVE_STATUSES,
    ],
  ];
  return all.flatMap(([name, valueOf, max, known]) => {
    const values = askedValues(query, name, max, known);
    return values ? [{ values, valueOf }] : [];
  });
}

/** The whole object as the vendor answers it: stored members, ids, times and computed states. */
export function readEntity(resource: Resource, entity: Entity, world: World): Fields {
  return {
    id: entity.id,
    ad_account_id: entity.accountId,
    ...resource.read(entity, world),
    effective_status: effectiveStatus(world, entity),
    delivery_status: deliveryStatus(world, entity),
    created_at: vendorTime(entity.createdAt),
    modified_at: vendorTime(entity.modifiedAt),
  };
}
