import { type ColumnDefinition, type Columns, defineTable, type Table } from '@switchyard/db-kit';
import type { DailyPerformance, ReadMark } from '../domain';
import type { KnownAngleState } from '../use-cases/ports';

const text: ColumnDefinition = { type: 'text' };
const date: ColumnDefinition = { type: 'date' };
const count: ColumnDefinition = { type: 'int8' };
const optionalCount: ColumnDefinition = { type: 'int8', nullable: true };

/**
 * Days are before campaigns in the key: what is read is mostly some days of all campaigns, and what
 * is written is one day after the other.
 */
export const dailyPerformance = defineTable<DailyPerformance>({
  schema: 'reporting',
  name: 'daily_performance',
  scope: 'space',
  rights: { api: 'read', worker: 'write' },
  partitionedBy: 'day',
  primary: ['spaceId', 'level', 'day', 'campaignId', 'objectId', 'platform', 'connectionId'],
  columns: {
    spaceId: text,
    level: text,
    day: date,
    campaignId: text,
    objectId: text,
    platform: text,
    connectionId: text,
    adGroupId: { type: 'text', nullable: true },
    currency: text,
    impressions: count,
    clicks: count,
    spendMicros: count,
    conversionsMicros: optionalCount,
    conversionValueMicros: optionalCount,
  } satisfies Columns<DailyPerformance>,
});

export const readMarks = defineTable<ReadMark>({
  schema: 'reporting',
  name: 'read_mark',
  scope: 'space',
  rights: { api: 'read', worker: 'write' },
  primary: ['spaceId', 'connectionId', 'level'],
  columns: {
    spaceId: text,
    connectionId: text,
    level: text,
    platform: text,
    zone: text,
    readAt: { type: 'timestamptz' },
    fromDay: date,
    toDay: date,
  } satisfies Columns<ReadMark>,
});

export const angleStates = defineTable<KnownAngleState>({
  schema: 'reporting',
  name: 'angle_state',
  scope: 'space',
  rights: { api: 'read', worker: 'write' },
  primary: ['spaceId', 'angleId'],
  columns: {
    spaceId: text,
    angleId: text,
    state: text,
    previousState: { type: 'text', nullable: true },
    changedAt: { type: 'timestamptz' },
    evaluatedAt: { type: 'timestamptz' },
  } satisfies Columns<KnownAngleState>,
});

export const reportingTables = [
  dailyPerformance,
  readMarks,
  angleStates,
] as unknown as readonly Table<never>[];
