import type { Account } from '../accounts/account';
import { UNVERIFIED } from '../unverified';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields } from '../../json/fields';
import { isGiven } from '../wire/is-given';

const CONVERSION_OBJECTIVES = ['CONVERSIONS', 'SALES'];
/** Not for conversion campaigns since May 2025 (the vendor's OpenAPI). */
const WITHDRAWN = ['VIEW_CONTENT', 'SEARCH', 'ADD_TO_WISHLIST'];

/** Events of a website's pixel: only fired ones may be optimised for (platform document 3b, third parties). */
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
  const isUnheard =
    PIXEL_EVENTS.includes(String(goal)) && !UNVERIFIED.firedEvents.some((event) => event === goal);
  return isUnheard
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
