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
  /** Empty for a website key, which stands for no person. */
  readonly userId: string;
  /** The account of the token, which request allowances are counted against; may differ from `accountId` in a shared Space. */
  readonly tokenAccountId: string;
  /** Of the credential, whichever it is: what stored answers and buckets are kept by. */
  readonly tokenId: string;
  /** Set when a website asks with its public key: a VIEWER without scopes, who may only report in the constrained form. */
  readonly websiteKeyId?: string;
  readonly role: SpaceRole;
  readonly scopes: readonly Scope[];
  readonly requestId: string;
}
