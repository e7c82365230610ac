import type { Scope } from './scopes';

export const SPACE_ROLES = ['OWNER', 'EDITOR', 'VIEWER'] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

/** Who a row belongs to: what row-level security is set to inside a transaction. */
export interface Tenant {
  /** The account that owns the Space; connections, budget and plan are its. */
  readonly accountId: string;
  readonly spaceId: string;
}

/** Who asks, in which Space, and what they may do. Made by the guard, passed by hand into every use case. */
export interface Caller extends Tenant {
  readonly userId: string;
  /** The account of the token, which request allowances are counted against; may differ from `accountId` in a shared Space. */
  readonly tokenAccountId: string;
  readonly tokenId: string;
  readonly role: SpaceRole;
  readonly scopes: readonly Scope[];
  readonly requestId: string;
}
