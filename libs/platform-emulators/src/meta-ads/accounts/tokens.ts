import { randomBytes } from 'node:crypto';

/** A long-lived token works for 60 days; `expires_in` of an exchange (platform document 1a). */
export const LONG_TOKEN_SECONDS = 60 * 86_400;

/** What a person granted when connecting (platform document 1a). */
export const SCOPES = [
  'ads_management',
  'ads_read',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
] as const;

export interface Token {
  readonly accountId: string;
  readonly issuedAt: number;
  readonly endsAt: number;
  readonly isRevoked: boolean;
}

/** Every token handed out, with times on the emulators' clock. There are no refresh tokens: a living token is exchanged. */
export class Tokens {
  private readonly tokens = new Map<string, Token>();

  issue(accountId: string, now: number): string {
    const token = `EAAfake${randomBytes(24).toString('hex')}`;
    this.tokens.set(token, {
      accountId,
      issuedAt: now,
      endsAt: now + LONG_TOKEN_SECONDS * 1_000,
      isRevoked: false,
    });
    return token;
  }

  find(token: string): Token | undefined {
    return this.tokens.get(token);
  }

  /** The person takes the consent back: no token of the account works any more. */
  revoke(accountId: string): void {
    for (const [token, held] of this.tokens) {
      if (held.accountId === accountId) this.tokens.set(token, { ...held, isRevoked: true });
    }
  }
}
