import { defineTable, type ColumnDefinition, type Columns, type Table } from '@switchyard/db-kit';
import type {
  ConversionAction,
  ConversionEvent,
  ConversionSource,
  Delivery,
  EventIdReservation,
  InboxEntry,
  KeptAdjustment,
  KnownPerson,
  LearntFact,
  OrderAlias,
  Receipt,
  Receiver,
  RemoteActionRow,
  Repetition,
  Reservation,
  SentBody,
  StoredCredentials,
} from '../domain';

const schema = 'conversions';
const text: ColumnDefinition = { type: 'text' };
const optionalText: ColumnDefinition = { type: 'text', nullable: true };
const optionalCount: ColumnDefinition = { type: 'int4', nullable: true };
const flag: ColumnDefinition = { type: 'boolean' };
const moment: ColumnDefinition = { type: 'timestamptz' };
const optionalMoment: ColumnDefinition = { type: 'timestamptz', nullable: true };
const micros: ColumnDefinition = { type: 'int8', nullable: true };
const json: ColumnDefinition = { type: 'jsonb' };
const optionalJson: ColumnDefinition = { type: 'jsonb', nullable: true };
const count: ColumnDefinition = { type: 'int4' };

export const actions = defineTable<ConversionAction>({
  schema,
  name: 'action',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    name: text,
    nameKey: text,
    type: text,
    category: text,
    status: text,
    countingType: text,
    valueSettings: { type: 'jsonb' },
    clickThroughLookbackWindowDays: optionalCount,
    viewThroughLookbackWindowDays: optionalCount,
    attributionModel: optionalText,
    enhancedConversionsForLeads: flag,
    leadStage: optionalText,
    eventName: optionalText,
    platformEvents: optionalJson,
    routing: optionalText,
    defaultEventValueMicros: { type: 'int8', nullable: true },
    includeInConversionsMetric: flag,
    createdAt: moment,
    updatedAt: moment,
    version: { type: 'int4' },
  } satisfies Columns<ConversionAction>,
  indexes: [
    { name: 'action_name_uq', columns: ['spaceId', 'nameKey'], unique: true },
    {
      name: 'action_stage_uq',
      columns: ['spaceId', 'leadStage'],
      unique: true,
      where: 'lead_stage is not null',
    },
    {
      name: 'action_event_uq',
      columns: ['spaceId', 'eventName'],
      unique: true,
      where: 'event_name is not null',
    },
    { name: 'action_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
  ],
});

/** Ids sort by time, so that this may be divided by ranges of them. */
export const events = defineTable<ConversionEvent>({
  schema,
  name: 'event',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: { changes: ['update', 'delete'], ignore: ['claim', 'confirmedBy', 'orderId', 'persons'] },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    door: text,
    source: optionalText,
    actionId: text,
    occurredAt: moment,
    valueMicros: micros,
    currency: optionalText,
    orderId: optionalText,
    clickIds: json,
    persons: json,
    personKeys: json,
    matchedBy: optionalText,
    consent: optionalJson,
    consents: optionalJson,
    url: optionalText,
    externalEventId: optionalText,
    actionSource: { type: 'text', default: 'system_generated' },
    country: optionalText,
    details: optionalJson,
    isTest: { type: 'boolean', default: false },
    claim: optionalText,
    confirmedBy: optionalText,
    createdAt: moment,
  } satisfies Columns<ConversionEvent>,
  indexes: [
    { name: 'event_newest_idx', columns: ['spaceId', 'door', 'createdAt', 'id'] },
    { name: 'event_all_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'event_order_idx', columns: ['spaceId', 'orderId'], where: 'order_id is not null' },
    { name: 'event_moment_idx', columns: ['spaceId', 'actionId', 'occurredAt'] },
    {
      name: 'event_person_idx',
      columns: ['spaceId', 'createdAt'],
      where: `persons <> '[]'::jsonb`,
    },
    {
      name: 'event_claim_idx',
      columns: ['spaceId', 'actionId', 'orderId'],
      where: 'claim is not null',
    },
  ],
});

/** Beside the events, so that they may be divided and this stays unique. */
export const reservations = defineTable<Reservation>({
  schema,
  name: 'reservation',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'actionId', 'orderId'],
  columns: {
    spaceId: text,
    actionId: text,
    orderId: text,
    eventId: text,
    createdAt: moment,
  } satisfies Columns<Reservation>,
});

/** Beside the events, as the orders are. */
export const eventIdReservations = defineTable<EventIdReservation>({
  schema,
  name: 'event_id_reservation',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'key'],
  columns: {
    spaceId: text,
    key: text,
    eventId: text,
    createdAt: moment,
  } satisfies Columns<EventIdReservation>,
  indexes: [
    { name: 'event_id_reservation_event_idx', columns: ['spaceId', 'eventId'] },
    { name: 'event_id_reservation_old_idx', columns: ['spaceId', 'createdAt'] },
  ],
});

export const repetitions = defineTable<Repetition>({
  schema,
  name: 'repetition',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'eventId', 'door', 'worth'],
  columns: {
    spaceId: text,
    eventId: text,
    door: text,
    worth: text,
    times: count,
    firstAt: moment,
    lastAt: moment,
  } satisfies Columns<Repetition>,
});

export const deliveries = defineTable<Delivery>({
  schema,
  name: 'delivery',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: { changes: ['update'], byPeopleAlone: true },
  primary: ['spaceId', 'eventId', 'platform'],
  columns: {
    spaceId: text,
    eventId: text,
    platform: text,
    kind: text,
    connectionId: optionalText,
    status: text,
    reason: optionalText,
    until: optionalMoment,
    dueAt: optionalMoment,
    attempts: count,
    platformError: optionalJson,
    ref: optionalText,
    refAt: optionalCount,
    sentAt: optionalMoment,
    settledAt: optionalMoment,
    consentEffect: optionalText,
    createdAt: moment,
    updatedAt: moment,
  } satisfies Columns<Delivery>,
  indexes: [
    {
      name: 'delivery_due_idx',
      columns: ['spaceId', 'connectionId', 'kind', 'dueAt', 'eventId'],
      where: "status in ('pending', 'waiting') and due_at is not null",
    },
    {
      name: 'delivery_sent_idx',
      columns: ['spaceId', 'connectionId', 'dueAt', 'ref'],
      where: "status = 'sent' and due_at is not null",
    },
    { name: 'delivery_failed_idx', columns: ['spaceId', 'eventId'], where: "status = 'failed'" },
    {
      name: 'delivery_consent_idx',
      columns: ['spaceId', 'connectionId', 'settledAt'],
      where: "reason = 'CONSENT_MISSING'",
    },
  ],
});

/** Beside the deliveries, which are read and written far more often. */
export const sentBodies = defineTable<SentBody>({
  schema,
  name: 'sent_body',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'eventId', 'platform'],
  columns: {
    spaceId: text,
    eventId: text,
    platform: text,
    body: json,
    sentAt: moment,
  } satisfies Columns<SentBody>,
  indexes: [{ name: 'sent_body_age_idx', columns: ['spaceId', 'sentAt'] }],
});

export const remoteActions = defineTable<RemoteActionRow>({
  schema,
  name: 'remote_action',
  scope: 'space',
  rights: { api: 'read', worker: 'write' },
  primary: ['spaceId', 'actionId', 'connectionId'],
  columns: {
    spaceId: text,
    actionId: text,
    connectionId: text,
    platform: text,
    remoteId: text,
    usableFrom: optionalMoment,
    conflicts: json,
    actionVersion: count,
    checkedAt: moment,
  } satisfies Columns<RemoteActionRow>,
});

export const adjustments = defineTable<KeptAdjustment>({
  schema,
  name: 'adjustment',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: { changes: ['insert'] },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    door: text,
    source: optionalText,
    type: text,
    actionId: text,
    orderId: optionalText,
    clickId: optionalJson,
    originalAt: optionalMoment,
    valueMicros: micros,
    currency: optionalText,
    consent: optionalJson,
    occurredAt: moment,
    originalId: optionalText,
    parkedUntil: optionalMoment,
    joinedAt: optionalMoment,
    createdAt: moment,
    subject: text,
    sameness: text,
  } satisfies Columns<KeptAdjustment>,
  indexes: [
    { name: 'adjustment_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    {
      name: 'adjustment_of_idx',
      columns: ['spaceId', 'originalId', 'occurredAt'],
      where: 'original_id is not null',
    },
    { name: 'adjustment_same_uq', columns: ['spaceId', 'subject', 'sameness'], unique: true },
    { name: 'adjustment_parked_idx', columns: ['spaceId', 'id'], where: 'original_id is null' },
  ],
});

/** One row for each key; those of one person name each other. */
export const knownPersons = defineTable<KnownPerson>({
  schema,
  name: 'known_person',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'key'],
  columns: {
    spaceId: text,
    key: text,
    member: text,
    linkedKeys: json,
    clickIds: json,
    person: json,
    consents: optionalJson,
    url: optionalText,
    visit: optionalJson,
    firstSeenAt: moment,
    lastSeenAt: moment,
  } satisfies Columns<KnownPerson>,
  indexes: [{ name: 'known_person_old_idx', columns: ['spaceId', 'lastSeenAt'] }],
});

export const sources = defineTable<ConversionSource>({
  schema,
  name: 'source',
  scope: 'space',
  rights: { api: 'write', worker: 'read' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    type: text,
    config: json,
    secret: optionalJson,
    previousSecret: optionalJson,
    hasCredentials: { type: 'boolean', default: false },
    receiverId: text,
    lastReceivedAt: optionalMoment,
    lastError: optionalJson,
    seenTypes: optionalJson,
    createdAt: moment,
    updatedAt: moment,
    version: count,
  } satisfies Columns<ConversionSource>,
  indexes: [{ name: 'source_newest_idx', columns: ['spaceId', 'createdAt', 'id'] }],
});

/** Apart from their sources, whose secrets the worker does not read. */
export const sourceCredentials = defineTable<StoredCredentials>({
  schema,
  name: 'source_credentials',
  scope: 'space',
  rights: { api: 'write', worker: 'read' },
  primary: ['spaceId', 'sourceId'],
  columns: {
    spaceId: text,
    sourceId: text,
    receiverId: text,
    sealed: json,
  } satisfies Columns<StoredCredentials>,
});

/** Asked before a Space is known, so that it holds nothing but ids. */
export const receivers = defineTable<Receiver>({
  schema,
  name: 'receiver',
  scope: 'global',
  rights: { api: 'write', worker: 'none' },
  primary: ['id'],
  columns: { id: text, accountId: text, spaceId: text, sourceId: text } satisfies Columns<Receiver>,
  indexes: [{ name: 'receiver_source_idx', columns: ['spaceId', 'sourceId'] }],
});

export const receipts = defineTable<Receipt>({
  schema,
  name: 'receipt',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'sourceId', 'eventKey'],
  columns: {
    spaceId: text,
    sourceId: text,
    eventKey: text,
    receivedAt: moment,
  } satisfies Columns<Receipt>,
  indexes: [{ name: 'receipt_old_idx', columns: ['spaceId', 'receivedAt'] }],
});

/** What a source received, event by event, with what became of it. */
export const inbox = defineTable<InboxEntry>({
  schema,
  name: 'inbox',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  // What providers post and the worker reads are records themselves; a replay is asked for.
  audit: { changes: ['update'], operations: ['replayInbox', 'replayInboxEntry'] },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    sourceId: text,
    id: text,
    receivedAt: moment,
    providerEventId: optionalText,
    type: optionalText,
    status: text,
    reasons: json,
    madeIds: json,
    payload: optionalJson,
    size: count,
    personKeys: json,
    waitKeys: json,
    waitUntil: optionalMoment,
    dueAt: optionalMoment,
    attempts: count,
    updatedAt: moment,
  } satisfies Columns<InboxEntry>,
  indexes: [
    { name: 'inbox_newest_idx', columns: ['spaceId', 'sourceId', 'receivedAt', 'id'] },
    { name: 'inbox_status_idx', columns: ['spaceId', 'sourceId', 'status', 'receivedAt', 'id'] },
    { name: 'inbox_due_idx', columns: ['spaceId', 'dueAt', 'id'], where: 'due_at is not null' },
    {
      name: 'inbox_waiting_idx',
      columns: ['spaceId', 'sourceId', 'id'],
      where: "status = 'waiting'",
    },
    { name: 'inbox_old_idx', columns: ['spaceId', 'receivedAt'] },
  ],
});

/** What events of a provider taught for later ones. */
export const sourceFacts = defineTable<LearntFact>({
  schema,
  name: 'source_fact',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'sourceId', 'key'],
  columns: {
    spaceId: text,
    sourceId: text,
    key: text,
    facts: json,
    personKeys: json,
    updatedAt: moment,
  } satisfies Columns<LearntFact>,
  indexes: [{ name: 'source_fact_old_idx', columns: ['spaceId', 'updatedAt'] }],
});

export const orderAliases = defineTable<OrderAlias>({
  schema,
  name: 'order_alias',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'alias'],
  columns: {
    spaceId: text,
    alias: text,
    orderId: text,
    paid: optionalJson,
    createdAt: moment,
  } satisfies Columns<OrderAlias>,
});

export const conversionsTables = [
  actions,
  events,
  reservations,
  eventIdReservations,
  repetitions,
  deliveries,
  sentBodies,
  remoteActions,
  adjustments,
  knownPersons,
  sources,
  sourceCredentials,
  receivers,
  receipts,
  inbox,
  sourceFacts,
  orderAliases,
] as unknown as readonly Table<never>[];
