import type { MigrationClass } from '@switchyard/db-kit';
import { AddAngleStates1795320000000 } from './AddAngleStates1795320000000';
import { AddZoneOfMarks1795308957490 } from './AddZoneOfMarks1795308957490';
import { CreateReporting1795265056093 } from './CreateReporting1795265056093';
import { DivideByMonth1795304147808 } from './DivideByMonth1795304147808';
import { MoveFigures1795563000001 } from './MoveFigures1795563000001';

export const reportingMigrations: readonly MigrationClass[] = [
  CreateReporting1795265056093,
  DivideByMonth1795304147808,
  AddZoneOfMarks1795308957490,
  AddAngleStates1795320000000,
  MoveFigures1795563000001,
];
