import { unavailable } from '@switchyard/kernel';
import pg from 'pg';

/** With which error a connection ends that was silent for too long. */
const SILENCE = 'ESILENT';

/**
 * `silentMs`: a connection on which something was asked and nothing came back for so long is given
 * up.
 */
export type TolerantConfig = pg.ClientConfig & { readonly silentMs?: number };

type Waiting = pg.Client & {
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: import('node:net').Socket };
};

/**
 * A connection whose loss does not end the process: `pg` emits it as an 'error' event, which is
 * fatal without a listener, and a client between two statements of a transaction has no listener.
 * The next statement on it reports the loss. A server that is frozen ends no statement by its own
 * timeout: the client's deadline ends the connection, so that the pool does not hand it out again.
 */
export class TolerantClient extends pg.Client {
  constructor(config?: string | TolerantConfig) {
    super(config);
    this.on('error', () => undefined);
    const silentMs = typeof config === 'object' ? config.silentMs : undefined;
    if (silentMs !== undefined) this.once('connect', () => this.endWhenSilent(silentMs));
  }

  /**
   * The socket reports every such time without a byte; between two statements that is no fault, and
   * the next one has its own.
   */
  private endWhenSilent(silentMs: number): void {
    const client = this as unknown as Waiting;
    const { stream } = client.connection;
    // An argument of setTimeout would use the first timeout only.
    stream.setTimeout(silentMs).on('timeout', () => {
      if (client.readyForQuery) return;
      const error = new Error(`the database sent nothing for ${silentMs} ms`);
      stream.destroy(Object.assign(error, { code: SILENCE }));
    });
  }
}

const RETRIED = new Set(['40001', '40P01']);
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '08000',
  '08003',
  '08006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  SILENCE,
]);

/**
 * No room on the disk or in memory, no file to be had, or a server that only reads: it answers, and
 * keeps nothing.
 */
const UNWRITABLE = new Set(['53000', '53100', '53200', '53400', '58030', '25006']);

const codeOf = (error: unknown): string | undefined =>
  (error as { code?: string } | undefined)?.code;

/** Serialisation failure or deadlock: the whole transaction may be repeated. */
export const isRetriable = (error: unknown): boolean => RETRIED.has(codeOf(error) ?? '');

const AWAY_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired|Query read timeout/;

/** Ended by the database: the statement ran, or waited for a lock, for longer than it may. */
const TOO_LONG = new Set(['57014', '55P03']);

/** The database is there, and something in it holds the statement up. */
const tookTooLong = (error: unknown): boolean => TOO_LONG.has(codeOf(error) ?? '');

/** The connection is of no use any more. */
export const isAway = (error: unknown): boolean =>
  AWAY.has(codeOf(error) ?? '') || (error instanceof Error && AWAY_TEXT.test(error.message));

/**
 * The database is there and cannot write: every transaction is undone whole, and may be tried again
 * later.
 */
export const isUnwritable = (error: unknown): boolean => UNWRITABLE.has(codeOf(error) ?? '');

/**
 * A lost database, one that takes too long, or one that cannot write, becomes a refusal that says
 * so (503, Retry-After); every other error stays what it is.
 */
export const asRefusal = (error: unknown): unknown => {
  if (isUnwritable(error)) return unavailable('The database cannot keep anything right now.', 5);
  if (tookTooLong(error)) return unavailable('The database is busy and took too long.', 5);
  return isAway(error) ? unavailable('The database cannot be reached right now.') : error;
};

/**
 * A read that broke off through no fault of its own: the connection went, or something made it wait
 * too long. It may be asked again.
 */
export const isInterrupted = (error: unknown): boolean => isAway(error) || tookTooLong(error);

/** Nothing came back in time: whatever is asked next would wait as long. */
export const isSilent = (error: unknown): boolean =>
  codeOf(error) === SILENCE || (error instanceof Error && error.message === 'Query read timeout');

/** A key that is taken, a row that is missing or still named, a check that does not hold. */
const BROKEN = new Set(['23505', '23503', '23514']);

/** The server quotes names by the custom of its language: "a", »a«, « a ». */
const QUOTED = /["«»„“”]\s*([\w$]+)\s*["«»„“”]/g;

/** A divided database names the constraint of a shard: `campaign_name_uq_102008`. */
const withoutShard = (name: string): string => name.replace(/_\d+$/, '');

/**
 * Which of the constraints an insert or update broke; undefined when it is none of them. A server
 * of a divided database answers without the member `constraint`: its message names it then.
 */
export const violatedConstraint = <const Name extends string>(
  error: unknown,
  names: readonly Name[],
): Name | undefined => {
  if (!BROKEN.has(codeOf(error) ?? '')) return undefined;
  const { constraint, message = '' } = error as { constraint?: string; message?: string };
  const broken = constraint ? [constraint] : [...message.matchAll(QUOTED)].map(([, name]) => name!);
  // A name that ends in digits by itself comes before a shorter one with a shard.
  return (
    names.find((name) => broken.includes(name)) ??
    names.find((name) => broken.map(withoutShard).includes(name))
  );
};
