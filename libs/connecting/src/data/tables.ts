import { type Columns, defineTable, type Table } from '@switchyard/db-kit';
import type { AssetQuestion, Attempt, Revocation, Withdrawal } from '../domain';

const schema = 'connecting';

export const attempts = defineTable<Attempt>({
  schema,
  name: 'attempt',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    spaceId: { type: 'text' },
    platform: { type: 'text' },
    userId: { type: 'text' },
    sessionDigest: { type: 'text', nullable: true },
    stateDigest: { type: 'text', nullable: true },
    redirectUri: { type: 'text', nullable: true },
    verifier: { type: 'jsonb', nullable: true },
    code: { type: 'jsonb', nullable: true },
    keyKind: { type: 'text', nullable: true },
    sentAt: { type: 'timestamptz', nullable: true },
    newGrant: { type: 'jsonb', nullable: true },
    renewsGrantId: { type: 'text', nullable: true },
    returnTo: { type: 'text', nullable: true },
    status: { type: 'text' },
    problem: { type: 'text', nullable: true },
    grantId: { type: 'text', nullable: true },
    isOtherPerson: { type: 'boolean' },
    accounts: { type: 'jsonb' },
    createdAt: { type: 'timestamptz' },
    expiresAt: { type: 'timestamptz' },
    updatedAt: { type: 'timestamptz' },
  } satisfies Columns<Attempt>,
  indexes: [
    {
      name: 'attempt_state_uq',
      columns: ['accountId', 'stateDigest'],
      unique: true,
      where: 'state_digest is not null',
    },
    { name: 'attempt_created_idx', columns: ['accountId', 'createdAt'] },
  ],
});

export const revocations = defineTable<Revocation>({
  schema,
  name: 'revocation',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    platform: { type: 'text' },
    subject: { type: 'text' },
    grantId: { type: 'text' },
    credentials: { type: 'jsonb' },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<Revocation>,
});

export const assetQuestions = defineTable<AssetQuestion>({
  schema,
  name: 'asset_question',
  scope: 'account',
  rights: { api: 'write', worker: 'change' },
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    connectionId: { type: 'text' },
    answer: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<AssetQuestion>,
});

export const withdrawals = defineTable<Withdrawal>({
  schema,
  name: 'withdrawal',
  scope: 'global',
  rights: { api: 'add', worker: 'write' },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    platform: { type: 'text' },
    message: { type: 'text' },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<Withdrawal>,
});

export const connectingTables = [
  attempts,
  revocations,
  assetQuestions,
  withdrawals,
] as unknown as readonly Table<never>[];
