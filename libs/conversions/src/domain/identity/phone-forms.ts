import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The ways in which platforms write a phone number before they hash it. */
export const PHONE_FORMS = ['e164', 'digits'] as const;
export type PhoneForm = (typeof PHONE_FORMS)[number];
export type PhoneForms = { readonly [form in PhoneForm]: string };

/** `e164` with its +, `digits` without; an extension is left out. Undefined for what has no country code: a country is never guessed. */
export const phoneForms = (text: string): PhoneForms | undefined => {
  const number = text.trim().startsWith('+') ? parsePhoneNumberFromString(text.trim()) : undefined;
  return number?.isPossible() ? { e164: number.number, digits: number.number.slice(1) } : undefined;
};
