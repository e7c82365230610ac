import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Released } from '../../domain/plan';
import type { AccountKey } from '../ports';

/** A campaign as an ad account names it, whoever connected that account. */
export interface RemoteCampaign extends AccountKey {
  readonly remoteId: string;
}

/** One remote campaign belongs to one Space, across all accounts. Who another Space is, nobody is told. */
export abstract class Claims {
  /**
   * Takes campaigns for this Space, inside the running transaction; what it has already stays as it is. Answers those that another
   * Space has: they are not taken. Waits for whoever takes the same at this moment.
   */
  abstract claim(
    tenant: Tenant,
    campaigns: readonly RemoteCampaign[],
  ): Promise<readonly RemoteCampaign[]>;
  /** Gives up what this Space has of these, inside the running transaction. */
  abstract drop(tenant: Tenant, campaigns: readonly RemoteCampaign[]): Promise<void>;
  /** Which of these remote ids another Space has. */
  abstract heldElsewhere(
    tenant: Tenant,
    account: AccountKey,
    remoteIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
}

/** Campaigns that were unlinked. Remembered for ever. */
export abstract class Releases {
  abstract add(tenant: Tenant, released: readonly Released[], releasedAt: Date): Promise<void>;
  /** Of these campaigns, all that was ever released, oldest first. */
  abstract ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly RememberedRelease[]>;
  /** Of these campaigns of an ad account, those that were released. */
  abstract among(
    tenant: Tenant,
    account: AccountKey,
    remoteIds: readonly string[],
  ): Promise<readonly RememberedRelease[]>;
  /** Ids of campaigns with a remote effect that is still due. */
  abstract dueCampaignIds(
    tenant: Tenant,
    scope: { readonly platforms?: readonly PlatformId[]; readonly campaignIds?: readonly string[] },
  ): Promise<readonly string[]>;
  /** Gives up the effects that are due through a connection; answers them. Inside the running transaction. */
  abstract abandon(tenant: Tenant, connectionId: string): Promise<readonly Released[]>;
  /** Of one connection, those whose effect is not confirmed or whose name is not free yet. */
  abstract dueOn(tenant: Tenant, connectionId: string): Promise<readonly DueRelease[]>;
  /** The last of each of these campaigns on a platform. */
  abstract lastOf(
    tenant: Tenant,
    platform: PlatformId,
    campaignIds: readonly string[],
  ): Promise<readonly ReleaseState[]>;
  /** The platform confirmed the effect, or nothing is left to do. The campaign is told. Inside the running transaction. */
  abstract settle(tenant: Tenant, done: readonly ReleaseKey[]): Promise<void>;
  /** Why the effect is not there yet. The campaign is told. Inside the running transaction. */
  abstract noteError(tenant: Tenant, left: readonly ReleaseKey[], error: string): Promise<void>;
  /** The name is free for another campaign, or stays for good. Inside the running transaction. */
  abstract nameFreed(tenant: Tenant, done: readonly ReleaseKey[]): Promise<void>;
}

export type ReleaseKey = Pick<Released, 'platform' | 'connectionId' | 'remoteId'>;

/** Something that is left to do for a release. */
export interface DueRelease extends RememberedRelease {
  readonly isNameDue: boolean;
  readonly releasedAt: Date;
  readonly error: string | null;
}

/** `failed`: the last try did not succeed, or nobody can try any more. */
export interface ReleaseState {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly status: 'pending' | 'confirmed' | 'failed';
  readonly error: string | null;
}

export interface RememberedRelease extends Released {
  /** False once its remote effect is there. */
  readonly isDue: boolean;
}
