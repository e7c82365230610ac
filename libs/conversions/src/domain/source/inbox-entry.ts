import { RETENTION } from '@switchyard/kernel';
import { emailForms, type HashedPerson } from '../identity/hashed-person';
import { readPerson } from '../identity/read-person';
import type { SealedSecret } from './conversion-source';
import type { DeliveryFacts, WaitReason } from './reading';

/**
 * What became of something that a provider posted. `taken`: it made conversions or adjustments.
 * `ignored`: it does not count, as it should be. `waiting`: it is read again when something else is
 * known. `failed`: a person has to do something. `refused`: its signature was wrong or it was too
 * large, and its body was not kept. `ping`: the provider tested the address.
 */
export const INBOX_STATUSES = ['taken', 'ignored', 'waiting', 'failed', 'refused', 'ping'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** Why an entry did not count, or did not count whole. */
export interface InboxReason {
  readonly code: string;
  readonly message: string;
  /** Within the payload of the entry, like `/payload/data/object/id`. */
  readonly path?: string;
}

/** One event that a provider posted, or a body that could not be read. */
export interface InboxEntry {
  readonly spaceId: string;
  readonly sourceId: string;
  /** `inb_…`. */
  readonly id: string;
  readonly receivedAt: Date;
  /** The key of its receipt; null where the provider's event has no id, or a broken one. */
  readonly providerEventId: string | null;
  /** As the provider calls the kind of event. */
  readonly type: string | null;
  readonly status: InboxStatus;
  readonly reasons: readonly InboxReason[];
  /** Conversions and adjustments. */
  readonly madeIds: readonly string[];
  /** An `InboxPayload` as JSON; null where no body was kept. */
  readonly payload: SealedSecret | null;
  /** Bytes of the request. */
  readonly size: number;
  /** Look-up keys of the persons in it, which erasing finds it by. */
  readonly personKeys: readonly string[];
  /** It is read again as soon as one of these is learnt. */
  readonly waitKeys: readonly string[];
  /** It is read for the last time then. */
  readonly waitUntil: Date | null;
  /** When the worker looks at it next; null while nothing is to be done. */
  readonly dueAt: Date | null;
  /** How often the worker tried to complete it. */
  readonly attempts: number;
  readonly updatedAt: Date;
}

/** What an entry keeps sealed: one event as a value, or the bytes of a body that was unreadable. */
export type InboxPayload =
  | { readonly kind: 'value'; readonly value: unknown; readonly delivery?: DeliveryFacts }
  | { readonly kind: 'bytes'; readonly base64: string };

/** Of an entry that waits for a record that the worker reads from the provider. */
export const RECORD_NOT_READ = 'RECORD_NOT_READ' satisfies WaitReason;

/** What events of a provider taught, under one key. */
export interface LearntFact {
  readonly spaceId: string;
  readonly sourceId: string;
  readonly key: string;
  /** Of a JSON object. */
  readonly facts: SealedSecret;
  readonly personKeys: readonly string[];
  readonly updatedAt: Date;
}

export const FACT_DAYS: number = RETENTION.facts.days;
export const INBOX_DAYS: number = RETENTION.inbox.days;
export const FAILED_INBOX_DAYS: number = RETENTION.failedInbox.days;
/** Refused requests that are kept for each source. */
export const MOST_REFUSED = 50;

const EMAIL = /[^\s"'<>(),;:\\[\]]+@[^\s"'<>(),;:\\[\]]+\.[^\s"'<>(),;:\\[\]]+/g;
const PHONE_NAME = /phone|mobile|tel/i;
const ID_NAME = /^(external|user|customer)_?id$/i;

/**
 * Persons whom a value of any form names: addresses anywhere in its texts, and phone numbers and
 * ids of users in members that are called so. It is what erasing a person finds the value by, so it
 * takes rather too much.
 */
export const mentionedPersons = (value: unknown): readonly HashedPerson[] => {
  const found: HashedPerson[] = [];
  look(value, '', found);
  return found;
};

const look = (value: unknown, name: string, found: HashedPerson[]): void => {
  if (typeof value === 'string') return lookAtText(value, name, found);
  if (typeof value === 'number') return lookAtText(String(value), name, found, false);
  if (typeof value !== 'object' || value === null) return;
  for (const [member, inner] of Object.entries(value)) {
    look(inner, Array.isArray(value) ? name : member, found);
  }
};

const lookAtText = (
  text: string,
  name: string,
  found: HashedPerson[],
  mayHoldEmail = true,
): void => {
  if (mayHoldEmail && text.includes('@')) {
    const emails = [...text.matchAll(EMAIL)].flatMap(([email]) => (emailForms(email) ? email : []));
    found.push(...emails.map((email) => readPerson({ email }).person));
  }
  if (PHONE_NAME.test(name)) found.push(readPerson({ phone: text }).person);
  if (ID_NAME.test(name) && text.trim() !== '') {
    found.push(readPerson({ externalId: text }).person);
  }
};
