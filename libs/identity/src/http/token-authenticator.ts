import { Inject, Injectable } from '@nestjs/common';
import {
  Authenticator,
  invalidToken,
  type Allowance,
  type Authenticated,
  type CallerIdentity,
  type RouteAccess,
} from '@switchyard/http-kit';
import { Clock, isId } from '@switchyard/kernel';
import {
  notAMember,
  opens,
  readToken,
  requestAllowance,
  spaceNotFound,
  type Environment,
  type ReadToken,
} from '../domain';
import { AccessTokens, Accounts, KnownTokens, Spaces, type KnownToken } from '../use-cases/ports';
import { ENVIRONMENT, REQUESTS_PER_MINUTE } from '../use-cases/settings';
import { bearerOf } from './bearer';
import { planRefusal } from './plan-refusal';

/** Personal access tokens: form, checksum, digest, expiry, Space, plan. Answers without waiting when the token is known. */
@Injectable()
export class TokenAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly accounts: Accounts,
    private readonly spaces: Spaces,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(REQUESTS_PER_MINUTE) private readonly perMinute: number | undefined,
    private readonly cache: KnownTokens,
  ) {
    super();
  }

  authenticate(
    authorization: string | undefined,
    spaceId: string | undefined,
    access: RouteAccess,
  ): Authenticated | Promise<Authenticated> {
    const read = readToken(bearerOf(authorization));
    if (!read || read.environment !== this.environment) throw invalidToken();
    const known = this.cache.get(read.publicId, this.clock.now().getTime());
    return known ? this.decide(known, read, spaceId, access) : this.load(read, spaceId, access);
  }

  private async load(
    read: ReadToken,
    spaceId: string | undefined,
    access: RouteAccess,
  ): Promise<Authenticated> {
    const token = await this.tokens.byPublicId(read.publicId);
    if (!opens(token, read, this.clock.now())) throw invalidToken();
    const [account, spaces] = await Promise.all([
      this.accounts.get(token.accountId),
      this.spaces.ofUser(token.userId),
    ]);
    const personal = spaces.find(({ type }) => type === 'PERSONAL');
    if (!account || !personal) throw invalidToken();
    const known: KnownToken = {
      token,
      account,
      personal,
      spaces: new Map(spaces.map((space) => [space.id, space])),
    };
    this.cache.keep(read.publicId, known, this.clock.now().getTime());
    return this.decide(known, read, spaceId, access);
  }

  private decide(
    known: KnownToken,
    read: ReadToken,
    spaceId: string | undefined,
    access: RouteAccess,
  ): Authenticated | Promise<Authenticated> {
    if (!opens(known.token, read, this.clock.now())) throw invalidToken();
    const allowance = this.allowanceOf(known);
    const refusal = planRefusal(known.account, access);
    if (refusal) return { allowance, refusal };
    const space = spaceId === undefined ? known.personal : known.spaces.get(spaceId);
    return space
      ? { allowance, caller: callerOf(known, space) }
      : this.refuseSpace(allowance, spaceId as string);
  }

  private async refuseSpace(allowance: Allowance, spaceId: string): Promise<Authenticated> {
    const exists = isId('spc', spaceId) && (await this.spaces.get(spaceId)) !== undefined;
    return { allowance, refusal: exists ? notAMember() : spaceNotFound() };
  }

  private allowanceOf({ token, account }: KnownToken): Allowance {
    return {
      tokenId: token.id,
      accountId: account.id,
      ...requestAllowance(account.plan, this.perMinute),
    };
  }
}

const callerOf = (
  { token, account }: KnownToken,
  space: KnownToken['personal'],
): CallerIdentity => ({
  userId: token.userId,
  tokenAccountId: account.id,
  tokenId: token.id,
  accountId: space.accountId,
  spaceId: space.id,
  role: space.role,
  scopes: token.scopes,
});
