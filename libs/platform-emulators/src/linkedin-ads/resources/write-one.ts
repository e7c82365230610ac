import type { Account } from '../accounts/account';
import type { Entity } from '../store/entity';
import { wishedStatus } from '../store/lifecycle';
import type { World } from '../store/world';
import { type Fields, isFields, withoutNulls } from '../../json/fields';
import { type Problem, problem, refusalOf } from '../wire/problem';
import { fitting } from '../wire/read-body';
import { valueProblems } from '../wire/value-problems';
import { applyPatch, touchedBy } from './apply-patch';
import type { Resource } from './resource';

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
  if (wishedStatus(after) === 'PENDING_DELETION' && before.deletedAt === undefined) {
    world.startDeletion(after);
  }
  return after;
}

/** The object as it would be stored, once nothing is wrong with it. */
function judged(
  resource: Resource,
  world: World,
  account: Account,
  wished: Fields,
  touched: readonly string[],
  before?: Entity,
): Fields {
  const isReadOnly = (name: string) => resource.readOnly.includes(name);
  const writable = Object.fromEntries(Object.entries(wished).filter(([name]) => !isReadOnly(name)));
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
export const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
