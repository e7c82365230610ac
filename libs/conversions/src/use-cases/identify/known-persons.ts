import type { Tenant } from '@switchyard/kernel';
import type { ConsentRecord, KnownPerson } from '../../domain';

/** What is known of persons, under each of their look-up keys. */
export abstract class KnownPersons {
  /** Those that have one of these keys and were seen since. */
  abstract find(
    tenant: Tenant,
    keys: readonly string[],
    since: Date,
  ): Promise<readonly KnownPerson[]>;

  /** Inside a transaction: the same as they are now, and they are gone. */
  abstract take(
    tenant: Tenant,
    keys: readonly string[],
    since: Date,
  ): Promise<readonly KnownPerson[]>;

  /**
   * Inside a transaction: adds to what is known, as `mergeKnown` does, whoever else adds at the same time; what is forgotten is written anew. No two
   * rows have one key. `stale` keys are linked no more. Answers the rows as they are now.
   */
  abstract learn(
    tenant: Tenant,
    rows: readonly KnownPerson[],
    stale: readonly string[],
  ): Promise<readonly KnownPerson[]>;

  /** Inside a transaction: lowers what is known of the consent of those who have one of these keys. */
  abstract lower(tenant: Tenant, keys: readonly string[], consents: ConsentRecord): Promise<void>;

  /** Inside a transaction: removes some of those that were not seen since. */
  abstract forget(tenant: Tenant, since: Date, atMost: number): Promise<void>;
}
