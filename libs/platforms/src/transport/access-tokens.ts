import { digestOf } from '@switchyard/kernel';
import type { Credentials, OpenConnection } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type {
  HttpAnswer,
  HttpRequest,
  PlatformIo,
  RefreshedToken,
  SharedToken,
  SharedTokens,
} from '../port/io';

/** A token is renewed this long before the platform would refuse it. */
const EARLY_MS = 120_000;

/**
 * Access tokens in memory: of a grant per grant, beside those that all workers share through
 * `io.tokens`; else per connection and credentials. Rotated credentials of a connection are kept
 * through `io.keepCredentials` before their token is first used, and later refreshes use them even
 * when the caller still holds the old ones.
 */
export class AccessTokens {
  private readonly tokens = new Map<string, SharedToken>();
  private readonly refreshing = new Map<string, Promise<SharedToken>>();
  private readonly rotated = new Map<string, Credentials>();
  /** The token of a grant that the platform refused last. */
  private readonly refused = new Map<string, string>();

  constructor(private readonly refresh: RefreshGrant) {}

  /**
   * A token good for at least two minutes, where the platform grants that long. Parallel callers
   * share one refresh.
   */
  async token(connection: OpenConnection, io: PlatformIo): Promise<string> {
    if (io.tokens) return this.sharedToken(connection, io, io.tokens);
    const newest = this.newest(connection);
    const key = keyOf(newest);
    const known = this.tokens.get(key);
    if (known && io.now() < known.expiresAt) return known.token;
    const running = this.refreshing.get(key) ?? this.start(key, newest, io);
    return (await running).token;
  }

  /** Drops a token that the platform refused; the next call asks for another. */
  invalidate(connection: OpenConnection, token: string, io?: PlatformIo): void {
    if (io?.tokens) return this.refuse(io.tokens.grantId, token);
    const key = keyOf(this.newest(connection));
    if (this.tokens.get(key)?.token === token) this.tokens.delete(key);
  }

  /**
   * Sends with a token; when that is refused with 401, once more with a new one. `open` is awaited
   * right before each sending: a request that writes passes its gate there.
   */
  async send(
    connection: OpenConnection,
    io: PlatformIo,
    build: (token: string) => HttpRequest,
    open = nothing,
  ): Promise<HttpAnswer> {
    const first = await this.token(connection, io);
    await open();
    const answer = await io.send(build(first));
    if (answer.status !== 401) return answer;
    this.invalidate(connection, first, io);
    const second = await this.token(connection, io);
    await open();
    return io.send(build(second));
  }

  /** Late news of a token that was replaced changes nothing. */
  private refuse(grantId: string, token: string): void {
    if (this.tokens.get(grantId)?.token !== token) return;
    this.tokens.delete(grantId);
    this.refused.set(grantId, token);
  }

  /**
   * The token of this process, else the token that the workers share. Work that waited for a
   * refresh of other work, which was stopped, asks again for its own.
   */
  private async sharedToken(
    connection: OpenConnection,
    io: PlatformIo,
    shared: SharedTokens,
  ): Promise<string> {
    const { grantId } = shared;
    const known = this.tokens.get(grantId);
    if (known && io.now() < known.expiresAt) return known.token;
    const running = this.refreshing.get(grantId);
    if (!running) return (await this.startShared(connection, io, shared)).token;
    const answered = await running.catch((error: unknown) => {
      if (error instanceof PlatformFailure) throw error;
    });
    return answered?.token ?? this.sharedToken(connection, io, shared);
  }

  private startShared(
    connection: OpenConnection,
    io: PlatformIo,
    shared: SharedTokens,
  ): Promise<SharedToken> {
    const { grantId } = shared;
    const running = shared
      .token(this.refused.get(grantId), (credentials) =>
        this.refresh({ ...connection, credentials }, io),
      )
      .then((token) => {
        const expiresAt = token.expiresAt - earlyMs(token.expiresAt - io.now());
        this.tokens.set(grantId, { token: token.token, expiresAt });
        this.refused.delete(grantId);
        return token;
      })
      .finally(() => this.refreshing.delete(grantId));
    this.refreshing.set(grantId, running);
    return running;
  }

  private start(key: string, connection: OpenConnection, io: PlatformIo): Promise<SharedToken> {
    const running = this.renew(key, connection, io).finally(() => this.refreshing.delete(key));
    this.refreshing.set(key, running);
    return running;
  }

  private async renew(
    key: string,
    connection: OpenConnection,
    io: PlatformIo,
  ): Promise<SharedToken> {
    const grant = await this.refresh(connection, io);
    if (grant.rotated) await this.rotate(key, grant.rotated, io);
    const lifeMs = grant.expiresInSeconds * 1000;
    const known = {
      token: grant.accessToken,
      expiresAt: io.now() + lifeMs - earlyMs(lifeMs),
    };
    this.tokens.set(keyOf(this.newest(connection)), known);
    return known;
  }

  private async rotate(key: string, credentials: Credentials, io: PlatformIo): Promise<void> {
    await io.keepCredentials(credentials);
    this.tokens.delete(key);
    this.rotated.set(key, credentials);
  }

  /** Callers may hold credentials from before a rotation: follow it. */
  private newest(connection: OpenConnection): OpenConnection {
    const next = this.rotated.get(keyOf(connection));
    return next ? this.newest({ ...connection, credentials: next }) : connection;
  }
}

const earlyMs = (lifeMs: number): number => Math.min(EARLY_MS, lifeMs / 2);

const nothing = async (): Promise<void> => {};

const keyOf = ({ id, credentials }: OpenConnection): string => `${id} ${digestOf(credentials)}`;

/**
 * Asks the platform's token endpoint (with `counted: false`). `connection.credentials` are the
 * newest known ones. Throws PlatformFailure: `unauthorised` when the grant is gone, `unavailable`
 * when the endpoint did not answer.
 */
export type RefreshGrant = (connection: OpenConnection, io: PlatformIo) => Promise<RefreshedToken>;
