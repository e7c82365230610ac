import type { Tenant } from '@switchyard/kernel';
import type { ConversionSource } from '../../domain';

/** What was read from the provider for a payload that has only ids. */
export type Completed =
  /** The same payload with what was read in it; its readings keep their keys. */
  | { readonly payload: unknown }
  /** The provider could not answer now. */
  | { readonly retryAt: Date }
  /** A person has to act, such as enter a new access token. */
  | { readonly fault: { readonly code: string; readonly message: string } };

/**
 * Reads the records that a payload names but does not hold, with the credentials of its source. An
 * entry that waits for `RECORD_NOT_READ` is completed before it is read again. Exists in the worker
 * only, and is never called inside a transaction.
 */
export abstract class PayloadCompleter {
  /**
   * `payload` is the parsed body as the provider posted it: one record, or a list. Undefined where
   * there is nothing to add. Never throws for what the provider answers; throws when `signal` is
   * aborted.
   */
  abstract complete(
    tenant: Tenant,
    source: ConversionSource,
    payload: unknown,
    signal: AbortSignal,
  ): Promise<Completed | undefined>;
}
