import type { Failure } from '../../port/failure';

const TAKEN = new Set(['DUPLICATE_CAMPAIGN_NAME', 'DUPLICATE_ADGROUP_NAME', 'DUPLICATE_NAME']);

/** Somebody else's object holds the name: one code of ours for all platforms, Google's own in the message. */
export const nameTaken = (failure: Failure, field = 'name'): Failure =>
  TAKEN.has(failure.detail.code)
    ? {
        kind: 'refused',
        field,
        detail: {
          ...failure.detail,
          code: 'REMOTE_NAME_TAKEN',
          message: `${failure.detail.code}: ${failure.detail.message}`,
        },
      }
    : failure;
