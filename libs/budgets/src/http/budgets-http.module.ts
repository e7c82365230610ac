import { Module } from '@nestjs/common';
import { BudgetSplitController } from './budget-split.controller';

/** The HTTP door of budgets. Needs BudgetsModule. */
@Module({ controllers: [BudgetSplitController] })
export class BudgetsHttpModule {}
