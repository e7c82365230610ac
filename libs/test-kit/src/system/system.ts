import { join } from 'node:path';
import type { AnswerChecker } from '../answers/answer-checker';
import { eventually } from '../eventually';
import { startApi, type ApiChild } from './api-child';
import { startChild, type Child } from './child';
import type { Desk } from './desk';
import type { EmulatorControl } from './emulator-control';
import type { RedisSpace } from './redis-space';
import { OwnerQueries } from './owner-queries';
import { preloadOf, type Preload } from './preload-of';
import { StandingRounds, type Rounds } from './standing-rounds';
import type { SystemDatabase } from './system-database';

export interface SystemParts {
  readonly tree: string;
  readonly apiUrl: string;
  readonly api: Child;
  readonly apiEnv: Readonly<Record<string, string>>;
  readonly workerEnv: Readonly<Record<string, string>>;
  readonly database: SystemDatabase;
  readonly desk: Desk;
  readonly emulators: EmulatorControl;
  readonly checker: AnswerChecker;
  readonly redis: RedisSpace | undefined;
  readonly emulatorProcess: Child;
  /** How many workers it is started with. */
  readonly workers: number;
}

/** The product as whole processes: api, any number of workers, emulators, a database of its own. Stop it in `afterAll`. */
export class System {
  private readonly workers = new Set<Child>();
  private readonly moreApis = new Set<Child>();

  /** Statements as the owner of the database. */
  readonly owner: OwnerQueries;
  /** Standing work, at once instead of when its time has come. */
  readonly rounds: StandingRounds;

  constructor(private readonly parts: SystemParts) {
    this.owner = new OwnerQueries(parts.database.ownerUrl);
    this.rounds = new StandingRounds(this.owner);
  }

  get apiUrl(): string {
    return this.parts.apiUrl;
  }

  get desk(): Desk {
    return this.parts.desk;
  }

  get emulators(): EmulatorControl {
    return this.parts.emulators;
  }

  get checker(): AnswerChecker {
    return this.parts.checker;
  }

  get database(): SystemDatabase {
    return this.parts.database;
  }

  get redisUrl(): string | undefined {
    return this.parts.redis?.url;
  }

  /** Another worker; `env` on top of the system's own, e.g. NODE_OPTIONS. */
  async startWorker(env: Readonly<Record<string, string>> = {}): Promise<Child> {
    const child = await startChild({
      main: join(this.parts.tree, 'apps', 'sync-worker', 'src', 'main.js'),
      env: { ...this.parts.workerEnv, ...env, ...joined(this.parts.workerEnv, env) },
    });
    this.workers.add(child);
    void child.ended.then(() => this.workers.delete(child));
    return child;
  }

  /** The first api process. */
  get api(): Child {
    return this.parts.api;
  }

  /** Another api process beside the first; `env` on top of the system's own. */
  async startApi(env: Readonly<Record<string, string>> = {}): Promise<ApiChild> {
    const started = await startApi(this.parts.tree, { ...this.parts.apiEnv, ...env });
    this.moreApis.add(started.api);
    void started.api.ended.then(() => this.moreApis.delete(started.api));
    return started;
  }

  /** A preload of this kit, as NODE_OPTIONS: what a test changes in a process without a hook in the product. */
  preload(name: Preload): string {
    return preloadOf(this.parts.tree, name);
  }

  /** Ends every worker at once, as the kernel would when memory runs out. */
  async killWorkers(): Promise<void> {
    await Promise.all([...this.workers].map((worker) => worker.kill('SIGKILL')));
  }

  /** How many of its processes live: none may have ended by itself. */
  living(): { readonly api: number; readonly workers: number } {
    return {
      api: Number(this.parts.api.isAlive()),
      workers: this.workers.size,
    };
  }

  /** Every process that it was started with lives, and no other. */
  isWhole(): boolean {
    const { api, desk, emulatorProcess, workers } = this.parts;
    return (
      [api, desk.child, emulatorProcess].every((child) => child.isAlive()) &&
      this.workers.size === workers &&
      this.moreApis.size === 0
    );
  }

  /** What a spec set going does nothing more: standing work of its accounts ends, faults are taken back. */
  async settle(): Promise<void> {
    await this.rounds.end();
    await this.emulators.clearFaults();
  }

  /** Ends its processes without waiting for them. */
  kill(): void {
    for (const { process } of this.children()) process.kill('SIGKILL');
  }

  /** Its processes end with this one instead of keeping it. */
  unref(): void {
    for (const child of this.children()) child.unref();
  }

  async stop(): Promise<void> {
    await Promise.all(this.children().map((child) => child.kill('SIGKILL')));
    await this.owner.end();
    await this.parts.redis?.release();
    await this.parts.database.drop();
  }

  private children(): readonly Child[] {
    const { api, desk, emulatorProcess } = this.parts;
    return [...this.workers, api, ...this.moreApis, desk.child, emulatorProcess];
  }

  /** What the processes wrote, for the message of a failing test. */
  said(): string {
    return [this.parts.api, ...this.moreApis, ...this.workers]
      .map((child) => child.said())
      .join('\n---\n');
  }

  /** Repeats rounds of standing work of a Space until what they bring about holds. */
  afterRounds<T>(
    spaceId: string,
    which: readonly Rounds[],
    check: () => Promise<T>,
    withinMs?: number,
  ): Promise<T> {
    return this.holds(async () => {
      await this.rounds.run(spaceId, ...which);
      return check();
    }, withinMs);
  }

  /** Repeats until it holds; says what the processes wrote when it never does. */
  async holds<T>(check: () => Promise<T>, withinMs = 30_000): Promise<T> {
    try {
      return await eventually(check, withinMs);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${this.said()}`, { cause: error });
    }
  }
}

/** A process may need several preloads. */
const joined = (
  ...envs: readonly Readonly<Record<string, string>>[]
): Readonly<Record<string, string>> => {
  const options = envs.flatMap(({ NODE_OPTIONS }) => NODE_OPTIONS ?? []);
  return options.length > 0 ? { NODE_OPTIONS: options.join(' ') } : {};
};
