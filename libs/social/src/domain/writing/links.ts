import type { WriterRequest } from '../writer';

/**
 * Endings that make a bare name such as `shop.example` an address. `Node.js` has no such ending.
 */
const DOMAIN_ENDINGS =
  'com|net|org|info|biz|io|ai|app|dev|co|me|tv|eu|uk|us|de|at|ch|fr|es|it|nl|be|pt|pl|cz|se|no|dk|fi|ie|ca|au|nz|in|br|mx|jp|cn|kr|ru|za|xyz|shop|store|online|site|website|club|link|click|top|page|blog|news|tech|cloud|ly|gl|gg|to|cc|example|test|invalid';

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]{0,61}[\p{L}\p{N}])?\.){1,10}`;
const REST = String.raw`[^\s<>"“”„«»]*`;
const LINK = new RegExp(
  [
    String.raw`[a-z][a-z0-9+.\-]{1,20}:\/\/${REST}`,
    String.raw`(?<![\p{L}\p{N}@])www\.${REST}`,
    String.raw`(?<![\p{L}\p{N}@])${HOST}\p{L}{2,63}(?::\d{1,5})?\/${REST}`,
    String.raw`(?<![\p{L}\p{N}@])${HOST}(?:${DOMAIN_ENDINGS})(?![\p{L}\p{N}@\-])`,
  ].join('|'),
  'giu',
);

/** Every address that a text names, with or without its protocol, as it is there. */
export const linksIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(LINK), ([link]) => withoutSentenceEnd(link));

/** What ends a sentence after an address is no part of it. */
const withoutSentenceEnd = (link: string): string => {
  let end = link.length;
  while (end > 0 && ".,;:!?'’*_)]}|".includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
};

/**
 * The addresses in a text that belong neither to a source nor to the business. A bare host of a
 * source or of the business is allowed.
 */
export const foreignLinks = (
  text: string,
  { business, sources }: Pick<WriterRequest, 'business' | 'sources'>,
): readonly string[] => {
  const known = [business.url, ...sources.map(({ url }) => url)].flatMap((url) => {
    const parts = url === null ? undefined : partsOf(url);
    return parts ? [parts] : [];
  });
  return linksIn(text).filter((link) => {
    const parts = partsOf(link);
    return !parts || !known.some((one) => isSame(parts, one));
  });
};

interface LinkParts {
  readonly host: string;
  readonly rest: string;
  readonly isBare: boolean;
}

const isSame = (link: LinkParts, known: LinkParts): boolean =>
  link.host === known.host && (link.rest === known.rest || (link.isBare && link.rest === ''));

const partsOf = (link: string): LinkParts | undefined => {
  const isBare = !/^[a-z][a-z0-9+.-]*:\/\//i.test(link);
  const address = isBare ? `https://${link}` : link;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, host, pathname, search, hash } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== '') return undefined;
  return {
    host: host.replace(/^www\./, ''),
    rest: pathname.replace(/\/$/, '') + search + hash,
    isBare,
  };
};

/** The name of a site, such as `example.com`; null when the address cannot be read. */
export const hostOf = (url: string): string | null => partsOf(url)?.host ?? null;
