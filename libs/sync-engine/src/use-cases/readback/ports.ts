import type { Tenant } from '@switchyard/kernel';
import type { PerformanceLevel } from '@switchyard/platforms';

/** A campaign that is, or lately was, ours on a platform: what it did is read. */
export interface ReadCampaign {
  readonly spaceId: string;
  readonly campaignId: string;
  readonly remoteId: string;
}

export type LevelBelow = Exclude<PerformanceLevel, 'campaign'>;

/** An object below a campaign, by what the platform calls it. What was replaced there has had several names. */
export interface ReadObject {
  readonly remoteId: string;
  readonly localId: string;
  readonly campaignId: string;
  /** Its ad group, or its campaign where the platform has nothing between. */
  readonly parentId: string | null;
}

/** How many objects of each level are, or lately were, below a campaign. */
export type LevelSizes = Readonly<Record<LevelBelow, number>>;

export abstract class ReadObjects {
  /** Bound, released and lately removed campaigns of a Space on one connection. */
  abstract campaigns(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]>;
  /** Bound campaigns only, by their remote ids. */
  abstract boundCampaigns(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]>;
  abstract sizes(tenant: Tenant, connectionId: string): Promise<ReadonlyMap<string, LevelSizes>>;
  abstract below(
    tenant: Tenant,
    connectionId: string,
    level: LevelBelow,
    campaignIds: readonly string[],
  ): Promise<readonly ReadObject[]>;
  /** Forgets what was removed before then. Inside the running transaction. */
  abstract forget(tenant: Tenant, goneBefore: Date): Promise<void>;
}

export type ReadingPart = 'account' | 'delivery' | 'figures' | PerformanceLevel;

/** How far one kind of facts of an ad account was read, and what went wrong since. */
export interface ReadingState {
  readonly accountId: string;
  readonly connectionId: string;
  readonly part: ReadingPart;
  /** When the platform was asked last for what is recorded; null: never. */
  readonly readAt: Date | null;
  /** Of figures: the day, where they are, on which every day that is restated was read. */
  readonly deepDay: string | null;
  /** In a row, since. */
  readonly failures: number;
  readonly error: string | null;
}

export abstract class Readings {
  abstract of(
    tenant: Tenant,
    connectionId: string,
  ): Promise<ReadonlyMap<ReadingPart, ReadingState>>;
  /** Adds or replaces. Inside the running transaction. */
  abstract put(tenant: Tenant, state: ReadingState): Promise<void>;
  /** The connection is gone. Inside the running transaction. */
  abstract drop(tenant: Tenant, connectionId: string): Promise<void>;
}
