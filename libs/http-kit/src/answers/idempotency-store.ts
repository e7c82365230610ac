export {
  idempotencyInProgress,
  idempotencyKeyReused,
  IdempotencyStore,
  type IdempotentRequest,
  type StoredAnswer,
} from '@switchyard/kernel';
