import type { Tenant } from './caller';
import { Refusal } from './refusal';

export type IdempotencyMode = 'transaction' | 'detached';

/**
 * An answer that can be given again. Headers are those that belong to the answer itself (Location,
 * ETag, Retry-After).
 */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface IdempotentRequest {
  readonly tenant: Tenant;
  readonly tokenId: string;
  readonly key: string;
  /** Digest of method, path, Space and body. Not keyed: never to be stored as it is. */
  readonly fingerprint: string;
  /**
   * Never stored. Only keyed digests of the persons whom it names are stored, so that the answer
   * can be erased with them.
   */
  readonly body: unknown;
  /**
   * `transaction`: run `execute` inside the same transaction that stores the answer. `detached`:
   * `execute` opens its own.
   */
  readonly mode: IdempotencyMode;
}

/**
 * Keeps answers for 24 hours per token. Throws IDEMPOTENCY_IN_PROGRESS and IDEMPOTENCY_KEY_REUSED.
 * Only what `execute` returns is stored, never what it throws.
 */
export abstract class IdempotencyStore {
  abstract around(
    request: IdempotentRequest,
    execute: () => Promise<StoredAnswer>,
  ): Promise<{ readonly answer: StoredAnswer; readonly replayed: boolean }>;
}

export const idempotencyKeyReused = (): Refusal =>
  new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');

export const idempotencyInProgress = (): Refusal =>
  new Refusal(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this Idempotency-Key is still running.',
    undefined,
    { 'Retry-After': '1' },
  );
