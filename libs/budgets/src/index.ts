export { BudgetsModule } from './budgets.module';
export { budgetsMigrations } from './data/migrations';
export { budgetsTables } from './data/tables';
export { BudgetsFacade } from './use-cases/budgets-facade';
