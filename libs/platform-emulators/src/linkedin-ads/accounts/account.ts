import { code as currencyOf } from 'currency-codes';

/** One ad account with the page it advertises for and the person and application that reach it. All secrets are invented. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** Only for the product's own record: the vendor counts days in UTC. */
  readonly timeZone: string;
  /** The page (organization) behind the account, digits. */
  readonly organizationId: string;
  readonly personId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly status: AccountStatus;
  readonly role: Role;
  readonly createdAt: number;
}

export const ACCOUNT_STATUSES = [
  'ACTIVE',
  'CANCELED',
  'DRAFT',
  'PENDING_DELETION',
  'REMOVED',
] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Rights on an account, from reading only to everything (platform document 2a). */
export const ROLES = [
  'VIEWER',
  'CREATIVE_MANAGER',
  'CAMPAIGN_MANAGER',
  'ACCOUNT_MANAGER',
  'ACCOUNT_BILLING_ADMIN',
] as const;
export type Role = (typeof ROLES)[number];

/** Decimal places of the account's currency (ISO 4217). */
export const decimalsOf = (currency: string): number => currencyOf(currency)?.digits ?? 2;
