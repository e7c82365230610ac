import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@switchyard/embedded-postgres';
import { Redis } from 'ioredis';
import { eventually } from '../eventually';
import { TcpProxy } from './tcp-proxy';

/**
 * Throws where there is no `redis-server`: a fault that was not injected must not look like one
 * that was survived.
 */
const assertInstalled = (): void => {
  const { error, status } = spawnSync('redis-server', ['--version']);
  if (error || status !== 0) {
    throw new Error(
      'there is no redis-server on this machine, and the faults of Redis need a real one: install it (Debian: apt-get install redis-server)',
    );
  }
};

export type RedisSettings = Readonly<Record<string, string>>;

const run = (port: number, folder: string, settings: RedisSettings): ChildProcess => {
  const all = { bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder, ...settings };
  return spawn(
    'redis-server',
    [
      '--port',
      String(port),
      ...Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { stdio: 'ignore' },
  );
};

/**
 * A Redis of a test's own, on a port that stays when it is ended and started again. It keeps
 * nothing on disk.
 */
export class RedisServer {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly settings: RedisSettings,
    private child: ChildProcess,
  ) {}

  static async start(settings: RedisSettings = {}): Promise<RedisServer> {
    assertInstalled();
    const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'switchyard-redis-'))];
    const server = new RedisServer(port, folder, settings, run(port, folder, settings));
    await server.answers();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** True while its process lives. */
  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Ends it with SIGKILL, or freezes it and lets it go on. */
  async kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL'): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill(signal);
    if (signal === 'SIGKILL') await ended;
  }

  /** Starts it again, empty, at the same address. */
  async startAgain(): Promise<void> {
    this.child = run(this.port, this.folder, this.settings);
    await this.answers();
  }

  /** Something between it and a process. */
  proxy(): Promise<TcpProxy> {
    return TcpProxy.to(this.port);
  }

  /** Asks it something on a connection of its own. */
  async ask<T>(question: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(this.url, {
      maxRetriesPerRequest: 1,
      retryStrategy: () => null,
      lazyConnect: true,
    });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  }

  private async answers(): Promise<void> {
    await eventually(() => this.ask((redis) => redis.ping()));
  }
}
