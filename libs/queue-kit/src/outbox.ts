import { Inject, Injectable } from '@nestjs/common';
import { apart, Database, type Statement, statement } from '@switchyard/db-kit';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Notifier } from './notifier';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import type { QueueName, WorkItem } from './work-item';
import { presentOrigin } from './work-origin';

const INSERT = statement(
  `insert into work.promised (id, queue, kind, space_id, account_id, request_id, traceparent) values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning 1`,
);
const INSERT_STANDING = statement(`
  insert into work.promised (id, queue, kind, space_id, account_id, due_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
  on conflict (id) do nothing returning 1`);
/**
 * Keeps existing work from ending before this transaction does. Finds nothing while a worker writes
 * under the lease of the work, or another transaction asks for the same.
 */
const LOCK_FREE = statement(
  `select 1 from work.promised where id = $1 for no key update skip locked`,
);
/** Waits for a writer of the row: what is judged of it afterwards is its newest version. */
const LOCK = statement(`select 1 from work.promised where id = $1 for no key update`);
/** Shared by those that ask for work; who ends the work needs it alone (`Leases.isWanted`). */
const WANT = statement(`select pg_advisory_xact_lock_shared(hashtextextended($1, 0))`);
/** Waits for a worker that is about to end the same work. */
const STAND_AGAIN = statement(`
  insert into work.promised (id, queue, kind, space_id, account_id, due_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
  on conflict (id) do update set kind = excluded.kind returning 1`);
const WAKE = statement(`
  update work.promised set due_at = now() where id = $1 and due_at > now() and (lease_until is null or lease_until < now())
  returning id, queue, kind, space_id as "spaceId", account_id as "accountId"`);
const WAKE_ACCOUNT = statement(`
  update work.promised set due_at = now()
  where account_id = $1 and queue = $2 and due_at > now() and (lease_until is null or lease_until < now())
  returning id, queue, kind, space_id as "spaceId", account_id as "accountId"`);
const BRING_FORWARD = statement(`
  update work.promised set due_at = now() + make_interval(secs => $2)
  where id = $1 and due_at > now() + make_interval(secs => $2) and (lease_until is null or lease_until < now())`);
const LIVE_WORKER = statement(
  `select exists (select 1 from work.worker where seen_at > now() - make_interval(secs => $1)) as live`,
);

const LEASED = statement(
  `select exists (select 1 from work.promised where id = $1 and lease_until > now()) as held`,
);

const STALLED = statement(
  `select exists (select 1 from work.promised where id = $1 and progress_at < now() - make_interval(secs => $2)) as stalled`,
);
/** What leads the id of the work that waits for a worker to be back. */
const WAITING_FOR_WORKER = 'worker-back:';

/** Of accounts for which that work does not wait yet; the due work that is oldest names the Space. */
const WITHOUT_WORKER = statement(`
  select distinct on (p.account_id) p.account_id as "accountId", p.space_id as "spaceId" from work.promised p
  where p.due_at < now() - make_interval(secs => $1) and (p.lease_until is null or p.lease_until < now())
    and not exists (select 1 from work.worker w where w.seen_at > now() - make_interval(secs => $1))
    and not exists (select 1 from work.promised b where b.id = '${WAITING_FOR_WORKER}' || p.account_id)
  order by p.account_id, p.due_at limit 200`);

/** A delayed notification must not arrive before its work is due by the database's clock. */
const NOTIFY_LATE_MS = 20;

/** The outbox: work items written in the transaction that makes them necessary. */
@Injectable()
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly notifier: Notifier,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /**
   * Adds a work item inside the running transaction and notifies the workers once it is committed.
   * The item keeps the request that runs now. A second item with the same id changes nothing.
   */
  async enqueue(item: WorkItem): Promise<void> {
    const { requestId, traceparent } = presentOrigin();
    await this.database.write(INSERT, [
      item.id,
      item.queue,
      item.kind,
      item.spaceId,
      item.accountId,
      requestId,
      traceparent,
    ]);
    this.work.afterCommit(() => this.notifier.notify(item, '0'));
  }

  /**
   * Adds standing work, which comes again (`Leases.rest`) until it finishes itself, first after the
   * given seconds. Sends no notification: the sweeper finds the work when it is due. Existing work
   * keeps its due time. Waits for no row: the caller may have locked what a worker waits for.
   */
  async enqueueStanding(item: WorkItem, afterSeconds = 0): Promise<void> {
    const { id, queue, kind, spaceId, accountId } = item;
    const row = [id, queue, kind, spaceId, accountId, afterSeconds];
    if (await this.changes(INSERT_STANDING, row)) return;
    if (await this.changes(LOCK_FREE, [id])) return;
    await this.database.write(WANT, [id]);
    if (await this.changes(INSERT_STANDING, row)) return;
    this.afterCommit(async () => void (await this.database.write(STAND_AGAIN, row)));
  }

  /**
   * Inside the running transaction, or right after it where a worker is at the row: resting work
   * becomes due at once, and workers are notified. Work that is leased or over stays as it is.
   */
  wake(id: string): Promise<void> {
    return this.onFreeRow(id, async () =>
      this.notifyAfterCommit(await this.database.write<WorkItem>(WAKE, [id])),
    );
  }

  /** The same for everything of an account that rests on a queue: its standing rounds begin now. */
  async wakeAccount(accountId: string, queue: QueueName): Promise<void> {
    this.notifyAfterCommit(await this.database.write<WorkItem>(WAKE_ACCOUNT, [accountId, queue]));
  }

  /**
   * Inside the running transaction, or right after it where a worker is at the row: work that rests
   * for longer becomes due after the given seconds. Sends no notification: the sweeper finds it.
   */
  bringForward(id: string, seconds: number): Promise<void> {
    return this.onFreeRow(
      id,
      async () => void (await this.database.write(BRING_FORWARD, [id, seconds])),
    );
  }

  /**
   * Inside the running transaction, for work that is given back for a while: notifies the workers
   * after the given seconds.
   */
  notifyAfter(item: WorkItem, seconds: number): void {
    this.work.afterCommit(() =>
      this.notifier.notify(item, `due-${Date.now()}`, Math.ceil(seconds * 1000) + NOTIFY_LATE_MS),
    );
  }

  /** Now, where the row can be locked without waiting; else when the transaction is over. */
  private async onFreeRow(id: string, change: () => Promise<void>): Promise<void> {
    if (await this.changes(LOCK_FREE, [id])) return change();
    this.afterCommit(async () => {
      await this.database.write(LOCK, [id]);
      await change();
    });
  }

  /**
   * Runs the change in a separate transaction after the commit, because a transaction that waits
   * for rows should hold no other locks.
   */
  private afterCommit(change: () => Promise<void>): void {
    this.work.afterCommit(() => apart(() => this.work.runGlobal(change)));
  }

  private async changes(text: Statement, values: readonly unknown[]): Promise<boolean> {
    return (await this.database.write(text, values)).count > 0;
  }

  private notifyAfterCommit({ rows }: { readonly rows: readonly WorkItem[] }): void {
    for (const item of rows) {
      this.work.afterCommit(() => this.notifier.notify(item, `woken-${Date.now()}`));
    }
  }

  /** True when some worker gave a sign of life within the given seconds. */
  async hasLiveWorker(withinSeconds: number): Promise<boolean> {
    const [answer] = await this.database.readGlobal<{ live: boolean }>(LIVE_WORKER, [
      withinSeconds,
    ]);
    return answer?.live ?? false;
  }

  /**
   * Accounts whose work has been due for so many seconds in which no worker gave a sign of life, and
   * for which nothing waits for its return (`enqueueForReturn`).
   */
  withoutWorker(seconds: number): Promise<readonly Tenant[]> {
    return this.database.readGlobal<Tenant>(WITHOUT_WORKER, [seconds]);
  }

  /** Inside the running transaction: work of an account that the first worker does that is back. */
  enqueueForReturn(kind: string, { accountId, spaceId }: Tenant): Promise<void> {
    const id = `${WAITING_FOR_WORKER}${accountId}`;
    return this.enqueue({ id, queue: 'answers', kind, accountId, spaceId });
  }

  /**
   * True while a worker is at this work: busy to the limit, it may be late with its sign of life.
   */
  async isLeased(id: string): Promise<boolean> {
    const [answer] = await this.database.readGlobal<{ held: boolean }>(LEASED, [id]);
    return answer?.held ?? false;
  }

  /** True when nothing was done for this work for as long as a holder would lose it. */
  async isStalled(id: string): Promise<boolean> {
    const [answer] = await this.database.readGlobal<{ stalled: boolean }>(STALLED, [
      id,
      this.settings.stalledSeconds,
    ]);
    return answer?.stalled ?? false;
  }
}
