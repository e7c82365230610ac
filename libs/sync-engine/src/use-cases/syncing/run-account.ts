import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { PlatformFailure } from '@switchyard/platforms/domain';
import { Bindings } from '../../data/syncing/bindings';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import { type Batch, batchesOf } from '../../domain/planning/grouping';
import type { Binding } from '../../domain/planning/plan';
import { type Causes, operationError } from '../../domain/syncing/operation-errors';
import type { Operation } from '../../domain/syncing/sync';
import type { Wave } from '../../domain/syncing/waves';
import { AdoptCampaigns } from '../adoption/adopt-campaigns';
import { RemoteOwnership } from '../adoption/remote-ownership';
import { type AccountStreams, MemoryBudget } from '../concurrency';
import { LeasedTransactions } from '../leased-transactions';
import { type OpenAccount, PlatformAccounts } from '../ports';
import { RevertCampaigns } from '../undo/revert-campaigns';
import { type AccountEnd, AccountRun, type AccountWorld } from './account-run';
import { type Entry, entryOf, Ledger } from './ledger';
import type { Throttled } from './quota';
import { RecordCampaigns } from './record-campaigns';
import { SendGate } from './send-gate';
import { WAVE_LOG } from './sync-transitions';
import type { SyncWork } from './sync-work';

/**
 * Open operations of one account that go together, with what has to be known of the objects around
 * them.
 */
export interface Loaded {
  readonly entries: readonly Entry[];
  /** Of the objects themselves, of their parents and of their campaigns. */
  readonly bindings: readonly Binding[];
  /** What failed above them. */
  readonly causes: Causes;
}

/** Brings open operations into memory: what is finished stays where it is. */
@Injectable()
export class Entries {
  constructor(
    private readonly operations: Operations,
    private readonly bindings: Bindings,
  ) {}

  async load(run: SyncWork, connectionId: string, part: 'campaigns' | Batch): Promise<Loaded> {
    const { tenant, syncId } = run;
    const operations = await this.operations.open(tenant, syncId, connectionId, part);
    const around = operations.flatMap(({ campaignId, localId, change: { parentId } }) => [
      localId,
      campaignId,
      ...(parentId === null ? [] : [parentId]),
    ]);
    const broken =
      part === 'campaigns'
        ? new Map<string, string>()
        : await this.operations.broken(tenant, syncId, connectionId, part.campaignIds);
    const open = new Set(operations.map(({ localId }) => localId));
    return {
      entries: await this.entriesOf(run, operations),
      bindings: await this.bindings.ofObjects(tenant, connectionId, [...new Set(around)]),
      causes: new Map([...broken].filter(([id]) => !open.has(id))),
    };
  }

  /** A create that an earlier sync left unresolved is looked for before it is sent. */
  private async entriesOf(
    { tenant, syncId, isOutdated }: SyncWork,
    operations: readonly Operation[],
  ): Promise<readonly Entry[]> {
    const creates = operations.filter(
      ({ action, status }) => status === 'pending' && (action === 'create' || action === 'replace'),
    );
    const unresolved = await this.operations.unresolvedCreates(
      tenant,
      syncId,
      creates.map(({ localId }) => localId),
    );
    return operations.map((operation) => ({
      ...entryOf(operation),
      lookFirst: isOutdated || operation.status !== 'pending' || unresolved.has(operation.localId),
      ...(isOutdated ? { isOutdated } : {}),
    }));
  }
}

/** Operations that are in memory together, and the waves of them that go now. */
interface Stretch {
  readonly part: 'campaigns' | Batch;
  readonly isMeant: (wave: Wave) => boolean;
}

interface AccountWork {
  readonly run: SyncWork;
  readonly account: OpenAccount;
  readonly ledger: Ledger;
}

/** Opens the ledgers of a sync, one for each ad account. */
@Injectable()
export class Ledgers {
  constructor(
    private readonly transactions: LeasedTransactions,
    private readonly gate: SendGate,
    private readonly ownership: RemoteOwnership,
    private readonly operations: Operations,
    private readonly syncs: Syncs,
  ) {}

  /** A ledger in which nothing is noted yet. */
  open(run: SyncWork, account: OpenAccount): Ledger {
    const { transactions, gate, ownership, operations, syncs } = this;
    return new Ledger(run, account, transactions, gate, ownership, operations, syncs);
  }
}

/** Sends one stretch of an account's operations, and takes over what a plan imports or adopts. */
@Injectable()
export class ApplyStretch {
  constructor(
    private readonly entries: Entries,
    private readonly catalog: CatalogRecords,
    private readonly adoptions: AdoptCampaigns,
    private readonly setBacks: RevertCampaigns,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * `spent`: the day's quota was used up before this stretch. Marks the connection as in need of a
   * new sign-in when the platform takes the present one no more.
   */
  async execute(
    { run, account, ledger }: AccountWork,
    { part, isMeant }: Stretch,
    spent: Throttled | undefined,
  ): Promise<AccountEnd> {
    const { entries, bindings, causes } = await this.entries.load(run, account.connection.id, part);
    await ledger.turnTo(bindings);
    const unauthorised: AccountWorld['unauthorised'] = (failure) =>
      this.identity.markNeedsReauth(run.tenant, account.connection.id, failure);
    return new AccountRun(
      run,
      entries,
      {
        account,
        ledger,
        catalog: this.catalog,
        adoptions: this.adoptions,
        setBacks: this.setBacks,
        log: WAVE_LOG,
        unauthorised,
      },
      causes,
      spent,
    ).execute(isMeant);
  }
}

/**
 * Applies one sync's operations of one ad account from their present state: first the early
 * operations of all campaigns, then the objects below them in batches of whole campaigns, then the
 * late operations of the campaigns. Only one batch of operations is in memory.
 */
@Injectable()
export class RunAccount {
  constructor(
    private readonly transactions: LeasedTransactions,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly accounts: PlatformAccounts,
    private readonly ledgers: Ledgers,
    private readonly stretch: ApplyStretch,
    private readonly records: RecordCampaigns,
    private readonly room: MemoryBudget,
  ) {}

  /** `waiting` when nothing else of the sync is at work and a limit is to be waited for. */
  async execute(run: SyncWork, connectionId: string, streams: AccountStreams): Promise<AccountEnd> {
    const account = await this.openAccount(run, connectionId);
    if (!account) return { kind: 'closed' };
    const work = { run, account, ledger: this.ledgers.open(run, account) };
    for (;;) {
      const end = await this.applyAndRecord(work);
      if (end.kind !== 'waiting' || !(await this.wait(work, end.untilMs, streams))) return end;
    }
  }

  private async wait(
    { account, ledger }: AccountWork,
    untilMs: number,
    streams: AccountStreams,
  ): Promise<boolean> {
    await ledger.setWaiting(true);
    const isDue = await streams.wait(untilMs, account.io, () => ledger.assertWanted());
    if (isDue) await ledger.setWaiting(false);
    return isDue;
  }

  /**
   * What became of the campaigns is recorded whatever happens, but for an account that goes on
   * later.
   */
  private async applyAndRecord(work: AccountWork): Promise<AccountEnd> {
    let end: AccountEnd | undefined;
    try {
      end = await this.apply(work);
    } finally {
      if (end?.kind !== 'waiting') await this.records.execute(work.run, work.account, work.ledger);
    }
    await this.complete(work, end);
    return end;
  }

  /** The account is over for this sync: a worker that takes the sync up again leaves it alone. */
  private async complete({ run, account }: AccountWork, end: AccountEnd): Promise<void> {
    if (end.kind === 'waiting') return;
    await this.transactions.run(run.tenant, run.lease, async () => {
      await this.syncs.completeAccount(
        run.tenant,
        run.syncId,
        account.connection.id,
        end.kind === 'deferred' ? end.resumesAt : null,
      );
    });
  }

  private async apply(work: AccountWork): Promise<AccountEnd> {
    let spent: Throttled | undefined;
    for await (const stretch of this.stretches(work)) {
      const end = await this.room.hold(stretch.part === 'campaigns' ? 0 : stretch.part.size, () =>
        this.stretch.execute(work, stretch, spent),
      );
      if (end.kind === 'spent') spent = end.failure;
      else if (end.kind !== 'done') return end;
    }
    return spent ? this.defer(work, spent) : { kind: 'done' };
  }

  private async defer({ account, ledger }: AccountWork, failure: Throttled): Promise<AccountEnd> {
    await ledger.endRest('deferred', operationError(failure));
    return {
      kind: 'deferred',
      resumesAt: new Date(account.io.now() + failure.retryAfterSeconds * 1_000),
    };
  }

  private async *stretches({ run, account }: AccountWork): AsyncIterable<Stretch> {
    yield { part: 'campaigns', isMeant: ({ isLast }) => !isLast };
    for (const part of batchesOf(
      await this.operations.spans(run.tenant, run.syncId, account.connection.id),
    )) {
      yield { part, isMeant: () => true };
    }
    yield { part: 'campaigns', isMeant: ({ isLast }) => isLast };
  }

  private async openAccount(
    { tenant, syncId, lease }: SyncWork,
    connectionId: string,
  ): Promise<OpenAccount | undefined> {
    try {
      return await this.accounts.open(tenant, connectionId);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      const { failure } = error;
      await this.transactions.run(tenant, lease, async () => {
        await this.operations.endRest(
          tenant,
          syncId,
          connectionId,
          'failed',
          operationError(failure),
        );
      });
      return undefined;
    }
  }
}
