import type { ConsentEffect, Delivery, DeliveryOutcome } from '../../domain';

/** Where a reading of what is due has come to: by time, then by id. */
export type DuePosition = Pick<Delivery, 'dueAt' | 'eventId'>;

export interface DueQuestion {
  readonly connectionId: string;
  readonly now: Date;
  /** Null reads from the oldest. */
  readonly after: DuePosition | null;
  readonly limit: number;
}

export interface ResolvedDelivery extends DeliveryOutcome {
  readonly eventId: string;
  /** Null where nothing left just now. */
  readonly consentEffect: ConsentEffect | null;
}
