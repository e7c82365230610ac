import { defineTable, type Columns } from '@switchyard/db-kit';
import type { ReadingState } from '../use-cases/readback/ports';

/** How far one kind of facts of an ad account was read, and what went wrong since. */
export const accountReadings = defineTable<ReadingState>({
  schema: 'sync',
  name: 'account_reading',
  scope: 'account',
  rights: { api: 'read', worker: 'write' },
  primary: ['accountId', 'connectionId', 'part'],
  columns: {
    accountId: { type: 'text' },
    connectionId: { type: 'text' },
    part: { type: 'text' },
    readAt: { type: 'timestamptz', nullable: true },
    deepDay: { type: 'date', nullable: true },
    failures: { type: 'int4' },
    error: { type: 'text', nullable: true },
  } satisfies Columns<ReadingState>,
});

/** An object that was bound and is not any more: platforms go on telling what it did. */
export interface FormerObjectRow {
  readonly spaceId: string;
  readonly connectionId: string;
  readonly entity: string;
  readonly remoteId: string;
  readonly campaignId: string;
  readonly localId: string;
  readonly parentId: string | null;
  readonly goneAt: Date;
}

/** Written by triggers of `sync.binding`, whoever unbinds. */
export const formerObjects = defineTable<FormerObjectRow>({
  schema: 'sync',
  name: 'former_object',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'connectionId', 'entity', 'remoteId'],
  columns: {
    spaceId: { type: 'text' },
    connectionId: { type: 'text' },
    entity: { type: 'text' },
    remoteId: { type: 'text' },
    campaignId: { type: 'text' },
    localId: { type: 'text' },
    parentId: { type: 'text', nullable: true },
    goneAt: { type: 'timestamptz' },
  } satisfies Columns<FormerObjectRow>,
  indexes: [{ name: 'former_object_gone_idx', columns: ['spaceId', 'goneAt'] }],
});
