import { CREATE_CREATIVE } from '../creatives/creative-parameters';
import { executionOptions } from '../store/resource-routes';
import { STATUSES } from '../store/statuses';
import { UNVERIFIED } from '../unverified';
import {
  choice,
  flag,
  integer,
  limitedText,
  map,
  maps,
  type Members,
  moment,
  object,
  text,
  unsigned,
} from '../wire/shape';

/** A creative by its id, or one that is made along with the ad. */
const CREATIVE = object({ ...CREATE_CREATIVE, creative_id: text, id: text });

const SHARED: Members = {
  ad_schedule_end_time: moment,
  ad_schedule_start_time: moment,
  adlabels: maps,
  adset_spec: map,
  audience_id: text,
  bid_amount: integer,
  conversion_domain: text,
  creative: CREATIVE,
  creative_asset_groups_spec: map,
  display_sequence: unsigned,
  draft_adgroup_id: text,
  engagement_audience: flag,
  execution_options: executionOptions('synchronous_ad_review'),
  include_demolink_hashes: flag,
  name: limitedText(UNVERIFIED.nameLength),
  priority: unsigned,
  status: choice(STATUSES),
  tracking_specs: maps,
};

/** Parameters of `POST /act_<id>/ads` (the vendor's parameter list of the edge). */
export const CREATE_AD: Members = {
  ...SHARED,
  adset_id: text,
  date_format: text,
  source_ad_id: text,
};

/** Parameters of `POST /<ad_id>`. */
export const UPDATE_AD: Members = SHARED;
