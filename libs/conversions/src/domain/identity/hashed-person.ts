import { hash } from 'node:crypto';
import type { PlatformId } from '@switchyard/kernel';
import { asksForConsent, type HashedIdentity } from '@switchyard/platforms/domain';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { stateCodeOf } from './us-states';

/**
 * What is known of a person, hashed in every form that a platform may want; none of it the hash of
 * nothing. `place` and `device` are clear text, since platforms take them so: they are kept sealed,
 * for 90 days, and never logged.
 */
export interface HashedPerson {
  readonly email?: { readonly [form in EmailForm]?: string };
  readonly phone?: { readonly [form in PhoneForm]?: string };
  readonly externalId?: string;
  readonly firstName?: { readonly [form in NameForm]?: string };
  readonly lastName?: { readonly [form in NameForm]?: string };
  /** Hash of YYYYMMDD. */
  readonly dateOfBirth?: string;
  /** Hash of `f` or `m`. */
  readonly gender?: string;
  readonly place?: {
    readonly city?: string;
    readonly region?: string;
    readonly postalCode?: string;
    readonly countryCode?: string;
  };
  readonly device?: { readonly ip?: string; readonly userAgent?: string };
  /**
   * Members that came hashed: it is not known how they were normalised, so that every form is the
   * same.
   */
  readonly preHashed?: readonly ('email' | 'phone' | 'externalId')[];
}

/** The part of a person that one platform takes, in its own forms. */
export const identityFor = (platform: PlatformId, person: HashedPerson): HashedIdentity => {
  const forms = PLATFORM_FORMS[platform];
  const names = namesFor(forms, person);
  return {
    ...defined({
      email: person.email?.[forms.email],
      phone: forms.phone && person.phone?.[forms.phone],
      externalId: forms.externalId ? person.externalId : undefined,
      dateOfBirth: forms.birth ? person.dateOfBirth : undefined,
      gender: forms.birth ? person.gender : undefined,
    }),
    ...names,
    ...addressFor(forms.address, person.place, names),
  };
};

type Names = Pick<HashedIdentity, 'firstName' | 'lastName'>;

const namesFor = ({ name, bothNames }: PlatformForm, person: HashedPerson): Names => {
  const names = defined({
    firstName: name && person.firstName?.[name],
    lastName: name && person.lastName?.[name],
  });
  return bothNames === true && Object.keys(names).length < 2 ? {} : names;
};

const addressFor = (
  form: AddressForm | undefined,
  place: HashedPerson['place'] = {},
  names: Names,
): Pick<HashedIdentity, 'address'> => {
  const address = form === undefined ? {} : ADDRESSES[form](place, names);
  return Object.keys(address).length === 0 ? {} : { address };
};

type Address = NonNullable<HashedIdentity['address']>;

const ADDRESSES: Readonly<
  Record<AddressForm, (place: NonNullable<HashedPerson['place']>, names: Names) => Address>
> = {
  clear: ({ city, region, postalCode, countryCode }) =>
    defined({
      city: clearText(city),
      region: clearText(region),
      postalCode: clearText(postalCode),
      countryCode,
    }),
  hashed: ({ city, region, postalCode, countryCode }) =>
    defined({
      city: hashedOnce(city, lettersAndDigits),
      region: hashedOnce(region, (text) => metaRegion(text, countryCode)),
      postalCode: hashedOnce(postalCode, (text) => metaPostalCode(text, countryCode)),
      countryCode: hashOf(countryCode?.toLowerCase()),
    }),
  withNames: ({ postalCode, countryCode }, names) =>
    Object.keys(names).length === 2 &&
    clearText(postalCode) !== undefined &&
    countryCode !== undefined
      ? { postalCode, countryCode }
      : {},
  country: ({ countryCode }) => defined({ countryCode }),
};

/** Members that have a value. */
function defined<Key extends string>(members: {
  readonly [key in Key]?: string | undefined;
}): { readonly [key in Key]?: string } {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== ''),
  ) as { readonly [key in Key]?: string };
}

/** SHA-256 in hex, as callers may send what is theirs to normalise. */
const HASH = /^[0-9a-f]{64}$/i;

/** A platform that takes clear text can do nothing with a hash. */
const clearText = (text: string | undefined): string | undefined =>
  text === undefined || HASH.test(text) ? undefined : text;

/** What came hashed is not hashed again: no platform has the hash of a hash. */
const hashedOnce = (
  text: string | undefined,
  normalise: (text: string) => string,
): string | undefined => {
  if (text === undefined) return undefined;
  return HASH.test(text) ? text.toLowerCase() : hashOf(normalise(text));
};

/** Lower case without spaces and punctuation; letters of every script stay. */
const lettersAndDigits = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Of the US the code of the state, however it is written; elsewhere the name. */
const metaRegion = (region: string, countryCode: string | undefined): string => {
  const bare = lettersAndDigits(region.replace(/^US-/i, ''));
  return countryCode === 'US' ? (stateCodeOf(bare) ?? bare) : bare;
};

/** Without spaces and dashes; of the US the five digits alone. */
const metaPostalCode = (postalCode: string, countryCode: string | undefined): string => {
  const bare = postalCode.toLowerCase().replace(/[\s-]/g, '');
  return countryCode === 'US' ? bare.slice(0, 5) : bare;
};

const hashOf = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : hash('sha256', text, 'hex');

/**
 * The part of a device that one platform may have, clear; absent where it may have none. An address
 * is left out where the platform takes none from the person's country, or the country is unknown.
 */
export const deviceFor = (
  platform: PlatformId,
  { device = {}, place }: Pick<HashedPerson, 'device' | 'place'>,
  country: string | null,
): HashedPerson['device'] => {
  const { device: taken = [], ipOutsideEea = false } = PLATFORM_FORMS[platform];
  const known = country ?? place?.countryCode;
  const mayHaveIp = !ipOutsideEea || (known !== undefined && !asksForConsent(known.toUpperCase()));
  const parts = defined({
    ip: taken.includes('ip') && mayHaveIp ? device.ip : undefined,
    userAgent: taken.includes('userAgent') ? device.userAgent : undefined,
  });
  return Object.keys(parts).length === 0 ? undefined : parts;
};

/** The same hash in every form. */
export const sameEmail = (hash: string): NonNullable<HashedPerson['email']> =>
  Object.fromEntries(EMAIL_FORMS.map((form) => [form, hash]));
export const samePhone = (hash: string): NonNullable<HashedPerson['phone']> =>
  Object.fromEntries(PHONE_FORMS.map((form) => [form, hash]));

/**
 * How a platform takes an address: every member clear, every member hashed as Meta writes it, postal
 * code and country beside both names, or the country alone.
 */
type AddressForm = 'clear' | 'hashed' | 'withNames' | 'country';

/** Which form of an identifier a platform takes; one that it has no place for is absent. */
export interface PlatformForm {
  readonly email: EmailForm;
  readonly phone?: PhoneForm;
  readonly externalId: boolean;
  readonly name?: NameForm;
  /** Names go out together or not at all. */
  readonly bothNames?: boolean;
  /** Birth date and gender. */
  readonly birth?: boolean;
  readonly address?: AddressForm;
  readonly device?: readonly ('ip' | 'userAgent')[];
  /** No address of a device of the EEA, the UK and Switzerland. */
  readonly ipOutsideEea?: boolean;
}

/** The one table from platform to form. External ids are trimmed and hashed as they are. */
export const PLATFORM_FORMS: Readonly<Record<PlatformId, PlatformForm>> = {
  // developers.google.com/data-manager/api/get-started/formatting; user_data.proto, device_info.proto
  'google-ads': {
    email: 'google',
    phone: 'e164',
    externalId: false,
    name: 'spaced',
    bothNames: true,
    address: 'withNames',
    device: ['ip', 'userAgent'],
    ipOutsideEea: true,
  },
  'microsoft-ads': { email: 'dotless', phone: 'e164', externalId: false },
  // developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
  'meta-ads': {
    email: 'plain',
    phone: 'digits',
    externalId: true,
    name: 'spaced',
    birth: true,
    address: 'hashed',
    device: ['ip', 'userAgent'],
  },
  'linkedin-ads': {
    email: 'plain',
    externalId: false,
    name: 'spaced',
    bothNames: true,
    address: 'country',
    device: ['ip'],
  },
  // Reddit's "Manual Advanced Matching": everything but letters and digits leaves the name.
  'reddit-ads': {
    email: 'letters',
    phone: 'e164',
    externalId: true,
    device: ['ip', 'userAgent'],
  },
  // OpenAI Ads, Conversions API: what of a person is hashed, and how it is written before.
  'openai-ads': {
    email: 'plain',
    phone: 'digits',
    externalId: true,
    name: 'joined',
    address: 'clear',
    device: ['ip', 'userAgent'],
  },
};

/** The ways in which platforms write an e-mail address before they hash it. */
export const EMAIL_FORMS = ['plain', 'google', 'dotless', 'letters'] as const;
export type EmailForm = (typeof EMAIL_FORMS)[number];

/** A form is absent when nothing is left of the name before the @. */
export type EmailForms = { readonly [form in EmailForm]?: string };

const ADDRESS = /^([^\s@<>"(),:;]+)@([^\s@<>"(),:;]+\.[^\s@<>"(),:;.]+)$/;
const LONGEST = 254;
const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * Every form of an address; undefined for what is none. `plain`: trimmed, lower case. `google`: of
 * its own mail domains also without dots and +suffix. `dotless`: so for every domain. `letters`:
 * without +suffix and whatever is no letter or digit.
 */
export const emailForms = (text: string): EmailForms | undefined => {
  const plain = text.trim().toLowerCase();
  const [, name, domain] = plain.length <= LONGEST ? (ADDRESS.exec(plain) ?? []) : [];
  if (name === undefined || domain === undefined) return undefined;
  const bare = name.replace(/\+.*$/, '');
  const dotless = joined(bare.replaceAll('.', ''), domain);
  return {
    plain,
    ...present('google', DOTLESS_DOMAINS.includes(domain) ? dotless : plain),
    ...present('dotless', dotless),
    ...present('letters', joined(bare.replace(/[^a-z0-9]/g, ''), domain)),
  };
};

const joined = (name: string, domain: string): string | undefined =>
  name === '' ? undefined : `${name}@${domain}`;

const present = (form: EmailForm, text: string | undefined): EmailForms =>
  text === undefined ? {} : { [form]: text };

/**
 * The ways in which platforms write a name before they hash it. Both lower case, without
 * punctuation, accents kept; `joined` also without spaces.
 */
export const NAME_FORMS = ['spaced', 'joined'] as const;
export type NameForm = (typeof NAME_FORMS)[number];
export type NameForms = { readonly [form in NameForm]: string };

/** Undefined where nothing but punctuation is left. */
export const nameForms = (text: string): NameForms | undefined => {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '');
  const spaced = letters.trim().replace(/\s+/g, ' ');
  return spaced === '' ? undefined : { spaced, joined: spaced.replaceAll(' ', '') };
};

const BIRTH_DATE = /^(\d{4})-?(\d{2})-?(\d{2})$/;

/** A date of birth such as `1990-02-28` as `19900228`; undefined for a day that does not exist. */
export const birthDateOf = (text: string, now: Date): string | undefined => {
  const [, year = '', month = '', day = ''] = BIRTH_DATE.exec(text.trim()) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists && Number(year) >= 1900 && date <= now ? `${year}${month}${day}` : undefined;
};

/** `f` or `m`, of either or of `female` and `male`, in any case. */
export const genderOf = (text: string): 'f' | 'm' | undefined => {
  const word = text.trim().toLowerCase();
  if (word === 'f' || word === 'female') return 'f';
  return word === 'm' || word === 'male' ? 'm' : undefined;
};

/** ISO 3166-1 alpha-2 in capitals; undefined for what has no such form. */
export const countryOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
};

/** The ways in which platforms write a phone number before they hash it. */
export const PHONE_FORMS = ['e164', 'digits'] as const;
export type PhoneForm = (typeof PHONE_FORMS)[number];
export type PhoneForms = { readonly [form in PhoneForm]: string };

/**
 * `e164` with its +, `digits` without; an extension is left out. Undefined for what has no country
 * code and no `defaultCountry`: a country is never guessed. `isNational`: it was read as a number
 * of that country.
 */
export const phoneForms = (
  text: string,
  defaultCountry?: string,
): { readonly forms: PhoneForms; readonly isNational: boolean } | undefined => {
  const trimmed = text.trim();
  const isNational = !trimmed.startsWith('+');
  const country = isNational ? countryWithPhones(defaultCountry) : undefined;
  if (isNational && country === undefined) return undefined;
  const number = parsePhoneNumberFromString(trimmed, country);
  if (!(isNational ? number?.isValid() : number?.isPossible())) return undefined;
  const e164 = number?.number ?? '';
  return { forms: { e164, digits: e164.slice(1) }, isNational };
};

const countryWithPhones = (country: string | undefined): CountryCode | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;
