import { type Entity, isArchived } from '../store/entity';
import { type Fields, textIn } from '../../json/fields';
import { archivedForGood, capReached, invalidValue } from '../wire/refusal';
import type { Resource } from './resource';
import type { Scene } from './scene';

/** What an account holds at most of each kind: campaigns and ad groups that are not archived, active and paused ads (platform document 4f). */
const ACCOUNT_CAP = 5_000;

/** Makes an object from a body; refuses what breaks a rule. */
export function createObject(resource: Resource, scene: Scene, body: Fields): Entity {
  resource.createShape(body, '');
  const { world, account } = scene;
  const parentId = parentOf(resource, scene, body);
  const fields = resource.settle(withoutMember(body, resource.parent?.member), scene, parentId);
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

/** Changes the members that a body names; an archived object takes nothing but its archiving again. */
export function changeObject(
  resource: Resource,
  scene: Scene,
  before: Entity,
  body: Fields,
  isListedAtOnce = false,
): Entity {
  resource.updateShape(body, '');
  if (isArchived(before)) return stillArchived(resource, before, body);
  const fields = resource.settle(body, scene, before.parentId, before);
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
