import type { Tenant } from '@switchyard/kernel';
import type { Attributes } from '@switchyard/platforms';
import type { Stray } from '../../domain/plan';
import type { SyncScope } from '../../domain/sync';

/** A create of ours without an answer, in a sync that is over: it may have been done. */
export interface LostCreate extends Omit<Stray, 'remoteId' | 'attributes'> {
  /** What was sent. */
  readonly attributes: Attributes;
  /** Remote ids of campaigns that carry its mark and are not it. */
  readonly released: readonly string[];
}

/** Creates whose outcome nobody knows, of syncs that are over. */
export abstract class LostCreates {
  abstract campaignIds(tenant: Tenant, scope: SyncScope): Promise<readonly string[]>;
  abstract ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly LostCreate[]>;
  /** They were looked for and are not there; what was sent minutes ago may still appear and stays open. */
  abstract settleAbsent(
    tenant: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<void>;
}
