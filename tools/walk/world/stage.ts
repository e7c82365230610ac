import { Logger, type LoggerService } from '@nestjs/common';
import { createDataSource } from '@switchyard/db-kit';
import type { PromisedWork } from '@switchyard/queue-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { DataSource } from 'typeorm';
import { FENCE_TRAPS, takeTrapped } from '../oracle/fence-traps';
import type { Scheduler } from '../scheduler/scheduler';
import { newKeys, WalkApi, type SealingKeys } from './api';
import { walkMigrations, walkTables } from './tables';
import { VirtualTime } from './virtual-time';
import { CountedIds, type WalkWorld } from './walk-world';
import { WalkPool } from './walk-pool';
import { WalkTransport, type Wire } from './walk-transport';
import { WalkWorker, type WorkerLife } from './worker';

/** What a walk hangs on while it is on. */
export interface Hooks {
  readonly wire: Wire;
  readonly rung: (work: PromisedWork) => void;
}

interface Processes {
  api?: WalkApi;
  keys?: SealingKeys;
}

/** One database and the processes of the product inside this one, used by one walk after the other. */
export class Stage {
  private hooks: Hooks | undefined;
  private scheduler: Scheduler | undefined;

  private constructor(
    private readonly database: TestDatabase,
    private readonly source: DataSource,
    readonly time: VirtualTime,
    readonly pool: WalkPool,
    readonly ids: CountedIds,
    private readonly opened: Processes,
  ) {}

  static async open(): Promise<Stage> {
    const database = await testDatabase(walkTables, walkMigrations);
    const time = await VirtualTime.rule(database.ownerUrl, FENCE_TRAPS);
    const entities = walkTables.map(({ entity }) => entity) as never;
    const source = await createDataSource({
      url: database.url,
      entities,
      poolSize: 40,
      applicationName: 'switchyard-walk',
      statementTimeoutMs: 30_000,
    }).initialize();
    const pool = new WalkPool(
      (source.driver as unknown as { master: ConstructorParameters<typeof WalkPool>[0] }).master,
    );
    const opened: Processes = {};
    const ids = new CountedIds(() => stage.mustWalk());
    const stage: Stage = new Stage(database, source, time, pool, ids, opened);
    await stage.openProcesses();
    Logger.overrideLogger(stage.logger());
    return stage;
  }

  get api(): WalkApi {
    if (!this.opened.api) throw new Error('the stage is closed');
    return this.opened.api;
  }

  /** A new worker process. */
  beginWorker(name: string): Promise<WorkerLife> {
    if (!this.opened.keys) throw new Error('the stage is closed');
    return WalkWorker.begin(
      name,
      this.world,
      this.ids,
      this.opened.keys,
      new WalkTransport(() => this.mustHook().wire),
    );
  }

  /** Everything forgotten, and from now on as this walk decides. */
  async prepare(scheduler: Scheduler, hooks: Hooks): Promise<void> {
    this.pool.bind(undefined, () => ({ kind: 'whole' }));
    await this.time.forget();
    await takeTrapped(this.time);
    await this.time.set(scheduler.now);
    this.ids.restart();
    this.scheduler = scheduler;
    this.hooks = hooks;
  }

  async close(): Promise<void> {
    await this.opened.api?.close();
    await this.time.close();
    await this.source.destroy();
    await this.database.close();
  }

  private async openProcesses(): Promise<void> {
    this.opened.keys = await newKeys();
    this.opened.api = await WalkApi.open(this.world, this.ids, this.opened.keys);
  }

  private get world(): WalkWorld {
    return {
      pool: this.pool,
      scheduler: () => this.mustWalk(),
      rung: (work) => this.mustHook().rung(work),
    };
  }

  /** What the processes log goes into the trace. */
  private logger(): LoggerService {
    const note = (said: unknown): void =>
      this.scheduler?.note(`${this.scheduler.actor?.name} logs ${inOneLine(said)}`);
    return { log: () => undefined, warn: note, error: note };
  }

  private mustWalk(): Scheduler {
    if (!this.scheduler) throw new Error('nobody walks');
    return this.scheduler;
  }

  private mustHook(): Hooks {
    if (!this.hooks) throw new Error('nobody walks');
    return this.hooks;
  }
}

const inOneLine = (said: unknown): string => {
  const { err, ...rest } = (typeof said === 'object' && said !== null ? said : { said }) as {
    err?: unknown;
  };
  return `${JSON.stringify(rest)} ${err instanceof Error ? (err.stack ?? err.message) : ''}`
    .replaceAll('\n', ' ')
    .slice(0, 1_000);
};
