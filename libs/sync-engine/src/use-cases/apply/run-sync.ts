import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms';
import { operationError, syncCancelled } from '../../domain/apply';
import { groupBy } from '../../domain/plan';
import type { Operation, Sync } from '../../domain/sync';
import { Bindings, CatalogRecords, LeaseGuard, Operations, PlatformAccounts, Syncs, type OpenAccount } from '../ports';
import { Claims, Releases } from '../links/ports';
import { AccountRun, type AccountEnd } from './account-run';
import { Ledger, type Entry } from './ledger';
import { PlanOfSync } from './plan-of-sync';
import { RecordCampaigns } from './record-campaigns';
import { SyncCancelled, type SyncWork } from './sync-work';

const entryOf = (operation: Operation): Entry => ({
  operation, change: operation.change, status: operation.status, remoteId: operation.remoteId, error: operation.error,
  lookFirst: operation.status === 'started' || operation.status === 'uncertain',
});

/** Runs a sync from wherever it stands to its end: accounts side by side, operations wave by wave, outcomes recorded as they come. */
@Injectable()
export class RunSync {
  constructor(
    private readonly work: UnitOfWork, private readonly syncs: Syncs, private readonly operations: Operations, private readonly bindings: Bindings,
    private readonly leases: LeaseGuard, private readonly accounts: PlatformAccounts, private readonly identity: IdentityFacade,
    private readonly catalog: CatalogRecords, private readonly plans: PlanOfSync, private readonly records: RecordCampaigns, private readonly clock: Clock,
    private readonly claims: Claims, private readonly releases: Releases,
  ) {}

  async execute(run: SyncWork): Promise<void> {
    const sync = await this.takeUp(run);
    if (!sync || sync.finishedAt) return;
    await this.plans.ensure(run, sync);
    const operations = await this.operations.ofSync(run.tenant, run.syncId);
    const accounts = [...groupBy(operations, ({ connectionId }) => connectionId).entries()];
    const settled = await Promise.allSettled(accounts.map(([connectionId, own]) => this.runAccount(run, connectionId, own)));
    for (const one of settled) if (one.status === 'rejected' && !(one.reason instanceof SyncCancelled)) throw one.reason;
    await this.finish(run, settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  }

  private takeUp(run: SyncWork): Promise<Sync | undefined> {
    return this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      const sync = await this.syncs.get(run.tenant, run.syncId);
      if (sync && !sync.startedAt) await this.syncs.change(run.tenant, run.syncId, { startedAt: this.clock.now() });
      return sync;
    });
  }

  private async runAccount(run: SyncWork, connectionId: string, operations: readonly Operation[]): Promise<AccountEnd> {
    const campaignIds = [...new Set(operations.map(({ campaignId }) => campaignId))];
    const bindings = (await this.bindings.ofCampaigns(run.tenant, campaignIds)).filter(({ address }) => address.connectionId === connectionId);
    const entries = await this.entriesOf(run, operations);
    const account = await this.openAccount(run, connectionId, entries);
    if (!account) return { kind: 'done' };
    const stores = { work: this.work, operations: this.operations, bindings: this.bindings, syncs: this.syncs, leases: this.leases, claims: this.claims, releases: this.releases };
    const ledger = new Ledger(run, stores, account, bindings);
    const unauthorised = (message: string) => this.identity.markNeedsReauth(run.tenant, connectionId, message);
    try {
      return await new AccountRun(run, entries, { account, ledger, catalog: this.catalog, unauthorised }).execute();
    } finally {
      await this.records.execute(run, account, ledger, entries);
    }
  }

  /** A create that an earlier sync left unresolved is looked for before it is sent. */
  private async entriesOf(run: SyncWork, operations: readonly Operation[]): Promise<readonly Entry[]> {
    const creates = operations.filter(({ action, status }) => status === 'pending' && (action === 'create' || action === 'replace'));
    const unresolved = await this.operations.unresolvedCreates(run.tenant, run.syncId, creates.map(({ localId }) => localId));
    return operations.map((operation) => {
      const entry = entryOf(operation);
      if (operation.status === 'pending' && unresolved.has(operation.localId)) entry.lookFirst = true;
      return entry;
    });
  }

  private async openAccount(run: SyncWork, connectionId: string, entries: readonly Entry[]): Promise<OpenAccount | undefined> {
    try {
      return await this.accounts.open(run.tenant, connectionId);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      const { failure } = error;
      const open = entries.filter(({ status }) => status === 'pending' || status === 'started' || status === 'uncertain');
      await this.work.run(run.tenant, async () => {
        await this.leases.assertHeld(run.lease);
        const status = (entry: Entry) => (entry.status === 'pending' ? ('failed' as const) : ('uncertain' as const));
        await this.operations.record(run.tenant, run.syncId, open.map((entry) => ({ id: entry.operation.id, status: status(entry), remoteId: entry.remoteId, error: operationError(failure) })));
      });
      return undefined;
    }
  }

  private async finish(run: SyncWork, ends: readonly AccountEnd[]): Promise<void> {
    const resumes = ends.flatMap((end) => (end.kind === 'deferred' ? [end.resumesAt] : [])).sort((a, b) => a.getTime() - b.getTime());
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      const left = (await this.operations.ofSync(run.tenant, run.syncId)).filter(({ status }) => status === 'pending');
      await this.operations.record(run.tenant, run.syncId, left.map(({ id, remoteId }) => ({ id, status: 'skipped' as const, remoteId, error: syncCancelled() })));
      await this.operations.settleElsewhere(run.tenant, run.syncId);
      await this.syncs.change(run.tenant, run.syncId, { finishedAt: this.clock.now(), waiting: false, resumesAt: resumes[0] ?? null });
      await this.leases.finish(run.lease);
    });
  }
}
