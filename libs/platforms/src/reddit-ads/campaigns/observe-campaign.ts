import { readMarkedName } from '../../marked-name';
import type { Observed } from '../../port/observed';
import { asAttributes } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { NO_SPECIAL_CATEGORY } from '../data/special-categories';
import type { Campaign } from '../wire/objects';
import { statusOf } from '../wire/status';
import { endDateOf, startDateOf } from '../wire/times';
import { biddingOf } from './bid';
import { scheduleOf } from './schedule';

/** A campaign as it is, in the same words as `normalise` says what it should be. */
export const observeCampaign = (campaign: Campaign, timeZone: string): Observed => {
  const { name, marker } = readMarkedName(campaign.name ?? '');
  return {
    entity: 'campaign',
    remoteId: campaign.id,
    campaignRemoteId: campaign.id,
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes({ name, ...attributesOf(campaign, timeZone) }),
    parts: {},
  };
};

const attributesOf = (campaign: Campaign, timeZone: string): Omit<CampaignAttributes, 'name'> => ({
  status: statusOf(campaign.configured_status),
  budgetMicros: campaign.goal_value ?? 0,
  biddingStrategy: biddingOf(campaign),
  objective: campaign.objective ?? '',
  optimizationGoal: campaign.optimization_goal ?? null,
  schedule: scheduleOf(campaign.schedule),
  startDate: startDateOf(campaign.start_time, timeZone),
  endDate: endDateOf(campaign.end_time, timeZone),
  specialAdCategories: (campaign.special_ad_categories ?? [])
    .filter((category) => category !== NO_SPECIAL_CATEGORY)
    .sort(),
});
