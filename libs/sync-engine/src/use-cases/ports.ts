import type { PageCursor, PlaceIds, PlatformId, Tenant } from '@switchyard/kernel';
import type {
  AdPlatform,
  Attributes,
  CheckResult,
  Delivery,
  OpenConnection,
  PlatformIo,
  PlatformMedia,
  RateLimit,
} from '@switchyard/platforms';
import type { Lease } from '@switchyard/queue-kit';
import type { Batch, Binding, Causes, PlannedChange, PlannedPart, Span } from '../domain/plan';
import type { CampaignFailure, EndedOperations } from '../domain/apply';
import type { ImportSite, LocalWrite } from '../domain/imports';
import type {
  Operation,
  OperationError,
  OverwrittenEdit,
  Preview,
  Sync,
  SyncScope,
} from '../domain/sync';
import type { CampaignTree } from '../domain/snapshot';
import type { SetBack } from '../domain/undo';
import type { OperationStatus } from '../domain/plan';
import type { AccountQuota } from './quota/account-quota';

/** Campaign trees as the catalog holds them. */
export abstract class CampaignTrees {
  /** Ids of campaigns in the scope, sorted; removed ones that may still be linked included. */
  abstract idsOf(tenant: Tenant, scope: SyncScope): Promise<readonly string[]>;
  /** In the order of the ids; ids that the catalog no longer has are left out. */
  abstract load(tenant: Tenant, campaignIds: readonly string[]): AsyncIterable<CampaignTree>;
  /** How many objects stand below each campaign; campaigns without any are left out. */
  abstract sizes(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
}

/** What the catalog is told of a sync. */
export abstract class CatalogRecords {
  abstract pinConnections(
    tenant: Tenant,
    pins: readonly {
      readonly campaignId: string;
      readonly platform: PlatformId;
      readonly connectionId: string;
    }[],
  ): Promise<void>;
  abstract linked(tenant: Tenant, links: readonly LinkRecord[]): Promise<void>;
  abstract unlinked(
    tenant: Tenant,
    gone: readonly { readonly campaignId: string; readonly platform: PlatformId }[],
  ): Promise<void>;
  /** Reviews name objects by remote id; those that we do not hold are left out. What was asked for later stays. Inside the running transaction. */
  abstract delivered(
    tenant: Tenant,
    platform: PlatformId,
    deliveries: readonly { readonly campaignId: string; readonly delivery: Delivery }[],
    askedAt: Date,
  ): Promise<void>;
  /** The platform was asked about these campaigns of ours and knows nothing of them. Inside the running transaction. */
  abstract missing(
    tenant: Tenant,
    platform: PlatformId,
    campaignIds: readonly string[],
    askedAt: Date,
  ): Promise<void>;
  /** What platforms refused of campaigns in a sync that is over. Inside the running transaction. */
  abstract failed(tenant: Tenant, told: readonly CampaignFailure[]): Promise<void>;
  /** Fields that somebody changed on a platform and a plan left alone; none: nothing drifted. Inside the running transaction. */
  abstract drifted(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    fields: readonly string[],
    at: Date,
  ): Promise<void>;
  /** Platform ids of areas, by row; rows that changed since are left alone. No version moves. */
  abstract placed(tenant: Tenant, campaignId: string, places: readonly PlacedRow[]): Promise<void>;
  /** Writes patches one by one; answers the first refusal. What was written before it stays. */
  abstract write(tenant: Tenant, writes: readonly LocalWrite[]): Promise<WriteRefusal | undefined>;
  /** Puts back what a campaign had, all or nothing; answers the refusal. */
  abstract putBack(
    tenant: Tenant,
    campaignId: string,
    tree: Pick<SetBack, 'isBack' | 'rows'>,
  ): Promise<WriteRefusal | undefined>;
  /** A campaign that was taken over from a platform is ours no more; inside the running transaction. */
  abstract letGo(tenant: Tenant, campaignId: string, platform: PlatformId): Promise<void>;
  /**
   * Takes over what was changed at a site. What the catalog refuses fails by itself, and so does what was edited here since the plan, as
   * `held` tells of a tree; the rest goes on.
   */
  abstract imported(
    tenant: Tenant,
    changes: readonly PlannedChange[],
    site: ImportSite,
    held: HeldOf,
  ): Promise<readonly ImportResult[]>;
  /** Of these campaigns, those that the Emergency Brake holds; none of them changes that before the transaction ends. */
  abstract lockHeld(tenant: Tenant, campaignIds: readonly string[]): Promise<ReadonlySet<string>>;
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

/** What an ad account would hold of a tree, by our own ids. */
export type HeldOf = (tree: CampaignTree) => ReadonlyMap<string, Attributes>;

export abstract class Bindings {
  abstract campaignIds(tenant: Tenant, scope: SyncScope): Promise<readonly string[]>;
  abstract ofCampaigns(tenant: Tenant, campaignIds: readonly string[]): Promise<readonly Binding[]>;
  /** How many objects of each campaign are bound, on all accounts; campaigns without any are left out. */
  abstract sizes(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Those of these local ids that are bound on one account. */
  abstract ofObjects(
    tenant: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<readonly Binding[]>;
  /** The same, remote ids only, by local id. */
  abstract remoteIds(
    tenant: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Which of these remote ids of campaigns are bound here. */
  abstract boundCampaigns(
    tenant: Tenant,
    platform: PlatformId,
    remoteIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  abstract keep(tenant: Tenant, bindings: readonly Binding[]): Promise<void>;
  abstract forget(tenant: Tenant, addresses: readonly Binding['address'][]): Promise<void>;
  /** Drops all bindings of these campaigns on a platform; answers those of the campaigns themselves. */
  abstract drop(
    tenant: Tenant,
    platform: PlatformId,
    campaignIds: readonly string[],
  ): Promise<readonly Binding[]>;
  /** Campaigns linked through a connection, or about to be for all that is known, at most ten. */
  abstract campaignsThrough(tenant: Tenant, connectionId: string): Promise<readonly string[]>;
}

export interface StoredPart extends Omit<PlannedPart, 'changes' | 'unchanged'> {
  readonly previewId: string;
}

/** What a trigger compares; why it is refused is told by the imprint. */
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

export abstract class Previews {
  abstract add(tenant: Tenant, preview: Preview): Promise<void>;
  abstract get(tenant: Tenant, id: string): Promise<Preview | undefined>;
  /** The newest ready preview with the hash that was asked for since the last sync of such a plan; else the one that was applied last. */
  abstract byHash(tenant: Tenant, planHash: string): Promise<Preview | undefined>;
  abstract change(tenant: Tenant, id: string, changes: Partial<Preview>): Promise<void>;
  abstract addPart(tenant: Tenant, part: StoredPart): Promise<void>;
  abstract addChanges(
    tenant: Tenant,
    previewId: string,
    firstSeq: number,
    changes: readonly PlannedChange[],
  ): Promise<void>;
  /** Every part's basis, by campaign. */
  abstract bases(tenant: Tenant, previewId: string): Promise<readonly PartBasis[]>;
  abstract imprint(
    tenant: Tenant,
    previewId: string,
    part: PartBasis,
  ): Promise<StoredPart['imprint']>;
  /** The first entries of all parts' lists, and how many there are. */
  abstract listed<Name extends keyof PartLists>(
    tenant: Tenant,
    previewId: string,
    name: Name,
    limit: number,
  ): Promise<{ readonly entries: readonly PartLists[Name][]; readonly total: number }>;
  /** Changes below each campaign on one account, counted, in the plan's order. */
  abstract spans(tenant: Tenant, previewId: string, connectionId: string): Promise<readonly Span[]>;
  /** Changes of one account in the plan's order: those of campaigns themselves, or a batch of those below. */
  abstract changesOf(
    tenant: Tenant,
    previewId: string,
    connectionId: string,
    part: 'campaigns' | Batch,
  ): Promise<readonly PlannedChange[]>;
  /** In the plan's order, after the given sequence number. */
  abstract changes(
    tenant: Tenant,
    previewId: string,
    filter: ChangeFilter,
    afterSeq: number,
    limit: number,
  ): Promise<readonly { readonly seq: number; readonly change: PlannedChange }[]>;
  /** Ids of previews that were asked for before then and that no sync was made from, the oldest first. */
  abstract unusedBefore(tenant: Tenant, before: Date, limit: number): Promise<readonly string[]>;
  /** Drops some of a preview's changes, and it with its parts once none are left. Answers whether there is more to drop. Inside the running transaction. */
  abstract drop(tenant: Tenant, previewId: string): Promise<boolean>;
  /** Drops what a computation that died has left. */
  abstract clear(tenant: Tenant, previewId: string): Promise<void>;
}

export abstract class Syncs {
  /** No sync of the Space starts, and no link of it is given up, before the running transaction ends. */
  abstract holdStarts(tenant: Tenant): Promise<void>;
  /** Answers the id of the active sync instead when there is one. */
  abstract start(tenant: Tenant, sync: Sync): Promise<string | undefined>;
  abstract get(tenant: Tenant, id: string): Promise<Sync | undefined>;
  abstract active(tenant: Tenant): Promise<Sync | undefined>;
  abstract page(
    tenant: Tenant,
    limit: number,
    cursor: PageCursor | undefined,
  ): Promise<readonly Sync[]>;
  abstract change(tenant: Tenant, id: string, changes: Partial<Sync>): Promise<void>;
  /** The part of one account is over; `resumesAt` when some of it was deferred. */
  abstract settleAccount(
    tenant: Tenant,
    id: string,
    connectionId: string,
    resumesAt: Date | null,
  ): Promise<void>;
  abstract requestCancel(tenant: Tenant, id: string, at: Date): Promise<boolean>;
  abstract addCalls(tenant: Tenant, id: string, platform: PlatformId, calls: number): Promise<void>;
}

export interface OperationResult {
  readonly id: string;
  readonly status: OperationStatus;
  readonly remoteId: string | null;
  readonly error: OperationError | null;
  /** Null keeps what was told before. */
  readonly overwritten: readonly OverwrittenEdit[] | null;
}

export abstract class Operations {
  /** Copies a plan's changes; answers how many. */
  abstract addFromPlan(tenant: Tenant, syncId: string, previewId: string): Promise<number>;
  /** Connections that operations are for, in the plan's order. */
  abstract accounts(tenant: Tenant, syncId: string): Promise<readonly string[]>;
  /** Open operations below each campaign on one account, counted, in the plan's order. Open is what is pending, started or uncertain. */
  abstract spans(tenant: Tenant, syncId: string, connectionId: string): Promise<readonly Span[]>;
  /** Open operations of one account in the plan's order: those about campaigns themselves, or a batch of those below. */
  abstract open(
    tenant: Tenant,
    syncId: string,
    connectionId: string,
    part: 'campaigns' | Batch,
  ): Promise<readonly Operation[]>;
  /** Campaigns and ad groups of these campaigns that failed to be made, remade or removed, or were skipped for one that did. */
  abstract broken(
    tenant: Tenant,
    syncId: string,
    connectionId: string,
    campaignIds: readonly string[],
  ): Promise<Causes>;
  /** Ends all open operations of one account: pending ones as told, the others as uncertain. */
  abstract endRest(
    tenant: Tenant,
    syncId: string,
    connectionId: string,
    status: 'failed' | 'deferred',
    error: OperationError,
  ): Promise<void>;
  /** What became of each campaign on one account; what was released is no campaign of ours any more. */
  abstract results(
    tenant: Tenant,
    syncId: string,
    connectionId: string,
  ): Promise<readonly CampaignResult[]>;
  abstract page(
    tenant: Tenant,
    syncId: string,
    filter: { readonly status?: string; readonly platform?: string; readonly campaignId?: string },
    afterSeq: number,
    limit: number,
  ): Promise<readonly Operation[]>;
  /** What a sync did to these campaigns and below them, in its order. */
  abstract doneIn(
    tenant: Tenant,
    syncId: string,
    campaignIds: readonly string[],
  ): Promise<readonly Operation[]>;
  /** Marks as started and counts the attempt. */
  abstract begin(tenant: Tenant, syncId: string, ids: readonly string[]): Promise<void>;
  abstract record(
    tenant: Tenant,
    syncId: string,
    results: readonly OperationResult[],
  ): Promise<void>;
  /** The sync is over: what was sent and never answered is uncertain, what was not sent is skipped. */
  abstract close(
    tenant: Tenant,
    syncId: string,
    errors: { readonly unsent: OperationError; readonly unanswered: OperationError },
  ): Promise<void>;
  /** Of these local ids, those with a create in another sync that was started and never resolved. */
  abstract unresolvedCreates(
    tenant: Tenant,
    syncId: string,
    localIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Creates that this sync settled, and updates of objects that it did something about, are no longer open in older syncs. */
  abstract settleElsewhere(tenant: Tenant, syncId: string): Promise<void>;
  abstract outcomes(tenant: Tenant, syncId: string): Promise<readonly OutcomeTally[]>;
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

/** An ad account, whoever connected it. */
export type AccountKey = Pick<OpenConnection, 'platform' | 'externalAccountId'>;

/** How fast all workers together ask one ad account. */
export abstract class PlatformPace {
  /** Counts one request against limits of the platform. Answers for how many milliseconds it may not go out; 0 when it may now. */
  abstract take(account: AccountKey, limits: readonly RateLimit[]): Promise<number>;
  /** The platform asked for a wait: nobody asks that account before it is over. */
  abstract hold(account: AccountKey, seconds: number): Promise<void>;
}

/** An ad account opened for use: connector, credentials and transport. Worker only. */
export interface OpenAccount {
  readonly platform: AdPlatform;
  readonly connection: OpenConnection;
  readonly io: PlatformIo;
  /** Requests sent so far that the platform counts. */
  calls(): number;
  /** For requests that lower spending: they go out although our own count says that the day's quota is used up. */
  readonly urgentIo?: PlatformIo;
  /** Undefined where no day's quota is counted. */
  readonly quota?: AccountQuota;
  /** Tells every worker that the platform asked for a wait. */
  hold(seconds: number): Promise<void>;
}

export abstract class PlatformAccounts {
  /** Throws PlatformFailure `unauthorised` when the connection cannot be used. */
  abstract open(tenant: Tenant, connectionId: string): Promise<OpenAccount>;
}

/** What ad accounts were given of our files. Worker only. */
export abstract class MediaOfAccounts {
  abstract of(tenant: Tenant, connectionId: string): PlatformMedia;
}

/** The lease of running work, checked inside each transaction that writes for it. Throws when another worker took over. */
export abstract class LeaseGuard {
  abstract assertHeld(lease: Lease): Promise<void>;
  /** After a transaction recorded what stays: earlier failures no longer count against the work. */
  abstract achieved(lease: Lease): Promise<void>;
  /** Inside the transaction that ends the work. */
  abstract finish(lease: Lease): Promise<void>;
  /** Inside the transaction that gives the work back for a while: nobody is at it until then, and it counts as no failure. */
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
  /** Work that comes again and again until it ends itself, the first time after so many seconds. Promising it twice is one promise. */
  abstract promiseStanding(
    tenant: Tenant,
    queue: 'answers' | 'readings',
    kind: string,
    id: string,
    afterSeconds: number,
  ): Promise<void>;
  /** Inside the transaction that gives work back: the worker is rung when it is due again. */
  abstract ringAfter(
    tenant: Tenant,
    queue: 'answers' | 'syncs',
    kind: string,
    id: string,
    seconds: number,
  ): void;
  /** Work that rests for longer is due after the given seconds; nothing happens to work that somebody is at. */
  abstract bringForward(id: string, seconds: number): Promise<void>;
  /** Work that rests is due at once; nothing happens to work that somebody is at. */
  abstract wake(id: string): Promise<void>;
  abstract hasLiveWorker(withinSeconds: number): Promise<boolean>;
  /** True while a worker is at this work. */
  abstract isHeld(id: string): Promise<boolean>;
  /** True when nothing was done for this work for too long, by the database's clock. */
  abstract isStalled(id: string): Promise<boolean>;
}

/** Waiting for another process, given so that use cases read no clock. */
export abstract class Waiting {
  /** Looks again and again, quickly at first, until something is answered or the time is over. */
  abstract forAnswer<T>(
    limitMs: number,
    look: (passedMs: number) => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

/** Connection checks that the worker is asked for. */
export abstract class Checks {
  abstract ask(tenant: Tenant, id: string, connectionId: string, at: Date): Promise<void>;
  abstract connectionOf(tenant: Tenant, id: string): Promise<string | undefined>;
  abstract result(tenant: Tenant, id: string): Promise<CheckResult | undefined>;
  abstract answer(tenant: Tenant, id: string, result: CheckResult): Promise<void>;
}
