import type { MigrationClass } from '@switchyard/db-kit';
import { AddConsentRoutingAndEventIds1796000000020 } from './AddConsentRoutingAndEventIds1796000000020';
import { AddConversions1795335678050 } from './AddConversions1795335678050';
import { AddDeliveryAndIdentity1795347163461 } from './AddDeliveryAndIdentity1795347163461';
import { AddEventMembers1796000000002 } from './AddEventMembers1796000000002';
import { AddSeenEventTypes1796000000030 } from './AddSeenEventTypes1796000000030';
import { AddInbox1796000000060 } from './AddInbox1796000000060';
import { KeepSentBodies1796000000080 } from './KeepSentBodies1796000000080';
import { KeepVisits1796000000010 } from './KeepVisits1796000000010';
import { AddPreviousSecret1796000000040 } from './AddPreviousSecret1796000000040';
import { AddSourceCredentials1796000000050 } from './AddSourceCredentials1796000000050';
import { KeepWhoSaidConsent1795380000000 } from './KeepWhoSaidConsent1795380000000';
import { SweepReceipts1796000000200 } from './SweepReceipts1796000000200';
import { CreateActions1795333842946 } from './CreateActions1795333842946';

export const conversionsMigrations: readonly MigrationClass[] = [
  CreateActions1795333842946,
  AddConversions1795335678050,
  AddDeliveryAndIdentity1795347163461,
  KeepWhoSaidConsent1795380000000,
  AddEventMembers1796000000002,
  AddSeenEventTypes1796000000030,
  AddInbox1796000000060,
  KeepSentBodies1796000000080,
  KeepVisits1796000000010,
  AddConsentRoutingAndEventIds1796000000020,
  AddPreviousSecret1796000000040,
  AddSourceCredentials1796000000050,
  SweepReceipts1796000000200,
];
