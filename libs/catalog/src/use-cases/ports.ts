import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { FoundLocation, NamedArea } from '@switchyard/targeting/domain';
import type { AccountDefaults, Asset, ByPlatform, Campaign } from '../domain';

/** The facts of the account that campaigns need; the process binds this port to identity. */
export abstract class AccountSettings {
  abstract defaultsOf(tenant: Tenant): Promise<AccountDefaults>;

  /** The first platform whose connection the account does not have, or has for another platform. */
  abstract unknownConnection(
    tenant: Tenant,
    connectionIds: ByPlatform<string>,
  ): Promise<PlatformId | undefined>;
}

/** The rounds in which hours that were set in another zone are expanded again. */
export abstract class ScheduleRounds {
  /**
   * Inside the running transaction: from now on the Space is visited. Saying it twice is saying it
   * once.
   */
  abstract keepUp(tenant: Tenant): Promise<void>;
}

/** Promises that the worker will fetch; inside the running transaction. */
export abstract class FetchJobs {
  abstract promise(tenant: Tenant, asset: Asset): Promise<void>;
}

/**
 * Bytes of assets: within a Space, equal bytes are kept once. Bytes arrive under an id of their
 * own, piece by piece, each piece in a transaction of its own, and are found by their digest once
 * the upload is complete.
 */
export abstract class Contents {
  /**
   * Starts to take bytes; answers under which id. Also deletes the unfinished uploads of processes
   * that died.
   */
  abstract begin(tenant: Tenant): Promise<string>;
  /** Keeps the next piece; `seq` counts from 0. */
  abstract append(tenant: Tenant, id: string, seq: number, bytes: Uint8Array): Promise<void>;
  /** Throws away what arrived. */
  abstract discard(tenant: Tenant, id: string): Promise<void>;
  /** Inside the transaction that names the digest: the bytes are found by it from now on. */
  abstract complete(tenant: Tenant, id: string, sha256: string): Promise<void>;
  /**
   * Whether the Space has these bytes. Inside the transaction that is about to name the digest:
   * what is there stays until its end, and no other bytes of the digest arrive before.
   */
  abstract keep(tenant: Tenant, sha256: string): Promise<boolean>;
  /**
   * Inside the transaction that stopped naming a digest: throws its bytes away when nothing names
   * it any more.
   */
  abstract dropUnnamed(tenant: Tenant, sha256: string): Promise<void>;
  /** The bytes in pieces; throws when there are none. Never holds more than one piece. */
  abstract read(tenant: Tenant, sha256: string): AsyncIterable<Uint8Array>;
}

/** What campaigns may bid for; bound by the process to the context that owns conversion actions. */
export abstract class ConversionActions {
  /**
   * The place of the first id that the Space does not have. Inside a transaction: those that it has
   * stay until its end.
   */
  abstract unknownAt(tenant: Tenant, ids: readonly string[]): Promise<number | undefined>;
}

/** Knows no action: for processes without conversions. */
export class NoConversionActions extends ConversionActions {
  unknownAt(_tenant: Tenant, ids: readonly string[]): Promise<number | undefined> {
    return Promise.resolve(ids.length > 0 ? 0 : undefined);
  }
}

/**
 * Asks the campaign's connected platforms, through the worker, for places that the gazetteer does
 * not know; bound by the process. Never called inside a transaction. The answer must come quickly:
 * a slow or unavailable platform counts as having no match.
 */
export abstract class PlatformLocations {
  /**
   * One answer for each name, in their order; undefined where no platform knows it. Found places
   * carry the platforms' ids.
   */
  abstract lookUp(
    tenant: Tenant,
    campaign: Campaign,
    names: readonly NamedArea[],
  ): Promise<readonly (FoundLocation | undefined)[]>;
}

/** Knows no location: for processes without platforms. */
export class NothingKnown extends PlatformLocations {
  lookUp(
    _tenant: Tenant,
    _campaign: Campaign,
    names: readonly NamedArea[],
  ): Promise<readonly (FoundLocation | undefined)[]> {
    return Promise.resolve(names.map(() => undefined));
  }
}

/**
 * What an owner must learn at once. A port, because the catalog does not depend on the context that
 * stores alerts.
 */
export abstract class OwnerNotices {
  /**
   * A campaign was removed here and runs on these platforms until a sync. Inside the running
   * transaction.
   */
  abstract removedButServing(
    tenant: Tenant,
    campaign: Campaign,
    platforms: readonly PlatformId[],
  ): Promise<void>;
  /** A removed campaign was taken back or runs nowhere any more. Inside the running transaction. */
  abstract noLongerServing(tenant: Tenant, campaign: Campaign): Promise<void>;
}

/** For processes that keep no alerts. */
export class NoNotices extends OwnerNotices {
  removedButServing(): Promise<void> {
    return Promise.resolve();
  }

  noLongerServing(): Promise<void> {
    return Promise.resolve();
  }
}
