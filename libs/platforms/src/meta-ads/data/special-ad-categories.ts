/** What a campaign for one of Meta's special subjects is declared as (spec/platforms/meta-ads.md 1b). */
export const SPECIAL_AD_CATEGORIES = [
  'CREDIT',
  'EMPLOYMENT',
  'FINANCIAL_PRODUCTS_SERVICES',
  'HOUSING',
  'ISSUES_ELECTIONS_POLITICS',
  'ONLINE_GAMBLING_AND_GAMING',
] as const;

/** What political advertising is declared as. */
export const POLITICAL = 'ISSUES_ELECTIONS_POLITICS';
