import { Injectable } from '@nestjs/common';
import { Clock, isId, UnitOfWork } from '@switchyard/kernel';
import { AccessTokens } from '../data/access-tokens';
import { Accounts } from '../data/accounts';
import { Spaces } from '../data/spaces';
import { WebsiteKeys } from '../data/website-keys';
import { type AccessToken, isOpenFor, opens, type ReadToken, type ReadWebsiteKey } from '../domain';
import type { KnownToken, KnownWebsiteKey } from './ports';

/** Whose changes change what is known of a token. */
export const idsOfToken = ({ token, account, spaces }: KnownToken): readonly string[] => [
  token.id,
  token.userId,
  account.id,
  ...[...spaces.values()].map(({ accountId }) => accountId),
];
export const idsOfWebsiteKey = ({ key, account }: KnownWebsiteKey): readonly string[] => [
  key.id,
  account.id,
];

/** How exactly the last use is known. */
const USE_KEPT_MS = 10 * 60_000;

/** Reads what a token belongs to. */
@Injectable()
export class LoadToken {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly accounts: Accounts,
    private readonly spaces: Spaces,
    private readonly clock: Clock,
    private readonly work: UnitOfWork,
  ) {}

  /** Undefined when the token is unknown, expired or revoked, or its account is gone. */
  async execute(read: ReadToken): Promise<KnownToken | undefined> {
    const token = await this.tokens.byPublicId(read.publicId);
    if (!opens(token, read, this.clock.now())) return undefined;
    const [account, spaces] = await Promise.all([
      this.accounts.get(token.accountId),
      this.spaces.ofUser(token.userId),
    ]);
    // A guest may be a member of another user's personal Space, too.
    const personal = spaces.find(
      ({ type, accountId }) => type === 'PERSONAL' && accountId === token.accountId,
    );
    if (!account || !personal) return undefined;
    await this.noteUse(token);
    const ending = await this.accounts.ending([
      account.id,
      ...spaces.map(({ accountId }) => accountId),
    ]);
    const bySpace = new Map(spaces.map((space) => [space.id, space]));
    return { token, account, personal, spaces: bySpace, ending };
  }

  /** A database that takes no writes now still lets readers in. */
  private async noteUse({ id, lastUsedAt }: AccessToken): Promise<void> {
    const now = this.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_KEPT_MS) return;
    await this.work.runGlobal(() => this.tokens.noteUse(id, now)).catch(() => undefined);
  }

  /** Whether there is a Space with this id, visible to the caller or not. */
  async isSpace(id: string): Promise<boolean> {
    return isId('spc', id) && (await this.spaces.get(id)) !== undefined;
  }
}

/** Reads what a website key belongs to. */
@Injectable()
export class LoadWebsiteKey {
  constructor(
    private readonly keys: WebsiteKeys,
    private readonly accounts: Accounts,
  ) {}

  /** Undefined when the key is unknown or revoked, or its account is gone. */
  async execute(read: ReadWebsiteKey): Promise<KnownWebsiteKey | undefined> {
    const key = await this.keys.byPublicId(read.publicId);
    if (!isOpenFor(key, read)) return undefined;
    const account = await this.accounts.get(key.accountId);
    return account && { key, account };
  }
}
