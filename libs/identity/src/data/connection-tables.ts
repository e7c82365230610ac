import { defineTable, type Columns } from '@switchyard/db-kit';
import type { Alert, AlertReading, Connection, Grant } from '../domain';

const schema = 'identity';

export const connections = defineTable<Connection>({
  schema,
  name: 'connection',
  scope: 'account',
  rights: { api: 'write', worker: 'change' },
  audit: {},
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    platform: { type: 'text' },
    externalAccountId: { type: 'text' },
    name: { type: 'text' },
    currency: { type: 'text' },
    timeZone: { type: 'text' },
    status: { type: 'text' },
    isDefault: { type: 'boolean' },
    driftPolicy: { type: 'text' },
    settings: { type: 'jsonb' },
    grantId: { type: 'text', nullable: true },
    credentials: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz' },
    updatedAt: { type: 'timestamptz' },
    version: { type: 'int4' },
  } satisfies Columns<Connection>,
  indexes: [
    { name: 'connection_grant_idx', columns: ['accountId', 'grantId'] },
    {
      name: 'connection_external_uq',
      columns: ['accountId', 'platform', 'externalAccountId'],
      unique: true,
    },
    {
      name: 'connection_default_uq',
      columns: ['accountId', 'platform'],
      unique: true,
      where: 'is_default',
    },
  ],
});

export const grants = defineTable<Grant>({
  schema,
  name: 'platform_grant',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  audit: { ignore: ['accessToken', 'accessEndsAt', 'updatedAt'] },
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    platform: { type: 'text' },
    subject: { type: 'text' },
    subjectName: { type: 'text' },
    scopes: { type: 'jsonb' },
    status: { type: 'text' },
    refreshEndsAt: { type: 'timestamptz', nullable: true },
    credentials: { type: 'jsonb' },
    accessToken: { type: 'jsonb', nullable: true },
    accessEndsAt: { type: 'timestamptz', nullable: true },
    userId: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    updatedAt: { type: 'timestamptz' },
    version: { type: 'int4' },
  } satisfies Columns<Grant>,
  indexes: [
    {
      name: 'platform_grant_subject_uq',
      columns: ['accountId', 'platform', 'subject'],
      unique: true,
    },
  ],
});

export const alerts = defineTable<Alert>({
  schema,
  name: 'alert',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    spaceId: { type: 'text', nullable: true },
    kind: { type: 'text' },
    severity: { type: 'text' },
    subject: { type: 'jsonb' },
    message: { type: 'text' },
    fix: { type: 'text' },
    details: { type: 'jsonb' },
    key: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    settledAt: { type: 'timestamptz', nullable: true },
  } satisfies Columns<Alert>,
  indexes: [
    { name: 'alert_newest_idx', columns: ['accountId', 'createdAt', 'id'] },
    {
      name: 'alert_open_uq',
      columns: ['accountId', 'key'],
      unique: true,
      where: 'settled_at is null',
    },
  ],
});

export const alertReadings = defineTable<AlertReading>({
  schema,
  name: 'alert_reading',
  scope: 'account',
  rights: { api: 'write', worker: 'none' },
  primary: ['accountId', 'userId', 'alertId'],
  columns: {
    accountId: { type: 'text' },
    alertId: { type: 'text' },
    userId: { type: 'text' },
    readAt: { type: 'timestamptz' },
  } satisfies Columns<AlertReading>,
});

export const connectionTables = [connections, grants, alerts, alertReadings];
