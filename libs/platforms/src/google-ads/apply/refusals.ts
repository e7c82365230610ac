import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import { asAd } from '../attributes/child-attributes';

/** What this connector will not send, though nobody asked it to check: Validate has said so before. */
export const refusalOf = (change: Change, seen: Observed | undefined): Failure | undefined => {
  if (change.campaignType !== 'SEARCH') return refused('CAMPAIGN_TYPE_UNSUPPORTED', 'type', `${change.campaignType} campaigns are not exported to Google yet.`);
  if (change.action === 'create' && change.entity === 'ad' && asAd(change.after).adType !== 'RESPONSIVE_SEARCH') {
    return refused('AD_TYPE_UNSUPPORTED', 'type', 'A search campaign takes responsive search ads only.');
  }
  const sharesBudget = change.entity === 'campaign' && change.action === 'update' && change.fields.includes('budgetMicros') && seen?.parts['budgetShared'] !== undefined;
  return sharesBudget ? refused('BUDGET_SHARED', 'budget', 'On the platform this campaign shares its budget with others; changing it would change theirs.') : undefined;
};

const refused = (code: string, field: string, message: string): Failure => ({ kind: 'refused', field, detail: { code, message } });
