import { type Columns, defineTable, type Table } from '@switchyard/db-kit';
import type { PlaceMatch } from '@switchyard/platforms/domain';
import type { FoundLocation, NamedArea } from '@switchyard/targeting/domain';
import type { Imprint } from '../domain/basis/imprint';
import type {
  Address,
  BasisPart,
  Binding,
  DriftEntry,
  PlannedChange,
  PlanWarning,
} from '../domain/planning/plan';
import type { Preview } from '../domain/planning/preview';
import type { Operation, Sync } from '../domain/syncing/sync';
import { releasedObjects, remoteClaims } from './adoption/link-tables';
import { brakeStops } from './brake';
import { accountReadings, formerObjects } from './readings';
import { platformQuotas } from './syncing/request-limits';

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

const lineages = defineTable<LineageRow>({
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

const schema = 'sync';

/** A binding as stored: the address taken apart. */
export interface BindingRow extends Omit<Binding, 'address'> {
  readonly spaceId: string;
  readonly platform: string;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly entity: string;
  readonly localId: string;
}

export const bindings = defineTable<BindingRow>({
  schema,
  name: 'binding',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'platform', 'connectionId', 'localId'],
  columns: {
    spaceId: { type: 'text' },
    platform: { type: 'text' },
    connectionId: { type: 'text' },
    campaignId: { type: 'text' },
    entity: { type: 'text' },
    localId: { type: 'text' },
    parentId: { type: 'text', nullable: true },
    parentRemoteId: { type: 'text', nullable: true },
    name: { type: 'text' },
    campaignType: { type: 'text' },
    remoteId: { type: 'text' },
    applied: { type: 'jsonb' },
    state: { type: 'text' },
  } satisfies Columns<BindingRow>,
  indexes: [{ name: 'binding_campaign_idx', columns: ['spaceId', 'campaignId', 'platform'] }],
});

export const previews = defineTable<Preview>({
  schema,
  name: 'preview',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: { type: 'text' },
    id: { type: 'text' },
    status: { type: 'text' },
    planHash: { type: 'text', nullable: true },
    request: { type: 'jsonb' },
    summary: { type: 'jsonb', nullable: true },
    platforms: { type: 'jsonb' },
    blocked: { type: 'jsonb' },
    spend: { type: 'jsonb', nullable: true },
    failure: { type: 'jsonb', nullable: true },
    requestedBy: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    readyAt: { type: 'timestamptz', nullable: true },
    syncId: { type: 'text', nullable: true },
    restoredAt: { type: 'timestamptz', nullable: true },
  } satisfies Columns<Preview>,
  indexes: [{ name: 'preview_hash_idx', columns: ['spaceId', 'planHash', 'createdAt'] }],
});

/** What a plan was computed from, per campaign and platform, and what it leaves alone. */
export interface PlanPartRow {
  readonly spaceId: string;
  readonly previewId: string;
  readonly platform: string;
  readonly campaignId: string;
  readonly connectionId: string;
  readonly digest: string;
  readonly basis: BasisPart;
  readonly imprint: { readonly desired: Imprint; readonly bindings: Imprint };
  readonly drift: readonly DriftEntry[];
  readonly missing: readonly Address[];
  readonly warnings: readonly PlanWarning[];
}

export const planParts = defineTable<PlanPartRow>({
  schema,
  name: 'plan_part',
  scope: 'space',
  rights: { api: 'read', worker: 'write' },
  primary: ['spaceId', 'previewId', 'platform', 'campaignId', 'connectionId'],
  columns: {
    spaceId: { type: 'text' },
    previewId: { type: 'text' },
    platform: { type: 'text' },
    campaignId: { type: 'text' },
    connectionId: { type: 'text' },
    digest: { type: 'text' },
    basis: { type: 'jsonb' },
    imprint: { type: 'jsonb' },
    drift: { type: 'jsonb' },
    missing: { type: 'jsonb' },
    warnings: { type: 'jsonb' },
  } satisfies Columns<PlanPartRow>,
});

/** One change of a plan, in the plan's order. */
export interface PlanChangeRow {
  readonly spaceId: string;
  readonly previewId: string;
  readonly seq: number;
  readonly platform: string;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly action: string;
  readonly entity: string;
  readonly localId: string;
  readonly change: PlannedChange;
}

export const planChanges = defineTable<PlanChangeRow>({
  schema,
  name: 'plan_change',
  scope: 'space',
  rights: { api: 'read', worker: 'write' },
  primary: ['spaceId', 'previewId', 'seq'],
  columns: {
    spaceId: { type: 'text' },
    previewId: { type: 'text' },
    seq: { type: 'int4' },
    platform: { type: 'text' },
    connectionId: { type: 'text' },
    campaignId: { type: 'text' },
    action: { type: 'text' },
    entity: { type: 'text' },
    localId: { type: 'text' },
    change: { type: 'jsonb' },
  } satisfies Columns<PlanChangeRow>,
});

export const syncs = defineTable<Sync>({
  schema,
  name: 'sync',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {
    ignore: [
      'startedAt',
      'progressAt',
      'waiting',
      'platformCalls',
      'settledConnections',
      'resumesAt',
      'treeVersions',
      'blocked',
      'blockedCount',
    ],
  },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: { type: 'text' },
    id: { type: 'text' },
    previewId: { type: 'text', nullable: true },
    planHash: { type: 'text', nullable: true },
    request: { type: 'jsonb' },
    requestedBy: { type: 'text' },
    createdAt: { type: 'timestamptz' },
    startedAt: { type: 'timestamptz', nullable: true },
    progressAt: { type: 'timestamptz' },
    finishedAt: { type: 'timestamptz', nullable: true },
    cancelRequestedAt: { type: 'timestamptz', nullable: true },
    waiting: { type: 'boolean' },
    platformCalls: { type: 'jsonb' },
    settledConnections: { type: 'jsonb', default: () => `'[]'` },
    resumesAt: { type: 'timestamptz', nullable: true },
    failure: { type: 'jsonb', nullable: true },
    treeVersions: { type: 'jsonb' },
    blocked: { type: 'jsonb', default: () => `'[]'` },
    blockedCount: { type: 'int4', default: 0 },
  } satisfies Columns<Sync>,
  indexes: [
    { name: 'sync_active_uq', columns: ['spaceId'], unique: true, where: 'finished_at is null' },
    { name: 'sync_created_idx', columns: ['spaceId', 'createdAt', 'id'] },
  ],
});

export const operations = defineTable<Operation>({
  schema,
  name: 'operation',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'syncId', 'id'],
  columns: {
    spaceId: { type: 'text' },
    syncId: { type: 'text' },
    id: { type: 'text' },
    seq: { type: 'int4' },
    platform: { type: 'text' },
    connectionId: { type: 'text' },
    campaignId: { type: 'text' },
    entity: { type: 'text' },
    localId: { type: 'text' },
    action: { type: 'text' },
    status: { type: 'text' },
    attempts: { type: 'int4' },
    change: { type: 'jsonb' },
    remoteId: { type: 'text', nullable: true },
    error: { type: 'jsonb', nullable: true },
    overwritten: { type: 'jsonb', nullable: true },
    updatedAt: { type: 'timestamptz' },
  } satisfies Columns<Operation>,
  indexes: [
    { name: 'operation_seq_uq', columns: ['spaceId', 'syncId', 'seq'], unique: true },
    {
      name: 'operation_started_idx',
      columns: ['spaceId', 'localId'],
      where: `action in ('create', 'replace') and status in ('started', 'uncertain')`,
    },
    {
      name: 'operation_unanswered_idx',
      columns: ['spaceId', 'localId'],
      where: `action = 'update' and status in ('started', 'uncertain')`,
    },
    {
      name: 'operation_error_idx',
      columns: ['spaceId', 'syncId', 'connectionId', 'campaignId', 'action', 'status', 'seq'],
      where: 'error is not null',
    },
  ],
});

/**
 * How many operations of a campaign on one account are in a state. Kept by every statement that
 * writes `sync.operation` (`tallyWritten`), and by triggers for workers of the last release.
 */
export interface OperationTallyRow {
  readonly spaceId: string;
  readonly syncId: string;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly platform: string;
  readonly action: string;
  readonly status: string;
  /** 0 once none is left in the state. */
  readonly count: number;
  /** The first that ever was in the state. */
  readonly firstSeq: number;
}

export const operationTallies = defineTable<OperationTallyRow>({
  schema,
  name: 'operation_tally',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'syncId', 'connectionId', 'campaignId', 'action', 'status'],
  columns: {
    spaceId: { type: 'text' },
    syncId: { type: 'text' },
    connectionId: { type: 'text' },
    campaignId: { type: 'text' },
    platform: { type: 'text' },
    action: { type: 'text' },
    status: { type: 'text' },
    count: { type: 'int4' },
    firstSeq: { type: 'int4' },
  } satisfies Columns<OperationTallyRow>,
});

/** The answer of a connection check, computed by the worker. */
export interface CheckRow {
  readonly accountId: string;
  readonly id: string;
  readonly connectionId: string;
  readonly result: unknown;
  readonly createdAt: Date;
}

export const checks = defineTable<CheckRow>({
  schema,
  name: 'connection_check',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    connectionId: { type: 'text' },
    result: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<CheckRow>,
});

/** A file that was uploaded to an ad account, or may have been. */
export interface MediaUploadRow {
  readonly accountId: string;
  readonly connectionId: string;
  readonly sha256: string;
  /** Null while the end of the upload is unknown. */
  readonly remoteId: string | null;
  /** The id that the platform gave before the bytes were sent. */
  readonly reservedId: string | null;
  readonly begunAt: Date;
}

export const mediaUploads = defineTable<MediaUploadRow>({
  schema,
  name: 'media_upload',
  scope: 'account',
  rights: { api: 'read', worker: 'write' },
  primary: ['accountId', 'connectionId', 'sha256'],
  columns: {
    accountId: { type: 'text' },
    connectionId: { type: 'text' },
    sha256: { type: 'text' },
    remoteId: { type: 'text', nullable: true },
    reservedId: { type: 'text', nullable: true },
    begunAt: { type: 'timestamptz' },
  } satisfies Columns<MediaUploadRow>,
  indexes: [
    { name: 'media_upload_remote_idx', columns: ['accountId', 'connectionId', 'remoteId'] },
  ],
});

/** What a platform reported that it knows by a name. The same for everybody: places are no tenant's data. */
export interface PlaceAnswerRow {
  readonly platform: string;
  /** The name and its hints, folded. */
  readonly question: string;
  readonly matches: readonly PlaceMatch[];
  readonly askedAt: Date;
}

export const placeAnswers = defineTable<PlaceAnswerRow>({
  schema,
  name: 'place_answer',
  scope: 'global',
  rights: { api: 'read', worker: 'write' },
  primary: ['platform', 'question'],
  columns: {
    platform: { type: 'text' },
    question: { type: 'text' },
    matches: { type: 'jsonb' },
    askedAt: { type: 'timestamptz' },
  } satisfies Columns<PlaceAnswerRow>,
});

/**
 * Names that a caller used and the gazetteer does not know, for the worker to ask platforms about.
 */
export interface PlaceQuestionRow {
  readonly accountId: string;
  readonly id: string;
  readonly connectionIds: readonly string[];
  readonly names: readonly NamedArea[];
  /** Null until it is answered. */
  readonly found: readonly (FoundLocation | null)[] | null;
  readonly createdAt: Date;
}

export const placeQuestions = defineTable<PlaceQuestionRow>({
  schema,
  name: 'place_question',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'id'],
  columns: {
    accountId: { type: 'text' },
    id: { type: 'text' },
    connectionIds: { type: 'jsonb' },
    names: { type: 'jsonb' },
    found: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<PlaceQuestionRow>,
});

/**
 * How often an ad account was asked within a window. The same for everybody whose connection leads
 * to it.
 */
export interface PlatformPaceRow {
  /** Platform, ad account and limit. */
  readonly key: string;
  readonly points: number;
  /** Milliseconds since the epoch. */
  readonly expire: number | null;
}

export const platformPaces = defineTable<PlatformPaceRow>({
  schema,
  name: 'platform_pace',
  scope: 'global',
  rights: { api: 'read', worker: 'write' },
  primary: ['key'],
  columns: {
    key: { type: 'text' },
    points: { type: 'int4' },
    expire: { type: 'int8', nullable: true },
  } satisfies Columns<PlatformPaceRow>,
});

export const syncEngineTables = [
  bindings,
  previews,
  planParts,
  planChanges,
  syncs,
  operations,
  checks,
  mediaUploads,
  placeAnswers,
  placeQuestions,
  platformPaces,
  remoteClaims,
  releasedObjects,
  platformQuotas,
  operationTallies,
  brakeStops,
  accountReadings,
  formerObjects,
  lineages,
] as unknown as readonly Table<never>[];
