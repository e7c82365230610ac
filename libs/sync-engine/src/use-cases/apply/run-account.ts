import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { IdentityFacade } from '@switchyard/identity';
import { UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms/domain';
import { operationError } from '../../domain/apply';
import { batchesOf, type Batch, type Wave } from '../../domain/plan';
import { AdoptCampaigns } from '../adopt/adopt-campaigns';
import { Claims, Releases } from '../links/ports';
import {
  Bindings,
  CatalogRecords,
  LeaseGuard,
  Operations,
  PlatformAccounts,
  Syncs,
  type OpenAccount,
} from '../ports';
import type { Throttled } from '../quota/quota-spent';
import { Room } from '../room';
import { SetBackCampaigns } from '../undo/set-back-campaigns';
import { AccountRun, type AccountEnd } from './account-run';
import { Entries } from './entries';
import type { Lanes } from './lanes';
import { Ledger } from './ledger';
import { RecordCampaigns } from './record-campaigns';
import type { SyncWork } from './sync-work';

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

/**
 * Applies one sync's operations of one ad account from wherever they stand: what goes first of all campaigns, then what is below them in
 * batches of whole campaigns, then what goes last of the campaigns. Only one stretch of operations is in memory.
 */
@Injectable()
export class RunAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly bindings: Bindings,
    private readonly leases: LeaseGuard,
    private readonly accounts: PlatformAccounts,
    private readonly identity: IdentityFacade,
    private readonly catalog: CatalogRecords,
    private readonly records: RecordCampaigns,
    private readonly entries: Entries,
    private readonly claims: Claims,
    private readonly releases: Releases,
    private readonly adoptions: AdoptCampaigns,
    private readonly setBacks: SetBackCampaigns,
    private readonly room: Room,
    private readonly brake: BrakeFacade,
  ) {}

  /** `waiting` when nothing else of the sync is at work and a limit is to be waited for. */
  async execute(run: SyncWork, connectionId: string, lanes: Lanes): Promise<AccountEnd> {
    const account = await this.openAccount(run, connectionId);
    if (!account) return { kind: 'closed' };
    const stores = {
      work: this.work,
      operations: this.operations,
      bindings: this.bindings,
      syncs: this.syncs,
      leases: this.leases,
      claims: this.claims,
      releases: this.releases,
      catalog: this.catalog,
      identity: this.identity,
      brake: this.brake,
    };
    const work = { run, account, ledger: new Ledger(run, stores, account) };
    for (;;) {
      const end = await this.applyAndRecord(work);
      if (end.kind !== 'waiting' || !(await this.wait(work, end.untilMs, lanes))) return end;
    }
  }

  private async wait(
    { account, ledger }: AccountWork,
    untilMs: number,
    lanes: Lanes,
  ): Promise<boolean> {
    await ledger.setWaiting(true);
    const isDue = await lanes.wait(untilMs, account.io, () => ledger.assertWanted());
    if (isDue) await ledger.setWaiting(false);
    return isDue;
  }

  /** What became of the campaigns is recorded whatever happens, but for an account that goes on later. */
  private async applyAndRecord(work: AccountWork): Promise<AccountEnd> {
    let end: AccountEnd | undefined;
    try {
      end = await this.apply(work);
    } finally {
      if (end?.kind !== 'waiting') await this.records.execute(work.run, work.account, work.ledger);
    }
    await this.settle(work, end);
    return end;
  }

  /** The account is over for this sync: whoever takes the sync up again leaves it alone. */
  private async settle({ run, account }: AccountWork, end: AccountEnd): Promise<void> {
    if (end.kind === 'waiting') return;
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.syncs.settleAccount(
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
        this.applyStretch(work, stretch, spent),
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

  private async applyStretch(
    { run, account, ledger }: AccountWork,
    { part, isMeant }: Stretch,
    spent: Throttled | undefined,
  ): Promise<AccountEnd> {
    const { entries, bindings, causes } = await this.entries.load(run, account.connection.id, part);
    await ledger.turnTo(bindings);
    const unauthorised = (message: string) =>
      this.identity.markNeedsReauth(run.tenant, account.connection.id, message);
    return new AccountRun(
      run,
      entries,
      {
        account,
        ledger,
        catalog: this.catalog,
        adoptions: this.adoptions,
        setBacks: this.setBacks,
        unauthorised,
      },
      causes,
      spent,
    ).execute(isMeant);
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
      await this.work.run(tenant, async () => {
        await this.leases.assertHeld(lease);
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
