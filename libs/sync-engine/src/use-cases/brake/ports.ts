import type { PlatformId, Tenant } from '@switchyard/kernel';

/** A campaign of ours on a platform, or one that was ours: what it spends is watched. */
export interface WatchedCampaign {
  readonly spaceId: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly remoteId: string;
  readonly campaignType: string;
}

export abstract class WatchedCampaigns {
  /** Bound and released campaigns of a Space on one connection. */
  abstract of(tenant: Tenant, connectionId: string): Promise<readonly WatchedCampaign[]>;
  /** True while one of them is enabled there as far as we know, or was let go of running. */
  abstract mayRun(tenant: Tenant, connectionId: string): Promise<boolean>;
  /** True while something that a sync sent through the connection was not answered yet: what it makes there is not known as ours so far. */
  abstract isInFlight(tenant: Tenant, connectionId: string): Promise<boolean>;
  /** Campaigns of ours are paused, or enabled, on a platform: what was last applied to them says so. Inside the running transaction. */
  abstract noteStatus(
    tenant: Tenant,
    connectionId: string,
    campaignIds: readonly string[],
    status: 'PAUSED' | 'ENABLED',
  ): Promise<void>;
}

/**
 * What the brake did to one campaign on a platform. `pausing` is written before it is sent: whatever happens then, it is enabled again when the
 * event is released. `left`: somebody else changed it since, or it is gone.
 */
export interface BrakeStop {
  readonly accountId: string;
  readonly connectionId: string;
  readonly eventId: string;
  readonly remoteId: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly state: 'pausing' | 'paused' | 'resumed' | 'left';
  /** Why the last try did not succeed. */
  readonly error: string | null;
  readonly updatedAt: Date;
}

export abstract class BrakeStops {
  /** Adds or replaces, inside the running transaction. */
  abstract put(tenant: Tenant, stops: readonly BrakeStop[]): Promise<void>;
  /** Of one connection, what is not over: `pausing` and `paused`. */
  abstract open(tenant: Tenant, connectionId: string): Promise<readonly BrakeStop[]>;
  /** Whether any connection of the account has something open for an event. */
  abstract hasOpen(tenant: Tenant, eventId: string): Promise<boolean>;
}
