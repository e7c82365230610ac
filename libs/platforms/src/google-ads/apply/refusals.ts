import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import { asAd } from '../attributes/child-attributes';

/** What each type of campaign holds. */
const TAKEN: Readonly<Record<string, { readonly ad: string; readonly keywords: boolean }>> = {
  SEARCH: { ad: 'RESPONSIVE_SEARCH', keywords: true },
  DISPLAY: { ad: 'RESPONSIVE_DISPLAY', keywords: false },
  PERFORMANCE_MAX: { ad: 'ASSET_GROUP', keywords: false },
};

/** What this connector will not send, though nobody asked it to check: Validate has said so before. */
export const refusalOf = (change: Change, seen: Observed | undefined): Failure | undefined => {
  const takes = TAKEN[change.campaignType];
  if (!takes) {
    return refused(
      'CAMPAIGN_TYPE_UNSUPPORTED',
      'type',
      `${change.campaignType} campaigns are not exported to Google yet.`,
    );
  }
  if (change.entity === 'keyword' && !takes.keywords) {
    return refused('KEYWORDS_UNSUPPORTED', 'text', 'Google has keywords in search campaigns only.');
  }
  if (change.entity === 'adGroup' && change.campaignType === 'PERFORMANCE_MAX') {
    return refused(
      'AD_GROUPS_UNSUPPORTED',
      'name',
      'Performance Max has asset groups instead of ad groups.',
    );
  }
  if (
    change.action === 'create' &&
    change.entity === 'ad' &&
    asAd(change.after).adType !== takes.ad
  ) {
    return refused(
      'AD_TYPE_UNSUPPORTED',
      'type',
      `A ${change.campaignType} campaign takes ${takes.ad} ads only.`,
    );
  }
  const sharesBudget =
    change.entity === 'campaign' &&
    change.action === 'update' &&
    change.fields.includes('budgetMicros') &&
    seen?.parts['budgetShared'] !== undefined;
  return sharesBudget
    ? refused(
        'BUDGET_SHARED',
        'budget',
        'The campaign shares its budget with other campaigns on Google. A change would affect them too.',
      )
    : undefined;
};

const refused = (code: string, field: string, message: string): Failure => ({
  kind: 'refused',
  field,
  detail: { code, message },
});
