import type { KindName } from '../state/kinds';
import { AD_GROUP_AD_RULES } from './ad-group-ad-rules';
import { AD_GROUP_CRITERION_RULES } from './ad-group-criterion-rules';
import { AD_GROUP_RULES } from './ad-group-rules';
import { ASSET_GROUP_ASSET_RULES } from './asset-group-asset-rules';
import { ASSET_GROUP_RULES } from './asset-group-rules';
import { AD_GROUP_ASSET_RULES, CAMPAIGN_ASSET_RULES } from './asset-links';
import { ASSET_RULES } from './asset-rules';
import { BUDGET_RULES } from './budget-rules';
import { CAMPAIGN_CRITERION_RULES } from './campaign-criterion-rules';
import { CAMPAIGN_RULES } from './campaign-rules';
import { CONVERSION_ACTION_RULES } from './conversion-action-rules';
import type { KindRules } from './kind-rules';

/** The business rules of each kind. */
export const RULES: Readonly<Record<KindName, KindRules>> = {
  campaignBudget: BUDGET_RULES,
  campaign: CAMPAIGN_RULES,
  campaignCriterion: CAMPAIGN_CRITERION_RULES,
  adGroup: AD_GROUP_RULES,
  adGroupAd: AD_GROUP_AD_RULES,
  adGroupCriterion: AD_GROUP_CRITERION_RULES,
  asset: ASSET_RULES,
  campaignAsset: CAMPAIGN_ASSET_RULES,
  adGroupAsset: AD_GROUP_ASSET_RULES,
  assetGroup: ASSET_GROUP_RULES,
  assetGroupAsset: ASSET_GROUP_ASSET_RULES,
  conversionAction: CONVERSION_ACTION_RULES,
};
