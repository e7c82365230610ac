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
