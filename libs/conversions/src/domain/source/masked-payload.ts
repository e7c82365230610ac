import { MASKED } from '../delivery/masked-body';

/** Words in names of members that may hold personal data or a secret. */
const PERSONAL_WORDS = new Set(
  (
    'mail email phone mobile tel telephone fax name firstname lastname fullname username surname street address line1 line2 ' +
    'city town zip zipcode postal postcode postalcode region state province birth birthday dob gender ip agent useragent secret ' +
    'token password key apikey signature authorization cookie card iban bic account note notes comment comments description message ' +
    'customer contact owner user title company billing shipping latitude longitude properties'
  ).split(' '),
);

/** Names that hold such a word and are the provider's own. */
const OWN_NAMES = new Set(['propertyname', 'eventname', 'customerid', 'accountid', 'userid']);

/** Containers whose members are judged by their own names. */
const CONTAINERS = new Set(['properties', 'customer', 'contact', 'billing', 'shipping']);

const IP = /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f]{0,4}(:[0-9a-f]{0,4}){2,7})$/i;
const PHONE = /^\+?[\d\s()/.-]{9,}$/;
const EMAIL = /@|%40/i;
const DATE_OR_AMOUNT = /^(\d{4}-\d{2}-\d{2}.*|\d+[.,]\d{1,2})$/;
/** So long without a blank: a hash, a token or a signature. */
const SECRET_LENGTH = 32;
const SHOWN = 8;
const LONGEST_TEXT = 200;

/**
 * A provider's payload as it may be shown: values of members whose name may mean a person or a
 * secret are masked, and so is whatever looks like an address, a phone number or an IP address;
 * hashes and tokens are cut, and so are queries of addresses of pages. Masks rather too much.
 */
export const maskedPayload = (value: unknown, isPersonal = false): unknown => {
  if (Array.isArray(value)) return value.map((one) => maskedPayload(one, isPersonal));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        EMAIL.test(name) ? MASKED : name,
        maskedPayload(inner, isPersonalMember(name, inner) || isPersonal),
      ]),
    );
  }
  if (typeof value === 'string') return maskedText(value, isPersonal);
  return isPersonal && typeof value === 'number' ? MASKED : value;
};

const isPersonalMember = (name: string, value: unknown): boolean => {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const compact = words.join('');
  if (OWN_NAMES.has(compact)) return false;
  const isObject = typeof value === 'object' && value !== null;
  return [...words, compact].some(
    (word) => PERSONAL_WORDS.has(word) && !(isObject && CONTAINERS.has(word)),
  );
};

const maskedText = (text: string, isPersonal: boolean): string => {
  if (text === '') return text;
  if (isPersonal || EMAIL.test(text) || IP.test(text)) return MASKED;
  if (PHONE.test(text) && !DATE_OR_AMOUNT.test(text)) return MASKED;
  if (/^https?:\/\/|^\//.test(text)) return text.replace(/[?#].*$/s, '?…').slice(0, LONGEST_TEXT);
  if (text.length >= SECRET_LENGTH && !/\s/.test(text)) return `${text.slice(0, SHOWN)}…`;
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
};
