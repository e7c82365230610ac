import { conversionGoalProblems } from '../rules/conversion-goals';
import { isTime } from '../rules/times';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, textIn } from '../../json/fields';
import { isGiven } from '../wire/is-given';

/** Members that are the campaign's when it holds the budget: left empty or said alike (the vendor's OpenAPI). */
const SAME_OR_NULL = [
  'goal_type',
  'bid_strategy',
  'bid_type',
  'optimization_goal',
  'view_through_conversion_type',
];

/** What is wrong with an ad group of a campaign that holds the budget itself. */
export function inheritedProblems(
  fields: Fields,
  campaign: Fields,
  now: number,
): readonly FieldError[] {
  const other = SAME_OR_NULL.filter(
    (member) => isGiven(fields, member) && fields[member] !== campaign[member],
  );
  const found = other.map((member) => dataError(member, "Must match the campaign's, or be null."));
  if (isGiven(fields, 'goal_value')) {
    found.push(dataError('goal_value', 'Must be null: the campaign holds the budget.'));
  }
  if (isGiven(fields, 'bid_value') && isGiven(campaign, 'bid_value')) {
    found.push(dataError('bid_value', 'The campaign has a bid.'));
  }
  const goal = { optimization_goal: fields.optimization_goal ?? campaign.optimization_goal };
  return [
    ...found,
    ...conversionGoalProblems(goal, campaign.objective),
    ...outsideTimes(fields, campaign, now),
  ];
}

/** An ad group runs within its campaign's times. */
function outsideTimes(fields: Fields, campaign: Fields, now: number): readonly FieldError[] {
  const [start, end] = [textIn(fields, 'start_time'), textIn(fields, 'end_time')];
  const [begin, last] = [
    Date.parse(textIn(campaign, 'start_time')),
    Date.parse(textIn(campaign, 'end_time')),
  ];
  const found: FieldError[] = [];
  if (isTime(start) && begin > now && Date.parse(start) < begin) {
    found.push(dataError('start_time', "Must not be before the campaign's."));
  }
  if (isTime(end) && !(Date.parse(end) <= last)) {
    found.push(dataError('end_time', "Must not be after the campaign's."));
  }
  return found;
}
