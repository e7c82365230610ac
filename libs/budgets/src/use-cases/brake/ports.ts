import type { Tenant } from '@switchyard/kernel';
import type {
  Baseline,
  BrakeEvent,
  BrakeLevel,
  BrakePause,
  PausedCampaign,
  ReleaseMode,
  SpendWatch,
} from '../../domain';

/** What the Emergency Brake of an account remembers. Everything but reads joins the running transaction. */
export abstract class BrakeBook {
  abstract levels(tenant: Tenant): Promise<readonly BrakeLevel[]>;
  abstract putLevel(tenant: Tenant, level: BrakeLevel): Promise<void>;
  abstract addEvent(tenant: Tenant, event: BrakeEvent): Promise<void>;
  abstract releaseEvent(
    tenant: Tenant,
    eventId: string,
    mode: ReleaseMode,
    at: Date,
  ): Promise<void>;
  /** Of levels that are engaged: nobody released them yet. */
  abstract openEvents(tenant: Tenant): Promise<readonly BrakeEvent[]>;
  /** Released, and their campaigns may not all have been let go of yet. */
  abstract unsettledEvents(tenant: Tenant): Promise<readonly BrakeEvent[]>;
  /** Here and on the platforms nothing is left to do for a released event. */
  abstract settleEvent(tenant: Tenant, eventId: string, at: Date): Promise<void>;
  /** Platforms confirmed every pause that it asks for. False when that is known, or somebody released it. */
  abstract confirmEvent(tenant: Tenant, eventId: string, at: Date): Promise<boolean>;
  /** Newest first. */
  abstract events(tenant: Tenant, limit: number): Promise<readonly BrakeEvent[]>;
  /** Campaigns that an event paused already stay as they were noted first. */
  abstract addPaused(tenant: Tenant, paused: readonly PausedCampaign[]): Promise<void>;
  abstract paused(tenant: Tenant, eventIds: readonly string[]): Promise<readonly PausedCampaign[]>;
  /** Another event holds them from now on. */
  abstract handOver(
    tenant: Tenant,
    campaignIds: readonly string[],
    from: string,
    to: string,
  ): Promise<void>;
  /** What was kept for this period and connection. */
  abstract baseline(
    tenant: Tenant,
    period: string,
    connectionId: string,
  ): Promise<Baseline | undefined>;
  /** Kept once: what is there already stays. */
  abstract keepBaseline(tenant: Tenant, baseline: Baseline): Promise<void>;
}

/** What platforms confirmed of the pauses that engaged events ask for. Everything but reads joins the running transaction. */
export abstract class BrakePauses {
  /** Of one connection, by what it shows now: what is not named any more is gone. `since` moves only when it becomes confirmed, or is so no longer. */
  abstract replace(
    tenant: Tenant,
    connectionId: string,
    pauses: readonly BrakePause[],
  ): Promise<void>;
  /** Of these alone. */
  abstract put(tenant: Tenant, pauses: readonly BrakePause[]): Promise<void>;
  /** Of a connection that showed nothing: what it confirmed before stays so. */
  abstract addUnseen(tenant: Tenant, pauses: readonly BrakePause[]): Promise<void>;
  abstract of(tenant: Tenant, eventIds: readonly string[]): Promise<readonly BrakePause[]>;
}

/** How well the spending through each connection of an account can be seen. Everything but reads joins the running transaction. */
export abstract class SpendWatches {
  abstract list(tenant: Tenant): Promise<readonly SpendWatch[]>;
  /** Kept from others until the transaction ends. */
  abstract lock(tenant: Tenant, connectionId: string): Promise<SpendWatch | undefined>;
  /** Adds it, or keeps what was read and whether something ran since. */
  abstract put(tenant: Tenant, watch: SpendWatch): Promise<void>;
  /** Since when campaigns are said to be spending unseen. */
  abstract told(tenant: Tenant, connectionId: string, since: Date | null): Promise<void>;
}
