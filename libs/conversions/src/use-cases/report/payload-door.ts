import type { Tenant } from '@switchyard/kernel';
import type { AdjustmentResult } from './adjustment-door';
import type { EventResult } from './event-door';

/** A provider's own words, as a caller hands them on. */
export interface ReportedPayload {
  /** A kind of provider, or the id of a source of the Space, whose configuration is then the default. */
  readonly source: string;
  /** An object, or a list where the provider posts one; what stands in it is checked where it is read. */
  readonly payload: unknown;
  /** Of this call only; wins over the one of the Space's source. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** What became of one event or adjustment that the payload told of; `index` counts those, from 0. */
export type PayloadResult = EventResult | AdjustmentResult;

/**
 * Takes the payload of a provider: reads events and adjustments out of it and hands them to their doors. Joins the running transaction, or
 * runs one. Paths of issues begin with `/payload` and `/config`. Empty when the payload tells of nothing that counts. Throws
 * `VALIDATION_ERROR` for a payload that cannot be read at all.
 */
export abstract class PayloadDoor {
  abstract report(tenant: Tenant, reported: ReportedPayload): Promise<readonly PayloadResult[]>;
}
