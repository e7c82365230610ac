import pg from 'pg';

/**
 * A connection whose loss does not end the process: `pg` emits it as an 'error' event, which is fatal while nobody listens, and a client
 * that is held between two statements of a transaction has no listener. The next statement on it reports the loss.
 */
export class TolerantClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
