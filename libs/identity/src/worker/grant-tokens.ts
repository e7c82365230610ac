import { Injectable } from '@nestjs/common';
import { apart, bindHere } from '@switchyard/db-kit';
import { Clock, notFound, Refusal, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Grants } from '../data/grants';
import { Sealer } from '../data/sealing';
import { accessTokenPlace, credentialsPlace, type Grant } from '../domain';
import type { PlainCredentials } from '../use-cases/ports';
import { CredentialOpener } from './credential-opener';

/** What a token endpoint answered to a refresh. */
export interface Refreshed {
  readonly accessToken: string;
  /** Seconds from now. */
  readonly expiresInSeconds: number;
  /** The whole credentials after a rotation. */
  readonly rotated?: PlainCredentials;
  /** When the credentials end, where the answer says so. Seconds from now. */
  readonly refreshEndsInSeconds?: number;
}

/** Sends the newest credentials to the token endpoint. */
export type Refresh = (credentials: PlainCredentials) => Promise<Refreshed>;

export interface GrantToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** One grant, opened. */
export interface OpenGrant {
  /** Of this consent: the grant's id and version, so that tokens of an older one are not kept. */
  readonly grantId: string;
  readonly grant: Grant;
  /** As they were at the opening: a refresh is given newer ones. */
  readonly credentials: PlainCredentials;
  token(refused: string | undefined, refresh: Refresh): Promise<GrantToken>;
}

/** A stored token is used while it is good for at least so long. */
const EARLY_MS = 120_000;

/** Refreshes of a process at one time, by platform: each keeps a connection to the database. */
const AT_ONCE = 2;

/**
 * How often storing is tried: for some two minutes where the platform rotated the credentials, for
 * they are nowhere else.
 */
const STORE_ATTEMPTS = { rotated: 30, kept: 3 } as const;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** What one refresh came to, however often the transaction around it is tried. */
type Outcome =
  | { readonly refreshed: Refreshed; readonly sealedVersion: number; readonly receivedAt: number }
  | { readonly failure: unknown };

/** One call of `token`. */
interface Asking {
  readonly tenant: Tenant;
  readonly id: string;
  readonly refused: string | undefined;
  readonly refresh: Refresh;
  outcome?: Outcome;
}

/**
 * Access tokens of grants, for all workers. A worker that refreshes locks the row of the grant until
 * the answer is stored, and uses the token only then. A worker that dies frees the lock with its
 * connection: the next one uses the credentials that are stored.
 */
@Injectable()
export class GrantTokens {
  private readonly ofGrant = new Turns(1);
  private readonly ofPlatform = new Turns(AT_ONCE);

  constructor(
    private readonly work: UnitOfWork,
    private readonly grants: Grants,
    private readonly opener: CredentialOpener,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, and what the opener throws. */
  async open(tenant: Tenant, grantId: string): Promise<OpenGrant> {
    const grant = await this.grants.get(tenant, grantId);
    if (!grant) throw notFound();
    return {
      grantId: `${grantId}@${grant.version}`,
      credentials: await this.opener.open(grant.credentials, credentialsPlace(grant)),
      grant,
      token: (refused, refresh) => this.token(tenant, grant, refused, refresh),
    };
  }

  private async token(
    tenant: Tenant,
    { id, platform }: Grant,
    refused: string | undefined,
    refresh: Refresh,
  ): Promise<GrantToken> {
    // The refresh runs in the work that needs the token, under its lease and outside of any
    // transaction.
    const asking = { tenant, id, refused, refresh: bindHere(refresh) };
    return this.ofGrant.take(`${tenant.accountId} ${id}`, () =>
      apart(() => this.tokenOf(asking, platform)),
    );
  }

  private async tokenOf(asking: Asking, platform: string): Promise<GrantToken> {
    const grant = await this.grants.get(asking.tenant, asking.id);
    if (!grant) throw notFound();
    return (
      (await this.usable(grant, asking.refused)) ??
      this.ofPlatform.take(platform, () => this.lockAndRefresh(asking))
    );
  }

  /**
   * The platform is asked once. What it answered is stored even when the transaction broke in the
   * meantime.
   */
  private async lockAndRefresh(asking: Asking, attempt = 1): Promise<GrantToken> {
    try {
      return await this.work.run(asking.tenant, () => this.inTurn(asking));
    } catch (error) {
      if (attempt >= attemptsFor(asking.outcome, error)) throw failureOf(asking.outcome) ?? error;
    }
    await pauseAfter(attempt);
    return this.lockAndRefresh(asking, attempt + 1);
  }

  /** In a transaction, which may be repeated. */
  private async inTurn(asking: Asking): Promise<GrantToken> {
    await this.grants.waitLong();
    const grant = await this.grants.lock(asking.tenant, asking.id);
    if (!grant) throw notFound();
    const usable = await this.usable(grant, asking.refused);
    if (usable) return usable;
    asking.outcome ??= await this.outcomeOf(grant, asking.refresh);
    if ('failure' in asking.outcome) throw asking.outcome.failure;
    return this.keep(asking.tenant, grant, asking.outcome);
  }

  private async outcomeOf(grant: Grant, refresh: Refresh): Promise<Outcome> {
    const credentials = await this.opener.open(grant.credentials, credentialsPlace(grant));
    try {
      const refreshed = await refresh(credentials);
      return {
        refreshed,
        sealedVersion: grant.credentials.version,
        receivedAt: this.clock.now().getTime(),
      };
    } catch (failure) {
      return { failure };
    }
  }

  /**
   * Stores a token, and rotated credentials unless others were stored since: those of a consent, or
   * of a worker that had the lock after it was lost.
   */
  private async keep(
    tenant: Tenant,
    grant: Grant,
    { refreshed, sealedVersion, receivedAt }: Extract<Outcome, { refreshed: Refreshed }>,
  ): Promise<GrantToken> {
    const { accessToken: token, expiresInSeconds, rotated, refreshEndsInSeconds } = refreshed;
    const expiresAt = receivedAt + expiresInSeconds * 1_000;
    if (grant.credentials.version !== sealedVersion) return { token, expiresAt };
    const version = (grant.accessToken?.version ?? 0) + 1;
    await this.grants.change(tenant, grant.id, {
      accessToken: await this.sealer.seal({ token }, { ...accessTokenPlace(grant), version }),
      accessEndsAt: new Date(expiresAt),
      ...(rotated && {
        credentials: await this.sealer.seal(rotated, {
          ...credentialsPlace(grant),
          version: sealedVersion + 1,
        }),
      }),
      ...(refreshEndsInSeconds !== undefined && {
        refreshEndsAt: new Date(receivedAt + refreshEndsInSeconds * 1_000),
      }),
    });
    return { token, expiresAt };
  }

  private async usable(grant: Grant, refused: string | undefined): Promise<GrantToken | undefined> {
    const expiresAt = grant.accessEndsAt?.getTime() ?? 0;
    if (!grant.accessToken || expiresAt - EARLY_MS < this.clock.now().getTime()) return undefined;
    // One that no key of this worker opens is replaced.
    const { token } = await this.opener
      .open(grant.accessToken, accessTokenPlace(grant))
      .catch(() => ({ token: undefined }));
    return token === undefined || token === refused ? undefined : { token, expiresAt };
  }
}

const attemptsFor = (outcome: Outcome | undefined, error: unknown): number => {
  if (!outcome || 'failure' in outcome) return 1;
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return 1;
  return outcome.refreshed.rotated ? STORE_ATTEMPTS.rotated : STORE_ATTEMPTS.kept;
};

/** As the refresh threw it, whatever the transaction made of it. */
const failureOf = (outcome: Outcome | undefined): unknown =>
  outcome && 'failure' in outcome ? outcome.failure : undefined;

const pauseAfter = (attempt: number): Promise<void> =>
  new Promise((done) =>
    setTimeout(done, Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS)),
  );

/** Lets so many at a time do something with a key; others wait in the order they came. */
class Turns {
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly atOnce: number) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.enter(key);
    try {
      return await work();
    } finally {
      this.leave(key);
    }
  }

  private async enter(key: string): Promise<void> {
    const running = this.running.get(key) ?? 0;
    if (running < this.atOnce) {
      this.running.set(key, running + 1);
      return;
    }
    const queue = this.waiting.get(key) ?? [];
    this.waiting.set(key, queue);
    await new Promise<void>((enter) => void queue.push(enter));
  }

  /** The turn goes to the longest waiter, else it ends. */
  private leave(key: string): void {
    const next = this.waiting.get(key)?.shift();
    if (next) return next();
    this.waiting.delete(key);
    const running = (this.running.get(key) ?? 1) - 1;
    if (running === 0) this.running.delete(key);
    else this.running.set(key, running);
  }
}
