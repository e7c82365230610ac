import type { Tenant } from '@switchyard/kernel';
import type { RemoteActionRow } from '../../domain';

/** Where actions were found or made. */
export abstract class ActionPlatforms {
  /** By the action's id, by platform and connection; nothing of those that no platform was told of. */
  abstract of(
    tenant: Tenant,
    actionIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly RemoteActionRow[]>>;
}
