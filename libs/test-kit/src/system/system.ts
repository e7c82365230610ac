import { join } from 'node:path';
import { freePort } from '@switchyard/embedded-postgres';
import type { AnswerChecker } from '../answer-checker';
import { eventually } from '../eventually';
import type { AdminProcess } from './admin-process';
import { type ApiChild, type Child, startApi, startChild } from './child';
import { type Preload, preloadOf } from './compiled-tree';
import type { EmulatorControl } from './emulator-control';
import { OwnerQueries, type RedisSpace, type SystemDatabase } from './stores';

export interface SystemParts {
  readonly tree: string;
  readonly apiUrl: string;
  readonly api: Child;
  readonly apiEnv: Readonly<Record<string, string>>;
  readonly workerEnv: Readonly<Record<string, string>>;
  readonly database: SystemDatabase;
  readonly admin: AdminProcess;
  readonly emulators: EmulatorControl;
  readonly checker: AnswerChecker;
  readonly redis: RedisSpace | undefined;
  readonly emulatorProcess: Child;
  /** How many workers it is started with. */
  readonly workers: number;
}

/**
 * The product as whole processes: api, any number of workers, emulators, a database of its own.
 * Stop it in `afterAll`.
 */
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

  get admin(): AdminProcess {
    return this.parts.admin;
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

  /** `npm run admin -- <args> --json` on the database of this system. */
  async command<T>(
    ...args: readonly string[]
  ): Promise<{ readonly code: string; readonly printed: T }> {
    const child = await startChild({
      main: join(this.parts.tree, 'tools', 'admin', 'main.js'),
      args: [...args, '--json'],
      env: { SWITCHYARD_DATABASE_URL: this.parts.database.url, SWITCHYARD_ENVIRONMENT: 'test' },
      ends: 'anyhow',
    });
    return { code: await child.ended, printed: JSON.parse(child.output()) as T };
  }

  /** The first api process. */
  get api(): Child {
    return this.parts.api;
  }

  /** The api and a worker in one process, beside the others. */
  async startAllInOne(env: Readonly<Record<string, string>> = {}): Promise<ApiChild> {
    const { tree, apiEnv, workerEnv } = this.parts;
    const port = await freePort();
    const api = await startChild({
      main: join(tree, 'apps', 'all-in-one', 'src', 'main.js'),
      env: { ...apiEnv, ...workerEnv, SWITCHYARD_API_PORT: String(port), ...env },
    });
    this.moreApis.add(api);
    void api.ended.then(() => this.moreApis.delete(api));
    return { api, apiUrl: `http://127.0.0.1:${port}` };
  }

  /** Another api process beside the first; `env` on top of the system's own. */
  async startApi(env: Readonly<Record<string, string>> = {}): Promise<ApiChild> {
    const started = await startApi(this.parts.tree, { ...this.parts.apiEnv, ...env });
    this.moreApis.add(started.api);
    void started.api.ended.then(() => this.moreApis.delete(started.api));
    return started;
  }

  /**
   * A preload of this kit, as NODE_OPTIONS: what a test changes in a process without a hook in the
   * product.
   */
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
    const { api, admin, emulatorProcess, workers } = this.parts;
    return (
      [api, admin, emulatorProcess].every((child) => child.isAlive()) &&
      this.workers.size === workers &&
      this.moreApis.size === 0
    );
  }

  /**
   * What a spec set going does nothing more: standing work of its accounts ends, faults are taken
   * back.
   */
  async quiesce(): Promise<void> {
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
    await this.parts.admin.close();
    await this.owner.end();
    await this.parts.redis?.release();
    await this.parts.database.drop();
  }

  private children(): readonly Child[] {
    const { api, emulatorProcess } = this.parts;
    return [...this.workers, api, ...this.moreApis, emulatorProcess];
  }

  /** What the processes wrote, for the message of a failing test. */
  output(): string {
    return [this.parts.api, ...this.moreApis, ...this.workers]
      .map((child) => child.output())
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

  /**
   * Repeats a check until it passes; after the timeout the error shows the output of the processes.
   */
  async holds<T>(check: () => Promise<T>, withinMs = 30_000): Promise<T> {
    try {
      return await eventually(check, withinMs);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${this.output()}`, { cause: error });
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

/**
 * Work that comes again and again: readings of ad accounts, the Emergency Brake, deliveries of
 * conversions, looking after grants.
 */
export const ROUNDS = {
  account: ['read-account'],
  delivery: ['read-delivery'],
  figures: ['read-figures'],
  brake: ['spend', 'stop'],
  conversions: ['deliver-conversions', 'join-adjustments'],
  grants: ['tend-grant'],
} as const;
type Rounds = keyof typeof ROUNDS;

interface Standing {
  readonly id: string;
  readonly fence: number;
  readonly isRunning: boolean;
}

const STANDING = `select id, fence, coalesce(lease_until > now(), false) as "isRunning" from work.promised`;
const DUE = `update work.promised set due_at = now() where id = any($1) and lease_until is null and due_at > now()`;
const REST = `update work.promised set due_at = now() + interval '1 day' where kind = any($1) and lease_until is null`;
const NOT_AT_REST = `${STANDING} where kind = any($1) and due_at < now() + interval '1 hour'`;
const LONGEST_ROUND_MS = 60_000;

/**
 * Lets a test have the round that it needs at once, by the rows that the worker itself looks for.
 */
class StandingRounds {
  constructor(private readonly owner: OwnerQueries) {}

  /**
   * Makes the rounds of a Space due, and resolves when each of them has run once from its beginning
   * to its end.
   */
  async run(spaceId: string, ...which: readonly Rounds[]): Promise<void> {
    const kinds = which.flatMap((one) => ROUNDS[one] as readonly string[]);
    const asked = await this.owner.rows<Standing>(
      `${STANDING} where space_id = $1 and kind = any($2)`,
      [spaceId, kinds],
    );
    if (asked.length === 0) throw new Error(`no rounds of ${kinds.join(', ')} are in ${spaceId}`);
    const fences = new Map(asked.map(({ id, fence }) => [id, Number(fence)]));
    await eventually(() => this.expectRun(fences), LONGEST_ROUND_MS);
  }

  /** No round is under way any more, and none comes due within the hour. */
  rest(...which: readonly Rounds[]): Promise<void> {
    const kinds = which.flatMap((one) => ROUNDS[one] as readonly string[]);
    return eventually(async () => {
      await this.owner.rows(REST, [kinds]);
      const left = await this.owner.rows<Standing>(NOT_AT_REST, [kinds]);
      if (left.length > 0) throw new Error(`not at rest: ${left.map(({ id }) => id).join(', ')}`);
    }, LONGEST_ROUND_MS);
  }

  /** Standing work that nothing is at is given up, whatever it was for. */
  async end(): Promise<void> {
    await this.rest(...(Object.keys(ROUNDS) as Rounds[]));
    await this.owner.rows(
      `delete from work.promised where kind = any($1) and lease_until is null`,
      [Object.values(ROUNDS).flat()],
    );
  }

  private async expectRun(fences: ReadonlyMap<string, number>): Promise<void> {
    const rows = await this.owner.rows<Standing>(`${STANDING} where id = any($1)`, [
      [...fences.keys()],
    ]);
    const open = rows.filter(
      ({ id, fence, isRunning }) => isRunning || Number(fence) <= (fences.get(id) ?? 0),
    );
    if (open.length === 0) return;
    await this.owner.rows(DUE, [open.filter(({ isRunning }) => !isRunning).map(({ id }) => id)]);
    throw new Error(`rounds have not run yet: ${open.map(({ id }) => id).join(', ')}`);
  }
}
