import type { Scene } from '../resources/scene';
import { textIn } from '../../json/fields';
import { ApiRefusal, invalidValue } from '../wire/refusal';
import type { DoneOperation, Operation, OperationResult } from './bulk-job';
import { inputShapes } from './operation-shapes';
import { keyScope, runOperation } from './run-operation';

export interface JobRules {
  readonly isValidateOnly: boolean;
  readonly isPartialFailure: boolean;
}

/** Does the operations in their order. One whose parent failed is skipped, and so is all after a failure where the job says so; nothing is undone. */
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

/** Fields and dependencies only: not whether targets exist, images can be fetched or limits are kept. */
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
