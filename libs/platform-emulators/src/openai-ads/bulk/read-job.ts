import { UNVERIFIED } from '../unverified';
import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import { ApiRefusal, invalidValue, missingParameter } from '../wire/refusal';
import type { Call } from '../wire/route';
import type { Operation, OperationType } from './bulk-job';
import { jobShape } from './operation-shapes';

const LARGEST_REQUEST = 16 * 1024 * 1024;
const LARGEST_OPERATION = 512 * 1024;

/** The operations of a job; what is wrong with the job itself is refused as a whole. */
export function readJob({ body, request }: Call): readonly Operation[] {
  if (request.body.length > LARGEST_REQUEST) throw tooLarge();
  jobShape(body, '');
  const operations = listIn<Fields>(body, 'operations').map(readOperation);
  refuseRepeated(operations, 'operation_id', (one) => one.operationId);
  refuseRepeated(operations, 'idempotency_key', (one) => one.idempotencyKey);
  refuseRepeated(operations, 'target_resource_id', (one) => one.targetId);
  return operations;
}

function readOperation(fields: Fields, index: number): Operation {
  const param = `operations[${index}]`;
  if (Buffer.byteLength(JSON.stringify(fields)) > LARGEST_OPERATION) {
    throw invalidValue(param, 'An operation has at most 512 KiB.');
  }
  const type = textIn(fields, 'type') as OperationType;
  const [wanted, unwanted] = type.endsWith('.create')
    ? (['idempotency_key', 'target_resource_id'] as const)
    : (['target_resource_id', 'idempotency_key'] as const);
  if (fields[wanted] === undefined) throw missingParameter(`${param}.${wanted}`);
  if (fields[unwanted] !== undefined) {
    throw invalidValue(`${param}.${unwanted}`, `${type} takes no ${unwanted}.`);
  }
  const name = textIn(fields, wanted);
  return {
    operationId: textIn(fields, 'operation_id'),
    type,
    input: objectIn(fields, 'input'),
    ...(wanted === 'idempotency_key' ? { idempotencyKey: name } : { targetId: name }),
  };
}

function refuseRepeated(
  operations: readonly Operation[],
  member: string,
  valueOf: (operation: Operation) => string | undefined,
): void {
  const seen = new Set<string>();
  operations.forEach((operation, index) => {
    const value = valueOf(operation);
    if (value !== undefined && seen.has(value)) {
      throw invalidValue(
        `operations[${index}].${member}`,
        `${member} must be unique within a job.`,
      );
    }
    if (value !== undefined) seen.add(value);
  });
}

const tooLarge = () =>
  new ApiRefusal({
    status: 413,
    code: UNVERIFIED.codes.requestTooLarge,
    message: 'A job has at most 16 MiB.',
  });
