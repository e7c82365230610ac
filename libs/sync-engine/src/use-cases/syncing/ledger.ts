import type { Attributes, Observed } from '@switchyard/platforms/domain';
import type { Operations } from '../../data/syncing/operations';
import type { Syncs } from '../../data/syncing/syncs';
import {
  appliedAfter,
  type Binding,
  type PlannedChange,
  withFields,
} from '../../domain/planning/plan';
import { asFarAsMade, asFarAsSent } from '../../domain/planning/unanswered-writes';
import type { Operation, OperationError, OverwrittenEdit } from '../../domain/syncing/sync';
import type { RemoteOwnership } from '../adoption/remote-ownership';
import type { LeasedTransactions } from '../leased-transactions';
import type { OpenAccount, OperationResult } from '../ports';
import type { SendGate } from './send-gate';
import { SyncInterrupted, type SyncWork } from './sync-work';

/** One operation as the run knows it. */
export interface Entry {
  readonly operation: Operation;
  readonly change: PlannedChange;
  status: Operation['status'];
  remoteId: string | null;
  error: OperationError | null;
  /** Edits that a write of it went over. */
  overwritten?: readonly OverwrittenEdit[];
  /** A half-made object of ours, found again: what is missing is sent as an update. */
  found?: Observed;
  /** Replaces the plan's digest after we found our own half-done update. */
  seenDigest?: string;
  /** The removal of a `replace` is done. */
  removed?: boolean;
  /** The platform had something else than was sent: the difference is not an edit. */
  contradicted?: boolean;
  /** How often its parts were stopped short. */
  halves?: number;
  /** A creation that may have been sent by an earlier run: it is looked for before it is sent. */
  lookFirst?: boolean;
  /**
   * Its plan is older than the state of the platforms: every difference is left to the next plan.
   */
  isOutdated?: true;
}

/**
 * What is recorded of one account's operations: `started` before a request, outcome and binding in
 * one transaction after it. Every write checks the lease.
 */
export class Ledger {
  private bound: Map<string, Binding> = new Map();
  private readonly results = new Map<string, OperationResult>();
  private readonly kept = new Map<string, Binding>();
  private readonly dropped = new Map<string, Binding>();
  private readonly resolved = new Map<string, Entry['change']>();
  private countedCalls = 0;

  constructor(
    private readonly run: SyncWork,
    private readonly account: OpenAccount,
    private readonly transactions: LeasedTransactions,
    private readonly gate: SendGate,
    private readonly ownership: RemoteOwnership,
    private readonly operations: Operations,
    private readonly syncs: Syncs,
  ) {}

  /**
   * Turns to other operations: these are the bindings of their objects and of what is above them.
   * What was noted before is written.
   */
  async turnTo(bindings: readonly Binding[]): Promise<void> {
    await this.flush();
    this.bound = new Map(bindings.map((binding) => [binding.address.id, binding]));
  }

  /** The remote id of a local object, as it is known by now. */
  remoteIdOf(localId: string): string | null {
    return this.bound.get(localId)?.remoteId ?? null;
  }

  binding(localId: string): Binding | undefined {
    return this.bound.get(localId);
  }

  /** Without campaigns that another Space took over since they were made. */
  ours(found: readonly Observed[]): Promise<readonly Observed[]> {
    return this.ownership.oursAmong(this.run.tenant, this.account.connection, found);
  }

  /**
   * Commits that these are about to be sent. Throws, and nothing may be sent, when the sync was
   * cancelled, stopped or taken over, the connection deleted, or when the brake holds one.
   */
  async begin(entries: readonly Entry[]): Promise<void> {
    await this.flush();
    if (this.run.signal.aborted) throw new SyncInterrupted();
    const { tenant, syncId, lease } = this.run;
    await this.transactions.run(tenant, lease, async () => {
      await this.gate.assertMaySend(this.run, this.account.connection.id, entries);
      await this.operations.begin(
        tenant,
        syncId,
        entries.map(({ operation }) => operation.id),
      );
      await this.countCalls();
    });
    for (const entry of entries) entry.status = 'started';
  }

  /** Notes the end of an operation; written with the next flush. */
  resolve(entry: Entry, status: Operation['status'], error: OperationError | null = null): void {
    entry.status = status;
    entry.error = error;
    this.results.set(entry.operation.id, {
      id: entry.operation.id,
      status,
      remoteId: entry.remoteId,
      error,
      overwritten: entry.overwritten?.length ? entry.overwritten : null,
    });
  }

  /**
   * Binds the object of an operation to what the platform confirmed. What is released stays
   * unbound.
   */
  bind(
    entry: Entry,
    remoteId: string,
    state: Binding['state'],
    parentRemoteId: string | null,
  ): void {
    const { change } = entry;
    entry.remoteId = remoteId;
    if (change.action === 'release') {
      return void (state === 'ready' && this.resolved.set(remoteId, change));
    }
    const before = this.bound.get(change.address.id);
    const made = change.action === 'create' || change.action === 'replace';
    // A new binding, or a change with its own base, takes no applied values from the earlier
    // binding.
    const isNew = (made && entry.found === undefined) || change.base !== undefined;
    const applied = appliedAfter(change, isNew ? null : (before?.applied ?? null)) ?? {};
    const binding: Binding = {
      address: change.address,
      parentId: change.parentId,
      parentRemoteId: parentRemoteId ?? change.parentRemoteId,
      name: change.name,
      campaignType: change.campaignType,
      remoteId,
      applied,
      state,
    };
    this.bound.set(change.address.id, binding);
    this.kept.set(change.address.id, binding);
    this.dropped.delete(change.address.id);
  }

  /**
   * Records the values of an update that arrived although the whole did not. They are not an edit.
   */
  keepArrived({ change: { action, address } }: Entry, arrived: PlannedChange['fields']): void {
    const before = this.bound.get(address.id);
    if (!before || action === 'release' || arrived.length === 0) return;
    const binding = { ...before, applied: withFields(before.applied, arrived) };
    this.bound.set(address.id, binding);
    this.kept.set(address.id, binding);
  }

  /** Records an interrupted create as far as it was done. The next plan decides about the rest. */
  keepAsMade(
    {
      change: {
        address: { id },
      },
    }: Entry,
    observed: Attributes,
    untilSent: Attributes | undefined,
  ): void {
    const before = this.bound.get(id);
    if (!before) return;
    const binding: Binding = {
      ...before,
      applied: asFarAsMade(asFarAsSent(before.applied, observed, untilSent), observed),
      state: 'ready',
    };
    this.bound.set(id, binding);
    this.kept.set(id, binding);
  }

  /** What the platform has no more. */
  unbind({ change }: Entry): void {
    if (change.action === 'release') return void this.resolved.set(change.remoteId ?? '', change);
    const { id } = change.address;
    const before = this.bound.get(id);
    this.bound.delete(id);
    this.kept.delete(id);
    if (before) this.dropped.set(id, before);
  }

  /**
   * Binds objects that are there already, and does what belongs to it, in one transaction. Whatever
   * is thrown leaves nothing behind.
   */
  async bindAll(entries: readonly Entry[], alongside: () => Promise<void>): Promise<void> {
    await this.flush();
    for (const entry of entries) {
      this.bind(entry, entry.change.remoteId ?? '', 'ready', entry.change.parentRemoteId);
      this.resolve(entry, 'succeeded');
    }
    try {
      await this.flush(alongside);
    } catch (error) {
      for (const { change, operation } of entries) {
        this.bound.delete(change.address.id);
        this.kept.delete(change.address.id);
        this.results.delete(operation.id);
      }
      throw error;
    }
  }

  /**
   * Gives campaigns up with every binding that they have on the platform, and does what belongs to
   * it, in one transaction.
   */
  async letGo(campaigns: readonly PlannedChange[], alongside: () => Promise<void>): Promise<void> {
    await this.flush(async () => {
      await alongside();
      await this.ownership.giveUp(this.run.tenant, this.account.connection, campaigns);
    });
    for (const { address } of campaigns) this.bound.delete(address.id);
  }

  /** Writes down what was noted; `alongside` is done in the same transaction. */
  async flush(alongside: () => Promise<void> = async () => undefined): Promise<void> {
    const pending = [this.results, this.kept, this.dropped, this.resolved];
    if (pending.every(({ size }) => size === 0)) return;
    const { tenant, syncId, lease } = this.run;
    await this.transactions.run(tenant, lease, async () => {
      await alongside();
      await this.keepBindings();
      await this.operations.record(tenant, syncId, [...this.results.values()]);
      await this.countCalls();
    });
    for (const each of pending) each.clear();
    await this.transactions.achieved(lease);
  }

  /**
   * Ends all open operations of the account, also those that are not in memory. What was sent and
   * never answered stays uncertain.
   */
  async endRest(status: 'failed' | 'deferred', error: OperationError): Promise<void> {
    await this.flush();
    const { tenant, syncId, lease } = this.run;
    await this.transactions.run(tenant, lease, async () => {
      await this.operations.endRest(tenant, syncId, this.account.connection.id, status, error);
    });
  }

  /** Throws when there is no reason to go on waiting: cancelled, stopped or taken over. */
  assertWanted(): Promise<void> {
    return this.gate.assertWanted(this.run);
  }

  /** Counts requests that belong to no operation. */
  flushCalls(): Promise<void> {
    const { tenant, lease } = this.run;
    return this.transactions.run(tenant, lease, async () => {
      await this.countCalls();
    });
  }

  /** Shows that the run waits for a platform's limit, or no longer does. */
  async setWaiting(waiting: boolean): Promise<void> {
    const { tenant, syncId, lease } = this.run;
    await this.transactions.run(tenant, lease, async () => {
      await this.syncs.change(tenant, syncId, { waiting });
    });
  }

  private async countCalls(): Promise<void> {
    const calls = this.account.calls();
    if (calls === this.countedCalls) return;
    await this.syncs.addCalls(
      this.run.tenant,
      this.run.syncId,
      this.account.platform.id,
      calls - this.countedCalls,
    );
    this.countedCalls = calls;
  }

  /**
   * Bindings, and whose the campaigns are: given up with the binding, but kept for ever when
   * released.
   */
  private keepBindings(): Promise<void> {
    return this.ownership.record(this.run.tenant, this.account.connection, {
      kept: [...this.kept.values()],
      dropped: [...this.dropped.values()],
      resolved: [...this.resolved.values()].map(
        ({ address: { platform, connectionId }, remoteId }) => ({
          platform,
          connectionId,
          remoteId: remoteId ?? '',
        }),
      ),
    });
  }
}

/** A stored operation as a run works on it. */
export const entryOf = (operation: Operation): Entry => ({
  operation,
  change: operation.change,
  status: operation.status,
  remoteId: operation.remoteId,
  error: operation.error,
});
