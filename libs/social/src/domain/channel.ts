/** What one channel takes. One table: DTO, writer, checker and docs are made from it. */
export interface ChannelRules {
  readonly id: ChannelId;
  readonly name: string;
  /** Characters of text, hashtags and links together, as `postLength` counts them. */
  readonly mostCharacters: number;
  readonly mostHashtags: number;
  /** Whether a link in the text can be followed by readers. */
  readonly linksWork: boolean;
  readonly mostLinks: number;
  /** Limits that the vendor enforces. The others are our advice: they block no confirmation. */
  readonly enforced: readonly ('characters' | 'hashtags' | 'links')[];
  /** For writers, in one sentence. */
  readonly tone: string;
  /** The vendor's page that says so; null: our own advice. */
  readonly source: string | null;
}

export const CHANNEL_IDS = ['linkedin', 'x', 'facebook', 'instagram', 'reddit', 'threads'] as const;
export type ChannelId = (typeof CHANNEL_IDS)[number];

/**
 * The rules of every channel. Where the vendor states no number of hashtags or links, the number is
 * our own advice. The composers of LinkedIn, Facebook and Reddit enforce limits that no page of the
 * vendor states.
 */
export const CHANNELS: Readonly<Record<ChannelId, ChannelRules>> = {
  linkedin: {
    id: 'linkedin',
    name: 'LinkedIn',
    mostCharacters: 3_000,
    mostHashtags: 5,
    linksWork: true,
    mostLinks: 3,
    enforced: ['characters'],
    tone: 'Professional and concrete; the first two lines say what matters, then short paragraphs.',
    source: null,
  },
  x: {
    id: 'x',
    name: 'X',
    mostCharacters: 280,
    mostHashtags: 2,
    linksWork: true,
    mostLinks: 1,
    enforced: ['characters'],
    tone: 'One thought in one or two short sentences.',
    source: 'https://docs.x.com/fundamentals/counting-characters',
  },
  facebook: {
    id: 'facebook',
    name: 'Facebook',
    mostCharacters: 63_206,
    mostHashtags: 3,
    linksWork: true,
    mostLinks: 3,
    enforced: ['characters'],
    tone: 'Friendly and plain, at most 500 characters; the first sentence says what matters.',
    source: null,
  },
  instagram: {
    id: 'instagram',
    name: 'Instagram',
    mostCharacters: 2_200,
    mostHashtags: 30,
    linksWork: false,
    mostLinks: 1,
    enforced: ['characters', 'hashtags'],
    tone: 'Warm and visual, in short lines; no address in the text, and three to five hashtags.',
    source:
      'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
  },
  reddit: {
    id: 'reddit',
    name: 'Reddit',
    mostCharacters: 40_000,
    mostHashtags: 0,
    linksWork: true,
    mostLinks: 10,
    enforced: ['characters'],
    tone: 'Informative and frank, without advertising language; every source is named.',
    source: null,
  },
  threads: {
    id: 'threads',
    name: 'Threads',
    mostCharacters: 500,
    mostHashtags: 1,
    linksWork: true,
    mostLinks: 5,
    enforced: ['characters', 'hashtags', 'links'],
    tone: 'Conversational, in two to four short sentences.',
    source: 'https://developers.facebook.com/documentation/threads/posts',
  },
};

/** The whole of a post as it is published: the text, then its hashtags on a line of their own. */
export const wholePost = (text: string, hashtags: readonly string[]): string =>
  [text, hashtags.map((tag) => `#${tag}`).join(' ')].filter((part) => part !== '').join('\n\n');

/**
 * How many characters of its limit a post uses on a channel. X weighs characters, Threads counts
 * emoji by their bytes, and the others count UTF-16 units. Never less than the channel counts.
 */
export const postLength = (
  text: string,
  hashtags: readonly string[],
  { id }: Pick<ChannelRules, 'id'>,
): number => {
  const whole = wholePost(text, hashtags);
  switch (id) {
    case 'x':
      return lengthOnX(whole);
    case 'threads':
      return lengthOnThreads(whole);
    case 'linkedin':
    case 'facebook':
    case 'instagram':
    case 'reddit':
      return whole.length;
    default:
      return id satisfies never;
  }
};

const EMOJI = new RegExp('\\p{RGI_Emoji}', 'gv');

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

const lengthOnThreads = (text: string): number => {
  const emoji = text.match(EMOJI) ?? [];
  const rest = text.replace(EMOJI, '');
  return Array.from(rest).length + emoji.reduce((sum, one) => sum + byteLength(one), 0);
};

/** What X makes of every link: an address of its own shortener. */
const LINK_LENGTH_ON_X = 23;

/**
 * An address with its protocol, or a bare domain. Its host is Latin: X weighs the letters of other
 * scripts one by one, which is never less.
 */
const LINK_ON_X = new RegExp(
  String.raw`(?<![\p{L}\p{N}@#$_])(https?:\/\/)?(?:[\p{Script=Latin}\d](?:[\p{Script=Latin}\d\-]{0,61}[\p{Script=Latin}\d])?\.){1,10}\p{Script=Latin}{2,63}(?![\p{L}\p{N}@])(?::\d{1,5})?(?:[\/?#][\p{Script=Latin}\p{Script=Cyrillic}\d\-._~:\/?#@!$&'*+,;=%\(\)\[\]\|]*)?`,
  'giu',
);

/** What ends a sentence after an address is no part of it. */
const withoutSentenceEnd = (link: string): string => {
  let end = link.length;
  while (end > 0 && '.,;:!?\'")]'.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
};

/** The ranges of twitter-text's configuration 3 that weigh one; everything else weighs two. */
const LIGHT_ON_X = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;

const weightOnX = (text: string): number => {
  const emoji = text.match(EMOJI) ?? [];
  const points = Array.from(text.replace(EMOJI, ''), (one) => one.codePointAt(0) ?? 0);
  const isLight = (point: number) =>
    LIGHT_ON_X.some(([first, last]) => point >= first && point <= last);
  return points.reduce((sum, point) => sum + (isLight(point) ? 1 : 2), emoji.length * 2);
};

/** By the published rules of twitter-text, of the text in Unicode's form NFC. */
const lengthOnX = (text: string): number => {
  const normal = text.normalize('NFC');
  let length = 0;
  let end = 0;
  for (const { 0: match, 1: protocol, index } of normal.matchAll(LINK_ON_X)) {
    const link = withoutSentenceEnd(match);
    length += weightOnX(normal.slice(end, index));
    // Whether a bare domain is a link depends on X's list of top-level domains: the longer counts.
    length += protocol ? LINK_LENGTH_ON_X : Math.max(LINK_LENGTH_ON_X, weightOnX(link));
    end = index + link.length;
  }
  return length + weightOnX(normal.slice(end));
};
