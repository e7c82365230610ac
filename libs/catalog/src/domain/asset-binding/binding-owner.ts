import type { BindingScope } from './asset-binding';

/** What a caller names as the place of an asset. */
export interface BindingOwner {
  readonly scope: BindingScope;
  readonly id: string;
}

/** The member that names an owner of each scope. */
export const OWNER_MEMBER = {
  CAMPAIGN: 'campaignId',
  AD_GROUP: 'adGroupId',
  AD: 'adId',
} as const satisfies Record<BindingScope, string>;

/** Where the owner hangs: found with its campaign locked. */
export interface BindingPlace extends BindingOwner {
  readonly campaignId: string;
  readonly adGroupId: string | null;
}
