import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { Client } from 'pg';

const CHANNEL = 'switchyard_identity';

const NOTIFY = statement(`select pg_notify('${CHANNEL}', $1)`);

const KEPT_MS = 5_000;
const MOST = 10_000;

/**
 * Credentials that were looked up in the last seconds. A change removes those that were read from
 * what changed; nothing is kept while notifications cannot arrive.
 */
export class CredentialCache<Known> {
  private readonly entries = new Map<string, { readonly known: Known; readonly until: number }>();
  private listening = false;
  private changes = 0;

  /** `idsOf`: the ids of all that a credential was read from. */
  constructor(private readonly idsOf: (known: Known) => readonly string[]) {}

  get(publicId: string, nowMs: number): Known | undefined {
    const entry = this.entries.get(publicId);
    return entry && entry.until > nowMs ? entry.known : undefined;
  }

  /**
   * Called before a credential is read; what it returns keeps the answer. An answer is not kept
   * when a change arrived since: it may have been read before that change.
   */
  reading(publicId: string): (known: Known, nowMs: number) => void {
    const { changes } = this;
    return (known, nowMs) => {
      if (!this.listening || changes !== this.changes) return;
      if (this.entries.size >= MOST) this.entries.clear();
      this.entries.set(publicId, { known, until: nowMs + KEPT_MS });
    };
  }

  /** `id` is what changed: a token, website key, user or account. */
  forget(id: string): void {
    this.changes += 1;
    for (const [publicId, { known }] of this.entries) {
      if (this.idsOf(known).includes(id)) this.entries.delete(publicId);
    }
  }

  setListening(listening: boolean): void {
    this.listening = listening;
    this.clear();
  }

  clear(): void {
    this.changes += 1;
    this.entries.clear();
  }
}

/** The credential caches of this process. */
@Injectable()
export class CredentialCaches {
  private readonly caches: Pick<CredentialCache<never>, 'forget' | 'clear' | 'setListening'>[] = [];

  /** A new cache, which learns of changes with the others. */
  add<Known>(idsOf: (known: Known) => readonly string[]): CredentialCache<Known> {
    const cache = new CredentialCache(idsOf);
    this.caches.push(cache);
    return cache;
  }

  /** Without an id, as a process of an older release reports it, everything may have changed. */
  forget(id: string | undefined): void {
    this.caches.forEach((cache) => (id ? cache.forget(id) : cache.clear()));
  }

  /** Whether notifications of changes arrive; without them nothing is kept. */
  setListening(listening: boolean): void {
    this.caches.forEach((cache) => cache.setListening(listening));
  }
}

/**
 * Reports that a cached value may have changed: to this process with the commit, so that the next
 * request sees the change, and to every other api process by a notification, which PostgreSQL
 * delivers a moment after the commit.
 */
@Injectable()
export class ChangeBroadcast {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly caches: CredentialCaches,
  ) {}

  /** Called inside the transaction of the change; `id` is that of the token, website key, user or account. */
  async changed(id: string): Promise<void> {
    await this.database.write(NOTIFY, [id]);
    this.work.afterCommit(() => this.caches.forget(id));
  }
}

const AGAIN_MS = 1_000;

/**
 * Receives notifications of changes by other processes, so that a revoked credential is refused at
 * once. Needs a direct connection.
 */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly caches: CredentialCaches,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'switchyard-changes',
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.caches.forget(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.caches.setListening(true);
    } catch {
      this.lost(client);
    }
  }

  private lost(client: Client): void {
    if (client !== this.client || this.stopped) return;
    this.client = undefined;
    this.caches.setListening(false);
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => {
      void this.listen();
    }, AGAIN_MS);
  }
}
