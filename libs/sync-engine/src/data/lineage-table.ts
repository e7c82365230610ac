import { defineTable, type Columns } from '@switchyard/db-kit';

/** Which database this is, and how many syncs it knows of. One row, the same for all Spaces. */
export interface LineageRow {
  /** Always `this`. */
  readonly key: string;
  /** Given once; a copy of the database keeps it. */
  readonly id: string;
  /** Grows with every sync. */
  readonly serial: number;
  /** When it was last found to be older than what is kept beside it. */
  readonly restoredAt: Date | null;
}

export const lineages = defineTable<LineageRow>({
  schema: 'sync',
  name: 'lineage',
  scope: 'global',
  rights: { api: 'read', worker: 'write' },
  primary: ['key'],
  columns: {
    key: { type: 'text' },
    id: { type: 'text' },
    serial: { type: 'int8' },
    restoredAt: { type: 'timestamptz', nullable: true },
  } satisfies Columns<LineageRow>,
});
