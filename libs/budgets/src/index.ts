export { BudgetsModule } from './budgets.module';
