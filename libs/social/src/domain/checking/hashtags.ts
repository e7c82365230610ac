import type { PostFinding } from '../post';
import type { EvidenceBase } from './evidence';
import { findingOf } from './findings';
import { mixesScripts } from './names';
import { numbersOf } from './numbers';
import { folded, plainText } from './plain-text';
import { tokensOf } from './tokens';
import { wordsOfLanguage } from './words';

/** Companies, products and places that a hashtag may claim a connection with. Folded. */
const WELL_KNOWN_NAMES: ReadonlySet<string> = new Set(
  `google microsoft amazon apple meta facebook instagram whatsapp tiktok youtube linkedin openai chatgpt anthropic nvidia intel
  ibm oracle sap salesforce hubspot shopify stripe paypal visa mastercard netflix spotify disney tesla bmw mercedes audi
  volkswagen porsche toyota honda ford siemens bosch bayer basf adidas nike puma ikea lego samsung sony huawei xiaomi
  nestle unilever danone nivea loreal pfizer biontech moderna novartis roche airbus boeing lufthansa ryanair airbnb uber
  booking zalando lidl aldi rewe walmart tesco carrefour mcdonalds starbucks cocacola pepsi redbull slack trello notion
  zoom dropbox github gitlab atlassian adobe canva figma wordpress wix etsy ebay forbes wired techcrunch nasa harvard
  stanford oxford cambridge yale princeton berlin munich munchen hamburg koln cologne frankfurt dusseldorf stuttgart leipzig
  dresden vienna wien zurich bern basel geneva paris lyon marseille toulouse bordeaux lille madrid barcelona sevilla seville
  valencia lisbon lisboa porto rome roma milan milano turin torino naples napoli amsterdam rotterdam utrecht brussels bruxelles
  london manchester edinburgh dublin copenhagen stockholm oslo helsinki warsaw prague budapest athens istanbul dubai
  newyork tokyo beijing shanghai singapore sydney toronto chicago boston seattle germany deutschland france spain espana
  italy italia portugal netherlands austria osterreich switzerland schweiz suisse england scotland ireland poland sweden
  norway denmark finland europe america canada mexico brazil china japan india australia`.split(
    /\s+/u,
  ),
);

/** The hashtags inside a text, without `#`. */
export const hashtagsIn = (text: string): readonly string[] =>
  Array.from(
    plainText(text).matchAll(/(?<![\p{L}\p{N}&])#([\p{L}\p{N}_]+)/gu),
    ([, tag = '']) => tag,
  );

/** What a hashtag may hold besides what facts and answers have. */
export interface TagWorld {
  readonly base: EvidenceBase;
  readonly topic: string;
  readonly language: string;
}

/**
 * Numbers and names in a hashtag that no fact, no answer, not the topic and not the business has.
 * A hashtag has no grammar: a name is seen by its form or because it is well known.
 */
export const hashtagFindings = (
  tag: string,
  field: string,
  { base, topic, language }: TagWorld,
): readonly PostFinding[] => {
  const plain = plainText(tag.replace(/^#/u, ''));
  const known = knownTexts(base, topic);
  return [
    ...(unknownNumbers(plain, known, language).length > 0
      ? [findingOf('UNKNOWN_NUMBER', field, plain)]
      : []),
    ...(hasUnknownName(plain, known) ? [findingOf('UNKNOWN_NAME', field, plain)] : []),
  ];
};

interface Known {
  readonly values: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly joined: string;
}

const worlds = new WeakMap<EvidenceBase, Known>();

const knownTexts = (base: EvidenceBase, topic: string): Known => {
  const before = worlds.get(base);
  if (before) return before;
  const topicTokens = tokensOf(plainText(topic));
  const words = new Set([
    ...base.business.all,
    ...topicTokens.map(({ word }) => word),
    ...base.all.flatMap(({ rawWords }) => [...rawWords]),
    ...base.all.flatMap(({ literal }) => literal.split(/[^\p{L}\p{N}]+/u).map(folded)),
  ]);
  const made = {
    values: new Set([
      ...base.all.flatMap(({ reading, literal }) => [
        ...reading.numbers.map(({ value }) => value),
        ...(literal.match(/\d+/gu) ?? []),
        ...reading.dates.flatMap(({ parts }) => parts.map((part) => part.replace(/^\D+/u, ''))),
      ]),
      ...topicTokens.filter(({ type }) => type === 'digits').map(({ raw }) => raw),
    ]),
    words,
    joined: [...base.all.map(({ literal }) => literal), topic.toLowerCase(), ...base.business.all]
      .join(' ')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  };
  worlds.set(base, made);
  return made;
};

/** `Top10Tips` and `top_10_tips` become `Top 10 Tips`. */
const spaced = (tag: string): string =>
  tag.replace(/_/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\D)(?=\d)|(?<=\d)(?=\D)/gu, ' ');

/** A tag such as `B2B`, `24h` or `G20` is a word; one that a text has as a whole is known. */
const unknownNumbers = (tag: string, known: Known, language: string): readonly string[] => {
  if (known.words.has(folded(tag))) return [];
  const tokens = tokensOf(spaced(tag));
  return numbersOf(tokens, wordsOfLanguage(language), () => false)
    .filter(({ value, unit, at }) => {
      const isWord = tokens[at]?.type === 'word';
      const isSmallWord = isWord && (unit === 'ordinal' || Number(value) <= 2);
      return !isSmallWord && !known.values.has(value);
    })
    .map(({ value }) => value);
};

const ACRONYMS = new Set(
  'ai ki ia it hr pr ux ui seo sem b2b b2c diy cta roi kpi crm erp saas api ceo cfo cto sme kmu smb esg csr eu usa uk vr ar iot faq tbt ootd fyi eco led tv pc pdf gps'.split(
    ' ',
  ),
);

const hasUnknownName = (tag: string, known: Known): boolean => {
  const whole = tag.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  if (whole === '' || known.words.has(folded(tag))) return false;
  if (whole.length > 3 && known.joined.includes(whole)) return false;
  const parts = spaced(tag).split(/\s+/u).filter(Boolean);
  return [...parts, tag].some((part) => {
    const word = folded(part);
    if (known.words.has(word)) return false;
    const isAcronym = /^\p{Lu}{2,5}$/u.test(part) && !ACRONYMS.has(word);
    const isProduct = /^\p{Ll}\p{Lu}/u.test(tag);
    return mixesScripts(part) || isAcronym || isProduct || WELL_KNOWN_NAMES.has(word);
  });
};
