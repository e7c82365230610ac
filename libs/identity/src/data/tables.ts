import { defineTable, type Columns, type Table } from '@switchyard/db-kit';
import type { StoredAnswer } from '@switchyard/kernel';
import type {
  AccessToken,
  Account,
  AuditEntry,
  AuditLink,
  ExternalAttempt,
  ExternalLogin,
  Invitation,
  FailedSignIns,
  MailLink,
  Membership,
  Profile,
  QueuedMail,
  Session,
  Space,
  User,
  WaitingEntry,
  WebsiteKey,
} from '../domain';
import { connectionTables } from './connection-tables';
import { planTables } from './plan-tables';

const schema = 'identity';

export const accounts = defineTable<Account>({
  schema,
  name: 'account',
  scope: 'global',
  rights: { api: 'add', worker: 'read' },
  audit: {},
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    plan: { type: 'text' },
    subscription: { type: 'text' },
    currency: { type: 'text' },
    timeZone: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    name: { type: 'text', default: '' },
    deletionDueAt: { type: 'timestamptz', nullable: true },
  } satisfies Columns<Account>,
  indexes: [
    {
      name: 'account_deletion_idx',
      columns: ['deletionDueAt'],
      where: 'deletion_due_at is not null',
    },
  ],
});

export const users = defineTable<User>({
  schema,
  name: 'app_user',
  scope: 'global',
  rights: { api: 'add', worker: 'none' },
  audit: {},
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    accountId: { type: 'text' },
    email: { type: 'text' },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<User>,
  indexes: [{ name: 'app_user_email_uq', columns: ['email'], unique: true }],
});

export const profiles = defineTable<Profile>({
  schema,
  name: 'profile',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  audit: { ignore: ['totpStep'] },
  primary: ['userId'],
  columns: {
    userId: { type: 'text' },
    name: { type: 'text' },
    confirmedAt: { type: 'timestamptz', nullable: true },
    passwordHash: { type: 'text', nullable: true },
    totpSecret: { type: 'jsonb', nullable: true },
    totpConfirmedAt: { type: 'timestamptz', nullable: true },
    totpStep: { type: 'int4' },
    recoveryDigests: { type: 'jsonb' },
  } satisfies Columns<Profile>,
});

export const sessions = defineTable<Session>({
  schema,
  name: 'session',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  audit: { ignore: ['seenAt'] },
  primary: ['digest'],
  columns: {
    digest: { type: 'text' },
    id: { type: 'text' },
    userId: { type: 'text' },
    isComplete: { type: 'boolean' },
    createdAt: { type: 'timestamptz' },
    seenAt: { type: 'timestamptz' },
    provenAt: { type: 'timestamptz' },
    address: { type: 'text' },
    agent: { type: 'text' },
  } satisfies Columns<Session>,
  indexes: [{ name: 'session_user_idx', columns: ['userId'] }],
});

export const externalLogins = defineTable<ExternalLogin>({
  schema,
  name: 'external_login',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  audit: {},
  primary: ['userId', 'issuer'],
  columns: {
    userId: { type: 'text' },
    issuer: { type: 'text' },
    subject: { type: 'text' },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<ExternalLogin>,
  indexes: [{ name: 'external_login_subject_uq', columns: ['issuer', 'subject'], unique: true }],
});

export const externalAttempts = defineTable<ExternalAttempt>({
  schema,
  name: 'external_attempt',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  primary: ['digest'],
  columns: {
    digest: { type: 'text' },
    sessionDigest: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<ExternalAttempt>,
  indexes: [{ name: 'external_attempt_created_idx', columns: ['createdAt'] }],
});

export const mailLinks = defineTable<MailLink>({
  schema,
  name: 'mail_link',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  primary: ['digest'],
  columns: {
    digest: { type: 'text' },
    purpose: { type: 'text' },
    userId: { type: 'text' },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<MailLink>,
  indexes: [{ name: 'mail_link_user_idx', columns: ['userId'] }],
});

export const queuedMails = defineTable<QueuedMail>({
  schema,
  name: 'queued_mail',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    kind: { type: 'text' },
    email: { type: 'text' },
    space: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz' },
    nextAt: { type: 'timestamptz' },
    attempts: { type: 'int4' },
    sentAt: { type: 'timestamptz', nullable: true },
  } satisfies Columns<QueuedMail>,
  indexes: [
    { name: 'queued_mail_next_idx', columns: ['nextAt'], where: 'sent_at is null' },
    { name: 'queued_mail_email_idx', columns: ['email', 'createdAt'] },
  ],
});

export const failedSignIns = defineTable<FailedSignIns>({
  schema,
  name: 'failed_sign_ins',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  primary: ['key'],
  columns: {
    key: { type: 'text' },
    failures: { type: 'int4' },
    lastAt: { type: 'timestamptz' },
  } satisfies Columns<FailedSignIns>,
});

export const spaces = defineTable<Space>({
  schema,
  name: 'space',
  scope: 'global',
  rights: { api: 'write', worker: 'read' },
  audit: {},
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    accountId: { type: 'text' },
    name: { type: 'text' },
    type: { type: 'text' },
    settings: { type: 'jsonb', default: {} },
    createdAt: { type: 'timestamptz' },
    updatedAt: { type: 'timestamptz' },
    version: { type: 'int4' },
  } satisfies Columns<Space>,
  indexes: [{ name: 'space_account_idx', columns: ['accountId'] }],
});

export const memberships = defineTable<Membership>({
  schema,
  name: 'membership',
  scope: 'global',
  rights: { api: 'write', worker: 'read' },
  audit: {},
  primary: ['spaceId', 'userId'],
  columns: {
    spaceId: { type: 'text' },
    userId: { type: 'text' },
    role: { type: 'text' },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<Membership>,
  indexes: [{ name: 'membership_user_idx', columns: ['userId'] }],
});

export const invitations = defineTable<Invitation>({
  schema,
  name: 'invitation',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: { type: 'text' },
    id: { type: 'text' },
    email: { type: 'text' },
    role: { type: 'text' },
    invitedBy: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    expiresAt: { type: 'timestamptz' },
  } satisfies Columns<Invitation>,
  indexes: [
    { name: 'invitation_email_uq', columns: ['spaceId', 'email'], unique: true },
    { name: 'invitation_address_idx', columns: ['email'] },
  ],
});

export const accessTokens = defineTable<AccessToken>({
  schema,
  name: 'access_token',
  scope: 'global',
  rights: { api: 'read', worker: 'none' },
  audit: { ignore: ['lastUsedAt'] },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    accountId: { type: 'text' },
    userId: { type: 'text' },
    name: { type: 'text' },
    environment: { type: 'text' },
    publicId: { type: 'text' },
    digest: { type: 'text' },
    lastFour: { type: 'text' },
    scopes: { type: 'jsonb' },
    createdAt: { type: 'timestamptz' },
    expiresAt: { type: 'timestamptz' },
    revokedAt: { type: 'timestamptz', nullable: true },
    lastUsedAt: { type: 'timestamptz', nullable: true },
  } satisfies Columns<AccessToken>,
  indexes: [
    { name: 'access_token_public_id_uq', columns: ['publicId'], unique: true },
    { name: 'access_token_account_idx', columns: ['accountId'] },
  ],
});

export const websiteKeys = defineTable<WebsiteKey>({
  schema,
  name: 'website_key',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  audit: {},
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    accountId: { type: 'text' },
    spaceId: { type: 'text' },
    publicId: { type: 'text' },
    digest: { type: 'text' },
    lastFour: { type: 'text' },
    origins: { type: 'jsonb' },
    createdAt: { type: 'timestamptz' },
    revokedAt: { type: 'timestamptz', nullable: true },
  } satisfies Columns<WebsiteKey>,
  indexes: [
    { name: 'website_key_public_id_uq', columns: ['publicId'], unique: true },
    { name: 'website_key_space_idx', columns: ['spaceId'] },
  ],
});

/** An answer as kept: its body as JSON text, null where it has none. */
export type KeptAnswer = Pick<StoredAnswer, 'status' | 'headers'> & {
  readonly text: string | null;
};

/** A stored answer of a POST that carried an `Idempotency-Key`. */
export interface StoredAnswerRow {
  readonly tokenId: string;
  readonly key: string;
  /** Keyed. */
  readonly fingerprint: string;
  /** Keyed digests of the persons whom the request names: the row is erased with them. */
  readonly names: readonly string[];
  /** Null while a detached request is still running. */
  readonly answer: KeptAnswer | null;
  readonly createdAt: Date;
}

export const storedAnswers = defineTable<StoredAnswerRow>({
  schema,
  name: 'stored_answer',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  primary: ['tokenId', 'key'],
  columns: {
    tokenId: { type: 'text' },
    key: { type: 'text' },
    fingerprint: { type: 'text' },
    names: { type: 'jsonb' },
    answer: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<StoredAnswerRow>,
  indexes: [{ name: 'stored_answer_created_idx', columns: ['createdAt'] }],
});

export const auditEntries = defineTable<AuditEntry>({
  schema,
  name: 'audit_entry',
  scope: 'global',
  // Triggers (libs/db-kit/src/audit-triggers.ts) and record_refusals add entries.
  rights: { api: 'read', worker: 'read', administration: 'read' },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    accountId: { type: 'text' },
    spaceId: { type: 'text', nullable: true },
    actor: { type: 'text' },
    userId: { type: 'text', nullable: true },
    credentialId: { type: 'text', nullable: true },
    action: { type: 'text', nullable: true },
    requestId: { type: 'text', nullable: true },
    address: { type: 'text', nullable: true },
    change: { type: 'text' },
    target: { type: 'text' },
    targets: { type: 'jsonb' },
    rows: { type: 'int4' },
    members: { type: 'jsonb' },
    before: { type: 'text', nullable: true },
    after: { type: 'text', nullable: true },
    planHash: { type: 'text', nullable: true },
    outcome: { type: 'text' },
  } satisfies Columns<AuditEntry>,
  indexes: [{ name: 'audit_entry_newest_idx', columns: ['accountId', 'createdAt', 'id'] }],
});

export const auditLinks = defineTable<AuditLink>({
  schema,
  name: 'audit_link',
  scope: 'global',
  rights: { api: 'read', worker: 'add', administration: 'add' },
  primary: ['accountId', 'seq'],
  columns: {
    accountId: { type: 'text' },
    seq: { type: 'int8' },
    entryId: { type: 'text' },
    digest: { type: 'text' },
  } satisfies Columns<AuditLink>,
  indexes: [{ name: 'audit_link_entry_uq', columns: ['entryId'], unique: true }],
});

export const waitingEntries = defineTable<WaitingEntry>({
  schema,
  name: 'audit_waiting',
  scope: 'global',
  rights: { api: 'none', worker: 'write' },
  primary: ['entryId'],
  columns: {
    entryId: { type: 'text' },
    accountId: { type: 'text' },
  } satisfies Columns<WaitingEntry>,
});

export const identityTables = [
  accounts,
  ...planTables,
  users,
  profiles,
  sessions,
  externalLogins,
  externalAttempts,
  mailLinks,
  queuedMails,
  failedSignIns,
  spaces,
  memberships,
  invitations,
  accessTokens,
  websiteKeys,
  ...connectionTables,
  storedAnswers,
  auditEntries,
  auditLinks,
  waitingEntries,
] as unknown as readonly Table<never>[];
