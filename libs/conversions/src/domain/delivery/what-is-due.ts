import type { ConversionAdjustment } from '../adjustment/conversion-adjustment';
import type { ConsentRecord } from '../conversion/consent-record';
import type { ConversionEvent } from '../conversion/conversion-event';
import type { Delivery, DeliveryStatus } from '../conversion/delivery';
import type { Worth } from '../conversion/worth-of';
import type { SealedPerson } from '../identity/sealed-person';

/** Of a delivery that is due, what it is to deliver; null members are gone. */
export interface DueConversion {
  readonly delivery: Delivery;
  readonly event: ConversionEvent | null;
  /** What is known of the consent of its person now. */
  readonly consents: readonly ConsentRecord[];
}

export interface DueAdjustment {
  readonly delivery: Delivery;
  readonly adjustment: ConversionAdjustment | null;
  readonly original: ConversionEvent | null;
  /** Where the original stands on the same platform. */
  readonly originalStatus: DeliveryStatus | null;
  /** An earlier adjustment of the same original is still on its way there. */
  readonly isBehind: boolean;
  /** A later change of its value was taken there. */
  readonly isOvertaken: boolean;
  /** What the original was worth after the adjustments that the platform took before; null where none changed it. */
  readonly worthThen: Worth | null;
  /** Of an enhancement: persons that the original's keys lead to now. */
  readonly knownPersons: readonly SealedPerson[];
  /** What is known of the consent of the original's person now. */
  readonly consents: readonly ConsentRecord[];
}
