import type { MigrationClass } from '@switchyard/db-kit';
import { CreateBudgets1795289822075 } from './CreateBudgets1795289822075';

export const budgetsMigrations: readonly MigrationClass[] = [CreateBudgets1795289822075];
