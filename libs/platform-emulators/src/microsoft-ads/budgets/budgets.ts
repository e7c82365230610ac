import { amountProblems } from '../rules/amount';
import { nameProblems } from '../rules/name';
import type { Collection, RuleScene } from '../store/collection';
import { unverifiedCodes as codes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, numberIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { id, integer, number, object, oneOf, text } from '../wire/shape';

const NAME_LENGTH = 128;

/** Shared budgets, selected by the account header alone: at most 100 a call. */
export const budgets: Collection = {
  kind: 'Budget',
  list: 'Budgets',
  ids: 'BudgetIds',
  item: object({
    Id: id,
    Name: text,
    Amount: number,
    AssociationCount: integer,
    BudgetType: oneOf(['DailyBudgetAccelerated', 'DailyBudgetStandard', 'LifetimeBudgetStandard']),
  }),
  maxPerCall: 100,
  codes: { invalidId: codes.invalidBudgetId, duplicate: documented.duplicateBudgetName },
  readOnly: ['AssociationCount'],
  clearable: [],
  complete: (merged) => ({ BudgetType: 'DailyBudgetStandard', ...merged }),
  problems: budgetProblems,
  isReviewed: () => false,
};

function budgetProblems(fields: Fields, { account }: RuleScene): readonly Problem[] {
  return [
    ...nameProblems(fields, NAME_LENGTH, codes.invalidBudgetName),
    ...amountProblems(account, numberIn(fields, 'Amount') ?? 0, 'Amount', codes.invalidDailyBudget),
    ...(fields.BudgetType === 'DailyBudgetStandard'
      ? []
      : [problem(codes.invalidBudgetType, 'BudgetType', 'DailyBudgetStandard.')]),
  ];
}
