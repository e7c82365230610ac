import { Inject, Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { Bell } from './bell';
import type { PromisedWork, QueueName } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';

const PROMISE = statement(
  `insert into work.promised (id, queue, kind, space_id, account_id) values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
);
/** Waits for whoever is about to finish the same work: what is promised while it ends is not lost with it. */
const STAND = statement(`
  insert into work.promised (id, queue, kind, space_id, account_id, due_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
  on conflict (id) do update set kind = excluded.kind`);
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

const HELD = statement(
  `select exists (select 1 from work.promised where id = $1 and lease_until > now()) as held`,
);

const STALLED = statement(
  `select exists (select 1 from work.promised where id = $1 and progress_at < now() - make_interval(secs => $2)) as stalled`,
);
/** A delayed ring must not come before its work is due by the database's clock. */
const RING_LATE_MS = 20;

/** The outbox: work promised in the transaction that made it necessary. */
@Injectable()
export class WorkBook {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly bell: Bell,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /** Promises work inside the running transaction and rings once it is committed. Promising the same id twice is one promise. */
  async promise(item: PromisedWork): Promise<void> {
    await this.database.write(PROMISE, [
      item.id,
      item.queue,
      item.kind,
      item.spaceId,
      item.accountId,
    ]);
    this.work.afterCommit(() => this.bell.ring(item, '0'));
  }

  /**
   * Promises work that comes again and again (`Leases.rest`) until it finishes itself, the first time after so many seconds. Nobody is rung:
   * the sweeper finds it when it is due. What stands already keeps its time.
   */
  async promiseStanding(item: PromisedWork, afterSeconds = 0): Promise<void> {
    await this.database.write(STAND, [
      item.id,
      item.queue,
      item.kind,
      item.spaceId,
      item.accountId,
      afterSeconds,
    ]);
  }

  /** Inside the running transaction: work that rests is due at once and rung for. Nothing happens to work that somebody is at, or that is over. */
  async wake(id: string): Promise<void> {
    this.notify(await this.database.write<PromisedWork>(WAKE, [id]));
  }

  /** The same for everything of an account that rests on a queue: its standing rounds begin now. */
  async wakeAccount(accountId: string, queue: QueueName): Promise<void> {
    this.notify(await this.database.write<PromisedWork>(WAKE_ACCOUNT, [accountId, queue]));
  }

  /** Inside the running transaction: work that rests for longer is due after the given seconds. Nobody is rung: the sweeper finds it. */
  async bringForward(id: string, seconds: number): Promise<void> {
    await this.database.write(BRING_FORWARD, [id, seconds]);
  }

  /** Inside the running transaction, for work that is given back for a while: rings when the while is over. */
  ringAfter(item: PromisedWork, seconds: number): void {
    this.work.afterCommit(() =>
      this.bell.ring(item, `due-${Date.now()}`, Math.ceil(seconds * 1000) + RING_LATE_MS),
    );
  }

  private notify({ rows }: { readonly rows: readonly PromisedWork[] }): void {
    for (const item of rows) {
      this.work.afterCommit(() => this.bell.ring(item, `woken-${Date.now()}`));
    }
  }

  /** True when some worker gave a sign of life within the given seconds. */
  async hasLiveWorker(withinSeconds: number): Promise<boolean> {
    const [answer] = await this.database.readGlobal<{ live: boolean }>(LIVE_WORKER, [
      withinSeconds,
    ]);
    return answer?.live ?? false;
  }

  /** True while a worker is at this work: busy to the limit, it may be late with its sign of life. */
  async isHeld(id: string): Promise<boolean> {
    const [answer] = await this.database.readGlobal<{ held: boolean }>(HELD, [id]);
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
