import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { RETENTION, UnitOfWork } from '@switchyard/kernel';
import { FREE } from './leases';
import { workRuns } from './metrics';
import { Notifier } from './notifier';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import { QUEUES, type WorkItem } from './work-item';
import { WorkHandlers, WorkRunner } from './work-runner';

/**
 * The fence goes up: the holder may write and send nothing more, although it is alive and renews.
 * `holder` stays, so that another one comes first. A row that is locked is left to the next look:
 * the transaction that locked it may wait for one that is taken here.
 */
const TAKE_AWAY = statement(`
  update work.promised set fence = fence + 1, lease_until = null, due_at = now(), progress_at = now(), stalls = stalls + 1
  where id in (select id from work.promised where lease_until > now() and progress_at < now() - make_interval(secs => $1) for no key update skip locked)
  returning id, queue, kind, space_id as "spaceId", account_id as "accountId", holder, stalls, request_id as "requestId"`);

interface Stalled extends WorkItem {
  readonly holder: string | null;
  readonly stalls: number;
  readonly requestId: string | null;
}

/**
 * Takes work from holders that are alive and get nowhere, by the database's clock, so that others
 * may try. Every worker has one.
 */
@Injectable()
export class Watchdog {
  private readonly logger = new Logger(Watchdog.name);

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly handlers: WorkHandlers,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  async look(): Promise<void> {
    const { rows } = await this.work.runGlobal(() =>
      this.database.write<Stalled>(TAKE_AWAY, [this.settings.stalledSeconds]),
    );
    for (const { id, requestId, ...item } of rows) {
      workRuns.inc({ kind: item.kind, outcome: 'stalled' });
      this.logger.error(
        { requestId: requestId ?? id, workId: id, ...item },
        'work made no progress and is taken from its holder',
      );
    }
    await Promise.allSettled(rows.map((item) => this.report(item)));
  }

  private async report({ id, kind, spaceId, accountId }: Stalled): Promise<void> {
    await this.handlers.find(kind)?.stalled?.({ spaceId, accountId }, id);
  }
}

/**
 * Due work without a holder. `mine`: it is in the share of this worker, `$2`, of the workers that
 * gave a sign of life in the last five seconds; all of it where this worker gave none. `silent`: the
 * notification is seconds old and no worker came. `$1`: seconds in which due work is left to its own
 * notification. `$3`: also silent work of other shares.
 */
const OVERDUE = statement(`
  with live as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as workers
    from work.worker where seen_at > now() - interval '5 seconds'),
  share as materialized (select place, workers from live where id = $2),
  oldest as (
    select * from work.promised where due_at <= now() - make_interval(secs => $1) and ${FREE}
    order by due_at limit 500 * coalesce((select workers from share), 1)),
  due as (
    select oldest.*, due_at < now() - interval '3 seconds' as silent,
      place is null or (hashtextextended(id, 0) & 65535) % workers = place as mine
    from oldest left join share on true)
  select id, queue, kind, space_id as "spaceId", account_id as "accountId", fence, silent, mine
  from due where mine or (silent and $3::bool) order by due_at limit 500`);
const SIGN_OF_LIFE = statement(
  `insert into work.worker (id) values ($1) on conflict (id) do update set seen_at = now() returning 1`,
);
const DELETE_WORKERS = statement(
  `delete from work.worker where seen_at < now() - interval '1 hour' or id = $1`,
);

const FORGET_DEAD = statement(`delete from work.dead where id in
  (select d.id from work.dead d where d.died_at < now() - make_interval(days => $1) order by d.died_at limit 500 for update skip locked)`);

const HEARTBEAT_MS = 1_000;
const HOUR_MS = 3_600_000;
const LONGEST_GRACE_MS = 1_000;

interface OverdueItem extends WorkItem {
  readonly fence: number;
  readonly silent: boolean;
  readonly mine: boolean;
}

/**
 * Notifies again of work whose notification was lost or whose holder died, runs overdue work
 * itself, takes work from holders without progress, and records once a second that this worker is
 * alive.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly notifier: Notifier,
    private readonly runner: WorkRunner,
    private readonly watchdog: Watchdog,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    const { sweepEveryMs } = this.settings;
    this.timers = [
      this.every(HEARTBEAT_MS, () => this.beat()),
      this.every(sweepEveryMs, () => this.sweep()),
      this.every(sweepEveryMs, () => this.watchdog.look()),
      // Each worker at another moment.
      this.every(HOUR_MS * (1 + Math.random()), () => this.forgetDead()),
    ];
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.work
      .runGlobal(() => this.database.write(DELETE_WORKERS, [this.settings.workerId]))
      .catch(() => undefined);
  }

  /**
   * Notifies of due work without a holder, each worker of its share: many workers with much due work
   * would ask and notify as often as they are. What no worker came for, this one takes while it has
   * free slots, from every share.
   */
  async sweep(): Promise<void> {
    const { sweepEveryMs, workerId } = this.settings;
    const graceMs = Math.min(LONGEST_GRACE_MS, sweepEveryMs);
    const hasSlots = QUEUES.some((queue) => this.runner.freeSlots(queue) > 0);
    const values = [graceMs / 1_000, workerId, hasSlots];
    const overdue = await this.database.readGlobal<OverdueItem>(OVERDUE, values);
    this.runSilent(overdue.filter(({ silent }) => silent));
    const own = overdue.filter(({ mine }) => mine);
    await Promise.all(own.map((item) => this.notifier.notify(item, String(item.fence))));
  }

  /**
   * The queue may be broken, or this worker's listener stale: the worker takes work for its free
   * slots without a notification.
   */
  private runSilent(silent: readonly OverdueItem[]): void {
    for (const queue of QUEUES) {
      const own = silent
        .filter((item) => item.queue === queue)
        .slice(0, Math.max(0, this.runner.freeSlots(queue)));
      for (const { id } of own) this.runner.answer(id, queue).catch(() => undefined);
    }
  }

  /** Removes some of the work that was given up longer ago than it is kept. */
  async forgetDead(): Promise<void> {
    const { deadWorkDays = RETENTION.deadWork.days } = this.settings;
    await this.work.runGlobal(() => this.database.write(FORGET_DEAD, [deadWorkDays]));
  }

  private async beat(): Promise<void> {
    await this.work.runGlobal(() => this.database.write(SIGN_OF_LIFE, [this.settings.workerId]));
  }

  /** A tick that fails is made good by the next one. */
  private every(ms: number, tick: () => Promise<void>): NodeJS.Timeout {
    return setInterval(() => {
      tick().catch(() => undefined);
    }, ms);
  }
}
