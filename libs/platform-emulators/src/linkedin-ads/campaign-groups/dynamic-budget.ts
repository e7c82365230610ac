import { type Fields, objectIn } from '../../json/fields';

/** Whether a group shares its own budget out among its campaigns. */
export const hasDynamicBudget = (group: Fields): boolean =>
  objectIn(group, 'budgetOptimization').budgetOptimizationStrategy === 'DYNAMIC';
