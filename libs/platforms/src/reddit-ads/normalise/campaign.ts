import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { aimOf } from '../data/aims';
import { isSpecial, SPECIAL_CATEGORY } from '../data/special-categories';
import { familyOf, normaliseBidding } from './bidding';
import { heldName } from './name';
import { normaliseSchedule } from './schedule';
import { heldTargeting } from './targeting';
import { heldTracking } from './tracking';
import type { Warn } from '../../normalising';

/** What Reddit will hold of a campaign, and all that is to be told of it, what stands on its ad groups and ads included. */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  const biddingStrategy = normaliseBidding(draft, warn);
  const { objective, optimizationGoal } = aimOf(draft.objective, familyOf(biddingStrategy));
  heldTargeting(draft, warn);
  heldTracking(draft.trackingTemplate, warn);
  if (draft.scheduleZone === 'searcher') {
    warn(
      'SEARCHER_ZONE_UNSUPPORTED',
      'adSchedule',
      'Reddit uses the time zone of the ad account, not the time zone of the person who sees the ad.',
    );
  }
  return {
    name: heldName(draft.name, warn),
    status: draft.status,
    budgetMicros: draft.budgetMicros,
    biddingStrategy,
    objective,
    optimizationGoal,
    schedule: normaliseSchedule(draft.schedule, warn),
    startDate: draft.startDate ?? null,
    endDate: draft.endDate ?? null,
    specialAdCategories: (draft.specialAdCategories ?? []).some(isSpecial)
      ? [SPECIAL_CATEGORY]
      : [],
  };
};
