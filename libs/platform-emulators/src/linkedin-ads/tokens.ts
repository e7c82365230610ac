import { randomBytes } from 'node:crypto';
import { UNVERIFIED } from './unverified';

const ACCESS_SECONDS = 5_184_000;
const DAY_SECONDS = 86_400;

/**
 * What a person agreed to. All or nothing: another set of scopes needs another consent (platform
 * document 2a).
 */
export const SCOPES = [
  'r_ads',
  'rw_ads',
  'r_ads_reporting',
  'rw_conversions',
  'w_organization_social',
  'r_organization_social',
] as const;

/** Also what pages are listed with; the credentials that come with an ad account are without. */
export const ALL_SCOPES = [...SCOPES, 'r_organization_admin'] as const;
export type Scope = (typeof ALL_SCOPES)[number];

export interface Consent {
  readonly personId: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
}

interface IssuedToken extends Consent {
  readonly token: string;
  readonly createdAt: number;
  readonly endsAt: number;
}

/** A traded refresh token: it comes back itself, its own end stays (platform document 2a). */
export interface TokenPair {
  readonly accessToken: string;
  readonly accessSeconds: number;
  readonly refreshToken: string;
  readonly refreshSeconds: number;
  readonly scopes: readonly Scope[];
}

/** Whose an access token is, or why it works no more. */
export type Holder =
  | { readonly state: 'valid'; readonly consent: IssuedToken }
  | { readonly state: 'expired' | 'revoked' | 'unknown' };

/** Every token handed out, with times on the emulators' clock. */
export class Tokens {
  private readonly access = new Map<string, IssuedToken>();
  private readonly refresh = new Map<string, IssuedToken>();
  private readonly revoked = new Set<string>();

  /** A refresh token, as a person's consent gives it. */
  consent(consent: Consent, now: number): string {
    const token = `fake-refresh-${randomBytes(16).toString('hex')}`;
    this.refresh.set(token, {
      ...consent,
      token,
      createdAt: now,
      endsAt: now + UNVERIFIED.refreshTokenDays * DAY_SECONDS * 1_000,
    });
    return token;
  }

  /**
   * Trades a refresh token for an access token. Undefined: it is unknown, of another application,
   * expired or revoked.
   */
  trade(token: string, clientId: string, now: number): TokenPair | undefined {
    const stored = this.refresh.get(token);
    if (
      stored?.clientId !== clientId ||
      stored.endsAt <= now ||
      this.revoked.has(stored.personId)
    ) {
      return undefined;
    }
    const accessToken = `fake-access-${randomBytes(16).toString('hex')}`;
    const accessSeconds = Math.min(ACCESS_SECONDS, Math.floor((stored.endsAt - now) / 1_000));
    this.access.set(accessToken, {
      ...stored,
      token: accessToken,
      createdAt: now,
      endsAt: now + accessSeconds * 1_000,
    });
    return {
      accessToken,
      accessSeconds,
      refreshToken: token,
      refreshSeconds: Math.floor((stored.endsAt - now) / 1_000),
      scopes: stored.scopes,
    };
  }

  holder(accessToken: string, now: number): Holder {
    const stored = this.access.get(accessToken);
    if (!stored) return { state: 'unknown' };
    if (this.revoked.has(stored.personId)) return { state: 'revoked' };
    return stored.endsAt <= now ? { state: 'expired' } : { state: 'valid', consent: stored };
  }

  /** Takes a person's consent back: every token of theirs stops at once. */
  revoke(personId: string): void {
    this.revoked.add(personId);
  }

  isRevoked(personId: string): boolean {
    return this.revoked.has(personId);
  }

  /** An access or refresh token, as introspection describes it. */
  introspect(token: string): IssuedToken | undefined {
    return this.access.get(token) ?? this.refresh.get(token);
  }
}
