import { createHash } from 'node:crypto';
import type { Issue } from '@switchyard/kernel';
import { emailForms, type HashedPerson, phoneForms, sameEmail, samePhone } from './hashed-person';

/** Who a caller says it was: clear text, or SHA-256 in hex. */
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
 * Normalises and hashes at the door: what leaves here is no clear text. Every member that cannot be
 * read is an issue, without its value.
 */
export const readPerson = ({ email, phone, externalId }: PersonInput, path = ''): ReadPerson => {
  const [readEmail, readPhone, readId] = [
    email === undefined ? undefined : hashedEmail(email),
    phone === undefined ? undefined : hashedPhone(phone),
    externalId === undefined ? undefined : hashedId(externalId),
  ];
  const bad = (member: string, message: string): Issue => ({
    path: `${path}/${member}`,
    code: 'BAD_FORMAT',
    message,
  });
  const issues = [
    ...(email !== undefined && !readEmail
      ? [
          bad(
            'email',
            'email must be an address such as name@example.com, or its SHA-256 in hexadecimal',
          ),
        ]
      : []),
    ...(phone !== undefined && !readPhone
      ? [
          bad(
            'phone',
            'phone must be a number with its country code, such as +49301234567, or its SHA-256 in hexadecimal',
          ),
        ]
      : []),
    ...(externalId !== undefined && !readId
      ? [bad('externalId', 'externalId must not be blank')]
      : []),
  ];
  const known = [
    ['email', email],
    ['phone', phone],
    ['externalId', externalId],
  ] as const;
  const hashed = known.flatMap(([member, text]) =>
    text !== undefined && preHashed(text) ? [member] : [],
  );
  const person = {
    ...(readEmail && { email: readEmail }),
    ...(readPhone && { phone: readPhone }),
    ...(readId && { externalId: readId }),
    ...(hashed.length > 0 && { preHashed: hashed }),
  };
  return { person, issues };
};

const hashedEmail = (text: string): HashedPerson['email'] => {
  const hash = preHashed(text);
  return hash === undefined ? hashedForms(emailForms(text)) : sameEmail(hash);
};

const hashedPhone = (text: string): HashedPerson['phone'] => {
  const hash = preHashed(text);
  return hash === undefined ? hashedForms(phoneForms(text)) : samePhone(hash);
};

const hashedId = (text: string): string | undefined => {
  const id = text.trim();
  if (id === '' || isHashOfNothing(id)) return undefined;
  return preHashed(id) ?? sha256Hex(id);
};

const hashedForms = <Forms extends object>(
  forms: Forms | undefined,
): { [form in keyof Forms]: string } | undefined =>
  forms &&
  (Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form, sha256Hex(String(text))]),
  ) as { [form in keyof Forms]: string });

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
 * SHA-256 in lower-case hex. Throws for empty text: the hash of nothing would match everybody who
 * gave nothing.
 */
export const sha256Hex = (text: string): string => {
  if (text === '') throw new RangeError('nothing to hash');
  return createHash('sha256').update(text, 'utf8').digest('hex');
};
