import type { MigrationClass } from '@switchyard/db-kit';
import { AccountsOfSyncs1795290419376 } from './AccountsOfSyncs1795290419376';
import { AddBrakeStops1795308957488 } from './AddBrakeStops1795308957488';
import { CountInStatements1796000000300 } from './CountInStatements1796000000300';
import { CreateSync1795254698551 } from './CreateSync1795254698551';
import { Links1795289445644 } from './Links1795289445644';
import { Media1795265546026 } from './Media1795265546026';
import { OverwrittenEdits1795403100000 } from './OverwrittenEdits1795403100000';
import { OperationTally1795307957488 } from './OperationTally1795307957488';
import { PlaceQuestions1795267950793 } from './PlaceQuestions1795267950793';
import { PlatformPace1795276845720 } from './PlatformPace1795276845720';
import { PlatformQuota1795289832821 } from './PlatformQuota1795289832821';
import { UnansweredUpdates1795318593440 } from './UnansweredUpdates1795318593440';
import { BlockedInSyncs1795401600101 } from './BlockedInSyncs1795401600101';
import { ReleasesAtOnce1795401600102 } from './ReleasesAtOnce1795401600102';
import { Readback1795319500000 } from './Readback1795319500000';
import { ReservedUploads1795402500000 } from './ReservedUploads1795402500000';
import { Restores1795402200000 } from './Restores1795402200000';

export const syncEngineMigrations: readonly MigrationClass[] = [
  CreateSync1795254698551,
  Media1795265546026,
  PlaceQuestions1795267950793,
  PlatformPace1795276845720,
  Links1795289445644,
  PlatformQuota1795289832821,
  AccountsOfSyncs1795290419376,
  OperationTally1795307957488,
  AddBrakeStops1795308957488,
  UnansweredUpdates1795318593440,
  Readback1795319500000,
  BlockedInSyncs1795401600101,
  ReleasesAtOnce1795401600102,
  Restores1795402200000,
  ReservedUploads1795402500000,
  OverwrittenEdits1795403100000,
  CountInStatements1796000000300,
];
