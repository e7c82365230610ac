import pg from 'pg';

/** With which error a connection ends that was silent for too long. */
export const SILENCE = 'ESILENT';

/** `silentMs`: a connection on which something was asked and nothing came back for so long is given up. */
export type TolerantConfig = pg.ClientConfig & { readonly silentMs?: number };

type Waiting = pg.Client & {
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: import('node:net').Socket };
};

/**
 * A connection whose loss does not end the process: `pg` emits it as an 'error' event, which is fatal while nobody listens, and a client
 * that is held between two statements of a transaction has no listener. The next statement on it reports the loss. A server that is frozen
 * ends no statement by its own timeout: the client's deadline ends the connection, so that nobody is handed it again.
 */
export class TolerantClient extends pg.Client {
  constructor(config?: string | TolerantConfig) {
    super(config);
    this.on('error', () => undefined);
    const silentMs = typeof config === 'object' ? config.silentMs : undefined;
    if (silentMs !== undefined) this.once('connect', () => this.endWhenSilent(silentMs));
  }

  /** The socket reports every such time without a byte; between two statements that is no fault, and the next one has its own. */
  private endWhenSilent(silentMs: number): void {
    const client = this as unknown as Waiting;
    const { stream } = client.connection;
    // Not as the second argument of setTimeout, which hears the first such time only.
    stream.setTimeout(silentMs).on('timeout', () => {
      if (client.readyForQuery) return;
      const error = new Error(`the database said nothing for ${silentMs} ms`);
      stream.destroy(Object.assign(error, { code: SILENCE }));
    });
  }
}
