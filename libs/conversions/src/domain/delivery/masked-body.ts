import { EMAIL_FORMS, type HashedPerson, PHONE_FORMS } from '../identity/hashed-person';
import { memberOfKey, type PersonMember } from '../identity/look-up-keys';

/**
 * Members of platforms' bodies that may hold clear text of a person, in any spelling: `ip_address`
 * and `clientIpAddress` are one.
 */
const PERSONAL = new Set([
  'ip',
  'ipaddress',
  'clientipaddress',
  'useragent',
  'clientuseragent',
  'city',
  'ct',
  'postalcode',
  'zip',
  'zipcode',
  'zp',
  'region',
  'state',
  'st',
]);

/** `cities` and `zip_codes` too. */
const isPersonalMember = (name: string): boolean => {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return [letters, letters.replace(/s$/, ''), letters.replace(/ies$/, 'y')].some((one) =>
    PERSONAL.has(one),
  );
};

const HASH = /^[0-9a-f]{64}$/i;

/** This many characters of a hash distinguish two persons, and identify none. */
const HASH_SHOWN = 8;

/** Replaces clear text of a person. */
export const MASKED = 'masked';

/** Stands where only the worker can open what is sent. */
export const SEALED = 'sealed';

/**
 * The body of a request as it may be kept and shown: hashes cut to their first characters, clear
 * text of a person masked, everything else as it is sent.
 */
export const maskedBody = (body: unknown, isPersonal = false): unknown => {
  if (Array.isArray(body)) return body.map((one) => maskedBody(one, isPersonal));
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        maskedBody(value, isPersonalMember(name)),
      ]),
    );
  }
  if (typeof body === 'string' && HASH.test(body)) return `${body.slice(0, HASH_SHOWN)}…`;
  return isPersonal && body !== null && body !== undefined && body !== SEALED ? MASKED : body;
};

/**
 * A person as a preview shows one: what the call itself says, and `sealed` for what is known under
 * these look-up keys and only the worker can open.
 */
export const personWithSealed = (own: HashedPerson, keys: readonly string[]): HashedPerson => {
  const known = new Set(keys.map(memberOfKey));
  const isSealed = (member: PersonMember): boolean =>
    known.has(member) && own[member] === undefined;
  return {
    ...own,
    ...(isSealed('email') && { email: inEachForm(EMAIL_FORMS) }),
    ...(isSealed('phone') && { phone: inEachForm(PHONE_FORMS) }),
    ...(isSealed('externalId') && { externalId: SEALED }),
  };
};

const inEachForm = <Form extends string>(
  forms: readonly Form[],
): { readonly [form in Form]?: string } =>
  Object.fromEntries(forms.map((form) => [form, SEALED])) as { readonly [form in Form]?: string };
