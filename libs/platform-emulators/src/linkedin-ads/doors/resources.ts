import { type Fields, isFields, withoutNulls } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import {
  type Dialect,
  plainError,
  type Problem,
  problem,
  Refusal,
  refusalOf,
  refuse,
} from '../errors';
import { valueProblems } from '../member-rules';
import {
  type Account,
  desiredStatus,
  type Entity,
  type Kind,
  type Review,
  type World,
} from '../store';
import {
  applyPatch,
  created,
  fitting,
  jsonBody,
  noContent,
  ok,
  patchIn,
  type RecordShape,
  touchedBy,
} from './bodies';
import { accountOf, type Call, type Route } from './call';
import { batchCreate, batchGet, batchKeys, batchUpdate, perKey } from './collections';
import { onlyParameters, project } from './query';

type Action = (call: Call, account: Account) => VendorAnswer;

/**
 * The collection and the entity of a resource below an account. `actions` are those of POST
 * `?action=`.
 */
export function resourceRoutes(
  resource: Resource,
  action: Action = unknownAction,
): readonly Route[] {
  const path = `/rest/adAccounts/{}/${resource.collection}`;
  const admitted = (answer: Action) => (call: Call) =>
    answer(call, accountOf(call, call.keys[0] ?? '', resource.collection, resource.dialect));
  return [
    {
      path,
      answer: admitted((call, account) => collectionAnswer(resource, action, call, account)),
    },
    {
      path: `${path}/{}`,
      answer: admitted((call, account) =>
        entityAnswer(resource, call, account, call.keys[1] ?? ''),
      ),
    },
  ];
}

function collectionAnswer(
  resource: Resource,
  action: Action,
  call: Call,
  account: Account,
): VendorAnswer {
  const { world } = call;
  switch (call.method) {
    case 'CREATE':
      onlyParameters(call.query, []);
      return created(resource.keyOf(createOne(resource, world, account, jsonBody(call)).id));
    case 'BATCH_CREATE':
      onlyParameters(call.query, []);
      return batchCreate(jsonBody(call), (element) =>
        resource.keyOf(createOne(resource, world, account, asFields(element)).id),
      );
    case 'BATCH_GET':
      return batchGet(batchKeys(call), (key) => readKey(resource, call, account, key));
    case 'BATCH_PARTIAL_UPDATE':
      return batchUpdate(batchKeys(call), jsonBody(call), (key, body) =>
        updateOne(resource, world, account, existing(resource, call, account, key), patchIn(body)),
      );
    case 'BATCH_DELETE':
      return perKey(batchKeys(call), (key) =>
        deleteDraft(resource, call, existing(resource, call, account, key)),
      );
    case 'FINDER':
      return resource.search(call, account);
    case 'ACTION':
      return action(call, account);
    default:
      throw notAllowed();
  }
}

function entityAnswer(resource: Resource, call: Call, account: Account, key: string): VendorAnswer {
  onlyParameters(call.query, []);
  const entity = existing(resource, call, account, key);
  switch (call.method) {
    case 'GET':
      return ok(project(resource.read(entity, call.world), call.query.projection));
    case 'PARTIAL_UPDATE':
      updateOne(resource, call.world, account, entity, patchIn(jsonBody(call)));
      return noContent;
    case 'DELETE':
      deleteDraft(resource, call, entity);
      return noContent;
    default:
      throw notAllowed();
  }
}

function readKey(resource: Resource, call: Call, account: Account, key: string) {
  const entity = call.world.find(resource.kind, account.id, resource.idOf(key) ?? '');
  return entity && project(resource.read(entity, call.world), call.query.projection);
}

function existing(resource: Resource, call: Call, account: Account, key: string): Entity {
  const entity = call.world.find(resource.kind, account.id, resource.idOf(key) ?? '');
  if (!entity) {
    throw refuse(
      'NOT_FOUND',
      '',
      `names ${resource.kind} ${key}, which is not there`,
      resource.dialect,
    );
  }
  return entity;
}

/**
 * Only drafts are deleted at once; everything else asks for PENDING_DELETION (platform document
 * 2b).
 */
function deleteDraft(resource: Resource, { world }: Call, entity: Entity): void {
  if (!resource.isDraft(entity, world)) {
    throw refuse(
      'DELETE_ALLOWED_ONLY_FOR_DRAFT_STATUS',
      '/status',
      'allows no delete: delete is allowed only in draft state',
      resource.dialect,
    );
  }
  world.removeTree(entity);
}

function unknownAction(): VendorAnswer {
  throw new Refusal(400, plainError(400, 'There is no such action'));
}

const notAllowed = () => new Refusal(405, plainError(405, 'Method Not Allowed'));

/** A create or update while it is being judged. */
export interface Scene {
  readonly world: World;
  readonly account: Account;
  readonly before?: Entity;
  /** The whole object as it would be stored. */
  readonly fields: Fields;
}

/** One of the ad resources below an account: how it is written, judged and read. */
export interface Resource {
  readonly kind: Kind;
  /** The last part of its path: `adCampaigns`. */
  readonly collection: string;
  readonly dialect: Dialect;
  readonly shape: RecordShape;
  /** Members that only the service sets. */
  readonly readOnly: readonly string[];
  readonly required: readonly string[];
  /** The stored id behind a key of a path or a batch; undefined when it is no key. */
  idOf(key: string): string | undefined;
  /** The key as answers give it. */
  keyOf(id: string): string;
  /** Defaults that the vendor fills in, and members as reads give them back. */
  complete(fields: Fields, scene: Omit<Scene, 'fields'>): Fields;
  problems(scene: Scene): readonly Problem[];
  parentOf(fields: Fields): string | undefined;
  /** The review after a write; undefined for what is not reviewed. */
  reviewAfter?(fields: Fields, before: Entity | undefined, now: number): Review | undefined;
  read(entity: Entity, world: World): Fields;
  isDraft(entity: Entity, world: World): boolean;
  search(call: Call, account: Account): VendorAnswer;
}

/** Stores a new object. Throws the refusal that names everything wrong with it. */
export function createOne(
  resource: Resource,
  world: World,
  account: Account,
  body: Fields,
): Entity {
  const given = judged(resource, world, account, body, Object.keys(body));
  const now = world.now();
  const entity: Entity = {
    kind: resource.kind,
    id: world.nextId(),
    accountId: account.id,
    parentId: resource.parentOf(given),
    fields: given,
    createdAt: now,
    modifiedAt: now,
    version: 1,
    review: resource.reviewAfter?.(given, undefined, now),
  };
  world.table(resource.kind).put(entity);
  return entity;
}

/** Changes an object by a patch. Throws the refusal that names everything wrong with the result. */
export function updateOne(
  resource: Resource,
  world: World,
  account: Account,
  before: Entity,
  patch: Fields,
): Entity {
  const fields = judged(
    resource,
    world,
    account,
    applyPatch(before.fields, patch),
    touchedBy(patch),
    before,
  );
  const now = world.now();
  const after: Entity = {
    ...before,
    fields,
    parentId: resource.parentOf(fields),
    modifiedAt: now,
    version: before.version + 1,
    review: resource.reviewAfter?.(fields, before, now),
  };
  world.table(resource.kind).put(after);
  if (desiredStatus(after) === 'PENDING_DELETION' && before.deletedAt === undefined) {
    world.startDeletion(after);
  }
  return after;
}

/** The object as it would be stored, once nothing is wrong with it. */
function judged(
  resource: Resource,
  world: World,
  account: Account,
  wanted: Fields,
  touched: readonly string[],
  before?: Entity,
): Fields {
  const isReadOnly = (name: string) => resource.readOnly.includes(name);
  const writable = Object.fromEntries(Object.entries(wanted).filter(([name]) => !isReadOnly(name)));
  const given = withoutNulls(fitting(resource.shape, writable));
  const values = valueProblems(resource.shape, given, account.currency);
  const found: Problem[] = [
    ...touched
      .filter(isReadOnly)
      .map((name) => problem('FIELD_NOT_ALLOWED', `/${name}`, 'is not allowed to be set')),
    ...resource.required
      .filter((name) => given[name] === undefined)
      .map((name) => problem('MISSING_FIELD', `/${name}`, 'is required but missing')),
    ...values,
  ];
  const scene = { world, account, before };
  const fields = values.length > 0 ? given : resource.complete(given, scene);
  found.push(
    ...resource
      .problems({ ...scene, fields })
      .filter(({ path }) => !found.some((one) => one.path === path)),
  );
  if (found.length > 0) throw refusalOf(found, resource.dialect);
  return fields;
}

/** A body, or a member of a batch, that must be an object. */
const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** Members of a group or campaign that only the service writes. */
export function auditMembers({ id, createdAt, modifiedAt, version }: Entity): Fields {
  return {
    id: Number(id),
    test: false,
    changeAuditStamps: { created: { time: createdAt }, lastModified: { time: modifiedAt } },
    version: { versionTag: String(version) },
  };
}
