import type { PlaceIds, PlatformId, Tenant } from '@switchyard/kernel';
import type {
  AdPlatform,
  Attributes,
  MediaFile,
  OpenConnection,
  PlatformIo,
  RateLimit,
} from '@switchyard/platforms/domain';
import type { Lease } from '@switchyard/queue-kit';
import type { CampaignTree } from '../domain/basis/campaign-tree';
import type { PlannedPart } from '../domain/planning/plan-part';
import type { SyncScope } from '../domain/planning/preview';
import type { EndedOperations } from '../domain/syncing/operation-errors';
import type { OperationError, OverwrittenEdit } from '../domain/syncing/sync';
import type { OperationStatus } from '../domain/syncing/sync-status';
import type { AccountQuota } from './syncing/quota';

export { PLATFORMS } from '@switchyard/platforms/domain';

/** Campaign trees as the catalog stores them. */
export abstract class CampaignTrees {
  /** Ids of campaigns in the scope, sorted; removed ones that may still be linked included. */
  abstract idsOf(tenant: Tenant, scope: SyncScope): Promise<readonly string[]>;
  /** In the order of the ids; ids that the catalog no longer has are left out. */
  abstract load(tenant: Tenant, campaignIds: readonly string[]): AsyncIterable<CampaignTree>;
  /** How many objects each campaign has below it; campaigns without any are left out. */
  abstract sizes(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
}

/** A row of `geoTargets` whose place was found on a platform. */
export interface PlacedRow {
  readonly rowId: string;
  readonly name: string;
  readonly ids: PlaceIds & { readonly reach?: number };
}

export interface LinkRecord {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly remoteId: string;
  readonly remoteStatus: string;
  /** `treeVersion` that the platform now has; null when part of it is missing there. */
  readonly syncedTreeVersion: number | null;
  readonly lastError: string | null;
}

/** Why the catalog would not take a value, and of which field where it says so. */
export interface WriteRefusal {
  readonly message: string;
  readonly field: string | null;
}

export interface ImportResult {
  readonly localId: string;
  readonly error?: OperationError;
}

/** What an ad account would have of a tree, by our own ids. */
export type ApplicableTo = (tree: CampaignTree) => ReadonlyMap<string, Attributes>;

export interface StoredPart extends Omit<PlannedPart, 'changes' | 'unchanged'> {
  readonly previewId: string;
}

/** What a trigger compares; the imprint explains a refusal. */
export type PartBasis = Pick<StoredPart, 'platform' | 'campaignId' | 'connectionId' | 'basis'>;

/** Lists that are stored with the parts of a plan. */
export interface PartLists {
  readonly drift: StoredPart['drift'][number];
  readonly missing: StoredPart['missing'][number];
  readonly warnings: StoredPart['warnings'][number];
}

export interface ChangeFilter {
  readonly platform?: string;
  readonly campaignId?: string;
  readonly action?: string;
}

export interface OperationResult {
  readonly id: string;
  readonly status: OperationStatus;
  readonly remoteId: string | null;
  readonly error: OperationError | null;
  /** Null keeps what was reported before. */
  readonly overwritten: readonly OverwrittenEdit[] | null;
}

export interface CampaignResult {
  readonly campaignId: string;
  /** Every operation succeeded. */
  readonly isWhole: boolean;
  /** Refusals before what was left undone because of them. */
  readonly firstError: OperationError | null;
}

/** Operations counted by what a progress display needs. */
export interface OutcomeTally extends EndedOperations {
  readonly count: number;
}

/** An ad account, through whichever connection. */
export type AccountKey = Pick<OpenConnection, 'platform' | 'externalAccountId'>;

/** How fast all workers together ask one ad account. */
export abstract class PlatformPace {
  /**
   * Counts one request against limits of the platform. Answers for how many milliseconds it may not
   * go out; 0 when it may now.
   */
  abstract take(account: AccountKey, limits: readonly RateLimit[]): Promise<number>;
  /** The platform asked for a wait: no request goes to that account before it is over. */
  abstract hold(account: AccountKey, seconds: number): Promise<void>;
}

/** An ad account opened for use: connector, credentials and transport. Worker only. */
export interface OpenAccount {
  readonly platform: AdPlatform;
  readonly connection: OpenConnection;
  readonly io: PlatformIo;
  /** Requests sent so far that the platform counts. */
  calls(): number;
  /**
   * For requests that lower spending: they go out although our own count says that the day's quota
   * is used up.
   */
  readonly urgentIo?: PlatformIo;
  /** Undefined where no day's quota is counted. */
  readonly quota?: AccountQuota;
  /** Reports to every worker that the platform asked for a wait. */
  hold(seconds: number): Promise<void>;
}

export abstract class PlatformAccounts {
  /** Throws PlatformFailure `unauthorised` when the connection cannot be used. */
  abstract open(tenant: Tenant, connectionId: string): Promise<OpenAccount>;
}

/**
 * The lease of running work, checked inside each transaction that writes for it. Throws when
 * another worker took over.
 */
export abstract class LeaseGuard {
  abstract assertHeld(lease: Lease): Promise<void>;
  /** After a transaction recorded what stays: earlier failures no longer count against the work. */
  abstract achieved(lease: Lease): Promise<void>;
  /** Inside the transaction that ends the work. */
  abstract finish(lease: Lease): Promise<void>;
  /**
   * Inside the transaction that gives the work back for a while: no worker takes it until then, and
   * it counts as no failure.
   */
  abstract rest(lease: Lease, afterSeconds: number): Promise<void>;
}

/** Promises work to the worker, inside the running transaction. */
export abstract class Promises {
  abstract promise(
    tenant: Tenant,
    queue: 'answers' | 'syncs',
    kind: string,
    id: string,
  ): Promise<void>;
  /**
   * Work that comes again and again until it ends itself, the first time after so many seconds.
   * Promising it twice is one promise.
   */
  abstract promiseStanding(
    tenant: Tenant,
    queue: 'answers' | 'readings',
    kind: string,
    id: string,
    afterSeconds: number,
  ): Promise<void>;
  /** Inside the transaction that gives work back: the worker is rung when it is due again. */
  abstract notifyAfter(
    tenant: Tenant,
    queue: 'answers' | 'syncs',
    kind: string,
    id: string,
    seconds: number,
  ): void;
  /**
   * Work that rests for longer is due after the given seconds; nothing happens to work that a
   * worker runs.
   */
  abstract bringForward(id: string, seconds: number): Promise<void>;
  /** Work that rests is due at once; nothing happens to work that a worker runs. */
  abstract wake(id: string): Promise<void>;
  abstract hasLiveWorker(withinSeconds: number): Promise<boolean>;
  /** True while a worker is at this work. */
  abstract isHeld(id: string): Promise<boolean>;
  /** True when nothing was done for this work for too long, by the database's clock. */
  abstract isStalled(id: string): Promise<boolean>;
}

/** The files of a Space's assets, by digest. */
export abstract class FilesOfSpace {
  /** One file whole; undefined when no asset has it any more. */
  abstract open(tenant: Tenant, sha256: string): Promise<MediaFile | undefined>;
  /**
   * Where the public can fetch it: where it came from, else the api's own address for it; undefined
   * when there is none.
   */
  abstract address(tenant: Tenant, sha256: string): Promise<string | undefined>;
}
