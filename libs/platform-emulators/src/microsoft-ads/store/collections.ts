import { type Fields, listIn, textIn, withoutNulls } from '../../core/json';
import type { Account } from '../accounts';
import { flag, id, list, type Members, type Shape } from '../doors/shape';
import {
  batchError,
  type ErrorCode,
  operationFault,
  type Problem,
  problem,
  reference,
} from '../errors';
import { unverifiedCodes } from '../unverified';
import type { Entity, Kind, World } from './store';

/** What the rules of one item may look at besides the item itself. */
export interface RuleScene {
  readonly world: World;
  readonly account: Account;
  readonly parentId: string;
  /** The item as it was sent, without nulls. */
  readonly given: Fields;
  /** The stored object, on update. */
  readonly before?: Entity;
}

/**
 * How one kind of object is added, updated and deleted: aligned batches under one parent (platform
 * document 2b).
 */
export interface Collection {
  readonly kind: Kind;
  /**
   * Path after `/CampaignManagement/v13`, also the list member's name: `/Campaigns` and
   * `Campaigns`.
   */
  readonly list: string;
  readonly ids: string;
  /** The body member that names the parent; none where the account header alone selects. */
  readonly parent?: 'AccountId' | 'CampaignId' | 'AdGroupId';
  readonly item: Shape;
  readonly maxPerCall: number;
  readonly codes: { readonly invalidId: ErrorCode; readonly duplicate: ErrorCode };
  /** Members that a client may send and the vendor ignores. */
  readonly readOnly: readonly string[];
  /** Text members that an empty string deletes. */
  readonly clearable: readonly string[];
  /** Defaults, coercions and emptied members of the merged item. */
  complete(merged: Fields, scene: RuleScene): Fields;
  /** What is wrong with the completed item. */
  problems(completed: Fields, scene: RuleScene): readonly Problem[];
  /** Whether a change sends the object back to review. */
  isReviewed(completed: Fields, before?: Entity): boolean;
}

export const SERVICE = '/CampaignManagement/v13';

/**
 * The three writes of a collection: POST adds, PUT updates, DELETE with a JSON body deletes.
 * `extra` are further members of add and update.
 */
export function collectionRoutes(collection: Collection, extra: Members = {}): readonly Route[] {
  const path = `${SERVICE}/${collection.list}`;
  const parent: Members = collection.parent ? { [collection.parent]: id } : {};
  const items: Members = { ...parent, ...extra, [collection.list]: list(collection.item) };
  return [
    route('POST', path, items, (call) => ({
      ...addItems(collection, call, parentOf(collection, call)),
      ...inherited(call),
    })),
    route('PUT', path, items, (call) => ({
      ...updateItems(collection, call, parentOf(collection, call)),
      ...inherited(call),
    })),
    route('DELETE', path, { ...parent, [collection.ids]: list(id) }, (call) =>
      deleteItems(collection, call, parentOf(collection, call)),
    ),
  ];
}

/**
 * Ad groups and keywords may be asked for inherited strategies; this vendor answers none unless
 * asked.
 */
export const returnInherited: Members = { ReturnInheritedBidStrategyTypes: flag };

const inherited = (call: Call) =>
  'ReturnInheritedBidStrategyTypes' in call.body ? { InheritedBidStrategyTypes: null } : {};

const KIND_OF_PARENT = { CampaignId: 'Campaign', AdGroupId: 'AdGroup' } as const;
const CODE_OF_PARENT = {
  CampaignId: unverifiedCodes.invalidCampaignId,
  AdGroupId: unverifiedCodes.invalidAdGroupId,
} as const;

/** The parent that a request names; a whole-call fault when the account holds no such one. */
export function parentOf(
  collection: Pick<Collection, 'parent'>,
  { world, account, body }: Call,
): string {
  const member = collection.parent;
  if (member === undefined || member === 'AccountId') return account.id;
  const parentId = textIn(body, member);
  if (world.find(KIND_OF_PARENT[member], account.id, parentId)) return parentId;
  throw operationFault(CODE_OF_PARENT[member], `${member} names nothing in this account.`);
}

/**
 * Adds each item that may be added: ids aligned with the request, null where one failed, and the
 * errors by index.
 */
function addItems(collection: Collection, call: Call, parentId: string): Fields {
  const errors: Fields[] = [];
  const ids = boundedList<Fields | null>(call.body, collection.list, collection.maxPerCall).map(
    (item, index) => {
      const added = addItem(collection, call, parentId, item);
      if ('id' in added) return added.id;
      errors.push(...added.problems.map((one) => batchError(one, index)));
      return null;
    },
  );
  return { [collection.ids]: ids, PartialErrors: errors };
}

type Added = { readonly id: string } | { readonly problems: readonly Problem[] };

function addItem(collection: Collection, call: Call, parentId: string, item: Fields | null): Added {
  if (item === null) {
    return { problems: [problem(unverifiedCodes.nullItem, null, 'The item is null.')] };
  }
  const { world, account } = call;
  const scene: RuleScene = { world, account, parentId, given: withoutNulls(item) };
  const fields = mergeItem(collection, scene);
  const entity: Entity = { kind: collection.kind, id: '', accountId: account.id, parentId, fields };
  const problems = addProblems(collection, scene, entity);
  if (problems.length > 0) return { problems };
  const review = collection.isReviewed(fields) ? { review: { submittedAt: world.now() } } : {};
  const added = { ...entity, id: world.nextId(), ...review };
  world.table(collection.kind).put(added);
  return added;
}

function addProblems(collection: Collection, scene: RuleScene, entity: Entity): readonly Problem[] {
  const found = [...collection.problems(entity.fields, scene)];
  if (scene.given.Id !== undefined) {
    found.push(problem(unverifiedCodes.identifierOnAdd, 'Id', 'Id must be null when adding.'));
  }
  if (found.length > 0) return found;
  const taken = scene.world.table(collection.kind).isTaken(entity);
  return taken ? [problem(collection.codes.duplicate, null, 'There is one like it already.')] : [];
}

/** Updates each item that may be updated; answers only the errors. */
function updateItems(collection: Collection, call: Call, parentId: string): Fields {
  const items = boundedList<Fields | null>(call.body, collection.list, collection.maxPerCall);
  const errors = items.flatMap((item, index) =>
    updateItem(collection, call, parentId, item).map((one) => batchError(one, index)),
  );
  return { PartialErrors: errors };
}

function updateItem(
  collection: Collection,
  { world, account }: Call,
  parentId: string,
  item: Fields | null,
): readonly Problem[] {
  if (item === null) return [problem(unverifiedCodes.nullItem, null, 'The item is null.')];
  const before = world.find(collection.kind, account.id, textIn(item, 'Id'));
  if (before?.parentId !== parentId) {
    return [problem(collection.codes.invalidId, 'Id', 'There is no such object.')];
  }
  const scene = { world, account, parentId, given: withoutNulls(item), before };
  const fields = mergeItem(collection, scene);
  const problems = collection.problems(fields, scene);
  if (problems.length > 0) return problems;
  const after: Entity = { ...before, fields };
  const table = world.table(collection.kind);
  if (table.isTaken(after)) {
    return [problem(collection.codes.duplicate, null, 'There is one like it already.')];
  }
  table.put(
    collection.isReviewed(fields, before)
      ? { ...after, review: { submittedAt: world.now() } }
      : after,
  );
  return [];
}

/** Deletes each named object with everything under it; answers only the errors. */
export function deleteItems(
  collection: Collection,
  { world, account, body }: Call,
  parentId: string,
): Fields {
  const ids = boundedList<string | null>(body, collection.ids, collection.maxPerCall);
  const errors = ids.flatMap((id, index) => {
    const entity = world.find(collection.kind, account.id, id ?? '');
    if (entity?.parentId !== parentId) {
      return [
        batchError(problem(collection.codes.invalidId, null, 'There is no such object.'), index),
      ];
    }
    world.removeTree(entity);
    return [];
  });
  return { PartialErrors: errors };
}

/**
 * The item as it will be stored: left-out and null members stay as they are, an empty string
 * deletes a clearable text.
 */
function mergeItem(collection: Collection, scene: RuleScene): Fields {
  const merged: Record<string, unknown> = { ...scene.before?.fields };
  for (const [member, value] of Object.entries(scene.given)) {
    if (member === 'Id' || collection.readOnly.includes(member)) continue;
    merged[member] = value;
  }
  for (const member of collection.clearable) if (merged[member] === '') delete merged[member];
  return withoutNulls(collection.complete(merged, scene));
}

/**
 * Reads objects of one parent by id: a list aligned with the ids, null where there is none (deleted
 * ones are never returned) or it is of another type than asked for.
 */
export function readByIds(
  call: Call,
  collection: Collection,
  parentId: string,
  max: number,
  read: (entity: Entity) => Fields,
  isAsked = (_entity: Entity) => true,
): Fields {
  const errors: Fields[] = [];
  const found = boundedList<string | null>(call.body, collection.ids, max).map((id, index) => {
    const entity = call.world.find(collection.kind, call.account.id, id ?? '');
    const isHere = entity?.parentId === parentId;
    if (isHere && isAsked(entity)) return read(entity);
    const code = isHere ? reference.entityIdFilterMismatch : collection.codes.invalidId;
    errors.push(batchError(problem(code, null, 'There is no such object.'), index));
    return null;
  });
  return { [collection.list]: found, PartialErrors: errors };
}

/** One accepted call: its body fits the route's shape, its account may be used. */
export interface Call {
  readonly world: World;
  readonly account: Account;
  readonly body: Fields;
  /** What absolute addresses in the answer start with. */
  readonly baseUrl: string;
}

/** One operation of a service. */
export interface Route {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: Members;
  answer(call: Call): Fields;
}

export const route = (
  method: Route['method'],
  path: string,
  body: Members,
  answer: Route['answer'],
): Route => ({ method, path, body, answer });

/** What a list is refused with as a whole. */
export interface ListCodes {
  readonly empty: ErrorCode;
  readonly tooLong: ErrorCode;
}

const COMMON: ListCodes = {
  empty: unverifiedCodes.emptyList,
  tooLong: unverifiedCodes.listTooLong,
};

/**
 * A request's list, refused as a whole call when it is empty or over the documented maximum
 * (platform document 2b).
 */
export function boundedList<T = Fields>(
  body: Fields,
  member: string,
  max: number,
  codes = COMMON,
): readonly T[] {
  const items = listIn<T>(body, member);
  if (items.length === 0) throw operationFault(codes.empty, `${member} must not be null or empty.`);
  return within(items, member, max, codes);
}

/** The same, for reads where no list means all. */
export function optionalList<T = Fields>(
  body: Fields,
  member: string,
  max: number,
): readonly T[] | undefined {
  const items = listIn<T>(body, member);
  return items.length === 0 ? undefined : within(items, member, max, COMMON);
}

function within<T>(
  items: readonly T[],
  member: string,
  max: number,
  codes: ListCodes,
): readonly T[] {
  if (items.length > max) {
    throw operationFault(codes.tooLong, `${member} takes at most ${max} in one call.`);
  }
  return items;
}
