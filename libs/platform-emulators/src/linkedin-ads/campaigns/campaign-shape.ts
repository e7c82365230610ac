import { targetingShape } from '../targeting/targeting-shape';
import { flag, list, long, money, oneOf, record, text, urn } from '../wire/shape';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  COST_TYPES,
  FORMATS,
  OBJECTIVES,
  OPTIMIZATION_TARGETS,
} from './campaign-words';

const frequency = record({
  frequencyOptimizationPreference: record({
    timeSpan: record({ duration: long, unit: oneOf(['DAY']) }),
    optimizationType: oneOf(['MAX_FREQUENCY']),
    frequency: long,
  }),
});

const offsiteLists = record({
  iabCategories: record({ include: list(text), exclude: list(text) }),
  publisherRestrictionFiles: record({ include: list(text), exclude: list(text) }),
});

/** A campaign as it may be sent (vendor's page "Create and Manage Campaigns", 2026). */
export const campaignShape = record({
  account: urn('sponsoredAccount'),
  campaignGroup: urn('sponsoredCampaignGroup'),
  associatedEntity: urn('organization', 'person'),
  name: text,
  status: oneOf(CAMPAIGN_STATUSES),
  type: oneOf(CAMPAIGN_TYPES),
  format: oneOf(Object.values(FORMATS).flat()),
  objectiveType: oneOf(OBJECTIVES),
  optimizationTargetType: oneOf(OPTIMIZATION_TARGETS),
  optimizationPreference: frequency,
  costType: oneOf(COST_TYPES),
  unitCost: money,
  dailyBudget: money,
  totalBudget: money,
  locale: record({ country: text, language: text }),
  runSchedule: record({ start: long, end: long }),
  creativeSelection: oneOf(['OPTIMIZED', 'ROUND_ROBIN']),
  audienceExpansionEnabled: flag,
  offsiteDeliveryEnabled: flag,
  offsitePreferences: offsiteLists,
  storyDeliveryEnabled: flag,
  connectedTelevisionOnly: flag,
  pacingStrategy: oneOf(['LIFETIME', 'ACCELERATED']),
  politicalIntent: oneOf(['POLITICAL', 'NOT_POLITICAL', 'NOT_DECLARED']),
  targetingCriteria: targetingShape,
});
