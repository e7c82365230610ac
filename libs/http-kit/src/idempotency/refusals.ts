import { Refusal, validationError } from '@switchyard/kernel';

export const idempotencyKeyReused = (): Refusal =>
  new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');

export const idempotencyInProgress = (): Refusal =>
  new Refusal('IDEMPOTENCY_IN_PROGRESS', 'The first request with this Idempotency-Key is still running.', undefined, { 'Retry-After': '1' });

export const badIdempotencyKey = (): Refusal =>
  validationError([{ path: 'header.Idempotency-Key', code: 'BAD_FORMAT', message: 'Idempotency-Key must have 1 to 255 visible ASCII characters' }]);
