import type { MigrationClass } from '@switchyard/db-kit';
import { CreateActions1795333842946 } from './CreateActions1795333842946';

export const conversionsMigrations: readonly MigrationClass[] = [CreateActions1795333842946];
