import { canonicalJson } from '@switchyard/kernel';
import type { SystemSettings } from './start-system';

/** What can be shared: a database or a release of a test's own cannot. */
export type SharedSettings = Omit<SystemSettings, 'database' | 'processes'>;

/** What the pool asks of a system. */
export interface Poolable {
  /** None of its processes has ended. */
  isWhole(): boolean;
  /** Nothing of an earlier user goes on in it. */
  quiesce(): Promise<void>;
  stop(): Promise<void>;
  /** Ends its processes without waiting for them. */
  kill(): void;
}

interface Entry<S> {
  readonly key: string;
  readonly system: S;
  users: number;
}

export interface PoolSettings<S> {
  readonly start: (settings: SharedSettings) => Promise<S>;
  /** This many unused systems are kept; those used longest ago are stopped. */
  readonly mostIdle: number;
}

/** Systems by their settings, each started once and used by one spec after another. */
export class SystemPool<S extends Poolable> {
  /** The one used last is the last. */
  private entries: readonly Entry<S>[] = [];
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly settings: PoolSettings<S>) {}

  /** A running system of exactly these settings. Give it back with `release`. */
  take(wanted: SharedSettings = {}): Promise<S> {
    return this.inTurn(async () => {
      const key = canonicalJson(wanted);
      await this.dropBroken();
      const found = this.entries.find((entry) => entry.key === key);
      const entry = found ?? { key, system: await this.settings.start(wanted), users: 0 };
      entry.users += 1;
      this.entries = [...this.entries.filter((one) => one !== entry), entry];
      return entry.system;
    });
  }

  /** A system that cannot be quiesced is stopped, so that the next user gets a new one. */
  release(system: S): Promise<void> {
    return this.inTurn(async () => {
      const entry = this.entries.find((one) => one.system === system);
      if (!entry) return system.stop();
      entry.users -= 1;
      if (entry.users > 0) return;
      await system.quiesce().catch(() => this.drop(entry));
      const idle = this.entries.filter(({ users }) => users === 0);
      for (const one of idle.slice(0, Math.max(0, idle.length - this.settings.mostIdle))) {
        await this.drop(one);
      }
    });
  }

  /** Ends everything. */
  async stop(): Promise<void> {
    await this.inTurn(async () => {
      for (const entry of this.entries) await this.drop(entry);
    });
  }

  /** For the last moment of a process, in which nothing can be waited for. */
  kill(): void {
    for (const { system } of this.entries) system.kill();
  }

  private async dropBroken(): Promise<void> {
    for (const entry of this.entries.filter(({ system }) => !system.isWhole())) {
      await this.drop(entry);
    }
  }

  private async drop(entry: Entry<S>): Promise<void> {
    this.entries = this.entries.filter((one) => one !== entry);
    await entry.system.stop();
  }

  /** One after another: two that ask at once must not start two systems. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = this.turn.then(act);
    this.turn = result.catch(() => undefined);
    return result;
  }
}
