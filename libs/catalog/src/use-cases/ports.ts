import type { PageRequest, PlatformId, Tenant } from '@switchyard/kernel';
import type { AccountDefaults, Business, ByPlatform, Campaign } from '../domain';
import type { BusinessFilter, CampaignFilter } from './filters';

/** What campaigns need to know of the account; bound to identity by the process. */
export abstract class AccountSettings {
  abstract defaultsOf(tenant: Tenant): Promise<AccountDefaults>;

  /** The first platform whose connection the account does not have, or has for another platform. */
  abstract unknownConnection(
    tenant: Tenant,
    connectionIds: ByPlatform<string>,
  ): Promise<PlatformId | undefined>;
}

/** Lists answer one row more than asked for, which only tells that there is another page. */
export abstract class Businesses {
  abstract find(tenant: Tenant, id: string): Promise<Business | undefined>;
  /** The same, kept from others until the transaction ends. */
  abstract lock(tenant: Tenant, id: string): Promise<Business | undefined>;
  abstract list(
    tenant: Tenant,
    filter: BusinessFilter,
    page: PageRequest,
  ): Promise<readonly Business[]>;
  abstract insert(row: Business): Promise<void>;
  /** Writes what differs; `version` grows by one. */
  abstract replace(before: Business, after: Business): Promise<Business>;
  abstract remove(tenant: Tenant, id: string): Promise<void>;
  /** Some campaigns of the business; it may go when there are none, and no angles. */
  abstract campaignsOf(tenant: Tenant, id: string): Promise<readonly string[]>;
  abstract anglesOf(tenant: Tenant, id: string): Promise<readonly string[]>;
}

export abstract class Campaigns {
  /** One row, one round trip. */
  abstract find(tenant: Tenant, id: string): Promise<Campaign | undefined>;
  /** The same, kept from others until the transaction ends; the whole tree below it is kept with it. */
  abstract lock(tenant: Tenant, id: string): Promise<Campaign | undefined>;
  abstract list(
    tenant: Tenant,
    filter: CampaignFilter,
    page: PageRequest,
  ): Promise<readonly Campaign[]>;
  /** Campaigns that are not removed. */
  abstract count(tenant: Tenant): Promise<number>;
  /** Throws `NAME_TAKEN`. */
  abstract insert(row: Campaign): Promise<void>;
  /** Writes what differs; `version` grows by one. Throws `NAME_TAKEN`. */
  abstract replace(before: Campaign, after: Campaign): Promise<Campaign>;
  /** Removes the campaign and everything below it. */
  abstract removeTree(tenant: Tenant, id: string): Promise<void>;
  /** True when an ad group or keyword below bids in smaller steps than the unit. */
  abstract hasFinerBids(tenant: Tenant, id: string, unitMicros: number): Promise<boolean>;
  /** Marks the trees as changed. */
  abstract touchTrees(tenant: Tenant, ids: readonly string[]): Promise<void>;
  /** Campaigns in the order of their making, removed ones too. All of the Space when no ids are given. */
  abstract inBatches(
    tenant: Tenant,
    ids: readonly string[] | undefined,
    size: number,
  ): AsyncIterable<readonly Campaign[]>;
  /** How many ad groups, ads and keywords stand below each campaign; campaigns without any are left out. */
  abstract sizes(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Ids of campaigns whose hours were set in another zone, removed ones left out. */
  abstract withScheduleSource(tenant: Tenant): Promise<readonly string[]>;
  /** Some campaigns that bid for a conversion action, removed ones left out. */
  abstract biddingFor(tenant: Tenant, actionId: string): Promise<readonly string[]>;
  /** Takes a conversion action from every campaign that bids for it; their versions grow. */
  abstract dropAction(tenant: Tenant, actionId: string, now: Date): Promise<void>;
  /** The campaigns linked through a connection in this Space. */
  abstract linkedThrough(tenant: Tenant, connectionId: string): Promise<readonly string[]>;
}

/** The rounds in which hours that were set in another zone are expanded again. */
export abstract class ScheduleRounds {
  /** Inside the running transaction: from now on the Space is visited. Saying it twice is saying it once. */
  abstract keepUp(tenant: Tenant): Promise<void>;
}
