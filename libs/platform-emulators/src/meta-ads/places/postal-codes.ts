import { COUNTRIES } from './countries';
import type { Place } from './place';

/** How postal codes look where it is known here; codes of other countries are taken when they are letters and digits. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  DK: /^\d{4}$/,
  NL: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?$/,
  CA: /^[A-Z]\d[A-Z]$/,
  JP: /^\d{7}$/,
};
const ANY = /^[A-Z0-9][A-Z0-9 -]{1,9}$/;

/** The place behind a key such as `US:94304`. No list of codes is at hand: any that looks like one of its country is taken. */
export function postalCode(key: string): Place | undefined {
  const [country = '', code = ''] = key.split(':');
  if (!COUNTRIES.has(country) || !(PATTERNS[country] ?? ANY).test(code)) return undefined;
  return { key, name: code, type: 'zip', country };
}

/** Postal codes that a search for this text finds, by the countries whose form it has. */
export const postalCodesLike = (text: string): readonly Place[] =>
  Object.keys(PATTERNS).flatMap((country) => postalCode(`${country}:${text.toUpperCase()}`) ?? []);
