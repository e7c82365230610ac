import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import type { Call } from '../wire/call';
import { type Fields, listIn, textIn, withoutNulls } from '../../json/fields';
import { selectFields } from '../wire/graph-node';
import { nodeOf } from '../wire/node-of';
import { readSelection } from '../wire/read-selection';
import { ruleBroken } from '../wire/refusals';
import { endTree } from './end-tree';
import type { Entity } from './entity';
import type { Resource, WriteScene } from './resource';

/** Makes an object and answers its id; with `validate_only` only says that it could be made. */
export function createObject(resource: Resource, call: Call, given: Fields): Fields {
  const scene: WriteScene = {
    world: call.world,
    account: call.account,
    version: call.versionNumber,
    given,
  };
  const parentId = resource.parentOf(given, scene);
  const fields = fieldsAfter(resource, scene);
  if (isTrial(given)) return { success: true };
  const now = call.world.now();
  const entity: Entity = {
    kind: resource.kind,
    id: call.world.nextId(),
    accountId: call.account.id,
    fields,
    createdAt: now,
    updatedAt: now,
    ...(parentId === undefined ? {} : { parentId }),
    ...(resource.isReviewed(scene) ? { review: { submittedAt: now } } : {}),
  };
  call.world.table(resource.kind).put(entity);
  return answerOf(call, entity, { id: entity.id });
}

/** Changes what was sent and leaves the rest; a status that ends the object ends everything under it. */
export function updateObject(resource: Resource, call: Call, given: Fields): Fields {
  const before = call.subject;
  requireOpen(before, given);
  const scene: WriteScene = {
    world: call.world,
    account: call.account,
    version: call.versionNumber,
    given,
    before,
  };
  const fields = isEnded(before) ? { ...before.fields, ...given } : fieldsAfter(resource, scene);
  if (isTrial(given)) return { success: true };
  const review = resource.isReviewed(scene) ? { review: { submittedAt: call.world.now() } } : {};
  const after = { ...before, fields, updatedAt: call.world.now(), ...review };
  call.world.table(resource.kind).put(after);
  const status = textIn(given, 'status');
  if (status === 'DELETED' || status === 'ARCHIVED') endTree(call.world, after, status);
  return answerOf(call, after, { success: true });
}

/** `DELETE /<id>`: the object and all under it become DELETED and stay readable by id. */
export function deleteObject(call: Call): Fields {
  endTree(call.world, call.subject, 'DELETED');
  return { success: true };
}

function fieldsAfter(resource: Resource, scene: WriteScene): Fields {
  const kept = Object.entries(scene.given).filter(([name]) => !resource.transient.includes(name));
  const fields = withoutNulls(
    resource.complete({ ...scene.before?.fields, ...Object.fromEntries(kept) }, scene),
  );
  resource.check(fields, scene);
  return fields;
}

const isTrial = (given: Fields): boolean =>
  listIn<string>(given, 'execution_options').includes('validate_only');
const isEnded = ({ fields }: Entity): boolean =>
  fields.status === 'DELETED' || fields.status === 'ARCHIVED';

/** Of a deleted object only the name can be changed, of an archived one also its status, to DELETED (1487566). */
function requireOpen({ fields }: Entity, given: Fields): void {
  const changed = Object.keys(given).filter(
    (name) => name !== 'name' && name !== 'execution_options',
  );
  if (fields.status === 'ARCHIVED' && given.status === 'DELETED' && changed.length === 1) return;
  const isFree = fields.status !== 'DELETED' && fields.status !== 'ARCHIVED';
  if (isFree || changed.length === 0) return;
  throw ruleBroken(
    SUBCODES.ended,
    'Cannot edit a deleted object',
    `It is ${String(fields.status)}: only its name can be changed.`,
    ...changed,
  );
}

/** The answer of a write, with the fields of the object that the caller asked to read along. */
function answerOf(call: Call, entity: Entity, usual: Fields): Fields {
  const asked = readSelection(call.parameters.fields);
  return asked.length === 0 ? usual : { ...usual, ...selectFields(nodeOf(entity, call), asked) };
}
