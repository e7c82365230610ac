import { type Fields, listIn, numberIn, objectIn, textIn } from '../core/json';
import { servingIssues } from './delivery';
import {
  DESCRIPTION,
  LANDING_PAGE,
  NAME,
  NEW_STATUS,
  type Resource,
  type Scene,
  STATUS,
} from './doors/resources';
import { integer, list, nullable, object, oneOf, sameText, text } from './doors/shapes';
import { invalidValue, missingParameter, notEnabled, outOfRange, unchangeable } from './errors';
import type { Entity } from './store/world';
import { checkTargeting, readTargeting, TARGETING } from './targeting';
import { UNVERIFIED } from './unverified';

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
const createCampaignShape = object(
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

/**
 * Body of POST /campaigns/{id}: the objective and the mode are not in it, for they never change
 * (oracle: UpdateCampaignBody).
 */
const updateCampaignShape = object({
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

const OBJECTIVES: Readonly<Record<BiddingType, string>> = {
  impressions: 'reach',
  clicks: 'clicks',
  conversions: 'conversions',
};

export const biddingTypeOf = ({ fields }: Entity): BiddingType =>
  textIn(fields, 'bidding_type') as BiddingType;

/** What a campaign of a bidding type is billed by. */
export const billingEventOf = (type: BiddingType): 'impression' | 'click' =>
  type === 'impressions' ? 'impression' : 'click';

/** Campaigns: budget, dates, targeting and what is bid for (platform document 4b). */
export const campaigns: Resource = {
  kind: 'campaign',
  path: '/campaigns',
  label: 'campaign',
  createShape: createCampaignShape,
  updateShape: updateCampaignShape,
  includes: ['serving_issues'],
  needsKey: () => false,
  complete: (given, scene, _parentId, before) => {
    const fields = { bidding_type: 'impressions', ...before?.fields, ...given };
    checkCampaign(fields, scene, before);
    return fields;
  },
  isReviewed: () => false,
  read: ({ fields }) => readCampaign(fields),
  readIncluded: (entity, scene) => servingIssues(entity, scene),
};

function readCampaign(fields: Fields): Fields {
  const type = textIn(fields, 'bidding_type') as BiddingType;
  return {
    name: fields.name,
    description: fields.description ?? null,
    status: fields.status,
    mode: null,
    product_feed_id: null,
    start_time: fields.start_time ?? null,
    end_time: fields.end_time ?? null,
    budget: fields.budget,
    bidding_type: type,
    objective: OBJECTIVES[type],
    billing_event_type: billingEventOf(type),
    targeting: readTargeting(objectIn(fields, 'targeting')),
    conversion_event_setting_ids: listIn(fields, 'conversion_event_setting_ids'),
    landing_page_configuration: fields.landing_page_configuration ?? null,
  };
}

/**
 * Refuses a campaign that breaks a rule of the platform document (4b). `fields` is the whole
 * campaign as it would be stored.
 */
function checkCampaign(fields: Fields, scene: Scene, before?: Entity): void {
  checkMode(fields);
  checkBudget(fields, scene, before);
  checkDates(fields);
  checkTargeting(objectIn(fields, 'targeting'));
  checkEventSettings(fields, scene, before);
}

/** Product feeds and agents are switched on per account; here they never are. */
function checkMode({ mode, product_feed_id: feed }: Fields): void {
  if (mode === 'product_feed') throw notEnabled('product_feed_api_disabled');
  if (mode === 'business_agent') {
    throw notEnabled('Business Agent advertiser tools are not enabled.');
  }
  if (feed !== undefined && feed !== null) {
    throw invalidValue('product_feed_id', 'product_feed_id needs mode product_feed.');
  }
}

function checkBudget(fields: Fields, { account }: Scene, before?: Entity): void {
  const budget = objectIn(fields, 'budget');
  const daily = numberIn(budget, 'daily_spend_limit_micros');
  if (Object.keys(budget).length !== 1) {
    throw invalidValue(
      'budget',
      'Send exactly one of daily_spend_limit_micros and lifetime_spend_limit_micros.',
    );
  }
  const smallest = UNVERIFIED.smallestDailyBudgetMicros[account.currency] ?? 0;
  if (daily !== undefined && daily < smallest) {
    const bound = `the daily budget is at least ${smallest / 1_000_000} ${account.currency}`;
    throw outOfRange('integer_below_min_value', 'budget.daily_spend_limit_micros', bound);
  }
  const wasDaily =
    before && numberIn(objectIn(before.fields, 'budget'), 'daily_spend_limit_micros') !== undefined;
  if (wasDaily && daily === undefined) {
    throw unchangeable('budget', 'A daily budget cannot become a lifetime budget.');
  }
}

function checkDates(fields: Fields): void {
  const [start, end] = [numberIn(fields, 'start_time'), numberIn(fields, 'end_time')];
  if (start !== undefined && end !== undefined && end <= start) {
    throw invalidValue('end_time', 'end_time must be after start_time.');
  }
}

const PARAM = 'conversion_event_setting_ids';

/**
 * A campaign that bids for conversions has exactly one active standard event, for ever; others may
 * have any number (platform document 4b).
 */
function checkEventSettings(fields: Fields, { world, account }: Scene, before?: Entity): void {
  const ids = listIn<string>(fields, PARAM);
  const settings = ids.map((id) => world.find('conversion_event_setting', account.id, id));
  const missing = settings.findIndex((one) => !one || one.fields.archived === true);
  if (missing >= 0) {
    throw invalidValue(
      `${PARAM}[${missing}]`,
      `No active conversion event setting found with id '${ids[missing]}'.`,
    );
  }
  if (fields.bidding_type !== 'conversions') return;
  if (!account.features.conversion_bidding) throw notEnabled('Conversion bidding is not enabled');
  if (ids.length === 0) throw missingParameter(PARAM);
  if (ids.length > 1) {
    throw outOfRange('array_above_max_length', PARAM, 'a conversions campaign has exactly one');
  }
  if (textIn(settings[0]?.fields ?? {}, 'event_type') === 'custom') {
    throw invalidValue(`${PARAM}[0]`, 'A custom event cannot be bid for.');
  }
  if (before && sameText(before.fields[PARAM]) !== sameText(ids)) {
    throw unchangeable(PARAM, 'The event of a conversions campaign cannot be changed.');
  }
}
