import { randomBytes } from 'node:crypto';
import { UNVERIFIED } from '../unverified';

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

  /** Trades a refresh token for a new pair; the old one goes on for a short grace only. Undefined: invalid grant. */
  rotate(token: string, accountId: string, now: number): TokenPair | undefined {
    const held = this.refresh.get(token);
    if (!held || held.accountId !== accountId || held.endsAt <= now) return undefined;
    this.refresh.set(token, {
      accountId,
      endsAt: Math.min(held.endsAt, now + UNVERIFIED.refreshTokenGraceSeconds * 1_000),
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
    const held = this.access.get(accessToken);
    return held && held.endsAt > now ? held.accountId : undefined;
  }

  /** Takes a person's consent back: every token of theirs ends. */
  revoke(accountId: string): void {
    for (const tokens of [this.access, this.refresh]) forget(tokens, accountId);
  }
}

function forget(tokens: Map<string, Grant>, accountId: string): void {
  for (const [token, grant] of [...tokens]) if (grant.accountId === accountId) tokens.delete(token);
}
