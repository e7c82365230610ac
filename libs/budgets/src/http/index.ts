export { BudgetsHttpModule } from './budgets-http.module';
