import { isCurrency, type Issue } from '@switchyard/kernel';
import { ACTION_SOURCES, type ActionSource } from '@switchyard/platforms/domain';
import type { HashedPerson } from '../identity/hashed-person';
import { readPersonMembers, type Unread } from '../identity/read-person';
import { consentIssues, type ConsentSignal } from './consent';
import type { EventDetails } from './conversion-event';
import type { Door } from './door';
import { type ConversionMembers, LONGEST } from './event-item';
import { futureIssues, moneyIssues, needsCurrency, readAmount } from './item-issues';
import type { ItemNotes } from './item-notes';
import { orderIdIssues } from './order-id';
import { readCustomData, readItems } from './read-contents';
import { readMoment } from './read-moment';
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
