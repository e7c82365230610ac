import { type Fields, isFields, textIn } from '../../core/json';
import { adGroups } from '../ad-groups';
import { ads } from '../ads';
import { campaigns } from '../campaigns';
import {
  changeObject,
  createObject,
  type Resource,
  type ResourceKind,
  type Scene,
} from '../doors/resources';
import { ApiRefusal, invalidValue, notFound } from '../errors';
import { addImageByUrl } from '../media/uploads';
import type { Entity } from '../store/world';
import type { DoneOperation, Operation, OperationResult } from './bulk-job';
import {
  changedAdGroupBody,
  changedCampaignBody,
  inputShapes,
  newAdGroupBody,
  newCampaignBody,
} from './operations';

export interface JobRules {
  readonly isValidateOnly: boolean;
  readonly isPartialFailure: boolean;
}

/**
 * Does the operations in their order. One whose parent failed is skipped, and so is all after a
 * failure where the job says so; nothing is undone.
 */
export async function runJob(
  operations: readonly Operation[],
  scene: Scene,
  rules: JobRules,
): Promise<readonly DoneOperation[]> {
  const done: DoneOperation[] = [];
  for (const operation of operations) {
    const result: OperationResult = isSkipped(operation, done, rules)
      ? { status: 'skipped' }
      : await attempt(operation, scene, rules, operations);
    done.push([operation, result]);
  }
  return done;
}

/** Whether something before it failed that it needs, or after which nothing may follow. */
function isSkipped(
  operation: Operation,
  done: readonly DoneOperation[],
  { isPartialFailure }: JobRules,
): boolean {
  const lost = done.filter(([, { status }]) => status === 'failed' || status === 'skipped');
  if (lost.length > 0 && !isPartialFailure) return true;
  const parents = parentKeys(operation);
  return lost.some(
    ([{ type, idempotencyKey }]) =>
      idempotencyKey !== undefined && parents.includes(`${type} ${idempotencyKey}`),
  );
}

async function attempt(
  operation: Operation,
  scene: Scene,
  { isValidateOnly }: JobRules,
  operations: readonly Operation[],
): Promise<OperationResult> {
  try {
    return isValidateOnly
      ? validate(operation, scene, operations)
      : await runOperation(operation, scene);
  } catch (refusal) {
    if (refusal instanceof ApiRefusal) return { status: 'failed', refusal };
    throw refusal;
  }
}

/**
 * Fields and dependencies only: not whether targets exist, images can be fetched or limits are
 * kept.
 */
function validate(
  operation: Operation,
  scene: Scene,
  operations: readonly Operation[],
): OperationResult {
  inputShapes[operation.type](operation.input, 'input');
  for (const kind of ['campaign', 'ad_group'] as const) {
    const key = textIn(operation.input, `${kind}_idempotency_key`);
    const isMade =
      operations.some((one) => one.type === `${kind}.create` && one.idempotencyKey === key) ||
      scene.world.keys.made(keyScope(scene, kind), key) !== undefined;
    if (key && !isMade) {
      throw invalidValue(`input.${kind}_idempotency_key`, `No ${kind} has this key.`);
    }
  }
  return { status: 'validated' };
}

function parentKeys({ input }: Operation): readonly string[] {
  return ['campaign', 'ad_group'].map(
    (kind) => `${kind}.create ${textIn(input, `${kind}_idempotency_key`)}`,
  );
}

/** Does one operation; refuses what the vendor would report as its failure. */
async function runOperation(operation: Operation, scene: Scene): Promise<OperationResult> {
  inputShapes[operation.type](operation.input, 'input');
  switch (operation.type) {
    case 'campaign.create':
      return create(campaigns, operation, scene, async () => newCampaignBody(operation.input));
    case 'ad_group.create':
      return create(adGroups, operation, scene, async () =>
        newAdGroupBody(operation.input, parent('campaign', operation, scene)),
      );
    case 'ad.create':
      return create(ads, operation, scene, () => newAdBody(operation, scene));
    case 'campaign.update':
      return update(campaigns, operation, scene, (before) =>
        changedCampaignBody(operation.input, before),
      );
    case 'ad_group.update':
      return update(adGroups, operation, scene, (before) =>
        changedAdGroupBody(operation.input, scene.world.table('campaign').get(before.parentId)),
      );
    case 'ad.update':
      return update(ads, operation, scene, () => changedAdBody(operation.input));
  }
}

/**
 * Where the keys of creates of a kind are remembered: across jobs, apart from those of single
 * creates.
 */
const keyScope = ({ account }: Scene, kind: ResourceKind): string => `${account.id} bulk ${kind}`;

async function create(
  resource: Resource,
  operation: Operation,
  scene: Scene,
  bodyOf: () => Promise<Fields>,
): Promise<OperationResult> {
  const { idempotencyKey: key = '', input } = operation;
  const scope = keyScope(scene, resource.kind);
  const made = scene.world.keys.find(scope, key, input);
  const resourceId = made ?? createObject(resource, scene, await bodyOf()).id;
  scene.world.keys.remember(scope, key, input, resourceId);
  return { status: 'created', resourceId, ...versionOf(resource, scene) };
}

function update(
  resource: Resource,
  { targetId = '', input }: Operation,
  scene: Scene,
  bodyOf: (before: Entity) => Fields,
): OperationResult {
  const before = scene.world.find(resource.kind, scene.account.id, targetId);
  if (!before) throw notFound(resource.label, targetId);
  if (Object.keys(input).length === 0) {
    throw invalidValue('input', 'An update has at least one field.');
  }
  changeObject(resource, scene, before, bodyOf(before));
  return {
    status: 'updated',
    resourceId: before.id,
    ...('creative' in input ? versionOf(resource, scene) : {}),
  };
}

const versionOf = ({ kind }: Resource, { world }: Scene) =>
  kind === 'ad' ? { versionId: `adver_${world.nextNumber()}` } : {};

function parent(kind: 'campaign' | 'ad_group', { input }: Operation, scene: Scene): Entity {
  const member = `${kind}_idempotency_key`;
  const id = scene.world.keys.made(keyScope(scene, kind), textIn(input, member));
  const found = id === undefined ? undefined : scene.world.find(kind, scene.account.id, id);
  if (!found) throw invalidValue(`input.${member}`, `No ${kind} was created with this key.`);
  return found;
}

async function newAdBody(operation: Operation, scene: Scene): Promise<Fields> {
  const {
    title,
    body,
    target_url: targetUrl,
    source_image_url: address,
    status = 'paused',
  } = operation.input;
  const adGroup = parent('ad_group', operation, scene);
  if (adGroup.parentId !== parent('campaign', operation, scene).id) {
    throw invalidValue('input.campaign_idempotency_key', 'The ad group is of another campaign.');
  }
  if (typeof address !== 'string') {
    throw invalidValue('input.source_image_url', 'source_image_url must be a URL.');
  }
  const fileId = await addImageByUrl(scene, address);
  return {
    ad_group_id: adGroup.id,
    name: title,
    status,
    creative: { type: 'chat_card', title, body, target_url: targetUrl, file_id: fileId },
  };
}

function changedAdBody({ creative, ...rest }: Fields): Fields {
  return isFields(creative)
    ? { ...rest, creative: { type: 'chat_card', ...creative } }
    : { ...rest, ...(creative === undefined ? {} : { creative }) };
}
