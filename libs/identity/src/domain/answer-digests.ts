import { createHash, createHmac } from 'node:crypto';
import { derivedKey } from '@switchyard/kernel';

const PURPOSE = 'switchyard stored answer 1';
/** Longer texts are no names. */
const LONGEST_NAME = 512;
/** A hundred and twenty-eight bits: nothing meets by accident. */
const DIGEST_BYTES = 16;

/**
 * Members that name a person, or a click of one, in the bodies of this API and of the providers
 * that report to it.
 */
const NAMING =
  /e-?mail|phone|mobile|external_?id|user_?id|customer|visitor|click|clid|gbraid|wbraid|fbc|fbp|order|landing/i;

/**
 * Keyed digests of what a stored answer is recognised by, the current key's first. Without the keys
 * their input cannot be guessed.
 */
export interface AnswerDigests {
  /** Of a whole request. */
  fingerprints(plain: string): readonly [string, ...string[]];
  /** Of every person that a request names, under the current key. */
  namedIn(request: unknown): readonly string[];
  /** Digests of a person's names, under every key. */
  ofNames(names: readonly string[]): readonly string[];
}

/** Deriving happens once: keep what it answers. `ring` holds keys in base64url. */
export const answerDigestsWith = (
  ring: readonly [{ readonly key: string }, ...(readonly { readonly key: string }[])],
): AnswerDigests => {
  const [current, ...older] = ring.map(({ key }) => digestWith(key)) as [Digest, ...Digest[]];
  return {
    fingerprints: (plain) => [
      current(`request\n${plain}`),
      ...older.map((one) => one(`request\n${plain}`)),
    ],
    namedIn: (request) => [
      ...new Set(
        namesIn(request)
          .flatMap(nameForms)
          .map((form) => current(`name\n${form}`)),
      ),
    ],
    ofNames: (names) =>
      [...new Set(names.flatMap(nameForms))].flatMap((form) =>
        [current, ...older].map((one) => one(`name\n${form}`)),
      ),
  };
};

type Digest = (text: string) => string;

const digestWith = (key: string): Digest => {
  const pepper = derivedKey(key, PURPOSE);
  return (text) =>
    createHmac('sha256', pepper)
      .update(text)
      .digest()
      .subarray(0, DIGEST_BYTES)
      .toString('base64url');
};

/** Every text of a request that may name a person. */
export const namesIn = (value: unknown, member = ''): readonly string[] => {
  if (typeof value === 'number') return NAMING.test(member) ? [String(value)] : [];
  if (typeof value === 'string') {
    if (value.includes('://')) return partsOfAddress(value);
    const names = value.length <= LONGEST_NAME && (NAMING.test(member) || value.includes('@'));
    return names ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, member));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    namesIn(part, NAMING.test(member) ? member : name),
  );
};

/** Click ids and addresses come in the query of a page. */
const partsOfAddress = (text: string): readonly string[] =>
  URL.canParse(text) ? [...new URL(text).searchParams.values()] : [];

/**
 * The ways in which the same name may be written: plain, normalised, and hashed as platforms take
 * it.
 */
const nameForms = (text: string): readonly string[] => {
  const plain = text.trim().toLowerCase();
  if (plain === '') return [];
  const forms = [plain, plain.includes('@') ? mailbox(plain) : digits(plain)].filter(
    (form) => form !== '',
  );
  return [
    ...new Set(forms.flatMap((form) => [form, createHash('sha256').update(form).digest('hex')])),
  ];
};

/** One mailbox has many spellings at some providers; one removed answer too many does no harm. */
const mailbox = (email: string): string => {
  const [local = '', domain = ''] = email.replace(/\s/g, '').split('@');
  return `${local.split('+')[0]!.replaceAll('.', '')}@${domain.replace(/^googlemail\./, 'gmail.')}`;
};

/** Of a phone number; of anything else nothing. */
const digits = (text: string): string =>
  /^\+?[\d\s().\/-]{7,}$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
