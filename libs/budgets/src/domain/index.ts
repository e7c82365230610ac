export { PERFORMANCE_DAYS, type Splittable, type BudgetSplit, splitBudget } from './split-budget';
export {
  SPLIT_MODES,
  SPLIT_WARNINGS,
  type SplitMode,
  type SplitRequest,
  type SplitWarning,
  SPLIT_WARNING_TEXTS,
} from './split-request';
export * from './account-budget';
export * from './spend';
export * from './brake';
export * from './pacing';
