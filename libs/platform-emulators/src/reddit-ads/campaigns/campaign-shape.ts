import { nameShape, statusShape } from '../rules/statuses';
import { scheduleShape } from '../rules/time-block';
import { CONVERSION_WINDOWS, GOAL_TYPES, OBJECTIVES, OPTIMIZATION_GOALS } from '../rules/words';
import {
  flag,
  integer,
  list,
  type Members,
  nullable,
  object,
  oneOf,
  text,
  textOf,
} from '../wire/shape';

const BID_STRATEGIES = ['BIDLESS', 'MAXIMIZE_VOLUME', 'TARGET_CPX'];
const BID_TYPES = ['CPC', 'CPM', 'CPV6', 'CPV15'];

const changeable: Members = {
  configured_status: statusShape,
  goal_value: nullable(integer),
  funding_instrument_id: nullable(text),
  spend_cap: nullable(integer),
  bid_strategy: nullable(oneOf(BID_STRATEGIES)),
  bid_type: nullable(oneOf(BID_TYPES)),
  bid_value: nullable(integer),
  start_time: nullable(text),
  end_time: nullable(text),
  schedule: scheduleShape,
  invoice_label: nullable(textOf(0, 80)),
  objective: oneOf(OBJECTIVES),
  use_catalog: flag,
};

/** Members of a manual campaign. There is no `type` among them: only automated campaigns send one, and those are not stood in for. */
export const campaignMembers: Members = {
  name: nameShape,
  ...changeable,
  special_ad_categories: nullable(list(oneOf(['HOUSING_EMPLOYMENT_CREDIT', 'NONE']))),
  is_campaign_budget_optimization: nullable(flag),
  goal_type: nullable(oneOf(GOAL_TYPES)),
  optimization_goal: nullable(oneOf(OPTIMIZATION_GOALS)),
  app_id: nullable(text),
  view_through_conversion_type: nullable(oneOf(CONVERSION_WINDOWS)),
  conversion_pixel_id: text,
};

/** `POST /ad_accounts/{a}/campaigns` (platform document 3b). */
export const campaignCreate = object(campaignMembers, ['name', 'configured_status', 'objective']);

/** `PATCH /campaigns/{id}`: what is not here cannot change. */
export const campaignPatch = object({ name: nullable(nameShape), ...changeable });
