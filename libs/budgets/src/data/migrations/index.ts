import type { MigrationClass } from '@switchyard/db-kit';
import { AddBrake1795308957489 } from './AddBrake1795308957489';
import { AddBrakeConfirmation1795413600000 } from './AddBrakeConfirmation1795413600000';
import { AddBrakePauses1795335002228 } from './AddBrakePauses1795335002228';
import { AddSpendWatch1795319613673 } from './AddSpendWatch1795319613673';
import { CreateBudgets1795289822075 } from './CreateBudgets1795289822075';

export const budgetsMigrations: readonly MigrationClass[] = [
  CreateBudgets1795289822075,
  AddBrake1795308957489,
  AddSpendWatch1795319613673,
  AddBrakePauses1795335002228,
  AddBrakeConfirmation1795413600000,
];
