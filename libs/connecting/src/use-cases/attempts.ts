import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IdentityFacade, Sealer } from '@switchyard/identity';
import type { Grant } from '@switchyard/identity/domain';
import {
  Clock,
  Ids,
  notFound,
  type PlatformId,
  type Tenant,
  UnitOfWork,
  type Visitor,
} from '@switchyard/kernel';
import { Attempts } from '../data/attempts';
import { ConsentSecrets } from '../data/consent-secrets';
import {
  type Attempt,
  ATTEMPT_MS,
  attemptAt,
  attemptNotReady,
  type ChoosableAccount,
  choosableAccounts,
  isReturnPath,
  maySetOut,
  returnPathRefused,
} from '../domain';
import { Grants } from './ports';
import { Vendors } from './vendors';
import { accountOf, type Connecting, WorkSpaces } from './who-connects';

export interface NewAttempt {
  readonly platform: PlatformId;
  /** To renew this grant. */
  readonly grantId?: string;
  /** A path below `/app/`. */
  readonly returnTo?: string;
}

/** An attempt without an answer. */
export const newAttempt = (
  known: Pick<Attempt, 'accountId' | 'spaceId' | 'id' | 'platform' | 'userId'>,
  now: Date,
): Attempt => ({
  ...known,
  sessionDigest: null,
  stateDigest: null,
  redirectUri: null,
  verifier: null,
  code: null,
  keyKind: null,
  sentAt: null,
  newGrant: null,
  renewsGrantId: null,
  returnTo: null,
  status: 'WAITING',
  problem: null,
  grantId: null,
  isOtherPerson: false,
  accounts: [],
  createdAt: now,
  expiresAt: new Date(now.getTime() + ATTEMPT_MS),
  updatedAt: now,
});

/** Throws NOT_FOUND for a grant of another account or platform. */
export const requireGrant = async (
  grants: Grants,
  tenant: Tenant,
  platform: PlatformId,
  grantId: string | undefined,
): Promise<string | null> => {
  if (grantId === undefined) return null;
  const grant = await grants.grant(tenant, grantId);
  if (grant?.platform !== platform) throw notFound();
  return grantId;
};

/**
 * Starts an attempt. Throws PLATFORM_NOT_SET_UP, NOT_FOUND for the grant, VALIDATION_ERROR for the
 * path and for a platform without a consent page, ROLE_TOO_LOW.
 */
@Injectable()
export class StartAttempt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly grants: Grants,
    private readonly vendors: Vendors,
    private readonly spaces: WorkSpaces,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(who: Connecting, { platform, grantId, returnTo }: NewAttempt): Promise<Attempt> {
    const tenant = await this.spaces.of(who);
    this.vendors.requireConsent(platform);
    if (returnTo !== undefined && !isReturnPath(returnTo)) throw returnPathRefused();
    const renewsGrantId = await requireGrant(this.grants, tenant, platform, grantId);
    const attempt: Attempt = {
      ...newAttempt(
        { ...tenant, id: this.ids.next('cna'), platform, userId: who.userId },
        this.clock.now(),
      ),
      renewsGrantId,
      returnTo: returnTo ?? null,
    };
    await this.work.run(tenant, () => this.attempts.add(attempt));
    return attempt;
  }
}

/** What of a state is stored. */
export const stateDigestOf = (state: string): string =>
  createHash('sha256').update(state).digest('hex');

/** PKCE, S256 (RFC 7636, 4.2). */
const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/**
 * Sends the browser of a signed-in user of the same account to the consent page; binds the attempt
 * to this session. A browser that leaves again gets a new state, and the one before is void. Throws
 * NOT_FOUND, ATTEMPT_NOT_READY, PLATFORM_NOT_SET_UP.
 */
@Injectable()
export class LeaveForConsent {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly vendors: Vendors,
    private readonly secrets: ConsentSecrets,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  async execute(visitor: Visitor, attemptId: string): Promise<{ readonly authorizeUrl: string }> {
    const tenant = accountOf(visitor);
    const now = this.clock.now();
    const known = await this.attempts.get(tenant, attemptId);
    if (!known) throw notFound();
    refuseAnswered(attemptAt(known, now));
    const { consent, app } = this.vendors.requireConsent(known.platform);
    const [state, verifier] = [this.secrets.next(), this.secrets.next()];
    const redirectUri = this.vendors.callbackOf(known.platform);
    const sealed = consent.pkce
      ? await this.sealer.seal(
          { verifier },
          { accountId: tenant.accountId, connectionId: attemptId, version: 1 },
        )
      : null;
    await this.work.run(tenant, async () => {
      const current = await this.attempts.lock(tenant, attemptId);
      if (!current) throw notFound();
      refuseAnswered(current);
      await this.attempts.change(tenant, attemptId, 'WAITING', {
        sessionDigest: visitor.sessionDigest,
        stateDigest: stateDigestOf(state),
        verifier: sealed,
        redirectUri,
        updatedAt: now,
      });
    });
    return {
      authorizeUrl: consent.address({
        app,
        redirectUri,
        state,
        ...(consent.pkce ? { challenge: challengeOf(verifier) } : {}),
      }),
    };
  }
}

const refuseAnswered = (attempt: Attempt): void => {
  if (!maySetOut(attempt)) throw attemptNotReady(attempt.status);
};

export interface AttemptView extends Omit<
  Attempt,
  'accounts' | 'code' | 'verifier' | 'stateDigest' | 'newGrant'
> {
  readonly accounts: readonly ChoosableAccount[];
  readonly grant: Grant | null;
  /** Who consented, as the platform names them; empty when it does not, or before a consent. */
  readonly subjectName: string;
}

/** One attempt of the account. Throws NOT_FOUND, ROLE_TOO_LOW. */
@Injectable()
export class ReadAttempt {
  constructor(
    private readonly attempts: Attempts,
    private readonly grants: Grants,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  async execute(who: Connecting, id: string): Promise<AttemptView> {
    const tenant = accountOf(who);
    const found = await this.attempts.get(tenant, id);
    if (!found) throw notFound();
    const { accounts, newGrant, ...attempt } = attemptAt(found, this.clock.now());
    const { code: _code, verifier: _verifier, ...unsealed } = attempt;
    const { stateDigest: _stateDigest, ...shown } = unsealed;
    const grant = shown.grantId ? await this.grants.grant(tenant, shown.grantId) : undefined;
    return {
      ...shown,
      grant: grant ?? null,
      subjectName: newGrant?.subjectName ?? grant?.subjectName ?? '',
      accounts:
        accounts.length === 0
          ? []
          : choosableAccounts({ ...shown, accounts }, await this.identity.connectionsOf(tenant)),
    };
  }
}
