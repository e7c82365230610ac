import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { Client } from 'pg';

const CHANNEL = 'switchyard_identity';

const NOTIFY = statement(`select pg_notify('${CHANNEL}', '')`);

/**
 * Notifies every api process that a cached value may have changed. PostgreSQL delivers the
 * notification only when the transaction commits.
 */
@Injectable()
export class ChangeBroadcast {
  constructor(private readonly database: Database) {}

  async changed(): Promise<void> {
    await this.database.write(NOTIFY, []);
  }
}

const AGAIN_MS = 1_000;

/** A cache that may keep values only while notifications of changes arrive. */
export interface Forgetful {
  clear(): void;
  setHearing(hearing: boolean): void;
}

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
    private readonly caches: readonly Forgetful[],
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
    client.on('notification', () => this.caches.forEach((cache) => cache.clear()));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.setHearing(true);
    } catch {
      this.lost(client);
    }
  }

  private setHearing(hearing: boolean): void {
    this.caches.forEach((cache) => cache.setHearing(hearing));
  }

  private lost(client: Client): void {
    if (client !== this.client || this.stopped) return;
    this.client = undefined;
    this.setHearing(false);
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => {
      void this.listen();
    }, AGAIN_MS);
  }
}

const KEPT_MS = 5_000;
const MOST = 10_000;

/**
 * Credentials that were looked up in the last seconds. The cache is emptied at every change and
 * switched off while notifications cannot arrive.
 */
export class CredentialCache<Known> {
  private readonly entries = new Map<string, { readonly known: Known; readonly until: number }>();
  private hearing = false;

  get(publicId: string, nowMs: number): Known | undefined {
    const entry = this.entries.get(publicId);
    return entry && entry.until > nowMs ? entry.known : undefined;
  }

  keep(publicId: string, known: Known, nowMs: number): void {
    if (!this.hearing) return;
    if (this.entries.size >= MOST) this.entries.clear();
    this.entries.set(publicId, { known, until: nowMs + KEPT_MS });
  }

  clear(): void {
    this.entries.clear();
  }

  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.clear();
  }
}
