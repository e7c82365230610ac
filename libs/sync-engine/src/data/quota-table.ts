import { defineTable, type Columns } from '@switchyard/db-kit';

/** What an application used of a platform's daily quota in one hour. The same for every account whose connections share the application. */
export interface PlatformQuotaRow {
  readonly platform: string;
  /** Digest of what names the application. */
  readonly owner: string;
  readonly hour: Date;
  readonly used: number;
}

export const platformQuotas = defineTable<PlatformQuotaRow>({
  schema: 'sync',
  name: 'platform_quota',
  scope: 'global',
  rights: { api: 'read', worker: 'write' },
  primary: ['platform', 'owner', 'hour'],
  columns: {
    platform: { type: 'text' },
    owner: { type: 'text' },
    hour: { type: 'timestamptz' },
    used: { type: 'int8' },
  } satisfies Columns<PlatformQuotaRow>,
});
