import { isCurrency, type Issue } from '@switchyard/kernel';
import { ACTION_SOURCES, type ActionSource } from '@switchyard/platforms/domain';
import { DateTime } from 'luxon';
import type { HashedPerson } from '../identity/hashed-person';
import { readPersonMembers, type Unread } from '../identity/read-person';
import { consentIssues, type ConsentSignal, type Door } from './consent';
import type { EventDetails } from './conversion-event';
import { type ConversionMembers, LONGEST } from './event-item';
import { futureIssues, moneyIssues, needsCurrency, readAmount } from './item-issues';
import type { ItemNotes } from './item-notes';
import { orderIdIssues } from './order-id';
import { readCustomData, readItems } from './read-contents';
import { readId } from './read-text';
import { type ReadVisit, readVisit, type RequestDevice } from './read-visit';

/** What the items of one call are read with. */
export interface ItemContext {
  readonly now: Date;
  readonly door: Door;
  /** IANA zone of times without one. */
  readonly timeZone: string;
  /** Where a phone number without a country code belongs; none: it is dropped. */
  readonly defaultCountry?: string | undefined;
  /** Of a website: what its request says of the browser. */
  readonly request?: RequestDevice | undefined;
}

/** The members of a conversion of any origin, read: no clear text of a person but in `person`. */
export interface ReadMembers {
  /** Hashed; place and device are clear, to be sealed. */
  readonly person: HashedPerson;
  readonly clicks: ReadVisit['clicks'];
  readonly occurredAt: Date;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly orderId: string | null;
  /** The caller's own id of the event. */
  readonly eventId: string | null;
  readonly consent: ConsentSignal | null;
  readonly url: string | null;
  readonly details: EventDetails | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** As stated, else what the door says. */
  readonly actionSource: ActionSource;
}

/**
 * Reads what conversions of every origin may have, in the one place; what is wrong goes to the
 * notes. `unread` are members of the person that cannot be read: the caller drops or refuses them.
 */
export const readMembers = (
  given: ConversionMembers,
  notes: ItemNotes,
  context: ItemContext,
): { readonly read: ReadMembers; readonly unread: readonly Unread[] } => {
  const { now, door } = context;
  const { person, unread } = readPersonMembers(given, notes, {
    now,
    ...(context.defaultCountry !== undefined && { defaultCountry: context.defaultCountry }),
  });
  const occurredAt = readOccurredAt(given.occurredAt, notes, context);
  // A click comes before what it led to: its moment is not known better.
  const seenAt = Math.min(now.getTime(), occurredAt.getTime());
  const visit = readVisit(
    given,
    notes,
    seenAt,
    door === 'website' ? (context.request ?? {}) : undefined,
  );
  notes.issues.push(...consentIssues(given.consent, notes.path));
  return {
    read: {
      person: visit.device ? { ...person, device: visit.device } : person,
      clicks: visit.clicks,
      occurredAt,
      ...readMoney(given, notes),
      orderId: readOrderId('orderId', given.orderId, notes),
      eventId: readOrderId('eventId', given.eventId, notes),
      consent: given.consent ?? null,
      url: visit.url,
      details: readDetails(given, visit, notes),
      country: person.place?.countryCode ?? null,
      actionSource: readActionSource(given.actionSource, notes) ?? defaultSource(door, visit),
    },
    unread,
  };
};

const readOccurredAt = (value: unknown, notes: ItemNotes, { now, timeZone }: ItemContext): Date => {
  if (value === undefined) return now;
  const moment = readMoment(value, timeZone);
  if (!moment) {
    notes.refuse(
      'occurredAt',
      'BAD_FORMAT',
      'must be a time with a zone, such as 2026-11-21T09:30:00+01:00',
    );
    return now;
  }
  if (moment.as) notes.note('occurredAt', moment.as);
  notes.issues.push(...futureIssues(moment.at, notes.path, now));
  return moment.at;
};

const readMoney = (
  { value, currency: given }: Pick<ConversionMembers, 'value' | 'currency'>,
  notes: ItemNotes,
): Pick<ReadMembers, 'valueMicros' | 'currency'> => {
  const currency = readCurrency(given, notes);
  if (value === undefined) return { valueMicros: null, currency: currency ?? null };
  const { micros, issues } = readAmount(value, `${notes.path}/value`);
  if (micros === undefined) notes.issues.push(...issues);
  else {
    if (typeof value === 'string') notes.note('value', 'READ_AS_AMOUNT');
    notes.issues.push(...amountIssues(value, micros, currency, notes.path));
  }
  return { valueMicros: micros ?? null, currency: currency ?? null };
};

const amountIssues = (
  value: unknown,
  micros: number,
  currency: string | undefined,
  path: string,
): readonly Issue[] =>
  currency === undefined && needsCurrency(value)
    ? [
        {
          path: `${path}/value`,
          code: 'BAD_FORMAT',
          message: 'value may mean thousands or decimals. Send a number such as 1234.5',
        },
      ]
    : moneyIssues(currency, micros, path);

const readCurrency = (value: unknown, notes: ItemNotes): string | undefined => {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return notes.refuse('currency', 'WRONG_TYPE', 'must be a string');
  const code = value.trim().toUpperCase();
  if (!isCurrency(code)) {
    return notes.refuse('currency', 'NOT_ONE_OF', 'must be an ISO 4217 code such as EUR');
  }
  if (code !== value) notes.note('currency', 'READ_AS_CURRENCY');
  return code;
};

/** Stored and sent as it is, so that it must not carry an address. */
const readOrderId = (
  member: 'orderId' | 'eventId',
  value: unknown,
  notes: ItemNotes,
): string | null => {
  const id = readId(notes, member, value, { longest: LONGEST[member], takesNumber: true });
  notes.issues.push(...orderIdIssues(id, notes.path, member));
  return id ?? null;
};

const readDetails = (
  given: ConversionMembers,
  { browser, referrer }: ReadVisit,
  notes: ItemNotes,
): EventDetails | null => {
  const items = readItems(given.items, notes);
  const customData = readCustomData(given.customData, notes);
  if (!browser && referrer === undefined && !items && !customData) return null;
  return {
    ...(browser && { browser }),
    ...(referrer !== undefined && { referrer }),
    ...(items && { items }),
    ...(customData && { customData }),
  };
};

const readActionSource = (value: unknown, notes: ItemNotes): ActionSource | undefined => {
  if (value === undefined) return undefined;
  const source = ACTION_SOURCES.find((one) => one === value);
  return (
    source ??
    notes.refuse('actionSource', 'NOT_ONE_OF', `must be one of ${ACTION_SOURCES.join(', ')}`)
  );
};

/** A call with a page and a user agent reports an event of a website. */
const defaultSource = (door: Door, { url, device }: ReadVisit): ActionSource => {
  if (door === 'website') return 'website';
  if (door === 'source') return 'system_generated';
  return url !== null && device?.userAgent !== undefined ? 'website' : 'system_generated';
};

/**
 * Members of the person that cannot be read: dropped where something else says who it was, else
 * they are why the item is refused.
 */
export const settleUnread = (
  unread: readonly Unread[],
  isMatchable: boolean,
  notes: ItemNotes,
): void => {
  for (const { issue, code } of unread) {
    if (isMatchable) notes.drop(issue.path.slice(notes.path.length + 1), code);
    else notes.issues.push(issue);
  }
};

/** A moment, and how it was read where it was not a time with a zone. */
interface ReadMoment {
  readonly at: Date;
  readonly as?: 'READ_AS_TIME' | 'READ_IN_SPACE_ZONE';
}

const DIGITS = /^(?:\d{10}|\d{13}|\d{16})(?:\.\d+)?$/;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A moment: ISO 8601, in the given zone where it names none (a day is its first moment there), or
 * seconds, milliseconds or microseconds since the epoch by their 10, 13 or 16 digits. Undefined for
 * anything else, and for days and times that do not exist. In the hour that a zone skips it is as
 * much later; of an hour that it repeats it is the first.
 */
export const readMoment = (value: unknown, timeZone: string): ReadMoment | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  if (DIGITS.test(text)) return { at: sinceEpoch(text), as: 'READ_AS_TIME' };
  const parts = typeof value === 'string' ? ISO.exec(text) : null;
  const clock = parts && clockOf(parts);
  if (!parts || !clock) return undefined;
  const offset = parts[8];
  if (offset !== undefined) {
    const minutes = minutesOf(offset);
    return minutes === undefined ? undefined : { at: new Date(clock - minutes * 60_000) };
  }
  return { at: inZone(clock, timeZone), as: 'READ_IN_SPACE_ZONE' };
};

const sinceEpoch = (text: string): Date => {
  const number = Number(text);
  switch (text.split('.')[0]?.length) {
    case 10:
      return new Date(Math.trunc(number * 1_000));
    case 13:
      return new Date(Math.trunc(number));
    default:
      return new Date(Math.trunc(number / 1_000));
  }
};

/** What the clock shows, as if it were in UTC; undefined for a day or time that does not exist. */
const clockOf = (parts: RegExpExecArray): number | undefined => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part: string | undefined) => Number(part ?? 0));
  const millisecond = Math.trunc(Number(`0.${parts[7] ?? '0'}`) * 1_000);
  const shown = new Date(Date.UTC(year, month - 1, day, hour, minute, second, millisecond));
  const exists =
    shown.getUTCMonth() === month - 1 && shown.getUTCDate() === day && minute < 60 && second < 60;
  return exists && hour < 24 ? shown.getTime() : undefined;
};

/** Minutes that an offset is ahead of UTC. */
const minutesOf = (offset: string): number | undefined => {
  if (/^z$/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

const inZone = (clock: number, timeZone: string): Date => {
  const shown = DateTime.fromMillis(clock, { zone: 'utc' });
  const moments = shown.setZone(timeZone, { keepLocalTime: true }).getPossibleOffsets();
  return new Date(Math.min(...moments.map((one) => one.toMillis())));
};
