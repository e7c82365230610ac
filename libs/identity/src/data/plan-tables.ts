import { defineTable, type Columns } from '@switchyard/db-kit';
import type { BillingCustomer, PlanUse, TakenEvent, TestClock } from '../domain';

const schema = 'identity';

export const planUses = defineTable<PlanUse>({
  schema,
  name: 'plan_use',
  scope: 'account',
  rights: { api: 'write', worker: 'write' },
  primary: ['accountId', 'action', 'period'],
  columns: {
    accountId: { type: 'text' },
    action: { type: 'text' },
    period: { type: 'text' },
    used: { type: 'int4' },
  } satisfies Columns<PlanUse>,
});

export const billingCustomers = defineTable<BillingCustomer>({
  schema,
  name: 'billing_customer',
  scope: 'global',
  // bind_customer and apply_subscription write here.
  rights: { api: 'read', worker: 'none' },
  audit: { ignore: ['readAt'] },
  primary: ['accountId'],
  columns: {
    accountId: { type: 'text' },
    customerId: { type: 'text' },
    subscriptionId: { type: 'text', nullable: true },
    isLive: { type: 'boolean' },
    renews: { type: 'boolean' },
    readAt: { type: 'timestamptz', nullable: true },
    createdAt: { type: 'timestamptz' },
  } satisfies Columns<BillingCustomer>,
  indexes: [{ name: 'billing_customer_customer_uq', columns: ['customerId'], unique: true }],
});

export const billingEvents = defineTable<TakenEvent>({
  schema,
  name: 'billing_event',
  scope: 'global',
  // apply_subscription writes here.
  rights: { api: 'read', worker: 'none' },
  primary: ['id'],
  columns: {
    id: { type: 'text' },
    accountId: { type: 'text' },
    receivedAt: { type: 'timestamptz' },
  } satisfies Columns<TakenEvent>,
  indexes: [{ name: 'billing_event_account_idx', columns: ['accountId', 'receivedAt'] }],
});

export const testClocks = defineTable<TestClock>({
  schema,
  name: 'test_clock',
  scope: 'global',
  // The owner alone makes the row, in a database of tests.
  rights: { api: 'none', worker: 'none', administration: 'none' },
  primary: ['isBelieved'],
  columns: { isBelieved: { type: 'boolean' } } satisfies Columns<TestClock>,
});

/** The use of plans and their billing, and what removing an account asks. */
export const planTables = [planUses, billingCustomers, billingEvents, testClocks];
