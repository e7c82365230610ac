import type { MigrationClass } from '@switchyard/db-kit';
import { AddSpaceSettings1796000000001 } from './AddSpaceSettings1796000000001';
import { AddWebsiteKeys1795348221514 } from './AddWebsiteKeys1795348221514';
import { CreateIdentity1795254695808 } from './CreateIdentity1795254695808';
import { KeepAudit1795560000001 } from './KeepAudit1795560000001';
import { KeepAlerts1795304372428 } from './KeepAlerts1795304372428';
import { KeepGrants1795970000001 } from './KeepGrants1795970000001';
import { KeyStoredAnswers1795404600001 } from './KeyStoredAnswers1795404600001';
import { ManageSpaces1795475933484 } from './ManageSpaces1795475933484';
import { SellPlans1795561000001 } from './SellPlans1795561000001';
import { SignInElsewhere1795562000001 } from './SignInElsewhere1795562000001';
import { SignPeopleIn1795477842449 } from './SignPeopleIn1795477842449';

export const identityMigrations: readonly MigrationClass[] = [
  CreateIdentity1795254695808,
  KeepAlerts1795304372428,
  AddWebsiteKeys1795348221514,
  KeyStoredAnswers1795404600001,
  ManageSpaces1795475933484,
  SignPeopleIn1795477842449,
  KeepAudit1795560000001,
  SellPlans1795561000001,
  SignInElsewhere1795562000001,
  KeepGrants1795970000001,
  AddSpaceSettings1796000000001,
];
