import type { Account } from '../accounts/account';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, isGiven } from '../wire/fields';

const CONVERSION_OBJECTIVES = ['CONVERSIONS', 'SALES'];
/** Not for conversion campaigns since May 2025 (the vendor's OpenAPI). */
const WITHDRAWN = ['VIEW_CONTENT', 'SEARCH', 'ADD_TO_WISHLIST'];

/** What is wrong with the event that is optimised for, given the campaign's objective. */
export function conversionGoalProblems(fields: Fields, objective: unknown): readonly FieldError[] {
  const goal = fields.optimization_goal;
  const needsOne = [...CONVERSION_OBJECTIVES, 'VIDEO_VIEWABLE_IMPRESSIONS'].includes(String(objective));
  if (needsOne && !isGiven(fields, 'optimization_goal')) return [dataError('optimization_goal', `Required for ${String(objective)}.`)];
  const isWithdrawn = CONVERSION_OBJECTIVES.includes(String(objective)) && WITHDRAWN.includes(String(goal));
  return isWithdrawn ? [dataError('optimization_goal', `${String(goal)} is not supported for conversion campaigns.`)] : [];
}

/** A pixel must be one of the account's. */
export function pixelProblems(fields: Fields, account: Account): readonly FieldError[] {
  if (!isGiven(fields, 'conversion_pixel_id')) return [dataError('conversion_pixel_id', 'Missing required field.')];
  return fields.conversion_pixel_id === account.pixelId ? [] : [dataError('conversion_pixel_id', 'No such pixel in this ad account.')];
}
