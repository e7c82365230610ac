/** Objects of the account, as bodies name them; addresses carry bare numbers, but for creatives (platform document 2a). */
export type UrnKind =
  | 'sponsoredAccount'
  | 'sponsoredCampaignGroup'
  | 'sponsoredCampaign'
  | 'sponsoredCreative'
  | 'organization';

export const urnOf = (kind: UrnKind, id: string): string => `urn:li:${kind}:${id}`;

/** What stands after the last colon: `urn:li:sponsoredCampaign:1` and `1` are both 1. Empty for what is no id. */
export const idIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? (/(?:^|:)(\d+)$/.exec(String(value).trim())?.[1] ?? '')
    : '';
