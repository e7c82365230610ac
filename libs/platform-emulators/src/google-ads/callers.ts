export const ADS_SCOPE = 'https://www.googleapis.com/auth/adwords';
export const DATA_MANAGER_SCOPE = 'https://www.googleapis.com/auth/datamanager';
/** What every person agreed to whose account was made with credentials. */
export const GRANTED_SCOPES: readonly string[] = [ADS_SCOPE, DATA_MANAGER_SCOPE];

/** Who asks with an access token. */
export interface Caller {
  /** The same for every token of one consent. */
  readonly id: string;
  readonly clientId: string;
  /** Accounts and managers that are opened to the person. */
  readonly opened: readonly string[];
}

export type TokenState =
  | { readonly state: 'valid'; readonly caller: Caller; readonly scopes: readonly string[] }
  | { readonly state: 'expired' | 'revoked' | 'unknown' };
