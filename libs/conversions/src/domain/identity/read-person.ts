import { hash } from 'node:crypto';
import type { Issue } from '@switchyard/kernel';
import type { WarningCode } from '../conversion/conversion-value';
import { LONGEST, type PersonMembers } from '../conversion/event-item';
import { ItemNotes } from '../conversion/item-notes';
import { isIntact, readText, textOf } from '../conversion/read-text';
import {
  birthDateOf,
  countryOf,
  emailForms,
  genderOf,
  type HashedPerson,
  NAME_FORMS,
  nameForms,
  phoneForms,
  sameEmail,
  samePhone,
} from './hashed-person';

/** The members that identify a person, as a caller sends them: clear text, or SHA-256 in hex. */
export interface PersonInput {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string;
}

export interface ReadPerson {
  readonly person: HashedPerson;
  readonly issues: readonly Issue[];
}

/**
 * Normalises and hashes what a person is called by. Every member that cannot be read is an issue,
 * without its value.
 */
export const readPerson = (given: PersonInput, path = ''): ReadPerson => {
  const notes = new ItemNotes(path);
  const { person, unread } = readPersonMembers(given, notes, { now: new Date(0) });
  return { person, issues: [...notes.issues, ...unread.map(({ issue }) => issue)] };
};

/** What the members of a person are read with. */
export interface PersonContext {
  readonly now: Date;
  /** Where a phone number without a country code belongs; none: it cannot be read. */
  readonly defaultCountry?: string;
}

/** A member that cannot be read: an item that says who it was otherwise is taken without it. */
export interface Unread {
  readonly issue: Issue;
  readonly code: WarningCode;
}

/**
 * Normalises and hashes the members of a person. Only the place leaves this function in clear text.
 * A member of another type than a text is refused in the notes; one that cannot be read is
 * `unread`, and is there for the caller to refuse or to drop.
 */
export const readPersonMembers = (
  given: PersonMembers,
  notes: ItemNotes,
  context: PersonContext,
): { readonly person: HashedPerson; readonly unread: readonly Unread[] } => {
  const unread: Unread[] = [];
  const hashed: ('email' | 'phone' | 'externalId')[] = [];
  const read = <Member extends keyof typeof READERS>(member: Member) => {
    const value: unknown = given[member];
    if (value === undefined) return undefined;
    const { takesNumber, of, ofHash, code, claim } = READERS[member];
    const text = textOf(notes, member, value, takesNumber)?.trim();
    if (text === undefined) return undefined;
    const hash = preHashed(text);
    const isReadable = text.length <= LONGEST[member] && isIntact(text);
    const found =
      hash === undefined ? (isReadable ? of(text, context, notes) : undefined) : ofHash(hash);
    if (found === undefined) {
      const path = `${notes.path}/${member}`;
      unread.push({ issue: { path, code: 'BAD_FORMAT', message: `${member} ${claim}` }, code });
    } else if (hash !== undefined && isCalledBy(member)) hashed.push(member);
    return found as ReturnType<(typeof READERS)[Member]['ofHash']> | undefined;
  };
  const person = present<HashedPerson>({
    email: read('email'),
    phone: read('phone'),
    externalId: readExternalId(given.externalId, notes, read),
    firstName: read('firstName'),
    lastName: read('lastName'),
    dateOfBirth: read('dateOfBirth'),
    gender: read('gender'),
    place: readPlace(given.address, notes),
    preHashed: hashed.length > 0 ? hashed : undefined,
  });
  return { person, unread };
};

/** An id that is not intact is another id. */
const readExternalId = (
  value: unknown,
  notes: ItemNotes,
  read: (member: 'externalId') => string | undefined,
): string | undefined =>
  typeof value === 'string' && !isIntact(value)
    ? notes.refuse('externalId', 'BAD_FORMAT', 'must not contain characters that cannot be stored')
    : read('externalId');

const isCalledBy = (member: string): member is 'email' | 'phone' | 'externalId' =>
  member === 'email' || member === 'phone' || member === 'externalId';

interface MemberReader<Found> {
  readonly takesNumber: boolean;
  /** Of a text that is no hash, trimmed. */
  readonly of: (text: string, context: PersonContext, notes: ItemNotes) => Found | undefined;
  readonly ofHash: (hash: string) => Found;
  readonly code: WarningCode;
  /** Goes on after the name of the member. */
  readonly claim: string;
}

const nameReader: MemberReader<NonNullable<HashedPerson['firstName']>> = {
  takesNumber: false,
  of: (text) => hashedForms(nameForms(text)),
  ofHash: (hash) => Object.fromEntries(NAME_FORMS.map((form) => [form, hash])),
  code: 'MEMBER_DROPPED',
  claim: 'must be a name, or its SHA-256 in hexadecimal',
};

/** Of a member that has one form. */
const single = (reader: Omit<MemberReader<string>, 'ofHash'>): MemberReader<string> => ({
  ...reader,
  ofHash: (hash) => hash,
});

const READERS: {
  readonly email: MemberReader<NonNullable<HashedPerson['email']>>;
  readonly phone: MemberReader<NonNullable<HashedPerson['phone']>>;
  readonly externalId: MemberReader<string>;
  readonly firstName: typeof nameReader;
  readonly lastName: typeof nameReader;
  readonly dateOfBirth: MemberReader<string>;
  readonly gender: MemberReader<string>;
} = {
  email: {
    takesNumber: false,
    of: (text) => hashedForms(emailForms(text)),
    ofHash: sameEmail,
    code: 'EMAIL_DROPPED',
    claim: 'must be an address such as name@example.com, or its SHA-256 in hexadecimal',
  },
  phone: {
    takesNumber: true,
    of: (text, { defaultCountry }, notes) => {
      const read = phoneForms(text, defaultCountry);
      if (read?.isNational) notes.note('phone', 'READ_AS_NATIONAL_PHONE');
      return hashedForms(read?.forms);
    },
    ofHash: samePhone,
    code: 'PHONE_DROPPED',
    claim:
      'must be a number with its country code, such as +49301234567, or its SHA-256 in hexadecimal',
  },
  externalId: single({
    takesNumber: true,
    of: (id) => (id === '' || isHashOfNothing(id) ? undefined : sha256Hex(id)),
    code: 'EXTERNAL_ID_DROPPED',
    claim: 'must not be blank',
  }),
  firstName: nameReader,
  lastName: nameReader,
  dateOfBirth: single({
    takesNumber: true,
    of: (text, { now }) => hashOf(birthDateOf(text, now)),
    code: 'BIRTH_DATE_DROPPED',
    claim: 'must be a day such as 1990-02-28, or the SHA-256 of 19900228 in hexadecimal',
  }),
  gender: single({
    takesNumber: false,
    of: (text) => hashOf(genderOf(text)),
    code: 'MEMBER_DROPPED',
    claim: 'must be f or m',
  }),
};

/**
 * Where the person is; clear text, since platforms take it so. A member that came hashed is kept as
 * it is, for the platforms that take hashes.
 */
const readPlace = (address: unknown, notes: ItemNotes): HashedPerson['place'] => {
  if (address === undefined) return undefined;
  if (typeof address !== 'object' || address === null || Array.isArray(address)) {
    return notes.refuse('address', 'WRONG_TYPE', 'must be an object such as { "city": "Berlin" }');
  }
  const given = address as Readonly<Record<string, unknown>>;
  const text = (member: 'city' | 'region' | 'postalCode', takesNumber = false) => {
    const value = given[member];
    const isHash = typeof value === 'string' && preHashed(value) !== undefined;
    const longest = isHash ? value.length : LONGEST[member];
    return readText(notes, `address/${member}`, value, { longest, takesNumber });
  };
  const place = present<NonNullable<HashedPerson['place']>>({
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode', true),
    countryCode: readCountry(given['countryCode'], notes),
  });
  return Object.keys(place).length > 0 ? place : undefined;
};

const readCountry = (value: unknown, notes: ItemNotes): string | undefined => {
  if (value === undefined) return undefined;
  const text = textOf(notes, 'address/countryCode', value, false);
  if (text === undefined) return undefined;
  return countryOf(text) ?? notes.drop('address/countryCode');
};

const present = <T extends object>(given: {
  readonly [member in keyof T]: T[member] | undefined;
}): T => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

const hashedForms = <Forms extends object>(
  forms: Forms | undefined,
): { [form in keyof Forms]: string } | undefined =>
  forms &&
  (Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form, sha256Hex(String(text))]),
  ) as { [form in keyof Forms]: string });

const hashOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : sha256Hex(text);

const HEX = /^[0-9a-f]{64}$/i;
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * The hash, in lower case, when the text is one already; it is not known how it was normalised
 * before. The hash of the empty text does not count.
 */
const preHashed = (text: string): string | undefined => {
  const hash = text.trim().toLowerCase();
  return HEX.test(hash) && hash !== OF_NOTHING ? hash : undefined;
};

/** True for the hash of nothing, which a careless caller makes of an empty field. */
const isHashOfNothing = (text: string): boolean => text.trim().toLowerCase() === OF_NOTHING;

/**
 * SHA-256 in lower-case hex. Throws for empty text: the hash of an empty text would match every
 * person without a value.
 */
export const sha256Hex = (text: string): string => {
  if (text === '') throw new RangeError('nothing to hash');
  return hash('sha256', text, 'hex');
};
