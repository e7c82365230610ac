import type { Tenant } from '@switchyard/kernel';
import type { ConversionAction, RemoteActionRow } from '../../domain';

export interface KnownAction {
  readonly action: ConversionAction;
  /** Null while nobody looked for it on the platform. */
  readonly remote: RemoteActionRow | null;
}

/** What actions are called on the platform of a connection. */
export abstract class RemoteActions {
  /** By the action's id; one that was deleted is left out. */
  abstract of(
    tenant: Tenant,
    connectionId: string,
    actionIds: readonly string[],
  ): Promise<ReadonlyMap<string, KnownAction>>;
  /** Adds or replaces. Inside a transaction, like `forget`. */
  abstract keep(row: RemoteActionRow): Promise<void>;
  /** They are looked for again before the next conversion goes; without ids, all of the connection. */
  abstract forget(
    tenant: Tenant,
    connectionId: string,
    actionIds?: readonly string[],
  ): Promise<void>;
}
