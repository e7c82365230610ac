import type { Ad, AdGroup, Campaign, Keyword } from '@switchyard/catalog/domain';

/** One campaign with all that is below it, as the catalog holds it. */
export interface CampaignTree {
  readonly campaign: Campaign;
  readonly adGroups: readonly AdGroup[];
  readonly ads: readonly Ad[];
  readonly keywords: readonly Keyword[];
}
