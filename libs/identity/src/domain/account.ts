import type { PlanId, Subscription } from './plan';

export interface Account {
  readonly id: string;
  readonly plan: PlanId;
  readonly subscription: Subscription;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA. */
  readonly timeZone: string;
  readonly createdAt: Date;
}

export interface User {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly createdAt: Date;
}
