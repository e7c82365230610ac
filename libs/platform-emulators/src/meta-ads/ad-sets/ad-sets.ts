import { type Fields, isFields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import { withoutReplaced } from '../campaigns';
import type { Resource, WriteScene } from '../doors/resources';
import { missingParameter, ruleBroken } from '../errors';
import { type Entity, isLiving } from '../store';
import { UNVERIFIED_SUBCODES as SUBCODES, UNVERIFIED, UNVERIFIED_GOALS } from '../unverified';
import {
  checkBid,
  checkBudget,
  checkSchedule,
  countBudgetChange,
  hasCampaignBudget,
} from './budget';
import { checkPromotedObject, CREATE_ADSET, UPDATE_ADSET } from './parameters';
import { checkTargeting, reachesUnion } from './targeting';

/**
 * An ad shown in the European Union must name its payer and its beneficiary (platform document 1b).
 */
const PAYOR_MISSING = 3858079;
const BENEFICIARY_MISSING = 3858081;

/** Everything that is refused about an ad set beyond the shapes of its parameters. */
function checkAdset(fields: Fields, scene: WriteScene): void {
  const campaign = campaignOf(fields, scene);
  for (const name of ['name', 'billing_event', 'optimization_goal', 'targeting']) {
    if (fields[name] === undefined) throw missingParameter(name);
  }
  checkGoal(fields, textIn(campaign.fields, 'objective'));
  checkBudget(fields, campaign, scene);
  checkStrategy(fields, campaign, scene);
  checkDates(fields, scene);
  checkSchedule(
    fields,
    fields.lifetime_budget !== undefined || campaign.fields.lifetime_budget !== undefined,
  );
  checkTargeting(
    objectIn(fields, 'targeting'),
    listIn<string>(campaign.fields, 'special_ad_categories'),
    scene.version,
  );
  checkPromotedObject(fields, scene.account);
  checkUnion(fields, scene);
  if (!scene.before) checkCount(campaign, scene);
  countBudgetChange(fields, scene);
}

/** The living campaign that an ad set names. */
function campaignOf(fields: Fields, { world, account, before }: WriteScene): Entity {
  const id = before?.parentId ?? textIn(fields, 'campaign_id');
  const campaign = world.find('campaign', account.id, id);
  if (id === '') throw missingParameter('campaign_id');
  if (!campaign || !isLiving(campaign)) {
    throw ruleBroken(
      SUBCODES.campaignMissing,
      'Campaign',
      'There is no such campaign, or it is deleted.',
      'campaign_id',
    );
  }
  return campaign;
}

function checkStrategy(fields: Fields, campaign: Entity, { account, given }: WriteScene): void {
  if (!hasCampaignBudget(campaign)) {
    return checkBid(fields, textIn(fields, 'bid_strategy'), account);
  }
  const strategy = textIn(campaign.fields, 'bid_strategy');
  if (given.bid_strategy !== undefined && given.bid_strategy !== strategy) {
    throw ruleBroken(
      SUBCODES.strategyOfCampaign,
      'Bid strategy',
      'With a campaign budget the campaign has the bid strategy.',
      'bid_strategy',
    );
  }
  checkBid(fields, strategy, account);
}

function checkDates(fields: Fields, { world, given }: WriteScene): void {
  const [start, end] = [numberIn(fields, 'start_time') ?? 0, numberIn(fields, 'end_time')];
  if (end === undefined) return;
  if (end <= start || (given.end_time !== undefined && end <= world.now())) {
    throw ruleBroken(
      SUBCODES.badDates,
      'Dates',
      'The end must be in the future and after the start.',
      'end_time',
    );
  }
}

/** The account's own settings say it for ad sets that do not (platform document 1b). */
function checkUnion(fields: Fields, { world, account }: WriteScene): void {
  if (!reachesUnion(objectIn(fields, 'targeting'))) return;
  const defaults = world.table('adaccount').get(`act_${account.id}`)?.fields ?? {};
  const isStated = (field: string): boolean =>
    [textIn(fields, field), textIn(defaults, `default_${field}`)].some(
      (text) => text.trim() !== '',
    );
  if (!isStated('dsa_payor')) {
    throw ruleBroken(
      PAYOR_MISSING,
      'No payor provided',
      'Ads in the EU must say who pays for them.',
      'dsa_payor',
    );
  }
  if (!isStated('dsa_beneficiary')) {
    throw ruleBroken(
      BENEFICIARY_MISSING,
      'No beneficiary provided',
      'Ads in the EU must say who benefits.',
      'dsa_beneficiary',
    );
  }
}

function checkCount(campaign: Entity, { world, account }: WriteScene): void {
  const siblings = world.table('adset').under(campaign.id).filter(isLiving).length;
  const all = world.table('adset').ofAccount(account.id).length;
  if (siblings >= UNVERIFIED.adsetsPerCampaign || all >= UNVERIFIED.objectsPerAccount) {
    throw ruleBroken(
      SUBCODES.tooMany,
      'Too many ad sets',
      `A campaign takes ${UNVERIFIED.adsetsPerCampaign}.`,
    );
  }
}

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

/**
 * Of the campaign where that has the budget; a bare bid amount makes a bid cap, else the lowest
 * cost is sought.
 */
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

/** Goals that can be paid by something else than impressions (vendor's page on billing events). */
const BILLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  LINK_CLICKS: ['LINK_CLICKS'],
  PAGE_LIKES: ['PAGE_LIKES'],
  POST_ENGAGEMENT: ['POST_ENGAGEMENT'],
  THRUPLAY: ['THRUPLAY'],
  APP_INSTALLS: ['APP_INSTALLS'],
};

/** The goal fits the campaign's objective, and the billing event the goal. */
function checkGoal(fields: Fields, objective: string): void {
  const [goal, billing] = [textIn(fields, 'optimization_goal'), textIn(fields, 'billing_event')];
  const goals = UNVERIFIED_GOALS[objective];
  if (goals && !goals.includes(goal)) {
    throw ruleBroken(
      SUBCODES.optimizationGoal,
      'Performance goal',
      `${goal} is not available for ${objective}.`,
      'optimization_goal',
    );
  }
  if (billing === 'IMPRESSIONS' || BILLED_OTHERWISE[goal]?.includes(billing)) return;
  throw ruleBroken(
    SUBCODES.billingEvent,
    'Billing event',
    `${goal} cannot be billed by ${billing}.`,
    'billing_event',
  );
}
