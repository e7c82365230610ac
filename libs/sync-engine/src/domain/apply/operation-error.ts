import type { Failure } from '@switchyard/platforms';
import type { OperationError } from '../sync';

/** Our stable code for each kind of failure; a refusal keeps the platform's own where it is one of ours. */
const CODES: Readonly<Record<Failure['kind'], string>> = {
  throttled: 'PLATFORM_THROTTLED',
  unavailable: 'PLATFORM_UNAVAILABLE',
  unauthorised: 'CONNECTION_NEEDS_REAUTH',
  refused: 'PLATFORM_REFUSED',
  unknown: 'OUTCOME_UNKNOWN',
  internal: 'INTERNAL_ERROR',
};

const OURS: ReadonlySet<string> = new Set(['REMOTE_NAME_TAKEN', 'PLATFORM_CONTRADICTED']);

export const operationError = (failure: Failure): OperationError => ({
  code: OURS.has(failure.detail.code) ? failure.detail.code : CODES[failure.kind],
  message: failure.detail.message,
  field: failure.kind === 'refused' ? (failure.field ?? null) : null,
  platformCode: failure.detail.code,
  platformRequestId: failure.detail.requestId ?? null,
  retryable: failure.kind !== 'refused' && failure.kind !== 'internal',
});

const ourError = (
  code: string,
  message: string,
  retryable: boolean,
  cause?: string,
): OperationError => ({
  code,
  message,
  field: null,
  platformCode: null,
  platformRequestId: null,
  retryable,
  ...(cause ? { cause } : {}),
});

export const parentFailed = (parentId: string): OperationError =>
  ourError('PARENT_FAILED', 'The parent of the object could not be created.', true, parentId);
export const remoteMissing = (): OperationError =>
  ourError('REMOTE_MISSING', 'The object no longer exists on the platform.', false);
export const remoteDrifted = (): OperationError =>
  ourError('REMOTE_DRIFT', 'The object was edited on the platform after the plan was made.', true);
export const syncCancelled = (): OperationError =>
  ourError('SYNC_CANCELLED', 'The sync was cancelled before this was sent.', true);
export const neverAnswered = (): OperationError =>
  ourError(
    'OUTCOME_UNKNOWN',
    'The platform did not answer, and the sync ended before a check. The next sync checks the object first.',
    true,
  );
export const syncGivenUp = (message: string): OperationError =>
  ourError('SYNC_GIVEN_UP', message, true);
export const brakeEngaged = (): OperationError =>
  ourError(
    'BRAKE_ENGAGED',
    'The Emergency Brake holds the campaign. This change could raise spending.',
    true,
  );
export const brakeBlind = (): OperationError =>
  ourError(
    'BRAKE_BLIND',
    'The spend of this connection is unknown. This change could raise spending.',
    true,
  );
export const contradicted = (): OperationError =>
  ourError(
    'PLATFORM_CONTRADICTED',
    "The platform's answer does not report the result of this change.",
    true,
  );
/** `field`: which one our catalog would not take, where it said so. */
export const importRefused = ({
  message,
  field,
}: {
  readonly message: string;
  readonly field: string | null;
}): OperationError => ({ ...ourError('IMPORT_REFUSED', message, false), field });

/** The next plan tells both values. */
export const localEdit = (field: string): OperationError => ({
  ...ourError(
    'LOCAL_EDIT',
    "The field was edited here after the plan was made. The platform's value was not imported.",
    true,
  ),
  field,
});

/** `code` of what stood in the way: the campaign belongs to another Space by now, or its name is taken. */
export const adoptionRefused = ({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): OperationError => ourError(code, message, false);
