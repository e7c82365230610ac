import type { Tenant } from '@switchyard/kernel';

/** What campaigns may bid for; bound by the process to the context that owns conversion actions. */
export abstract class ConversionActions {
  /** The place of the first id that the Space does not have. Inside a transaction: those that it has stay until its end. */
  abstract unknownAt(tenant: Tenant, ids: readonly string[]): Promise<number | undefined>;
}

/** Knows no action: for processes in which nobody owns them. */
export class NoConversionActions extends ConversionActions {
  unknownAt(_tenant: Tenant, ids: readonly string[]): Promise<number | undefined> {
    return Promise.resolve(ids.length > 0 ? 0 : undefined);
  }
}
