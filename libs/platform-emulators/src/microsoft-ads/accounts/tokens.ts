import { randomBytes } from 'node:crypto';
import { UNVERIFIED } from '../unverified';

const ACCESS_SECONDS = 3_600;

interface RefreshToken {
  readonly clientId: string;
  readonly userId: string;
  readonly endsAt: number;
}

/** What a refresh hands out: the new refresh token replaces the one that was sent (platform document 2a). */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** Every access and refresh token handed out, with times on the emulators' clock. */
export class Tokens {
  private readonly access = new Map<string, { readonly userId: string; readonly endsAt: number }>();
  private readonly refresh = new Map<string, RefreshToken>();

  /** A first refresh token, as a person's consent would give. */
  consent(clientId: string, userId: string): string {
    const token = `fake-refresh-${randomBytes(12).toString('hex')}`;
    this.refresh.set(token, { clientId, userId, endsAt: Number.POSITIVE_INFINITY });
    return token;
  }

  /** Trades a refresh token for a new pair; the old one goes on for a short grace only. Undefined: invalid grant. */
  rotate(token: string, clientId: string, now: number): TokenPair | undefined {
    const held = this.refresh.get(token);
    if (!held || held.clientId !== clientId || held.endsAt <= now) return undefined;
    const endsAt = Math.min(held.endsAt, now + UNVERIFIED.refreshTokenGraceSeconds * 1_000);
    this.refresh.set(token, { ...held, endsAt });
    const accessToken = `fake-access-${randomBytes(12).toString('hex')}`;
    this.access.set(accessToken, { userId: held.userId, endsAt: now + ACCESS_SECONDS * 1_000 });
    return {
      accessToken,
      refreshToken: this.consent(clientId, held.userId),
      expiresInSeconds: ACCESS_SECONDS,
    };
  }

  /** Who holds this access token: a user, nobody, or a user whose token has ended. */
  holder(
    accessToken: string,
    now: number,
  ): { readonly userId: string; readonly expired: boolean } | undefined {
    const held = this.access.get(accessToken);
    return held && { userId: held.userId, expired: held.endsAt <= now };
  }
}
