import type { EmulatorClock } from '../../vendor';
import { UNVERIFIED } from '../unverified';

export const ADS_SCOPE = 'https://www.googleapis.com/auth/adwords';
export const DATA_MANAGER_SCOPE = 'https://www.googleapis.com/auth/datamanager';
/** What every person here agreed to. */
export const GRANTED_SCOPES: readonly string[] = [ADS_SCOPE, DATA_MANAGER_SCOPE];

export interface Credentials extends Readonly<Record<string, string>> {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
}

/** What one person agreed to: the accounts that their tokens reach. */
export interface Grant extends Credentials {
  readonly customerId: string;
  readonly managerId: string;
}

interface AccessToken {
  readonly grant: Grant;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

export type TokenState =
  | { readonly state: 'valid'; readonly grant: Grant; readonly scopes: readonly string[] }
  | { readonly state: 'expired' | 'unknown' };

/** Refresh tokens and the access tokens made from them. Access tokens live 3599 seconds of the emulators' clock. */
export class Grants {
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, AccessToken>();
  private lastToken = 0;

  constructor(private readonly clock: EmulatorClock) {}

  /** Credentials that nobody could take for real ones. */
  issue(number: number, customerId: string, managerId: string): Credentials {
    const credentials = {
      clientId: `emulated-client-${number}.apps.example.invalid`,
      clientSecret: `emulated-secret-${number}`,
      refreshToken: `emulated-refresh-token-${number}`,
    };
    this.grants.set(credentials.refreshToken, { ...credentials, customerId, managerId });
    return credentials;
  }

  byClient(clientId: string): Grant | undefined {
    return [...this.grants.values()].find((grant) => grant.clientId === clientId);
  }

  byRefreshToken(refreshToken: string): Grant | undefined {
    return this.grants.get(refreshToken);
  }

  accessToken(grant: Grant, scopes = GRANTED_SCOPES): string {
    const token = `emulated-access-token-${++this.lastToken}`;
    this.tokens.set(token, {
      grant,
      scopes,
      expiresAt: this.clock.now().getTime() + UNVERIFIED.tokenSeconds * 1000,
    });
    return token;
  }

  stateOf(token: string): TokenState {
    const known = this.tokens.get(token);
    if (!known || !this.grants.has(known.grant.refreshToken)) return { state: 'unknown' };
    if (known.expiresAt <= this.clock.now().getTime()) return { state: 'expired' };
    return { state: 'valid', grant: known.grant, scopes: known.scopes };
  }

  /** As a person who takes back the consent: the refresh token and its access tokens stop working. False when there is none. */
  revoke(customerId: string): boolean {
    const grant = [...this.grants.values()].find((known) => known.customerId === customerId);
    return grant ? this.grants.delete(grant.refreshToken) : false;
  }

  clear(): void {
    this.grants.clear();
    this.tokens.clear();
  }
}
