import type { Keyword, MatchType } from '@switchyard/catalog/domain';
import fc from 'fast-check';
import { givenTree, google, microsoft } from '../../testing/given-tree';
import { rulesFor } from '../question';
import { keywordConflicts, type Negative, NegativeIndex } from './keyword-findings';

const conflicts = (
  positive: string,
  matchType: MatchType,
  negative: string,
  negativeType: MatchType,
  capabilities = google,
): readonly number[] => {
  const onCampaign = givenTree({
    campaign: { negativeKeywords: [{ text: negative, matchType: negativeType }] },
    keywords: [{ text: positive, matchType }],
  });
  const onGroup = givenTree({
    keywords: [
      { text: positive, matchType },
      { text: negative, matchType: negativeType, negative: true },
    ],
  });
  return [onCampaign, onGroup].map(
    (tree) =>
      keywordConflicts({
        tree,
        capabilities: rulesFor(tree.campaign, capabilities),
        target: undefined,
      }).length,
  );
};

it.each<[string, MatchType, string, MatchType, boolean]>([
  ['red shoes', 'EXACT', 'Red  Shoes', 'EXACT', true],
  ['red shoes', 'PHRASE', 'red shoes', 'EXACT', false],
  ['red shoes', 'EXACT', 'shoes', 'EXACT', false],
  ['buy red shoes', 'EXACT', 'red shoes', 'PHRASE', true],
  ['buy red shoes', 'BROAD', 'buy', 'PHRASE', true],
  ['shoes in red', 'EXACT', 'red shoes', 'PHRASE', false],
  ['redder shoes', 'EXACT', 'red', 'PHRASE', false],
  ['shoes in red', 'EXACT', 'red shoes', 'BROAD', true],
  ['shoes', 'BROAD', 'red shoes', 'BROAD', false],
])('%s (%s) against the negative %s (%s)', (positive, type, negative, negativeType, isExcluded) => {
  expect(conflicts(positive, type, negative, negativeType)).toEqual(isExcluded ? [1, 1] : [0, 0]);
});

it('looks at the negatives of its own ad group only', () => {
  const tree = givenTree({ adGroups: [{}, {}], keywords: [{}] });
  const other: Keyword = {
    ...givenTree({ keywords: [{ text: 'shoes', matchType: 'BROAD', negative: true }] })
      .keywords[0]!,
    adGroupId: tree.adGroups[1]!.id,
  };
  expect(
    keywordConflicts({
      tree: { ...tree, keywords: [...tree.keywords, other] },
      capabilities: rulesFor(tree.campaign, google),
      target: undefined,
    }),
  ).toEqual([]);
});

it('takes no account of negatives that the platform cannot hold', () => {
  expect(conflicts('red shoes', 'EXACT', 'shoes', 'BROAD', microsoft)).toEqual([0, 0]);
});

const word = fc.constantFrom('a', 'b', 'c', 'd');
const keyword = fc.record({
  textKey: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  matchType: fc.constantFrom<MatchType>('EXACT', 'PHRASE', 'BROAD'),
});

/** The same rules, looking at every pair. */
const excludes = (negative: Negative, { textKey, matchType }: Negative): boolean => {
  switch (negative.matchType) {
    case 'EXACT':
      return matchType === 'EXACT' && textKey === negative.textKey;
    case 'PHRASE':
      return ` ${textKey} `.includes(` ${negative.textKey} `);
    case 'BROAD':
      return negative.textKey.split(' ').every((one) => textKey.split(' ').includes(one));
  }
};

it('finds what looking at every pair would find', () => {
  fc.assert(
    fc.property(fc.array(keyword, { maxLength: 6 }), keyword, (negatives, positive) => {
      const found = new NegativeIndex(
        negatives,
        new Map([
          ['a', 3],
          ['b', 1],
        ]),
      ).excluding(positive);
      expect(found !== undefined).toBe(negatives.some((negative) => excludes(negative, positive)));
      expect(found === undefined || excludes(found, positive)).toBe(true);
    }),
    { seed: 20261121, numRuns: 2_000 },
  );
});
