import type { PlatformId } from '@switchyard/kernel';
import type { HashedIdentity } from '@switchyard/platforms/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

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
export const sameEmail = (hash: string): HashedPerson['email'] =>
  Object.fromEntries(EMAIL_FORMS.map((form) => [form, hash]));
export const samePhone = (hash: string): HashedPerson['phone'] =>
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
  'openai-ads': { email: 'plain', externalId: true },
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

/** The ways in which platforms write a phone number before they hash it. */
export const PHONE_FORMS = ['e164', 'digits'] as const;
export type PhoneForm = (typeof PHONE_FORMS)[number];
export type PhoneForms = { readonly [form in PhoneForm]: string };

/**
 * `e164` with its +, `digits` without; an extension is left out. Undefined for what has no country
 * code: a country is never guessed.
 */
export const phoneForms = (text: string): PhoneForms | undefined => {
  const number = text.trim().startsWith('+') ? parsePhoneNumberFromString(text.trim()) : undefined;
  return number?.isPossible() ? { e164: number.number, digits: number.number.slice(1) } : undefined;
};
