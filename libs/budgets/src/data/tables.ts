import { defineTable, type ColumnDefinition, type Columns, type Table } from '@switchyard/db-kit';
import type {
  AccountBudget,
  Baseline,
  BrakeEvent,
  BrakeLevel,
  BrakePause,
  PausedCampaign,
  SpendWatch,
} from '../domain';

const text: ColumnDefinition = { type: 'text' };
const count: ColumnDefinition = { type: 'int8' };
const moment: ColumnDefinition = { type: 'timestamptz' };

export const accountBudgets = defineTable<AccountBudget>({
  schema: 'budgets',
  name: 'account_budget',
  scope: 'account',
  rights: { api: 'write', worker: 'change' },
  audit: {},
  primary: ['accountId'],
  columns: {
    accountId: { type: 'text' },
    globalBudgetMicros: { type: 'int8', nullable: true },
    period: { type: 'text' },
    currency: { type: 'text' },
    ratesMicros: { type: 'jsonb' },
    emergencyBrake: { type: 'boolean' },
    alertThresholdPercent: { type: 'int4' },
    campaignBrakes: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', nullable: true },
    updatedAt: { type: 'timestamptz', nullable: true },
    version: { type: 'int4' },
  } satisfies Columns<AccountBudget>,
});

/** What is remembered of each level of the Emergency Brake. */
export const brakeLevels = defineTable<BrakeLevel>({
  schema: 'budgets',
  name: 'brake_level',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'scope'],
  columns: {
    accountId: text,
    scope: text,
    standing: text,
    eventId: { ...text, nullable: true },
    overruledUntil: { ...moment, nullable: true },
    alertedIn: { ...text, nullable: true },
  } satisfies Columns<BrakeLevel>,
});

export const brakeEvents = defineTable<BrakeEvent>({
  schema: 'budgets',
  name: 'brake_event',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['accountId', 'id'],
  columns: {
    accountId: text,
    id: text,
    scope: text,
    budgetMicros: count,
    spentMicros: count,
    currency: text,
    engagedAt: moment,
    releasedAt: { ...moment, nullable: true },
    releaseMode: { ...text, nullable: true },
    settledAt: { ...moment, nullable: true },
    confirmedAt: { ...moment, nullable: true },
  } satisfies Columns<BrakeEvent>,
});

export const pausedCampaigns = defineTable<PausedCampaign>({
  schema: 'budgets',
  name: 'paused_campaign',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'eventId', 'campaignId'],
  columns: {
    accountId: text,
    eventId: text,
    spaceId: text,
    campaignId: text,
    wasEnabled: { type: 'boolean' },
  } satisfies Columns<PausedCampaign>,
});

export const brakePauses = defineTable<BrakePause>({
  schema: 'budgets',
  name: 'brake_pause',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'eventId', 'connectionId', 'remoteId'],
  columns: {
    accountId: text,
    eventId: text,
    connectionId: text,
    remoteId: text,
    spaceId: text,
    campaignId: text,
    platform: text,
    isConfirmed: { type: 'boolean' },
    since: moment,
    reason: { ...text, nullable: true },
  } satisfies Columns<BrakePause>,
});

export const baselines = defineTable<Baseline>({
  schema: 'budgets',
  name: 'baseline',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'period', 'connectionId'],
  columns: {
    accountId: text,
    period: text,
    connectionId: text,
    spentMicros: { type: 'jsonb' },
  } satisfies Columns<Baseline>,
});

export const spendWatches = defineTable<SpendWatch>({
  schema: 'budgets',
  name: 'spend_watch',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'connectionId'],
  columns: {
    accountId: text,
    connectionId: text,
    watchedSince: moment,
    lastReadAt: { ...moment, nullable: true },
    currency: { ...text, nullable: true },
    mayHaveSpent: { type: 'boolean' },
    toldBlindSince: { ...moment, nullable: true },
  } satisfies Columns<SpendWatch>,
});

export const budgetsTables = [
  accountBudgets,
  brakeLevels,
  brakeEvents,
  pausedCampaigns,
  brakePauses,
  baselines,
  spendWatches,
] as unknown as readonly Table<never>[];
