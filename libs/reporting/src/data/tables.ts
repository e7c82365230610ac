import { defineTable, type ColumnDefinition, type Columns, type Table } from '@switchyard/db-kit';
import type { DailyPerformance } from '../domain';

const text: ColumnDefinition = { type: 'text' };
const count: ColumnDefinition = { type: 'int8' };

export const dailyPerformance = defineTable<DailyPerformance>({
  schema: 'reporting', name: 'daily_performance', scope: 'space', primary: ['spaceId', 'campaignId', 'platform', 'connectionId', 'day'],
  columns: {
    spaceId: text, campaignId: text, platform: text, connectionId: text, day: { type: 'date' }, currency: text, impressions: count, clicks: count,
    spendMicros: count, conversionsMicros: count, conversionValueMicros: count, recordedAt: { type: 'timestamptz' },
  } satisfies Columns<DailyPerformance>,
  indexes: [{ name: 'daily_performance_day_idx', columns: ['spaceId', 'day'] }],
});

export const reportingTables = [dailyPerformance] as unknown as readonly Table<never>[];
