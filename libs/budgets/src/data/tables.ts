import { defineTable, type Columns, type Table } from '@switchyard/db-kit';
import type { AccountBudget } from '../domain';

export const accountBudgets = defineTable<AccountBudget>({
  schema: 'budgets', name: 'account_budget', scope: 'account', primary: ['accountId'],
  columns: {
    accountId: { type: 'text' }, globalBudgetMicros: { type: 'int8', nullable: true }, period: { type: 'text' }, currency: { type: 'text' }, ratesMicros: { type: 'jsonb' },
    emergencyBrake: { type: 'boolean' }, alertThresholdPercent: { type: 'int4' }, campaignBrakes: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', nullable: true }, updatedAt: { type: 'timestamptz', nullable: true }, version: { type: 'int4' },
  } satisfies Columns<AccountBudget>,
});

export const budgetsTables = [accountBudgets] as unknown as readonly Table<never>[];
