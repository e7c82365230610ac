import {
  type ActionSource,
  CLICK_ID_KINDS,
  type ClickIdKind,
  type CustomData,
} from '@switchyard/platforms/domain';
import type { ConsentSignal } from './consent';

/** Every kind of click id has a member of its own. */
export const NAMED_CLICK_IDS = CLICK_ID_KINDS;
export type NamedClickId = ClickIdKind;

/** Cookies of the platforms' own pixels. */
export const BROWSER_IDS = ['fbc', 'fbp', 'rdtUuid', 'obref'] as const;

/** Where a person is, as callers write it. */
export interface AddressInput {
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string | number;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
}

/** Members that say who it was, as callers write them: clear text, or SHA-256 in hex. */
export interface PersonMembers {
  readonly email?: string;
  readonly phone?: string | number;
  readonly externalId?: string | number;
  readonly firstName?: string;
  readonly lastName?: string;
  /** `1990-02-28`, or `19900228`. */
  readonly dateOfBirth?: string | number;
  /** `f`, `m`, `female` or `male`. */
  readonly gender?: string;
  readonly address?: AddressInput;
}

/** Members of a visit: the browser, its page and the clicks that led there. */
export interface VisitMembers extends Partial<Record<NamedClickId, string>> {
  readonly fbc?: string;
  readonly fbp?: string;
  readonly rdtUuid?: string;
  readonly obref?: string;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly pageUrl?: string;
  readonly referrer?: string;
}

/** Members that a conversion of any origin may have; each is checked where it is read. */
export interface ConversionMembers extends PersonMembers, VisitMembers {
  /** The caller's own id of the event. */
  readonly eventId?: string | number;
  readonly items?: readonly EventItemPart[];
  readonly customData?: CustomData;
  readonly actionSource?: ActionSource;
  /**
   * Major units of `currency`: a number, or decimal text where a provider's payload was divided.
   */
  readonly value?: number | string;
  readonly currency?: string;
  /** ISO 8601, or seconds, milliseconds or microseconds since the epoch. */
  readonly occurredAt?: string | number;
  readonly orderId?: string | number;
  readonly consent?: ConsentSignal;
}

/** A conversion event as callers write it. */
export interface EventItem extends ConversionMembers {
  /** Its action is made on first use. */
  readonly event?: string;
  /** Name or id, instead of `event`. */
  readonly conversionAction?: string;
}

/** One thing that was bought or looked at, as callers write it. */
export interface EventItemPart {
  readonly id?: string | number;
  readonly name?: string;
  readonly category?: string;
  readonly quantity?: number | string;
  /** Of one, in major units of the event's currency. */
  readonly price?: number | string;
}

/** The longest value of each member that has a limit of its own, in characters. */
export const LONGEST = {
  email: 320,
  phone: 64,
  externalId: 255,
  firstName: 255,
  lastName: 255,
  dateOfBirth: 64,
  gender: 64,
  city: 255,
  region: 255,
  postalCode: 32,
  countryCode: 2,
  browserId: 512,
  clickId: 512,
  eventId: 255,
  orderId: 255,
  event: 255,
  conversionAction: 255,
  userAgent: 1_024,
  ip: 64,
  url: 2_048,
  itemId: 255,
  itemText: 500,
  customName: 64,
  customText: 500,
} as const;

export const MOST_ITEMS = 100;
export const MOST_CUSTOM_DATA = 30;
export const MOST_QUANTITY = 1_000_000;
