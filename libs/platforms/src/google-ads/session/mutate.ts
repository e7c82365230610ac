import { PlatformFailure, type Failure } from '../../port/failure';
import { contradicted } from '../failure/contradicted';
import {
  errorsIn,
  requestIdIn,
  type GoogleError,
  type GoogleStatus,
} from '../failure/google-failure';
import { operationIndex } from '../failure/field-path';
import { classifyError } from '../failure/classify';
import { resultName, wireOperation, type Operation } from '../wire/operation';
import { call, type Call, type Session } from './session';

/** What became of one operation. */
export type Result =
  | {
      readonly kind: 'done';
      readonly resourceName: string;
      readonly resource: Readonly<Record<string, unknown>>;
      readonly requestId?: string;
    }
  | {
      readonly kind: 'failed';
      readonly errors: readonly GoogleError[];
      readonly requestId?: string;
    }
  /** The answer says neither. */
  | { readonly kind: 'contradicted'; readonly failure: Failure };

/** Operations that one request takes (TOO_MANY_MUTATE_OPERATIONS). */
export const OPERATIONS_PER_REQUEST = 10_000;

/** Sends operations in one request; each stands or falls alone. `open` is awaited right before the sending. */
export const mutate = (
  session: Session,
  operations: readonly Operation[],
  open: () => Promise<void>,
): Promise<readonly Result[]> => send(session, operations, true, { open });

/** Sends operations that stand or fall together: a refusal of one is thrown as that of all, with the field that `servedBy` names for it. */
export const mutateWhole = (
  session: Session,
  operations: readonly Operation[],
  sending: Sending,
): Promise<readonly Result[]> => send(session, operations, false, sending);

type Sending = Pick<Call, 'open' | 'servedBy'>;

const send = async (
  session: Session,
  operations: readonly Operation[],
  partialFailure: boolean,
  sending: Sending,
): Promise<readonly Result[]> => {
  const body = {
    mutateOperations: operations.map(wireOperation),
    partialFailure,
    responseContentType: 'MUTABLE_RESOURCE',
  };
  const { json, requestId } = await call(session, {
    path: `customers/${session.customerId}/googleAds:mutate`,
    body,
    purpose: 'write',
    operations: operations.length,
    ...sending,
  });
  const { mutateOperationResponses: responses = [], partialFailureError = {} } = json as {
    readonly mutateOperationResponses?: unknown;
    readonly partialFailureError?: GoogleStatus;
  };
  if (!Array.isArray(responses) || responses.length !== operations.length) {
    throw new PlatformFailure(
      contradicted('Another number of results than of operations.', requestId),
    );
  }
  const errors = errorsByOperation(partialFailureError);
  const id = requestIdIn(partialFailureError) ?? requestId;
  return operations.map((operation, index) =>
    resultOf(operation, responses[index], errors.get(index) ?? [], id),
  );
};

/** An error that names no operation means the whole request. */
const errorsByOperation = (status: GoogleStatus): ReadonlyMap<number, readonly GoogleError[]> => {
  const byIndex = new Map<number, GoogleError[]>();
  for (const error of errorsIn(status)) {
    const index = operationIndex(error);
    if (index === undefined) {
      throw new PlatformFailure(classifyError(error, null, requestIdIn(status)));
    }
    byIndex.set(index, [...(byIndex.get(index) ?? []), error]);
  }
  return byIndex;
};

const resultOf = (
  operation: Operation,
  response: unknown,
  errors: readonly GoogleError[],
  requestId: string | undefined,
): Result => {
  const result = (
    response as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> | null
  )?.[resultName(operation.kind)];
  const name = result?.['resourceName'];
  if (errors.length > 0 && name === undefined) return { kind: 'failed', errors, requestId };
  if (errors.length > 0 || typeof name !== 'string') {
    return {
      kind: 'contradicted',
      failure: contradicted(
        `An operation was answered with ${errors.length} errors and ${name === undefined ? 'no' : 'a'} name.`,
        requestId,
      ),
    };
  }
  return { kind: 'done', resourceName: name, resource: result ?? {}, requestId };
};
