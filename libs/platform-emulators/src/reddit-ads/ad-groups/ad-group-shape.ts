import { nameShape, statusShape } from '../rules/statuses';
import { scheduleShape } from '../rules/time-block';
import { CONVERSION_WINDOWS, GOAL_TYPES, OPTIMIZATION_GOALS } from '../rules/words';
import { targetingShape } from '../targeting/targeting-shape';
import {
  any,
  integer,
  integerFrom,
  list,
  type Members,
  nullable,
  object,
  oneOf,
  text,
} from '../wire/shape';

const EVENTS = oneOf(['ADD_TO_CART', 'ADD_TO_WISHLIST', 'PURCHASE', 'SEARCH', 'VIEW_CONTENT']);

const shoppingTargeting = object({
  conversion_event_types: list(EVENTS, 5),
  excluded_conversion_event_types: nullable(list(any, 5)),
  lookback_window_days: integer,
  targeting_type: oneOf(['PROSPECTING', 'RETARGETING']),
});

const changeable: Members = {
  name: nameShape,
  configured_status: nullable(statusShape),
  targeting: targetingShape,
  bid_strategy: nullable(oneOf(['BIDLESS', 'MANUAL_BIDDING', 'MAXIMIZE_VOLUME', 'TARGET_CPX'])),
  bid_type: nullable(oneOf(['CPC', 'CPM', 'CPV', 'CPV6', 'CPV15'])),
  bid_value: nullable(integerFrom(0)),
  conversion_pixel_id: text,
  end_time: nullable(text),
  goal_value: nullable(integerFrom(0)),
  schedule: scheduleShape,
  start_time: nullable(text),
  optimization_goal: nullable(oneOf(OPTIMIZATION_GOALS)),
  product_set_id: nullable(text),
  saved_audience_id: nullable(text),
  shopping_type: nullable(oneOf(['DYNAMIC', 'STATIC'])),
  shopping_targeting: nullable(shoppingTargeting),
};

/** Members of a manual ad group that a client may send; read-only ones, which the vendor still tolerates, are refused here. */
export const adGroupMembers: Members = {
  ...changeable,
  type: oneOf(['MANUAL']),
  campaign_id: text,
  goal_type: nullable(oneOf(GOAL_TYPES)),
  view_through_conversion_type: nullable(oneOf(CONVERSION_WINDOWS)),
  app_id: nullable(text),
  optimization_strategy_type: oneOf(['DOWNSTREAM_CONVERSIONS', 'APP_INSTALLS']),
};

/** `POST /ad_accounts/{a}/ad_groups` (platform document 3b). */
export const adGroupCreate = object(adGroupMembers, [
  'bid_strategy',
  'bid_type',
  'campaign_id',
  'name',
]);

/** `PATCH /ad_groups/{id}`: what is not here cannot change. */
export const adGroupPatch = object(changeable);
