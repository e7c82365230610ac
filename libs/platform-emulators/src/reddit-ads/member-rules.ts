import { DateTime } from 'luxon';
import { type Fields, numberIn, textIn } from '../core/json';
import {
  integerFrom,
  list,
  type Members,
  nullable,
  object,
  oneOf,
  type Shape,
  textOf,
} from './doors/shapes';
import { dataError, type FieldError } from './errors';
import type { Account } from './store/accounts';
import { CONFIGURED_STATUSES } from './store/world';
import { UNVERIFIED } from './unverified';

const MICROS = 1_000_000;

/**
 * What is wrong with strategy, type, value and goal of a bid, wherever they are (platform
 * document 3b; the vendor's OpenAPI).
 */
export function bidProblems(fields: Fields): readonly FieldError[] {
  const { bid_strategy: strategy, bid_type: type, optimization_goal: goal } = fields;
  const found: FieldError[] = [];
  if (strategy === 'BIDLESS' && isGiven(fields, 'bid_value')) {
    found.push(dataError('bid_value', 'Must be null for BIDLESS.'));
  }
  if (
    ['TARGET_CPX', 'MANUAL_BIDDING'].includes(String(strategy)) &&
    !isGiven(fields, 'bid_value')
  ) {
    found.push(dataError('bid_value', `Required for ${String(strategy)}.`));
  }
  if (goal === 'VIDEO_VIEW_15S' && type !== 'CPV15' && type !== null) {
    found.push(dataError('bid_type', 'VIDEO_VIEW_15S requires CPV15.'));
  }
  return [...found, ...valueProblems(numberIn(fields, 'bid_value'), type)];
}

function valueProblems(value: number | undefined, type: unknown): readonly FieldError[] {
  if (value === undefined) return [];
  if (value <= 0) return [dataError('bid_value', 'Must be positive.')];
  const { least, most } = UNVERIFIED.cpmBid;
  const isOutside = type === 'CPM' && (value < least * MICROS || value > most * MICROS);
  return isOutside ? [dataError('bid_value', `Must be between ${least} and ${most} for CPM.`)] : [];
}

/**
 * What is wrong with the money of a goal: present, with an end where it is for a lifetime, and not
 * too small.
 */
export function goalProblems(fields: Fields): readonly FieldError[] {
  const missing = ['goal_type', 'goal_value'].filter((member) => !isGiven(fields, member));
  if (missing.length > 0) {
    return missing.map((member) => dataError(member, 'Missing required field.'));
  }
  const found: FieldError[] = [];
  if ((numberIn(fields, 'goal_value') ?? 0) < UNVERIFIED.smallestGoal * MICROS) {
    found.push(dataError('goal_value', `Must be at least ${UNVERIFIED.smallestGoal}.`));
  }
  if (fields.goal_type === 'LIFETIME_SPEND' && !isGiven(fields, 'end_time')) {
    found.push(dataError('end_time', 'Required for LIFETIME_SPEND.'));
  }
  return found;
}

const CONVERSION_OBJECTIVES = ['CONVERSIONS', 'SALES'];
/** Not for conversion campaigns since May 2025 (the vendor's OpenAPI). */
const WITHDRAWN = ['VIEW_CONTENT', 'SEARCH', 'ADD_TO_WISHLIST'];

/**
 * Events of a website's pixel: only fired ones may be optimised for (platform document 3b, third
 * parties).
 */
const PIXEL_EVENTS = [
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'LEAD',
  'PAGE_VISIT',
  'PURCHASE',
  'SEARCH',
  'SIGN_UP',
  'VIEW_CONTENT',
];

/** What is wrong with the event that is optimised for, given the campaign's objective. */
export function conversionGoalProblems(fields: Fields, objective: unknown): readonly FieldError[] {
  const goal = fields.optimization_goal;
  const needsOne = [...CONVERSION_OBJECTIVES, 'VIDEO_VIEWABLE_IMPRESSIONS'].includes(
    String(objective),
  );
  if (needsOne && !isGiven(fields, 'optimization_goal')) {
    return [dataError('optimization_goal', `Required for ${String(objective)}.`)];
  }
  const isWithdrawn =
    CONVERSION_OBJECTIVES.includes(String(objective)) && WITHDRAWN.includes(String(goal));
  if (isWithdrawn) {
    return [
      dataError('optimization_goal', `${String(goal)} is not supported for conversion campaigns.`),
    ];
  }
  const isNeverFired =
    PIXEL_EVENTS.includes(String(goal)) && !UNVERIFIED.firedEvents.some((event) => event === goal);
  return isNeverFired
    ? [dataError('optimization_goal', `The pixel has not fired ${String(goal)}.`)]
    : [];
}

/** A pixel must be one of the account's. */
export function pixelProblems(fields: Fields, account: Account): readonly FieldError[] {
  if (!isGiven(fields, 'conversion_pixel_id')) {
    return [dataError('conversion_pixel_id', 'Missing required field.')];
  }
  return fields.conversion_pixel_id === account.pixelId
    ? []
    : [dataError('conversion_pixel_id', 'No such pixel in this ad account.')];
}

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** A moment as the vendor writes it, to the second, in UTC. */
export const vendorTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/**
 * A time as it was sent, in the vendor's own spelling; what is no time with an offset stays as it
 * is, for the rules to refuse.
 */
export function normalTime(value: unknown): unknown {
  return isTime(value) ? vendorTime(DateTime.fromISO(value).toMillis()) : (value ?? null);
}

export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && WITH_OFFSET.test(value) && DateTime.fromISO(value).isValid;

/**
 * What is wrong with the times of a campaign or ad group. `before` are its members before a change:
 * an end that stays may be over.
 */
export function timeProblems(
  fields: Fields,
  before: Fields | undefined,
  now: number,
): readonly FieldError[] {
  const wrong = ['start_time', 'end_time'].filter(
    (member) => isGiven(fields, member) && !isTime(fields[member]),
  );
  if (wrong.length > 0) {
    return wrong.map((member) => dataError(member, 'Must be an ISO 8601 time with an offset.'));
  }
  const [start, end] = [textIn(fields, 'start_time'), textIn(fields, 'end_time')];
  if (end === '') return [];
  if (start === '') return [dataError('start_time', 'Required when end_time is set.')];
  if (Date.parse(end) <= Date.parse(start)) {
    return [dataError('end_time', 'Must be after start_time.')];
  }
  return Date.parse(end) <= now && before?.end_time !== end
    ? [dataError('end_time', 'Must be in the future.')]
    : [];
}

const day = integerFrom(0, 6);
const hour = integerFrom(0, 23);

/**
 * Weekly hours: day 0 is Sunday, hours of the account's zone. All four members are required here: a
 * block without one says nothing (the vendor's schema requires none; unverified).
 */
export const scheduleShape: Shape = nullable(
  list(
    object({ start_day: day, start_hour: hour, end_day: day, end_hour: hour }, [
      'start_day',
      'start_hour',
      'end_day',
      'end_hour',
    ]),
  ),
);

/**
 * Every member a level knows, null where it was not given, times in the vendor's spelling: what the
 * vendor stores and answers.
 */
export function completed(members: Members, merged: Fields): Fields {
  const whole = Object.fromEntries(
    Object.keys(members).map((member) => [member, merged[member] ?? null]),
  );
  return {
    ...whole,
    start_time: normalTime(merged.start_time),
    end_time: normalTime(merged.end_time),
  };
}

export const statusShape: Shape = oneOf(CONFIGURED_STATUSES);
/** Names have 3 to 500 characters at every level (platform document 3b). */
export const nameShape: Shape = textOf(3, 500);

/** Enums that several levels share (the vendor's OpenAPI; objectives: platform document 3b). */
export const OBJECTIVES = [
  'APP_INSTALLS',
  'BRAND_AWARENESS',
  'CATALOG_SALES',
  'CLICKS',
  'CONVERSIONS',
  'IMPRESSIONS',
  'LEAD_GENERATION',
  'SALES',
  'VIDEO_VIEWABLE_IMPRESSIONS',
] as const;

export const GOAL_TYPES = ['LIFETIME_SPEND', 'DAILY_SPEND'] as const;

export const OPTIMIZATION_GOALS = [
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'CLICKS',
  'LEAD',
  'PAGE_VISIT',
  'PURCHASE',
  'SEARCH',
  'SIGN_UP',
  'UNKNOWN',
  'VIEW_CONTENT',
  'MOBILE_CONVERSION_INSTALL',
  'MOBILE_CONVERSION_SIGN_UP',
  'MOBILE_CONVERSION_ADD_PAYMENT_INFO',
  'MOBILE_CONVERSION_ADD_TO_CART',
  'MOBILE_CONVERSION_PURCHASE',
  'MOBILE_CONVERSION_LEVEL_ACHIEVED',
  'MOBILE_CONVERSION_START_TRIAL',
  'MOBILE_CONVERSION_SUBSCRIBE',
  'MOBILE_CONVERSION_FIRST_TIME_PURCHASE',
  'LANDING_PAGE_VISIT',
  'VIDEO_VIEW_6S',
  'VIDEO_VIEW_15S',
] as const;

export const CONVERSION_WINDOWS = ['SEVEN_DAY_CLICKS', 'SEVEN_DAY_CLICKS_ONE_DAY_VIEW'] as const;

/** Whether a text is an address of the web. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Whether two addresses are the same, however they are spelt. */
export const sameAddress = (a: string, b: string): boolean =>
  isWebAddress(a) && isWebAddress(b) && new URL(a).href === new URL(b).href;

/** Whether a member says something: null, left out and an empty list say nothing. */
export function isGiven(fields: Fields, member: string): boolean {
  const value = fields[member];
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
