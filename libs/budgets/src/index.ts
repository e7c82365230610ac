export { BudgetsModule } from './budgets.module';
export { budgetsMigrations } from './data/migrations';
export { budgetsTables } from './data/tables';
export { BudgetsFacade } from './use-cases/budgets-facade';
export { BrakeFacade, BrakeMoveFacade } from './use-cases/brake/brake-facade';
export { PauseFacade } from './use-cases/brake/pause-facade';
export { SpendFacade } from './use-cases/brake/spend-facade';
export { ConfirmPauses } from './use-cases/brake/confirm-pauses';
export { connectionOfRound, SPEND_ROUND, STOP_ROUND } from './use-cases/ports';
