import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { CHANNEL } from './change-broadcast';

const AGAIN_MS = 1_000;

/** Something that may only remember while changes are heard. */
export interface Forgetful {
  clear(): void;
  setHearing(hearing: boolean): void;
}

/** Hears of changes by other processes, so that a revoked credential is refused at once. Needs a direct connection. */
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
