export { IdempotencyStore, type IdempotentRequest, type StoredAnswer } from './idempotency-store';
export { idempotencyInProgress, idempotencyKeyReused } from './refusals';
