import type { FieldRule } from '../../port/capabilities';
import type { AdType, CampaignType } from '../../port/draft';

/** A type of campaign with a type of ad that it holds. */
export interface TreeKind {
  readonly campaignType: CampaignType;
  readonly adType: AdType;
  /** Its campaign has been tried with another type of ad. */
  readonly adsOnly?: true;
}

export const SEARCH_TREE: TreeKind = { campaignType: 'SEARCH', adType: 'RESPONSIVE_SEARCH' };
export const DISPLAY_TREE: TreeKind = { campaignType: 'DISPLAY', adType: 'RESPONSIVE_DISPLAY' };
export const MAX_TREE: TreeKind = { campaignType: 'PERFORMANCE_MAX', adType: 'ASSET_GROUP' };

/** Every pair for which the capability tables of search platforms have rules. */
export const TREE_KINDS: readonly TreeKind[] = [
  SEARCH_TREE,
  DISPLAY_TREE,
  MAX_TREE,
  { campaignType: 'DISPLAY', adType: 'SINGLE_IMAGE', adsOnly: true },
];

/** Whether a rule of the capability table speaks of such a tree. */
export const isAbout =
  ({ campaignType, adType }: TreeKind) =>
  ({ campaignTypes, adTypes }: Pick<FieldRule, 'campaignTypes' | 'adTypes'>): boolean =>
    (campaignTypes?.includes(campaignType) ?? true) && (adTypes?.includes(adType) ?? true);
