import { defineTable, type ColumnDefinition, type Columns, type Table } from '@switchyard/db-kit';
import type { ConversionAction } from '../domain';

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

export const conversionsTables = [actions] as unknown as readonly Table<never>[];
