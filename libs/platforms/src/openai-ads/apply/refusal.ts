import type { Change } from '../../port/change';
import { PlatformFailure, type Failure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';

/** A refusal of ours, for what can be told without asking the platform. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field ? { field } : {}),
  detail: { code, message },
});

export const failed = ({ id }: Pick<Change, 'id'>, failure: Failure): Outcome => ({
  kind: 'failed',
  changeId: id,
  failure,
});

/** A refusal concerns one change, and the others go on. Every other failure is about the connection and ends the wave. */
export const refusedOr = (error: unknown): Failure => {
  if (error instanceof PlatformFailure && error.failure.kind === 'refused') return error.failure;
  throw error;
};
