import { UNVERIFIED } from '../unverified';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, numberIn } from '../../json/fields';
import { isGiven } from '../wire/is-given';

const MICROS = 1_000_000;

/** What is wrong with strategy, type, value and goal of a bid, wherever they stand (platform document 3b; the vendor's OpenAPI). */
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

/** What is wrong with the money of a goal: present, with an end where it is for a lifetime, and not too small. */
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
