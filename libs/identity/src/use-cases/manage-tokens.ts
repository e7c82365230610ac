import { Inject, Injectable } from '@nestjs/common';
import { Clock, Ids, type Scope, UnitOfWork } from '@switchyard/kernel';
import { AccessTokens, Secrets } from '../data/access-tokens';
import { Accounts, Users } from '../data/accounts';
import { ChangeBroadcast } from '../data/change-broadcast';
import {
  type AccessToken,
  type Environment,
  isUsable,
  LONGEST_TOKEN_DAYS,
  plainToken,
  PUBLIC_ID_LENGTH,
  SECRET_LENGTH,
  tokenDigest,
  TOKENS_PER_ACCOUNT,
} from '../domain';
import { ENVIRONMENT } from './ports';
import { expiryOutOfRange, noSuchAccount, noSuchToken, tokenLimitReached } from './refusals';

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

  execute(wish: NewToken): Promise<IssuedToken> {
    if (wish.expiresInDays < 1 || wish.expiresInDays > LONGEST_TOKEN_DAYS) {
      throw expiryOutOfRange(LONGEST_TOKEN_DAYS);
    }
    return this.work.runGlobal(async () => {
      const user = await this.users.firstOf(wish.accountId);
      if (!user) throw noSuchAccount();
      await this.accounts.lock(wish.accountId);
      const now = this.clock.now();
      if ((await this.tokens.usable(wish.accountId, now)) >= TOKENS_PER_ACCOUNT) {
        throw tokenLimitReached();
      }
      const { stored, token } = this.make(wish, user.id, now);
      await this.tokens.add(stored);
      return { tokenId: stored.id, token, expiresAt: stored.expiresAt };
    });
  }

  private make(wish: NewToken, userId: string, now: Date): { stored: AccessToken; token: string } {
    const publicId = this.secrets.text(PUBLIC_ID_LENGTH);
    const token = plainToken(this.environment, publicId, this.secrets.text(SECRET_LENGTH));
    const stored: AccessToken = {
      id: this.ids.next('tok'),
      accountId: wish.accountId,
      userId,
      name: wish.name,
      environment: this.environment,
      publicId,
      digest: tokenDigest(token),
      lastFour: token.slice(-4),
      scopes: wish.scopes,
      createdAt: now,
      expiresAt: new Date(now.getTime() + wish.expiresInDays * DAY_MS),
      revokedAt: null,
    };
    return { stored, token };
  }
}

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
      const publicId = this.secrets.text(PUBLIC_ID_LENGTH);
      const token = plainToken(stored.environment, publicId, this.secrets.text(SECRET_LENGTH));
      await this.tokens.replaceSecret(tokenId, {
        publicId,
        digest: tokenDigest(token),
        lastFour: token.slice(-4),
      });
      await this.broadcast.changed();
      return { tokenId, token, expiresAt: stored.expiresAt };
    });
  }
}

/** Closes a token for good. Closing it twice is no error. */
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
      await this.broadcast.changed();
    });
  }
}
