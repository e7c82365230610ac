import fc from 'fast-check';
import { around, text, textList, texts, words } from './arbitrary-text';
import { amount, matchType } from './campaign-twists';
import { addKeyword, onAd, onAdGroup, type Twist } from './twist';

const addresses = fc.constantFrom(
  'https://example.com/?q={keyword}',
  `https://example.com/${'x'.repeat(2_028)}`,
  `https://example.com/${'x'.repeat(2_029)}`,
  'https://example.com/ö',
  'http://example.com',
);

/** Changes of ads and ad groups. Limits of several platforms are drawn from. */
export const adTwists: readonly fc.Arbitrary<Twist>[] = [
  onAd(textList(16, 30, 30, 50, 200, 300).map((headlines) => ({ headlines }))),
  onAd(textList(6, 90, 90, 100, 600).map((descriptions) => ({ descriptions }))),
  onAd(
    fc.constantFrom(1, 2).map((count) => ({
      descriptions: texts(
        ...Array.from({ length: count }, (_each, index) => `${index}${'x'.repeat(60)}`),
      ),
    })),
  ),
  onAd(fc.option(text(90)).map((longHeadline) => ({ longHeadline }))),
  onAd(fc.option(text(25)).map((businessName) => ({ businessName }))),
  onAd(
    fc
      .tuple(around(15), fc.boolean())
      .map(([path, both]) => (both ? { path1: 'a', path2: path } : { path1: path })),
  ),
  onAd(
    fc
      .constantFrom(null, 'learn more', 'SHOP_NOW', 'DANCE')
      .map((callToAction) => ({ callToAction })),
  ),
  onAd(addresses.map((finalUrl) => ({ finalUrl }))),
  onAd(
    fc
      .constantFrom(
        'RESPONSIVE_SEARCH',
        'RESPONSIVE_DISPLAY',
        'SINGLE_IMAGE',
        'CHAT_CARD',
        'ASSET_GROUP',
      )
      .map((type) => ({ type })),
  ),
  onAdGroup(fc.oneof(around(128), around(255), around(256)).map((name) => ({ name }))),
  onAdGroup(
    fc
      .tuple(amount, fc.constantFrom('ENABLED' as const, 'PAUSED' as const))
      .map(([maxCpc, status]) => ({ maxCpc, status })),
  ),
  onAdGroup(
    fc
      .array(fc.oneof(around(30), around(255), words), { maxLength: 3 })
      .map((contextHints) => ({ contextHints })),
  ),
  fc.constant<Twist>((input) => ({
    ...input,
    ads: [
      ...(input.ads ?? [{}]),
      ...(input.ads ?? [{}]).map((ad) => ({ ...ad, finalUrl: 'https://example.com/other' })),
    ],
  })),
  fc.constant<Twist>((input) => ({ ...input, adGroups: [{}, {}] })),
];

export const keywordTwists: readonly fc.Arbitrary<Twist>[] = [
  addKeyword(fc.tuple(words, matchType).map(([each, type]) => ({ text: each, matchType: type }))),
  addKeyword(
    fc
      .tuple(words, matchType)
      .map(([each, type]) => ({ text: each, matchType: type, negative: true })),
  ),
  addKeyword(amount.map((maxCpc) => ({ text: 'boots', maxCpc, status: 'PAUSED' as const }))),
];
