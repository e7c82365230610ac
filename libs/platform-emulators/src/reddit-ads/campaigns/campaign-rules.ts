import { bidProblems, goalProblems } from '../rules/bids';
import { conversionGoalProblems, pixelProblems } from '../rules/conversion-goals';
import { timeProblems } from '../rules/times';
import type { Scene } from '../store/resource';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, numberIn } from '../../json/fields';
import { isGiven } from '../wire/is-given';

/** Members that only a campaign which holds the budget itself may have. */
const ONLY_WITH_OWN_BUDGET = [
  'goal_type',
  'goal_value',
  'start_time',
  'end_time',
  'schedule',
  'bid_strategy',
  'bid_type',
  'bid_value',
  'view_through_conversion_type',
];

/** What is wrong with a campaign beyond its shape (platform document 3b; descriptions of the vendor's OpenAPI). */
export function campaignProblems(
  fields: Fields,
  { account, before, world }: Scene,
): readonly FieldError[] {
  const found: FieldError[] = [];
  if (fields.use_catalog === true && fields.objective !== 'SALES') {
    found.push(dataError('use_catalog', 'Only for SALES.'));
  }
  if (
    isGiven(fields, 'funding_instrument_id') &&
    fields.funding_instrument_id !== account.fundingInstrumentId
  ) {
    found.push(dataError('funding_instrument_id', 'No such funding instrument.'));
  }
  if ((numberIn(fields, 'spend_cap') ?? 1) <= 0) {
    found.push(dataError('spend_cap', 'Must be positive.'));
  }
  if (fields.is_campaign_budget_optimization !== true) return [...found, ...strayMembers(fields)];
  const pixel = pixelProblems(fields, account);
  return [
    ...found,
    ...ownBudgetProblems(fields),
    ...pixel,
    ...timeProblems(fields, before?.fields, world.now()),
  ];
}

const strayMembers = (fields: Fields): readonly FieldError[] =>
  ONLY_WITH_OWN_BUDGET.filter((member) => isGiven(fields, member)).map((member) =>
    dataError(member, 'Only available when is_campaign_budget_optimization is true.'),
  );

function ownBudgetProblems(fields: Fields): readonly FieldError[] {
  const missing = ['start_time', 'bid_strategy', 'bid_type'].filter(
    (member) => !isGiven(fields, member),
  );
  const capped = fields.goal_type === 'LIFETIME_SPEND' && isGiven(fields, 'spend_cap');
  return [
    ...missing.map((member) => dataError(member, 'Missing required field.')),
    ...(capped ? [dataError('spend_cap', 'Only for DAILY_SPEND.')] : []),
    ...goalProblems(fields),
    ...bidProblems(fields),
    ...conversionGoalProblems(fields, fields.objective),
  ];
}
