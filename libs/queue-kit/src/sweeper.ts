import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { Bell } from './bell';
import { FREE } from './lease-statements';
import { QUEUES, type PromisedWork } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import { Watchdog } from './watchdog';
import { WorkRunner } from './work-runner';

/** `silent`: rung for long ago, and nobody came. `$1`: seconds in which work that is due is left to its own notification. */
const UNHEARD = statement(`
  select id, queue, kind, space_id as "spaceId", account_id as "accountId", fence, due_at < now() - interval '3 seconds' as silent from work.promised
  where due_at <= now() - make_interval(secs => $1) and ${FREE} order by due_at limit 500`);
const SIGN_OF_LIFE = statement(
  `insert into work.worker (id) values ($1) on conflict (id) do update set seen_at = now()`,
);
const BURY = statement(
  `delete from work.worker where seen_at < now() - interval '1 hour' or id = $1`,
);

const HEARTBEAT_MS = 1_000;
const LONGEST_GRACE_MS = 1_000;

type Unheard = PromisedWork & { readonly fence: number; readonly silent: boolean };

/**
 * Rings again for work whose bell was lost or whose holder died, takes itself what nobody hears, takes work from holders that get
 * nowhere, and says once a second that this worker is alive.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly bell: Bell,
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
    ];
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.work
      .runGlobal(() => this.database.write(BURY, [this.settings.workerId]))
      .catch(() => undefined);
  }

  /** Sees to all that nobody is at. */
  async sweep(): Promise<void> {
    const graceMs = Math.min(LONGEST_GRACE_MS, this.settings.sweepEveryMs);
    const unheard = await this.database.readGlobal<Unheard>(UNHEARD, [graceMs / 1_000]);
    this.takeSilent(unheard.filter(({ silent }) => silent));
    await Promise.all(unheard.map((item) => this.bell.ring(item, String(item.fence))));
  }

  /** The bell may be broken, or this worker deaf: what it has room for it takes without being rung for. */
  private takeSilent(silent: readonly Unheard[]): void {
    for (const queue of QUEUES) {
      const own = silent
        .filter((item) => item.queue === queue)
        .slice(0, Math.max(0, this.runner.room(queue)));
      for (const { id } of own) this.runner.answer(id, queue).catch(() => undefined);
    }
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
