import type { Tenant } from '@switchyard/kernel';
import type { UnansweredUpdate } from '../../domain/plan';

/** Updates whose outcome nobody knows, of syncs that are over or run. */
export abstract class UnansweredUpdates {
  abstract ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly UnansweredUpdate[]>;
  /** Their objects were read and show nothing of them; what was sent minutes ago may still arrive and stays open. */
  abstract settleUnseen(
    tenant: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<void>;
}
