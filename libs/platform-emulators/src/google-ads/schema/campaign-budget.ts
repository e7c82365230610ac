import { BUDGET_DELIVERY_METHOD, BUDGET_PERIOD, BUDGET_STATUS, BUDGET_TYPE } from './enums';
import { bool, immutable, int64, message, output, string } from './field';

/** `google.ads.googleads.v25.resources.CampaignBudget`. */
export const CAMPAIGN_BUDGET = message('CampaignBudget', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  amountMicros: int64,
  totalAmountMicros: int64,
  status: output(BUDGET_STATUS),
  deliveryMethod: BUDGET_DELIVERY_METHOD,
  explicitlyShared: bool,
  referenceCount: output(int64),
  hasRecommendedBudget: output(bool),
  recommendedBudgetAmountMicros: output(int64),
  period: immutable(BUDGET_PERIOD),
  type: immutable(BUDGET_TYPE),
});
