import type { PlatformId } from '@switchyard/kernel';
import type { HashedIdentity } from '@switchyard/platforms/domain';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

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
  const email = person.email?.[forms.email];
  const phone = forms.phone && person.phone?.[forms.phone];
  const externalId = forms.externalId ? person.externalId : undefined;
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(externalId !== undefined && { externalId }),
  };
};

/** The same hash in every form. */
export const sameEmail = (hash: string): NonNullable<HashedPerson['email']> =>
  Object.fromEntries(EMAIL_FORMS.map((form) => [form, hash]));
export const samePhone = (hash: string): NonNullable<HashedPerson['phone']> =>
  Object.fromEntries(PHONE_FORMS.map((form) => [form, hash]));

/** Which form of an identifier a platform hashes; one that it takes no hash of is absent. */
export interface PlatformForm {
  readonly email: EmailForm;
  readonly phone?: PhoneForm;
  readonly externalId: boolean;
}

/** The one table from platform to form. External ids are trimmed and hashed as they are. */
export const PLATFORM_FORMS: Readonly<Record<PlatformId, PlatformForm>> = {
  // developers.google.com/data-manager/api/get-started/formatting
  'google-ads': { email: 'google', phone: 'e164', externalId: false },
  'microsoft-ads': { email: 'dotless', phone: 'e164', externalId: false },
  // developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
  'meta-ads': { email: 'plain', phone: 'digits', externalId: true },
  'linkedin-ads': { email: 'plain', externalId: false },
  // Reddit's "Manual Advanced Matching": everything but letters and digits leaves the name.
  'reddit-ads': { email: 'letters', phone: 'e164', externalId: true },
  'openai-ads': { email: 'plain', phone: 'digits', externalId: true },
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
  const letters = text.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s]/gu, '');
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
