import { Module } from '@nestjs/common';
import { AccountBudgetController } from './account-budget.controller';
import { BrakeController } from './brake.controller';
import { BudgetSplitController } from './budget-split.controller';

/** The HTTP door of budgets. Needs BudgetsModule. */
@Module({ controllers: [AccountBudgetController, BrakeController, BudgetSplitController] })
export class BudgetsHttpModule {}
