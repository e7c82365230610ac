import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/**
 * Where a number is kept beside the database: on Redis, which all workers share, else in a folder
 * of this machine.
 */
export type SerialPlace = { readonly redisUrl: string } | { readonly folder: string };

/**
 * The highest number of a lineage, kept where a restored database does not reach. Throws what its
 * store throws.
 */
export interface KeepsSerials {
  /** Undefined when nothing is kept of it. */
  highest(lineageId: string): Promise<number | undefined>;
  /** Keeps a number; a lower one than is kept changes nothing. */
  raise(lineageId: string, serial: number): Promise<void>;
}

export const serialKeeper = (place: SerialPlace): KeepsSerials =>
  'redisUrl' in place ? new RedisSerials(place.redisUrl) : new FolderSerials(place.folder);

/**
 * Empty files named `<lineage>.<serial>`. One is made before lower ones are taken away, so that
 * processes that write at once cannot lower the number.
 */
export class FolderSerials implements KeepsSerials {
  constructor(private readonly folder: string) {}

  async highest(lineageId: string): Promise<number | undefined> {
    const serials = await this.serials(lineageId);
    return serials.length === 0 ? undefined : Math.max(...serials);
  }

  async raise(lineageId: string, serial: number): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const kept = await this.serials(lineageId);
    if (kept.some((one) => one >= serial)) return;
    await writeFile(join(this.folder, `${lineageId}.${serial}`), '', { flush: true });
    for (const lower of kept) await rm(join(this.folder, `${lineageId}.${lower}`), { force: true });
  }

  private async serials(lineageId: string): Promise<readonly number[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => name.startsWith(`${lineageId}.`))
      .map((name) => Number(name.slice(lineageId.length + 1)))
      .filter((serial) => Number.isSafeInteger(serial));
  }
}

const RAISE = `if tonumber(redis.call('get', KEYS[1]) or '-1') < tonumber(ARGV[1]) then redis.call('set', KEYS[1], ARGV[1]) end`;
const MOST_WAIT_MS = 2_000;

const keyOf = (lineageId: string): string => `switchyard:lineage:${lineageId}`;

/**
 * One key for each lineage. A Redis that is away fails at once, and is asked again the next time.
 */
@Injectable()
export class RedisSerials implements KeepsSerials, OnApplicationShutdown {
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: MOST_WAIT_MS,
      commandTimeout: MOST_WAIT_MS,
      maxRetriesPerRequest: 1,
    });
    this.redis.on('error', () => undefined);
  }

  async highest(lineageId: string): Promise<number | undefined> {
    const kept = await this.redis.get(keyOf(lineageId));
    return kept === null ? undefined : Number(kept);
  }

  async raise(lineageId: string, serial: number): Promise<void> {
    await this.redis.eval(RAISE, 1, keyOf(lineageId), serial);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
