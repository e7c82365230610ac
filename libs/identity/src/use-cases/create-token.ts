import { Inject, Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Scope } from '@switchyard/kernel';
import {
  LONGEST_TOKEN_DAYS,
  plainToken,
  PUBLIC_ID_LENGTH,
  SECRET_LENGTH,
  tokenDigest,
  TOKENS_PER_ACCOUNT,
  type AccessToken,
  type Environment,
} from '../domain';
import { AccessTokens, Accounts, Secrets, Users } from './ports';
import { expiryOutOfRange, noSuchAccount, tokenLimitReached } from './refusals';
import { ENVIRONMENT } from './settings';

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

/** Makes a personal access token of the account's first user. At most five usable ones per account. */
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
