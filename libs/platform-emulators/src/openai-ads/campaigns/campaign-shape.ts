import { DESCRIPTION, LANDING_PAGE, NAME, NEW_STATUS, STATUS } from '../resources/shared-shapes';
import { integer, list, nullable, object, oneOf, text } from '../wire/shape';
import { TARGETING } from './targeting-shape';

const SMALLEST_BUDGET = 1_000_000;
const budgetLimit = integer({ min: SMALLEST_BUDGET, max: Number.MAX_SAFE_INTEGER });
const BUDGET = object({
  daily_spend_limit_micros: budgetLimit,
  lifetime_spend_limit_micros: budgetLimit,
});
const TIME = integer({ min: 946_684_800, max: 4_102_444_800 });
const EVENT_SETTINGS = list(text());

export const BIDDING_TYPES = ['impressions', 'clicks', 'conversions'] as const;
export type BiddingType = (typeof BIDDING_TYPES)[number];

/** Body of POST /campaigns (platform document 4b; oracle: CreateCampaignBody). */
export const createCampaignShape = object(
  {
    name: NAME,
    description: DESCRIPTION,
    status: NEW_STATUS,
    bidding_type: oneOf(BIDDING_TYPES),
    mode: oneOf(['product_feed', 'business_agent']),
    product_feed_id: text(),
    budget: BUDGET,
    start_time: TIME,
    end_time: TIME,
    targeting: TARGETING,
    conversion_event_setting_ids: EVENT_SETTINGS,
    landing_page_configuration: LANDING_PAGE,
  },
  ['name', 'status', 'budget'],
);

/** Body of POST /campaigns/{id}: the objective and the mode are not in it, for they never change (oracle: UpdateCampaignBody). */
export const updateCampaignShape = object({
  name: NAME,
  description: nullable(DESCRIPTION),
  status: STATUS,
  budget: BUDGET,
  start_time: nullable(TIME),
  end_time: nullable(TIME),
  targeting: TARGETING,
  conversion_event_setting_ids: EVENT_SETTINGS,
  landing_page_configuration: LANDING_PAGE,
});
