import { withoutReplaced } from '../campaigns/campaigns';
import type { Resource, WriteScene } from '../store/resource';
import { UNVERIFIED } from '../unverified';
import { type Fields, isFields } from '../../json/fields';
import { CREATE_ADSET, UPDATE_ADSET } from './adset-parameters';
import { campaignOf, checkAdset } from './adset-rules';
import { hasCampaignBudget } from './budget-rules';

/** Ad sets (platform document 1b). */
export const adsets: Resource = {
  kind: 'adset',
  edge: 'adsets',
  create: CREATE_ADSET,
  required: ['name', 'campaign_id', 'billing_event', 'optimization_goal', 'targeting'],
  update: UPDATE_ADSET,
  transient: [
    'execution_options',
    'date_format',
    'campaign_spec',
    'account_id',
    'time_start',
    'time_stop',
  ],
  parentOf: (fields, scene) => campaignOf(fields, scene).id,
  complete,
  check: checkAdset,
  isReviewed: () => false,
};

const CAPPED = ['LOWEST_COST_WITH_BID_CAP', 'COST_CAP'];

/** What the vendor fills in: start, strategy, ages; an end of 0 takes the end away. */
function complete(merged: Fields, scene: WriteScene): Fields {
  const { given, before, world } = scene;
  const fields = before ? withoutReplaced(merged, given) : merged;
  const strategy = strategyOf(fields, scene);
  const dropsBid =
    before &&
    given.bid_strategy !== undefined &&
    given.bid_amount === undefined &&
    !CAPPED.includes(String(given.bid_strategy));
  return {
    status: UNVERIFIED.statusOfNew,
    start_time: given.time_start ?? world.now(),
    pacing_type: ['standard'],
    destination_type: 'UNDEFINED',
    attribution_spec: [{ event_type: 'CLICK_THROUGH', window_days: 7 }],
    ...withoutEmptied(fields),
    ...(strategy === undefined ? {} : { bid_strategy: strategy }),
    ...(dropsBid ? { bid_amount: undefined } : {}),
    ...(fields.end_time === 0 ? { end_time: undefined } : {}),
    ...(fields.targeting === undefined
      ? {}
      : { targeting: completeTargeting(fields.targeting as Fields) }),
  };
}

/** An empty object or text takes these members away. */
const EMPTIED = ['promoted_object', 'bid_constraints', 'dsa_payor', 'dsa_beneficiary'];

function withoutEmptied(fields: Fields): Fields {
  const isEmpty = (value: unknown): boolean =>
    value === '' || (isFields(value) && Object.keys(value).length === 0);
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !EMPTIED.includes(name) || !isEmpty(value)),
  );
}

/** Of the campaign where that has the budget; a bare bid amount makes a bid cap, else the lowest cost is sought. */
function strategyOf(fields: Fields, scene: WriteScene): unknown {
  if (hasCampaignBudget(campaignOf(fields, scene))) return scene.given.bid_strategy;
  return (
    fields.bid_strategy ??
    (fields.bid_amount === undefined ? 'LOWEST_COST_WITHOUT_CAP' : 'LOWEST_COST_WITH_BID_CAP')
  );
}

/** Ages, location types and Advantage audience are there on every read. */
function completeTargeting(targeting: Fields): Fields {
  const geo = targeting.geo_locations as Fields | undefined;
  return {
    age_min: 18,
    age_max: 65,
    targeting_automation: { advantage_audience: 0 },
    ...targeting,
    ...(geo === undefined ? {} : { geo_locations: { location_types: ['home', 'recent'], ...geo } }),
  };
}
