import type { Tenant } from '@switchyard/kernel';

/** Which database this is, and how many syncs it knows of. */
export interface Lineage {
  readonly id: string;
  readonly serial: number;
  /** When it was last found to be older than what is kept beside it. */
  readonly restoredAt: Date | null;
}

/** The lineage as the database has it. */
export abstract class Lineages {
  /** Begins one where there is none. */
  abstract get(): Promise<Lineage>;
  /** Counts one more sync. */
  abstract grow(): Promise<Lineage>;
  /** Takes over a higher number from outside and remembers when; of several that notice at once, one does. */
  abstract noteRestore(serial: number, at: Date): Promise<void>;
  /** Whether a sync of the Space that began after a moment is over. */
  abstract hasSyncedSince(tenant: Tenant, moment: Date): Promise<boolean>;
}

/** The highest number of a lineage, kept where a restored database does not reach. Throws what its store throws. */
export abstract class SerialKeeper {
  /** Undefined when nothing is kept of it. */
  abstract highest(lineageId: string): Promise<number | undefined>;
  /** Keeps a number; a lower one than is kept changes nothing. */
  abstract raise(lineageId: string, serial: number): Promise<void>;
}
