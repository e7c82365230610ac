import { defineTable, type ColumnDefinition, type Columns, type Table } from '@switchyard/db-kit';
import type { ConversionAction, ConversionEvent, Delivery, Reservation } from '../domain';

const schema = 'conversions';
const text: ColumnDefinition = { type: 'text' };
const optionalText: ColumnDefinition = { type: 'text', nullable: true };
const optionalCount: ColumnDefinition = { type: 'int4', nullable: true };
const flag: ColumnDefinition = { type: 'boolean' };
const moment: ColumnDefinition = { type: 'timestamptz' };

export const actions = defineTable<ConversionAction>({
  schema, name: 'action', scope: 'space', primary: ['spaceId', 'id'],
  columns: {
    spaceId: text, id: text, name: text, nameKey: text, type: text, category: text, status: text, countingType: text, valueSettings: { type: 'jsonb' },
    clickThroughLookbackWindowDays: optionalCount, viewThroughLookbackWindowDays: optionalCount, attributionModel: optionalText, enhancedConversionsForLeads: flag,
    leadStage: optionalText, defaultEventValueMicros: { type: 'int8', nullable: true }, includeInConversionsMetric: flag,
    createdAt: moment, updatedAt: moment, version: { type: 'int4' },
  } satisfies Columns<ConversionAction>,
  indexes: [
    { name: 'action_name_uq', columns: ['spaceId', 'nameKey'], unique: true },
    { name: 'action_stage_uq', columns: ['spaceId', 'leadStage'], unique: true, where: 'lead_stage is not null' },
    { name: 'action_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
  ],
});

/** Ids sort by time, so that this may be divided by ranges of them. */
export const events = defineTable<ConversionEvent>({
  schema, name: 'event', scope: 'space', primary: ['spaceId', 'id'],
  columns: {
    spaceId: text, id: text, door: text, actionId: text, occurredAt: moment, valueMicros: { type: 'int8', nullable: true }, currency: optionalText, orderId: optionalText,
    clickIds: { type: 'jsonb' }, createdAt: moment,
  } satisfies Columns<ConversionEvent>,
  indexes: [{ name: 'event_newest_idx', columns: ['spaceId', 'door', 'createdAt', 'id'] }],
});

/** Beside the events, so that they may be divided and this stays unique. */
export const reservations = defineTable<Reservation>({
  schema, name: 'reservation', scope: 'space', primary: ['spaceId', 'actionId', 'orderId'],
  columns: { spaceId: text, actionId: text, orderId: text, eventId: text, createdAt: moment } satisfies Columns<Reservation>,
});

export const deliveries = defineTable<Delivery>({
  schema, name: 'delivery', scope: 'space', primary: ['spaceId', 'eventId', 'platform'],
  columns: {
    spaceId: text, eventId: text, platform: text, connectionId: optionalText, status: text, reason: optionalText, until: { type: 'timestamptz', nullable: true },
    dueAt: { type: 'timestamptz', nullable: true }, attempts: { type: 'int4' }, platformError: { type: 'jsonb', nullable: true }, createdAt: moment, updatedAt: moment,
  } satisfies Columns<Delivery>,
  indexes: [{ name: 'delivery_due_idx', columns: ['spaceId', 'connectionId', 'dueAt', 'eventId'], where: 'due_at is not null' }],
});

export const conversionsTables = [actions, events, reservations, deliveries] as unknown as readonly Table<never>[];
