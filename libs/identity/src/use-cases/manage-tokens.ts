import { Inject, Injectable } from '@nestjs/common';
import { Clock, Ids, notFound, type Scope, UnitOfWork, type Visitor } from '@switchyard/kernel';
import { AccessTokens, Secrets, type TokenOutcome } from '../data/access-tokens';
import { Accounts, Users } from '../data/accounts';
import { ChangeBroadcast } from '../data/change-broadcast';
import {
  type AccessToken,
  type Environment,
  isUsable,
  LONGEST_TOKEN_DAYS,
  TOKENS_PER_ACCOUNT,
} from '../domain';
import { ENVIRONMENT } from './ports';
import {
  expiryOutOfRange,
  noSuchAccount,
  noSuchToken,
  sessionEnded,
  tokenLimitReached,
} from './refusals';

export interface NewToken {
  readonly accountId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** 1 to 365. */
  readonly expiresInDays: number;
}

export interface IssuedToken {
  readonly tokenId: string;
  /** Shown once, kept nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

const DAY_MS = 86_400_000;

const requireLife = ({ expiresInDays }: Pick<NewToken, 'expiresInDays'>): void => {
  if (expiresInDays < 1 || expiresInDays > LONGEST_TOKEN_DAYS) {
    throw expiryOutOfRange(LONGEST_TOKEN_DAYS);
  }
};

/**
 * Makes a personal access token of the account's first user. At most five usable ones per account.
 */
@Injectable()
export class CreateToken {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  execute(request: NewToken): Promise<IssuedToken> {
    requireLife(request);
    return this.work.runGlobal(async () => {
      const user = await this.users.firstOf(request.accountId);
      if (!user) throw noSuchAccount();
      await this.accounts.lock(request.accountId);
      const now = this.clock.now();
      if ((await this.tokens.usable(request.accountId, now)) >= TOKENS_PER_ACCOUNT) {
        throw tokenLimitReached();
      }
      const { token, ...secret } = this.secrets.token(this.environment);
      const stored: AccessToken = {
        ...newToken(request, this.environment, now),
        ...secret,
        id: this.ids.next('tok'),
        accountId: request.accountId,
        userId: user.id,
      };
      await this.tokens.add(stored);
      return { tokenId: stored.id, token, expiresAt: stored.expiresAt };
    });
  }
}

/** What a new token is before it has an id, an owner and a secret. */
const newToken = (
  { name, scopes, expiresInDays }: Omit<NewToken, 'accountId'>,
  environment: Environment,
  now: Date,
) => ({
  name,
  environment,
  scopes,
  createdAt: now,
  expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
  revokedAt: null,
  lastUsedAt: null,
});

/**
 * Issues a new secret and keeps the token's id, scopes and expiry. The old secret is dead at once.
 */
@Injectable()
export class RotateToken {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(tokenId: string): Promise<IssuedToken> {
    return this.work.runGlobal(async () => {
      const stored = await this.tokens.get(tokenId);
      if (!stored || !isUsable(stored, this.clock.now())) throw noSuchToken();
      const { token, ...secret } = this.secrets.token(stored.environment);
      await this.tokens.replaceSecret(tokenId, secret);
      await this.broadcast.changed(tokenId);
      return { tokenId, token, expiresAt: stored.expiresAt };
    });
  }
}

/** Closes a token permanently. Closing it twice is not an error. */
@Injectable()
export class RevokeToken {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(tokenId: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const stored = await this.tokens.get(tokenId);
      if (!stored) throw noSuchToken();
      if (!stored.revokedAt) await this.tokens.revoke(tokenId, this.clock.now());
      await this.broadcast.changed(tokenId);
    });
  }
}

/** Tools → API: the tokens of the signed-in user's account. */
@Injectable()
export class ManageOwnTokens {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    private readonly broadcast: ChangeBroadcast,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Newest first, those that open nothing any more too. */
  async list({ accountId }: Visitor): Promise<readonly AccessToken[]> {
    return this.tokens.ofAccount(accountId);
  }

  /** Throws VALIDATION_ERROR, TOKEN_LIMIT_REACHED. */
  async create(
    { accountId, userId, sessionDigest }: Visitor,
    request: Omit<NewToken, 'accountId'>,
  ): Promise<{ readonly stored: AccessToken; readonly token: string }> {
    requireLife(request);
    const { token, ...secret } = this.secrets.token(this.environment);
    const stored: AccessToken = {
      ...newToken(request, this.environment, this.clock.now()),
      ...secret,
      id: this.ids.next('tok'),
      accountId,
      userId,
    };
    await this.work.runGlobal(async () =>
      requireDone(await this.tokens.issueFor(sessionDigest, stored)),
    );
    return { stored, token };
  }

  /** Throws NOT_FOUND. */
  rotate(
    { accountId, sessionDigest }: Visitor,
    id: string,
  ): Promise<{ readonly stored: AccessToken; readonly token: string }> {
    return this.work.runGlobal(async () => {
      const { token, ...secret } = this.secrets.token(this.environment);
      const changed = { id, ...secret };
      requireDone(await this.tokens.replaceFor(sessionDigest, changed, this.clock.now()));
      await this.broadcast.changed(id);
      const stored = (await this.tokens.ofAccount(accountId)).find((one) => one.id === id);
      if (!stored) throw notFound();
      return { stored, token };
    });
  }

  /** Closing one twice is no error. Throws NOT_FOUND. */
  revoke({ sessionDigest }: Visitor, id: string): Promise<void> {
    return this.work.runGlobal(async () => {
      requireDone(await this.tokens.revokeFor(sessionDigest, id, this.clock.now()));
      await this.broadcast.changed(id);
    });
  }
}

const requireDone = (outcome: TokenOutcome): void => {
  switch (outcome) {
    case 'DONE':
      return;
    case 'UNKNOWN':
      throw notFound();
    case 'TOO_MANY':
      throw tokenLimitReached();
    case 'FORBIDDEN':
      throw sessionEnded();
  }
};
