import type { Scene } from '../resources/scene';
import type { Entity } from '../store/entity';
import { UNVERIFIED } from '../unverified';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import {
  invalidValue,
  missingParameter,
  notEnabled,
  outOfRange,
  unchangeable,
} from '../wire/refusal';
import { sameText } from '../wire/same-body';
import { checkTargeting } from './targeting';

/** Refuses a campaign that breaks a rule of the platform document (4b). `fields` is the whole campaign as it would be stored. */
export function checkCampaign(fields: Fields, scene: Scene, before?: Entity): void {
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

/** A campaign that bids for conversions has exactly one active standard event, for ever; others may have any number (platform document 4b). */
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
