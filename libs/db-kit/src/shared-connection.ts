import { Client, type ClientConfig } from 'pg';

type Corkable = Client & {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
};

/**
 * One connection that many reads use at once, each behind the other on the wire. What is asked for in the same turn of the event
 * loop leaves in one write. Only for reads that are over at once: a slow one holds up those behind it.
 */
export class SharedConnection {
  private client: Corkable | undefined;
  private connecting: Promise<void> | undefined;
  private corked = false;
  private closed = false;

  constructor(private readonly settings: ClientConfig) {}

  /** The client to ask now; undefined while there is none, and then one is being connected. */
  take(): Client | undefined {
    const { client } = this;
    if (client) this.gather(client);
    else {
      this.connecting ??= this.connect().finally(() => {
        this.connecting = undefined;
      });
    }
    return client;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connecting;
    await this.client?.end();
  }

  /** A connection that cannot be made is no failure here: the caller has another way, and the next one tries again. */
  private async connect(): Promise<void> {
    if (this.closed) return;
    const client = new Client({ ...this.settings, pipeline: true }) as Corkable;
    const forget = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget).on('end', forget);
    await client.connect().then(
      () => {
        this.client = client;
      },
      () => undefined,
    );
  }

  private gather({ connection: { stream } }: Corkable): void {
    if (this.corked) return;
    this.corked = true;
    stream.cork();
    setImmediate(() => {
      this.corked = false;
      stream.uncork();
    });
  }
}
