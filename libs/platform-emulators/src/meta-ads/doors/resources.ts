import { type Fields, listIn, textIn, withoutNulls } from '../../core/json';
import { ruleBroken } from '../errors';
import { readSelection, selectFields } from '../nodes/fields';
import { type Account, endTree, type Entity, type Kind, type World } from '../store';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Call, type Route, route } from './call';
import { listObjects, nodeOf, readObject } from './lists';
import { choice, flag, integer, list, map, type Members, text } from './shapes';

/** Makes an object and answers its id; with `validate_only` only says that it could be made. */
function createObject(resource: Resource, call: Call, given: Fields): Fields {
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

/**
 * Changes what was sent and leaves the rest; a status that ends the object ends everything under
 * it.
 */
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
function deleteObject(call: Call): Fields {
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

/**
 * Of a deleted object only the name can be changed, of an archived one also its status, to DELETED
 * (1487566).
 */
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

/**
 * Parameters of reading one ad object and of lists of them; what narrows nothing here is still
 * checked.
 */
export const READ_PARAMETERS: Members = {
  date_preset: text,
  time_range: map,
  am_call_tags: map,
  from_adtable: flag,
  review_feedback_breakdown: flag,
};
/**
 * The vendor's words of states that a list may be narrowed to (`effective_status` of the edges
 * campaigns and adsets).
 */
const EFFECTIVE_STATUSES = [
  'ACTIVE',
  'ADSET_PAUSED',
  'ARCHIVED',
  'CAMPAIGN_PAUSED',
  'DELETED',
  'DISAPPROVED',
  'IN_PROCESS',
  'PAUSED',
  'PENDING_BILLING_INFO',
  'PENDING_REVIEW',
  'PREAPPROVED',
  'WITH_ISSUES',
] as const;

export const LIST_PARAMETERS: Members = {
  date_preset: text,
  time_range: map,
  effective_status: list(choice(EFFECTIVE_STATUSES)),
  is_completed: flag,
  updated_since: integer,
};

/** Create and list under the account; read, change and delete by id. */
export function resourceRoutes(resource: Resource): readonly Route[] {
  const { kind, edge } = resource;
  return [
    route(
      'POST',
      ['adaccount'],
      edge,
      resource.create,
      (call, read) => createObject(resource, call, read),
      resource.required,
    ),
    route('GET', ['adaccount'], edge, LIST_PARAMETERS, (call, read) =>
      listObjects(call, read, call.world.table(kind).ofAccount(call.account.id)),
    ),
    route('GET', [kind], '', READ_PARAMETERS, readObject),
    route('POST', [kind], '', resource.update, (call, read) => updateObject(resource, call, read)),
    route('DELETE', [kind], '', {}, (call) => deleteObject(call)),
  ];
}

export const executionOptions = (...more: string[]) =>
  list(choice(['validate_only', 'include_recommendations', ...more]));

/** What the rules of a write may look at. */
export interface WriteScene {
  readonly world: World;
  readonly account: Account;
  /** The API version of the call. */
  readonly version: number;
  /** What was sent, read by its shape. */
  readonly given: Fields;
  /** The stored object, on an update. */
  readonly before?: Entity;
}

/** How one kind of object is made and changed. */
export interface Resource {
  readonly kind: Kind;
  readonly edge: string;
  readonly create: Members;
  readonly required: readonly string[];
  readonly update: Members;
  /** Parameters that steer the call and are not kept. */
  readonly transient: readonly string[];
  /** What it hangs under, by the fields; throws when there is no such one. */
  parentOf(fields: Fields, scene: WriteScene): string | undefined;
  /** Defaults and dropped members of what will be stored. */
  complete(merged: Fields, scene: WriteScene): Fields;
  /** Throws the vendor's refusal for the first rule that what will be stored breaks. */
  check(completed: Fields, scene: WriteScene): void;
  /** Whether the write sends the object to review. */
  isReviewed(scene: WriteScene): boolean;
}
