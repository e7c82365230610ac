import { Inject, Injectable } from '@nestjs/common';
import {
  type Allowance,
  type Authenticated,
  Authenticator,
  type CallerIdentity,
  invalidToken,
  type RouteAccess,
  WEBSITE_KEY_PER_ADDRESS,
  WEBSITE_KEY_PER_MINUTE,
} from '@switchyard/http-kit';
import { Clock, type Refusal, WEBSITE_KEY_START } from '@switchyard/kernel';
import {
  type Account,
  accountEnding,
  admitsOrigin,
  billingRefusal,
  type Environment,
  isOpenFor,
  type MeteredAction,
  meteredRefusal,
  notAMember,
  opens,
  originNotAllowed,
  readOnlyMode,
  readToken,
  type ReadToken,
  readWebsiteKey,
  type ReadWebsiteKey,
  requestAllowance,
  spaceNotFound,
  termsOf,
} from '../domain';
import { LoadToken, LoadWebsiteKey } from '../use-cases/load-credentials';
import {
  ENVIRONMENT,
  type KnownToken,
  KnownTokens,
  type KnownWebsiteKey,
  KnownWebsiteKeys,
  REQUESTS_PER_MINUTE,
} from '../use-cases/ports';

/**
 * Why the plan of an account, or its end, does not let this request in; undefined when they do.
 * `spaceAccountEnds`: the Space is of another account, which is to be deleted.
 */
const planRefusal = (
  account: Account,
  access: RouteAccess,
  spaceAccountEnds = false,
): Refusal | undefined => {
  const { plan, subscription } = account;
  const { metered = undefined, writes = false } = access.kind === 'token' ? access : {};
  return (
    (metered === undefined ? undefined : meteredRefusal(account, metered as MeteredAction)) ??
    billingRefusal(plan, subscription) ??
    (writes && termsOf(plan).readOnly ? readOnlyMode() : undefined) ??
    (writes && (account.deletionDueAt !== null || spaceAccountEnds) ? accountEnding() : undefined)
  );
};

const BEARER = /^Bearer +(\S+)$/i;

/** The credential of an Authorization header; empty for anything else. */
const bearerOf = (authorization: string | undefined): string =>
  BEARER.exec(authorization ?? '')?.[1] ?? '';

/**
 * Personal access tokens: form, checksum, digest, expiry, Space, plan. Lets in without waiting when
 * the token is known. What is remembered never refuses: a Space made a moment ago or a new secret
 * may not be part of it yet.
 */
@Injectable()
export class TokenAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: LoadToken,
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
    const now = this.clock.now();
    const known = this.cache.get(read.publicId, now.getTime());
    const space = known && spaceOf(known, spaceId);
    return space && opens(known.token, read, now) && !refusalOf(known, space, access)
      ? { allowance: this.allowanceOf(known), caller: callerOfToken(known, space) }
      : this.load(read, spaceId, access);
  }

  private async load(
    read: ReadToken,
    spaceId: string | undefined,
    access: RouteAccess,
  ): Promise<Authenticated> {
    const keep = this.cache.reading(read.publicId);
    const known = await this.tokens.execute(read);
    if (!known) throw invalidToken();
    keep(known, this.clock.now().getTime());
    if (!opens(known.token, read, this.clock.now())) throw invalidToken();
    const allowance = this.allowanceOf(known);
    const space = spaceOf(known, spaceId);
    const refusal = refusalOf(known, space, access);
    if (refusal) return { allowance, refusal };
    return space
      ? { allowance, caller: callerOfToken(known, space) }
      : this.refuseSpace(allowance, spaceId as string);
  }

  private async refuseSpace(allowance: Allowance, spaceId: string): Promise<Authenticated> {
    const exists = await this.tokens.isSpace(spaceId);
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

const spaceOf = (
  { personal, spaces }: KnownToken,
  spaceId: string | undefined,
): KnownToken['personal'] | undefined => (spaceId === undefined ? personal : spaces.get(spaceId));

const refusalOf = (
  { account, ending }: KnownToken,
  space: KnownToken['personal'] | undefined,
  access: RouteAccess,
): Refusal | undefined =>
  planRefusal(account, access, space !== undefined && ending.has(space.accountId));

const callerOfToken = (
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

/**
 * Website keys: form, checksum, digest, Space, origin, plan. On a route that does not take them
 * they are unknown credentials and are not looked up. A key is bound to its Space: a request that names
 * another one is refused like an unknown credential.
 */
@Injectable()
export class WebsiteKeyAuthenticator extends Authenticator {
  constructor(
    private readonly keys: LoadWebsiteKey,
    private readonly clock: Clock,
    private readonly cache: KnownWebsiteKeys,
  ) {
    super();
  }

  authenticate(
    authorization: string | undefined,
    spaceId: string | undefined,
    access: RouteAccess,
    origin?: string,
  ): Authenticated | Promise<Authenticated> {
    const read =
      access.kind === 'token' && access.websiteKey
        ? readWebsiteKey(bearerOf(authorization))
        : undefined;
    if (!read) throw invalidToken();
    const known = this.cache.get(read.publicId, this.clock.now().getTime());
    return known && isOpenFor(known.key, read)
      ? decide(known, read, spaceId, access, origin)
      : this.load(read).then((loaded) => decide(loaded, read, spaceId, access, origin));
  }

  private async load(read: ReadWebsiteKey): Promise<KnownWebsiteKey> {
    const keep = this.cache.reading(read.publicId);
    const known = await this.keys.execute(read);
    if (!known) throw invalidToken();
    keep(known, this.clock.now().getTime());
    return known;
  }
}

const decide = (
  { key, account }: KnownWebsiteKey,
  read: ReadWebsiteKey,
  spaceId: string | undefined,
  access: RouteAccess,
  origin: string | undefined,
): Authenticated => {
  if (!isOpenFor(key, read) || (spaceId !== undefined && spaceId !== key.spaceId)) {
    throw invalidToken();
  }
  const allowance = allowanceOf(key);
  if (!admitsOrigin(key.origins, origin)) {
    return { allowance, refusal: originNotAllowed(origin), costsAddressOnly: true };
  }
  const refusal = planRefusal(account, access);
  return refusal ? { allowance, refusal } : { allowance, caller: callerOfWebsiteKey(key) };
};

/**
 * Its own bucket, of which one address gets a part; the account's daily requests are never drawn
 * on. Its events are counted where they are read.
 */
const allowanceOf = ({ id, accountId }: KnownWebsiteKey['key']): Allowance => ({
  tokenId: id,
  accountId,
  perMinute: WEBSITE_KEY_PER_MINUTE,
  perAddress: WEBSITE_KEY_PER_ADDRESS,
});

const callerOfWebsiteKey = ({
  id,
  accountId,
  spaceId,
}: KnownWebsiteKey['key']): CallerIdentity => ({
  accountId,
  spaceId,
  userId: '',
  tokenAccountId: accountId,
  tokenId: id,
  websiteKeyId: id,
  role: 'VIEWER',
  scopes: [],
});

/** Both classes of credentials, distinguished by their form. */
@Injectable()
export class CredentialAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: TokenAuthenticator,
    private readonly websiteKeys: WebsiteKeyAuthenticator,
  ) {
    super();
  }

  authenticate(
    authorization: string | undefined,
    spaceId: string | undefined,
    access: RouteAccess,
    origin?: string,
  ): Authenticated | Promise<Authenticated> {
    const isWebsite = bearerOf(authorization).startsWith(WEBSITE_KEY_START);
    return isWebsite
      ? this.websiteKeys.authenticate(authorization, spaceId, access, origin)
      : this.tokens.authenticate(authorization, spaceId, access);
  }
}
