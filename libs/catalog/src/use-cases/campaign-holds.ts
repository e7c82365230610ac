import type { Tenant } from '@switchyard/kernel';
import type { CampaignHold } from '../domain';

/** A campaign that a hold took or let go of, and whether its status moved with that. */
export interface Held {
  readonly campaignId: string;
  readonly moved: boolean;
}

/**
 * Holds of the Emergency Brake on the campaigns of a Space; which campaigns are held, and why, is decided elsewhere. Inside a transaction:
 * whoever is about to send something that raises spending waits for its end, or is over before.
 */
export abstract class CampaignHolds {
  /** Holds these, all of the Space when none are named, and pauses those that were enabled (`moved`). Held and removed ones stay as they are. */
  abstract hold(
    tenant: Tenant,
    campaignIds: readonly string[] | undefined,
    hold: CampaignHold,
  ): Promise<readonly Held[]>;
  /** Lets go of all that an event holds; those named are enabled again (`moved`) where they are still paused. */
  abstract lift(
    tenant: Tenant,
    eventId: string,
    enable: readonly string[],
    at: Date,
  ): Promise<readonly Held[]>;
  /** Of what an event holds, these are another event's from now on; all of it when none are named. */
  abstract handOver(
    tenant: Tenant,
    from: string,
    to: CampaignHold,
    campaignIds: readonly string[] | undefined,
  ): Promise<void>;
  /** Since when nobody knows what the campaigns linked through a connection spend; null: it is known again. */
  abstract noteBlind(tenant: Tenant, connectionId: string, since: Date | null): Promise<void>;
}
