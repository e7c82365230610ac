import { Injectable } from '@nestjs/common';
import {
  Authenticator,
  invalidToken,
  WEBSITE_KEY_PER_ADDRESS,
  WEBSITE_KEY_PER_MINUTE,
  type Allowance,
  type Authenticated,
  type CallerIdentity,
  type RouteAccess,
} from '@switchyard/http-kit';
import { Clock } from '@switchyard/kernel';
import {
  admitsOrigin,
  isOpenFor,
  originNotAllowed,
  readWebsiteKey,
  type ReadWebsiteKey,
} from '../domain';
import { Accounts, KnownWebsiteKeys, WebsiteKeys, type KnownWebsiteKey } from '../use-cases/ports';
import { bearerOf } from './bearer';
import { planRefusal } from './plan-refusal';

/**
 * Website keys: form, checksum, digest, Space, origin, plan. On a route that does not take them they are unknown credentials, and nobody looks.
 * A key is bound to its Space: a request that names another one is refused like an unknown credential.
 */
@Injectable()
export class WebsiteKeyAuthenticator extends Authenticator {
  constructor(
    private readonly keys: WebsiteKeys,
    private readonly accounts: Accounts,
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
    return known
      ? decide(known, read, spaceId, access, origin)
      : this.load(read).then((loaded) => decide(loaded, read, spaceId, access, origin));
  }

  private async load(read: ReadWebsiteKey): Promise<KnownWebsiteKey> {
    const key = await this.keys.byPublicId(read.publicId);
    if (!isOpenFor(key, read)) throw invalidToken();
    const account = await this.accounts.get(key.accountId);
    if (!account) throw invalidToken();
    const known = { key, account };
    this.cache.keep(read.publicId, known, this.clock.now().getTime());
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
  return refusal ? { allowance, refusal } : { allowance, caller: callerOf(key) };
};

/** Its own bucket, of which one address gets a part; the account's daily requests are never drawn on. Its events are counted where they are read. */
const allowanceOf = ({ id, accountId }: KnownWebsiteKey['key']): Allowance => ({
  tokenId: id,
  accountId,
  perMinute: WEBSITE_KEY_PER_MINUTE,
  perAddress: WEBSITE_KEY_PER_ADDRESS,
});

const callerOf = ({ id, accountId, spaceId }: KnownWebsiteKey['key']): CallerIdentity => ({
  accountId,
  spaceId,
  userId: '',
  tokenAccountId: accountId,
  tokenId: id,
  websiteKeyId: id,
  role: 'VIEWER',
  scopes: [],
});
