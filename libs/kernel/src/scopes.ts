/** The thirteen scopes of the contract. */
export const SCOPES = [
  'campaigns:read',
  'campaigns:write',
  'ads:read',
  'ads:write',
  'keywords:read',
  'keywords:write',
  'assets:read',
  'assets:write',
  'businesses:read',
  'businesses:write',
  'reports:read',
  'sync:read',
  'sync:write',
] as const;

export type Scope = (typeof SCOPES)[number];
