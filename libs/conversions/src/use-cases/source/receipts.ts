import type { Tenant } from '@switchyard/kernel';

/** What a source received, by the provider's own keys. */
export abstract class Receipts {
  /** Inside the running transaction: notes these keys and answers those that nobody noted before. Waits for who notes the same, and takes over where they give up. */
  abstract take(
    tenant: Tenant,
    sourceId: string,
    keys: readonly string[],
    now: Date,
  ): Promise<ReadonlySet<string>>;
}
