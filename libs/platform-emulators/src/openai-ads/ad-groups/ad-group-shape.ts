import { DESCRIPTION, LANDING_PAGE, NAME, NEW_STATUS, STATUS } from '../resources/shared-shapes';
import { UNVERIFIED } from '../unverified';
import { integer, list, nullable, object, oneOf, text } from '../wire/shape';

const MULTIPLIER = object(
  { custom_audience_id: text(), bid_multiplier_micros: integer({ min: 100_000, max: 10_000_000 }) },
  ['custom_audience_id', 'bid_multiplier_micros'],
);

/** Bids are per event: 60,000 micros an impression is 60 units a thousand (platform document 4b). */
const BIDDING = object(
  {
    billing_event_type: oneOf(['impression', 'click']),
    strategy: oneOf(['fixed_bid', 'maximize_clicks', 'maximize_conversions']),
    max_bid_micros: integer({ min: 1, max: 100_000_000 }),
    custom_audience_bid_multipliers: list(MULTIPLIER),
  },
  ['billing_event_type'],
);

const HINTS = list(text({ max: UNVERIFIED.contextHintLength, hasInk: true }), { max: 2_000 });
const FILTER = object(
  { field: text(), operator: oneOf(['in', 'gt', 'gte', 'lt', 'lte']), values: list(text()) },
  ['field', 'operator', 'values'],
);
const PRODUCT_SET = nullable(
  object({ product_feed_id: text(), filters: list(FILTER) }, ['product_feed_id']),
);

/** Body of POST /ad_groups (platform document 4b; oracle: CreateAdGroupBody). */
export const createAdGroupShape = object(
  {
    campaign_id: text(),
    name: NAME,
    description: DESCRIPTION,
    status: NEW_STATUS,
    context_hints: HINTS,
    bidding_config: BIDDING,
    product_set: PRODUCT_SET,
    landing_page_configuration: LANDING_PAGE,
  },
  ['campaign_id', 'name', 'status', 'bidding_config'],
);

/** Body of POST /ad_groups/{id} (oracle: UpdateAdGroupBody): bidding and hints are sent whole. */
export const updateAdGroupShape = object({
  name: NAME,
  description: nullable(DESCRIPTION),
  status: STATUS,
  context_hints: HINTS,
  bidding_config: BIDDING,
  product_set: PRODUCT_SET,
  landing_page_configuration: LANDING_PAGE,
});
