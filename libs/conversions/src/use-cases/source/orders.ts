import type { Tenant } from '@switchyard/kernel';
import type { OrderAlias } from '../../domain';
import type { Adjustable } from '../report/adjustment-door';

/** An order that is counted: its conversion, and what was last said to be left of it. */
export interface CountedOrder extends Adjustable {
  readonly orderId: string;
  readonly valueMicros: number | null;
  readonly restatement: {
    readonly id: string;
    readonly valueMicros: number;
    readonly occurredAt: Date;
  } | null;
}

/** How a value without tax shrinks: by the share that is left of what was paid. */
export interface Shrinking {
  readonly gross: string;
  readonly net: string;
  /** Of one smallest unit of the currency. */
  readonly unitMicros: number;
  readonly currency: string;
}

/** Names of orders, and what hangs on them. Everything inside the running transaction. */
export abstract class Orders {
  /** Whoever tells of one of these names waits until the transaction ends. */
  abstract hold(tenant: Tenant, names: readonly string[]): Promise<void>;
  /** What these names stand for, the oldest first. */
  abstract aliases(tenant: Tenant, names: readonly string[]): Promise<readonly OrderAlias[]>;
  /** Which of these are counted, under whichever action. */
  abstract counted(tenant: Tenant, orderIds: readonly string[]): Promise<readonly CountedOrder[]>;
  /** Keeps what nobody kept before; what was paid is added where it was not known. */
  abstract learn(rows: readonly OrderAlias[]): Promise<void>;
  /** These names, and whatever stood for one of them, stand for this order from now on. */
  abstract recount(tenant: Tenant, names: readonly string[], orderId: string): Promise<void>;
  /** Parked adjustments and claims of websites that go by these names go by the order's from now on. */
  abstract rename(tenant: Tenant, names: readonly string[], orderId: string): Promise<void>;
  /** Actions that parked adjustments of sources, which guess theirs, are for. */
  abstract guessed(tenant: Tenant, orderId: string): Promise<readonly string[]>;
  /** Those go to this action from now on. */
  abstract aim(tenant: Tenant, orderId: string, actionId: string): Promise<void>;
  /** Refunds that waited for this conversion were told with tax: they are shrunk to what counts. Once for each conversion, when it is kept. */
  abstract shrink(tenant: Tenant, originalId: string, by: Shrinking): Promise<void>;
  /** The same for those that wait and are joined next, since their order was counted under another name before. */
  abstract shrinkWaiting(
    tenant: Tenant,
    actionId: string,
    orderId: string,
    by: Shrinking,
  ): Promise<void>;
}
