import { randomBytes } from 'node:crypto';
import { UNVERIFIED } from '../unverified';

/** Ad accounts by id, and by what else names them. */
export class Accounts {
  private readonly byId = new Map<string, Account>();

  put(account: Account): void {
    this.byId.set(account.id, account);
  }

  get(id: string): Account | undefined {
    return this.byId.get(id);
  }

  all(): readonly Account[] {
    return [...this.byId.values()];
  }

  application(clientId: string): Account | undefined {
    return this.all().find((account) => account.clientId === clientId);
  }
}

/**
 * One ad account with the person, business, profile, pixel, funding and application that belong to
 * it. All secrets are invented.
 */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly memberId: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly profileId: string;
  readonly fundingInstrumentId: string;
  /** On this vendor often the account's own id, as here. */
  readonly pixelId: string;
  readonly currency: string;
  /** IANA zone name. */
  readonly timeZone: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the person consented to. */
  readonly scopes: readonly Scope[];
  readonly approval: Approval;
  /** What the account has not got (yet). */
  readonly missing: readonly Belonging[];
  readonly createdAt: number;
}

/** What Reddit thinks of an ad account (the vendor's OpenAPI, `admin_approval`). */
export const APPROVALS = [
  'ADMIN',
  'BANNED',
  'NEEDS_ID_VERIFICATION',
  'PENDING',
  'SUSPENDED',
  'SUSPICIOUS',
  'TRUSTED',
  'VALID',
] as const;
export type Approval = (typeof APPROVALS)[number];

/** Whether the account takes no writes and serves nothing. */
export const isSuspended = ({ approval }: Account): boolean =>
  approval === 'SUSPENDED' || approval === 'BANNED';

export const BELONGINGS = ['profile', 'pixel', 'fundingInstrument'] as const;
export type Belonging = (typeof BELONGINGS)[number];

/** Who calls: the person of a token, and what they reach through the application that holds it. */
export interface Caller {
  readonly memberId: string;
  readonly name: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly accounts: readonly Account[];
}

/** What a person may consent to (platform document 3a). */
export const SCOPES = ['adsread', 'adsedit', 'adsconversions'] as const;
export type Scope = (typeof SCOPES)[number];

interface Grant {
  readonly accountId: string;
  readonly endsAt: number;
}

/** What a refresh hands out. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Every access and refresh token handed out, with times on the emulators' clock. */
export class Tokens {
  private readonly access = new Map<string, Grant>();
  private readonly refresh = new Map<string, Grant>();

  /** A refresh token without an end, as a person's permanent consent gives. */
  consent(accountId: string): string {
    const token = `fake-refresh-${randomBytes(12).toString('hex')}`;
    this.refresh.set(token, { accountId, endsAt: Number.POSITIVE_INFINITY });
    return token;
  }

  /**
   * Trades a refresh token for a new pair; the old one goes on for a short grace only. Undefined:
   * invalid grant.
   */
  rotate(token: string, accountId: string, now: number): TokenPair | undefined {
    const stored = this.refresh.get(token);
    if (!stored || stored.accountId !== accountId || stored.endsAt <= now) return undefined;
    this.refresh.set(token, {
      accountId,
      endsAt: Math.min(stored.endsAt, now + UNVERIFIED.refreshTokenGraceSeconds * 1_000),
    });
    const accessToken = `fake-access-${randomBytes(12).toString('hex')}`;
    this.access.set(accessToken, {
      accountId,
      endsAt: now + UNVERIFIED.accessTokenSeconds * 1_000,
    });
    return { accessToken, refreshToken: this.consent(accountId) };
  }

  /** The account whose person holds this access token, unless it has ended. */
  holder(accessToken: string, now: number): string | undefined {
    const stored = this.access.get(accessToken);
    return stored && stored.endsAt > now ? stored.accountId : undefined;
  }

  /** Takes a person's consent back: every token of theirs ends. */
  revoke(accountId: string): void {
    for (const tokens of [this.access, this.refresh]) forget(tokens, accountId);
  }
}

function forget(tokens: Map<string, Grant>, accountId: string): void {
  for (const [token, grant] of [...tokens]) if (grant.accountId === accountId) tokens.delete(token);
}
