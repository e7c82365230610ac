import { defineTable, type Columns } from '@switchyard/db-kit';
import type { BrakeStop } from '../use-cases/brake/ports';

/** What the Emergency Brake did on platforms. */
export const brakeStops = defineTable<BrakeStop>({
  schema: 'sync',
  name: 'brake_stop',
  scope: 'account',
  rights: { api: 'read', worker: 'write' },
  primary: ['accountId', 'connectionId', 'eventId', 'remoteId'],
  columns: {
    accountId: { type: 'text' },
    connectionId: { type: 'text' },
    eventId: { type: 'text' },
    remoteId: { type: 'text' },
    spaceId: { type: 'text' },
    campaignId: { type: 'text' },
    state: { type: 'text' },
    error: { type: 'text', nullable: true },
    updatedAt: { type: 'timestamptz' },
  } satisfies Columns<BrakeStop>,
});
