import type { MigrationClass } from '@switchyard/db-kit';
import { AddAnglesAndConcepts1795263671749 } from './AddAnglesAndConcepts1795263671749';
import { CreateAssets1795263763158 } from './CreateAssets1795263763158';
import { AddScheduleSource1795263900000 } from './AddScheduleSource1795263900000';
import { CreateCatalog1763717400000 } from './CreateCatalog1763717400000';
import { AddExternalKeys1795980000001 } from './AddExternalKeys1795980000001';
import { AddReleases1795401600202 } from './AddReleases1795401600202';
import { AddSyncFailures1795401600201 } from './AddSyncFailures1795401600201';
import { IndexRefused1795322122163 } from './IndexRefused1795322122163';

export const catalogMigrations: readonly MigrationClass[] = [
  CreateCatalog1763717400000,
  AddAnglesAndConcepts1795263671749,
  CreateAssets1795263763158,
  AddScheduleSource1795263900000,
  IndexRefused1795322122163,
  AddSyncFailures1795401600201,
  AddReleases1795401600202,
  AddExternalKeys1795980000001,
];
