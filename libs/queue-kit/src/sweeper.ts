import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { Bell } from './bell';
import type { PromisedWork } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';

const UNHEARD = statement(`
  select id, queue, kind, space_id as "spaceId", account_id as "accountId" from work.promised
  where due_at <= now() - interval '1 second' and (lease_until is null or lease_until < now()) order by due_at limit 500`);
const SIGN_OF_LIFE = statement(`insert into work.worker (id) values ($1) on conflict (id) do update set seen_at = now()`);
const BURY = statement(`delete from work.worker where seen_at < now() - interval '1 hour' or id = $1`);

const HEARTBEAT_MS = 1_000;

/** Rings again for work whose bell was lost or whose holder died, and says once a second that this worker is alive. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private turn = 0;

  constructor(
    private readonly database: Database, private readonly work: UnitOfWork, private readonly bell: Bell,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timers = [this.every(HEARTBEAT_MS, () => this.beat()), this.every(this.settings.sweepEveryMs, () => this.sweep())];
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.work.runGlobal(() => this.database.write(BURY, [this.settings.workerId])).catch(() => undefined);
  }

  /** Rings for all that nobody is at. */
  async sweep(): Promise<void> {
    const unheard = await this.database.readGlobal<PromisedWork>(UNHEARD, []);
    this.turn += 1;
    await Promise.all(unheard.map((item) => this.bell.ring(item, `${this.settings.workerId}-${this.turn}`)));
  }

  private async beat(): Promise<void> {
    await this.work.runGlobal(() => this.database.write(SIGN_OF_LIFE, [this.settings.workerId]));
  }

  /** A tick that fails is made good by the next one. */
  private every(ms: number, tick: () => Promise<void>): NodeJS.Timeout {
    return setInterval(() => { tick().catch(() => undefined); }, ms);
  }
}
