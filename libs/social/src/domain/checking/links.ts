import { plainText } from './plain-text';

/** An address, e-mail address or telephone number of a text. */
export interface Contact {
  readonly kind: 'link' | 'email' | 'phone';
  /** The characters of the plain text. */
  readonly text: string;
  readonly start: number;
}

const ENDINGS =
  'com|net|org|info|biz|io|ai|app|dev|co|me|tv|eu|uk|us|de|at|ch|fr|es|it|nl|be|pt|pl|cz|se|no|dk|fi|ie|ca|au|nz|in|br|mx|jp|cn|kr|ru|za|xyz|shop|store|online|site|website|club|link|click|top|page|blog|news|tech|cloud|ly|gl|gg|cc|live|pro|work|agency|group|ltd|studio|example|test|invalid|local|su|to|tk|ml|ga|cf|gq|biz|mobi|name|edu|gov|int|onion|zip|mov|chat|social|space|world|today|life|email|digital|media|health|finance|bank|money|win|bet|casino|loan|download|review|vip|icu';
const REST = String.raw`[^\s<>"“”„«»]*`;
const LABELS = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]{0,61}[\p{L}\p{N}])?\.){1,8}`;
const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+\-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}.\-]{0,120}\.\p{L}{2,24}/gu;
const LINK = new RegExp(
  [
    String.raw`[a-z][a-z0-9+.\-]{1,20}:\/\/${REST}`,
    String.raw`(?<![\p{L}\p{N}@])www\.${REST}`,
    String.raw`(?<![\p{L}\p{N}@.])${LABELS}\p{L}{2,24}(?::\d{1,5})?\/${REST}`,
    String.raw`(?<![\p{L}\p{N}@.])${LABELS}(?:${ENDINGS}|xn--[a-z0-9\-]{2,50})(?![\p{L}\p{N}@\-])(?:[?#]${REST})?`,
    String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?(?:\/${REST})(?!\d)`,
  ].join('|'),
  'giu',
);
/** An international number, or one in groups that begins with 0 or a bracket. */
const PHONE =
  /(?<![\p{L}\d.,])(?:(?:\+|00)\d[\d \-/().]{6,22}\d|\(?0\d{1,5}\)?[ \-/]\d[\d \-/]{3,14}\d|\(\d{3}\) ?\d{3}-\d{4}|\d{3}-\d{3}-\d{4})(?![\d\p{L}])/gu;

/** The addresses and numbers that a text tells its readers to use. */
export const contactsOf = (text: string): readonly Contact[] => {
  if (!MAY_HOLD_CONTACT.test(text)) return [];
  const plain = text.replace(/(?<=[\p{L}\p{N}])[。．｡](?=[\p{L}\p{N}])/gu, '.');
  const found = [...plain.matchAll(/\S+/gu)].flatMap(({ 0: chunk, index }) =>
    MAY_BE_ADDRESS.test(chunk) ? addressesOf(chunk, index) : [],
  );
  return MAY_BE_PHONE.test(plain)
    ? [...found, ...matches(masked(plain, found), PHONE, 'phone', 0)]
    : found;
};

/** No address has a space: each run of other characters is searched alone. */
const addressesOf = (chunk: string, offset: number): readonly Contact[] => {
  const emails = chunk.includes('@') ? matches(chunk, EMAIL, 'email', 0) : [];
  return [
    ...emails.map((each) => ({ ...each, start: each.start + offset })),
    ...matches(masked(chunk, emails), LINK, 'link', offset),
  ];
};

const MAY_HOLD_CONTACT = /[\p{L}\p{N}][.:@。．｡][\p{L}\p{N}/]|\d{3}|\d{2}[ \-/)]\d/u;
const MAY_BE_ADDRESS = /[\p{L}\p{N}][.:@][\p{L}\p{N}/]/u;
const MAY_BE_PHONE = /\d{3}|\d{2}[ \-/)]\d/u;

const matches = (
  text: string,
  pattern: RegExp,
  kind: Contact['kind'],
  offset: number,
): readonly Contact[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    kind,
    text: withoutSentenceEnd(match[0]),
    start: match.index + offset,
  }));

const withoutSentenceEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && ".,;:!?'*_)]}|…".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** The text with spaces in place of its addresses: what they hold are no words and no numbers. */
export const masked = (text: string, contacts: readonly Contact[]): string => {
  if (contacts.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const { start, text: contact } of [...contacts].sort((one, two) => one.start - two.start)) {
    if (start < from) continue;
    parts.push(text.slice(from, start), ' '.repeat(contact.length));
    from = start + contact.length;
  }
  return [...parts, text.slice(from)].join('');
};

/** What may be named: addresses of the sources and of the business, and what persons wrote. */
export interface KnownContacts {
  readonly urls: readonly string[];
  readonly texts: readonly string[];
}

/** The contacts of a text that are not known. A bare host of a known address is known. */
export const unknownContacts = (
  text: string,
  { urls, texts }: KnownContacts,
): readonly Contact[] => {
  const contacts = contactsOf(plainText(text));
  if (contacts.length === 0) return [];
  const known = new Set(
    [
      ...urls,
      ...texts.flatMap((each) => contactsOf(plainText(each)).map((one) => one.text)),
    ].flatMap((each) => keysOf(each)),
  );
  const hosts = new Set(urls.map((url) => hostOf(url)));
  return contacts.filter((contact) => {
    if (contact.kind === 'link' && isBareHost(contact.text)) {
      const host = hostOf(contact.text);
      if (hosts.has(host) || known.has(host)) return false;
    }
    return !keyOf(contact).some((key) => known.has(key));
  });
};

const keyOf = ({ kind, text }: Contact): readonly string[] => {
  if (kind === 'phone') return [text.replace(/[^\d+]/gu, '')];
  return kind === 'email' ? [text.toLowerCase()] : [linkKey(text)];
};

const keysOf = (text: string): readonly string[] => [
  linkKey(text),
  text.toLowerCase(),
  text.replace(/[^\d+]/gu, '') || '-',
];

const isBareHost = (link: string): boolean =>
  !/[/?#]/u.test(link.replace(/^https?:\/\//iu, '').replace(/\/$/u, ''));

const parsed = (link: string): URL | undefined => {
  const address = /^[a-z][a-z0-9+.-]*:\/\//iu.test(link) ? link : `https://${link}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

const hostOf = (link: string): string => (parsed(link)?.host ?? link).replace(/^www\./u, '');

/** Protocol, `www.` and a last slash aside. An address with a user's name is never known. */
const linkKey = (link: string): string => {
  const url = parsed(link);
  if (!url || !/^https?:$/u.test(url.protocol) || url.username !== '') return `other ${link}`;
  return url.host.replace(/^www\./u, '') + url.pathname.replace(/\/$/u, '') + url.search + url.hash;
};
