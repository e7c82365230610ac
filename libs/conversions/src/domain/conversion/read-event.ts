import type { Issue } from '@switchyard/kernel';
import {
  type ActionSource,
  CLICK_ID_KINDS,
  type ClickId,
  type ClickIdKind,
  type CustomData,
} from '@switchyard/platforms/domain';
import { LEAD_STAGES } from '../conversion-action';
import { LONGEST_CLICK_ID, namedClickIds } from '../identity/click-ids';
import type { HashedPerson } from '../identity/hashed-person';
import { readPerson } from '../identity/read-person';
import { consentIssues, type ConsentSignal } from './consent';
import { EVENT_NAMES_HINT, type NamedEvent, readEventName } from './event-names';
import { futureIssues, moneyIssues, readAmount } from './item-issues';
import { orderIdIssues } from './order-id';

/** An event, read: nothing in it is clear text of a person. */
export interface ReadEvent extends NamedEvent {
  /** Name or id. */
  readonly reference: string | undefined;
  readonly person: HashedPerson;
  readonly clicks: readonly ClickId[];
  readonly occurredAt: Date;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly orderId: string | null;
  readonly consent: ConsentSignal | null;
}

/** Once every member was found to be a text. */
type TextItem = EventItem & {
  readonly externalId?: string;
  readonly orderId?: string;
};

const LONGEST_TEXT = 255;

/**
 * Reads an event; undefined, with everything that is wrong, when it cannot be taken. Needs an
 * action, and a person or a click to match by.
 */
export const readEvent = (
  given: EventItem,
  path: string,
  now: Date,
): { readonly read: ReadEvent | undefined; readonly issues: readonly Issue[] } => {
  const texts = textIssues(given, path);
  if (texts.length > 0) return { read: undefined, issues: texts };
  const item = given as TextItem;
  const { person, issues: personIssues } = readPerson(item, path);
  const amount =
    item.value === undefined
      ? { micros: undefined, issues: [] }
      : readAmount(item.value, `${path}/value`);
  const occurredAt = item.occurredAt === undefined ? now : new Date(item.occurredAt);
  // A click comes before what it led to: its moment is not known better.
  const clicks = namedClickIds(
    NAMED_CLICK_IDS,
    item,
    Math.min(now.getTime(), occurredAt.getTime()),
  );
  const valueMicros = amount.micros ?? null;
  const issues = [
    ...personIssues,
    ...needIssues(item, path),
    ...eventNameIssues(item.event, path),
    ...amount.issues,
    ...moneyIssues(item.currency, valueMicros, path),
    ...momentIssues(occurredAt, path, now),
    ...orderIdIssues(item.orderId, path),
    ...consentIssues(item.consent, path),
  ];
  if (issues.length > 0) return { read: undefined, issues };
  const { conversionAction: reference, currency = null, orderId = null, consent = null } = item;
  return {
    read: {
      ...nameOf(item.event),
      reference,
      person,
      clicks,
      occurredAt,
      valueMicros,
      currency,
      orderId,
      consent,
    },
    issues,
  };
};

/** Items of other doors than HTTP come as their makers read them. */
const textIssues = (item: EventItem, path: string): Issue[] => {
  const limits = {
    email: LONGEST_TEXT * 4,
    phone: LONGEST_TEXT,
    externalId: LONGEST_TEXT * 4,
    event: LONGEST_TEXT,
    conversionAction: LONGEST_TEXT,
    currency: 3,
    occurredAt: LONGEST_TEXT,
    orderId: LONGEST_TEXT,
  };
  const all = {
    ...limits,
    ...Object.fromEntries(NAMED_CLICK_IDS.map((kind) => [kind, LONGEST_CLICK_ID])),
  };
  return Object.entries(all).flatMap(([member, longest]): Issue[] => {
    const text: unknown = item[member as keyof EventItem];
    if (text === undefined) return [];
    if (typeof text !== 'string') {
      return [
        { path: `${path}/${member}`, code: 'WRONG_TYPE', message: `${member} must be a string` },
      ];
    }
    if (text.trim() === '') {
      return [
        { path: `${path}/${member}`, code: 'TOO_SHORT', message: `${member} must not be blank` },
      ];
    }
    return text.length > longest
      ? [
          {
            path: `${path}/${member}`,
            code: 'TOO_LONG',
            message: `${member} must have at most ${longest} characters`,
          },
        ]
      : [];
  });
};

const needIssues = (
  { event, conversionAction, email, phone, externalId, ...rest }: EventItem,
  path: string,
): Issue[] => {
  const named = event !== undefined || conversionAction !== undefined;
  const matchable = [email, phone, externalId, ...NAMED_CLICK_IDS.map((kind) => rest[kind])].some(
    (text) => text !== undefined,
  );
  return [
    ...(named
      ? []
      : [
          {
            path: `${path}/event`,
            code: 'REQUIRED' as const,
            message: `event or conversionAction is needed, for example "event": "${LEAD_STAGES[0]}"`,
          },
        ]),
    ...(matchable
      ? []
      : [
          {
            path: `${path}/email`,
            code: 'REQUIRED' as const,
            message: `the event identifies no person. Send at least one of email, phone, externalId, ${NAMED_CLICK_IDS.join(', ')}`,
          },
        ]),
  ];
};

const NAMELESS: NamedEvent = { stage: undefined, eventName: undefined };

const nameOf = (event: string | undefined): NamedEvent =>
  event === undefined ? NAMELESS : (readEventName(event) ?? NAMELESS);

/** Whether the Space takes names of its own is decided where the action is found. */
const eventNameIssues = (event: string | undefined, path: string): Issue[] =>
  event === undefined || readEventName(event)
    ? []
    : [
        {
          path: `${path}/event`,
          code: 'NOT_ONE_OF',
          message: `event must be ${EVENT_NAMES_HINT}`,
        },
      ];

const momentIssues = (occurredAt: Date, path: string, now: Date): Issue[] =>
  Number.isNaN(occurredAt.getTime())
    ? [
        {
          path: `${path}/occurredAt`,
          code: 'BAD_FORMAT',
          message: 'occurredAt must be a time with a zone, such as 2026-11-21T09:30:00+01:00',
        },
      ]
    : futureIssues(occurredAt, path, now);

/** Every kind of click id has a member of its own. */
export const NAMED_CLICK_IDS = CLICK_ID_KINDS;
export type NamedClickId = ClickIdKind;

/** A conversion event as callers write it; every member is checked where it is read. */
export interface EventItem extends Partial<Record<NamedClickId, string>> {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string | number;
  readonly firstName?: string;
  readonly lastName?: string;
  /** `1990-02-28`, or `19900228`. */
  readonly dateOfBirth?: string;
  readonly gender?: string;
  readonly address?: {
    readonly city?: string;
    readonly region?: string;
    readonly postalCode?: string | number;
    /** ISO 3166-1 alpha-2. */
    readonly countryCode?: string;
  };
  readonly fbc?: string;
  readonly fbp?: string;
  readonly rdtUuid?: string;
  readonly obref?: string;
  /** The caller's own id of the event. */
  readonly eventId?: string | number;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly pageUrl?: string;
  readonly referrer?: string;
  readonly items?: readonly EventItemPart[];
  readonly customData?: CustomData;
  readonly actionSource?: ActionSource;
  /** Its action is made on first use. */
  readonly event?: string;
  /** Name or id, instead of `event`. */
  readonly conversionAction?: string;
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

/** One thing that was bought or looked at, as callers write it. */
export interface EventItemPart {
  readonly id?: string | number;
  readonly name?: string;
  readonly category?: string;
  readonly quantity?: number | string;
  /** Of one, in major units of the event's currency. */
  readonly price?: number | string;
}
