/** Rights on an account, from reading only to everything (platform document 2a). */
export const ROLES = [
  'VIEWER',
  'CREATIVE_MANAGER',
  'CAMPAIGN_MANAGER',
  'ACCOUNT_MANAGER',
  'ACCOUNT_BILLING_ADMIN',
] as const;
export type Role = (typeof ROLES)[number];
