import { type Keyword, keywordKey, type MatchType } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms/domain';
import { groupBy } from '../../planning/grouping';
import {
  aboutCampaign,
  brandOf,
  findingAbout,
  isLost,
  type Question,
  type Verdict,
} from '../question';

/**
 * Keywords that a negative of the campaign or of their ad group keeps from showing. Negatives that
 * the platform does not support exclude nothing.
 */
export const keywordConflicts = (question: Question): readonly Finding[] => {
  const {
    tree: { campaign, keywords },
    capabilities,
  } = question;
  if (isLost(capabilities, 'keyword', 'text')) return [];
  const isHeld = ({ matchType }: Negative): boolean =>
    capabilities.negativeMatchTypes.includes(matchType);
  const positives = keywords.filter(({ negative }) => !negative);
  const spread = frequencies(positives);
  const indexOf = (negatives: readonly Negative[]): NegativeIndex =>
    new NegativeIndex(negatives.filter(isHeld), spread);
  const ofCampaign = indexOf(
    campaign.negativeKeywords.map(({ text, matchType }) => ({
      textKey: keywordKey(text),
      matchType,
    })),
  );
  const ofGroups = new Map(
    [
      ...groupBy(
        keywords.filter(({ negative }) => negative),
        ({ adGroupId }) => adGroupId,
      ),
    ].map(([id, negatives]) => [id, indexOf(negatives)]),
  );
  return positives.flatMap((keyword) => {
    const negative =
      ofCampaign.excluding(keyword) ?? ofGroups.get(keyword.adGroupId)?.excluding(keyword);
    return negative ? [conflict(question, keyword, negative)] : [];
  });
};

/** How many keywords have each word. */
const frequencies = (keywords: readonly Keyword[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { textKey } of keywords) {
    for (const word of new Set(textKey.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
};

const conflict = (
  { capabilities }: Question,
  { id, text, matchType }: Keyword,
  negative: Negative,
): Finding =>
  findingAbout(
    capabilities,
    { entity: 'keyword', id },
    {
      kind: 'recommendation',
      source: 'switchyard',
      code: 'KEYWORD_EXCLUDED_BY_NEGATIVE',
      field: 'text',
      message: `The negative keyword "${negative.textKey}" (${negative.matchType}) blocks the keyword "${text}" (${matchType}).`,
      limit: negative.textKey,
      actual: text,
      fix: 'Remove the keyword or the negative keyword.',
    },
  );

/**
 * Negative keywords, of the campaign and of its ad groups, whose match type the platform does not
 * have. Where it has none, the table of fields says so.
 */
export const negativeFindings = (question: Question): readonly Finding[] => {
  const {
    tree: { campaign, keywords },
    capabilities,
  } = question;
  const isLacking = ({
    matchType,
  }: {
    readonly matchType: Question['capabilities']['negativeMatchTypes'][number];
  }): boolean => !capabilities.negativeMatchTypes.includes(matchType);
  const isKept = (entity: 'campaign' | 'keyword', field: string): boolean =>
    capabilities.negativeMatchTypes.length > 0 && !isLost(capabilities, entity, field);
  return [
    ...(isKept('campaign', 'negativeKeywords') ? campaign.negativeKeywords : []).flatMap(
      (entry, index) =>
        isLacking(entry)
          ? [
              aboutCampaign(
                question,
                verdict(question, entry, `negativeKeywords/${index}/matchType`),
              ),
            ]
          : [],
    ),
    ...(isKept('keyword', 'text') ? keywords : [])
      .filter((keyword) => keyword.negative && isLacking(keyword))
      .map((keyword) =>
        findingAbout(
          capabilities,
          { entity: 'keyword', id: keyword.id },
          verdict(question, keyword, 'matchType'),
        ),
      ),
  ];
};

const verdict = (
  { capabilities: { platform, negativeMatchTypes } }: Question,
  { text, matchType }: { readonly text: string; readonly matchType: string },
  field: string,
): Verdict => ({
  kind: 'unsupported',
  source: 'platform',
  code: 'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
  field,
  message: `${brandOf({ platform })} does not support the match type ${matchType} for negative keywords. "${text}" is not sent there.`,
  limit: negativeMatchTypes.join(', '),
  actual: matchType,
  fix: `Set \`${field}\` to ${negativeMatchTypes.join(' or ')}.`,
});

/** A negative keyword by its folded text (`keywordKey`). */
export interface Negative {
  readonly textKey: string;
  readonly matchType: MatchType;
}

/**
 * Finds the negative that excludes a keyword without looking at each: exact ones by their text,
 * phrases by the runs of words in the keyword, broad ones by their rarest word. EXACT excludes the
 * same exact keyword only, since other keywords match other searches too; PHRASE those that contain
 * its words in a row, BROAD those that contain them in any order. Negatives match no close
 * variants.
 */
export class NegativeIndex {
  private readonly exact = new Map<string, Negative>();
  private readonly phrases = new Map<string, Negative>();
  private readonly broad = new Map<
    string,
    { readonly negative: Negative; readonly words: readonly string[] }[]
  >();

  /** `spread`: how many keywords have each word. */
  constructor(
    negatives: readonly Negative[],
    private readonly spread: ReadonlyMap<string, number>,
  ) {
    for (const negative of negatives) this.add(negative);
  }

  excluding({ textKey, matchType }: Negative): Negative | undefined {
    const words = textKey.split(' ');
    return (
      (matchType === 'EXACT' ? this.exact.get(textKey) : undefined) ??
      this.phraseIn(words) ??
      this.broadIn(words)
    );
  }

  private add(negative: Negative): void {
    switch (negative.matchType) {
      case 'EXACT':
        this.exact.set(negative.textKey, negative);
        return;
      case 'PHRASE':
        this.phrases.set(negative.textKey, negative);
        return;
      case 'BROAD':
        this.addBroad(negative);
        return;
      default:
        negative.matchType satisfies never;
    }
  }

  private addBroad(negative: Negative): void {
    const words = [...new Set(negative.textKey.split(' '))];
    const rarest = words.reduce((best, word) =>
      this.spreadOf(word) < this.spreadOf(best) ? word : best,
    );
    const sharing = this.broad.get(rarest) ?? [];
    if (sharing.length === 0) this.broad.set(rarest, sharing);
    sharing.push({ negative, words });
  }

  private spreadOf(word: string): number {
    return this.spread.get(word) ?? 0;
  }

  private phraseIn(words: readonly string[]): Negative | undefined {
    if (this.phrases.size === 0) return undefined;
    return words
      .flatMap((_word, start) =>
        words.slice(start).map((_each, more) => words.slice(start, start + more + 1).join(' ')),
      )
      .map((run) => this.phrases.get(run))
      .find((found) => found !== undefined);
  }

  private broadIn(words: readonly string[]): Negative | undefined {
    const own = new Set(words);
    for (const word of own) {
      const found = this.broad.get(word)?.find((each) => each.words.every((one) => own.has(one)));
      if (found) return found.negative;
    }
    return undefined;
  }
}
