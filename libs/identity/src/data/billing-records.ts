import { Injectable } from '@nestjs/common';
import { Database, selectStatement, statement } from '@switchyard/db-kit';
import type { BillingCustomer, BillingReading, TakenEvent } from '../domain';
import { billingCustomers, billingEvents } from './plan-tables';

const OF_ACCOUNT = selectStatement(billingCustomers, 'where t.account_id = $1');
const WITH_ID = selectStatement(billingCustomers, 'where t.customer_id = $1');
const EVENT = selectStatement(billingEvents, 'where t.id = $1');
const NOW = statement(`select clock_timestamp()::timestamptz(3) as now`);
const BIND = statement('select identity.bind_customer($1, $2, $3) as outcome');
const APPLY = statement('select identity.apply_subscription($1, $2, $3, $4) as outcome');

export type AppliedReading = 'DONE' | 'UNKNOWN' | 'REPEATED' | 'STALE';

/** The customers of the billing service, by account. Functions of the owner write here. */
@Injectable()
export class BillingRecords {
  constructor(private readonly database: Database) {}

  async of(accountId: string): Promise<BillingCustomer | undefined> {
    return (await this.database.readGlobal<BillingCustomer>(OF_ACCOUNT, [accountId]))[0];
  }

  async withId(customerId: string): Promise<BillingCustomer | undefined> {
    return (await this.database.readGlobal<BillingCustomer>(WITH_ID, [customerId]))[0];
  }

  async isTaken(eventId: string): Promise<boolean> {
    return (await this.database.readGlobal<TakenEvent>(EVENT, [eventId])).length > 0;
  }

  /** By the clock of the database, which all processes share. */
  async now(): Promise<Date> {
    return (await this.database.readGlobal<{ now: Date }>(NOW, []))[0]!.now;
  }

  /** False when the session may not, or the account or the customer is bound otherwise. */
  async bind(sessionDigest: string, customerId: string, at: Date): Promise<boolean> {
    const { rows } = await this.database.write<{ outcome: string }>(BIND, [
      sessionDigest,
      customerId,
      at,
    ]);
    return rows[0]?.outcome === 'DONE';
  }

  /** Each event once; STALE where something that was read later is known. */
  async apply(
    customerId: string,
    eventId: string,
    { subscriptionId, isLive, renews, plan, subscription }: BillingReading,
    readAt: Date,
  ): Promise<AppliedReading> {
    const reading = {
      subscription_id: subscriptionId,
      is_live: isLive,
      renews,
      plan,
      subscription,
    };
    const { rows } = await this.database.write<{ outcome: AppliedReading }>(APPLY, [
      customerId,
      eventId,
      JSON.stringify(reading),
      readAt,
    ]);
    return rows[0]!.outcome;
  }
}
