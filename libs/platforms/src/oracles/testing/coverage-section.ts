import type { ContractHarness } from '../../contract/testing/harness';
import type { FieldRule } from '../../port/capabilities';
import { bidding } from './bidding';
import { linesOf, saidOnlyBy } from './carried';
import { createTree } from './create-tree';
import type { RecordedRequest } from './recording';
import { richTree, type Patch } from './tree';
import { variationsFor } from './variations';

export interface CoverageSection {
  readonly harness: ContractHarness;
  readonly constants: Readonly<Record<string, RegExp>>;
  readonly judge: (request: RecordedRequest) => void;
}

/** The tree that is compared is a search campaign's. */
const isForSearch = ({ campaignTypes = ['SEARCH'], adTypes = ['RESPONSIVE_SEARCH'] }: Pick<FieldRule, 'campaignTypes' | 'adTypes'>): boolean =>
  campaignTypes.includes('SEARCH') && adTypes.includes('RESPONSIVE_SEARCH');

const CARRIED = ['native', 'translated', 'clamped'];

/** Every field and strategy that the capability table says a platform holds is found in a request: by what changes when it changes. */
export const coverageSection = ({ harness, constants, judge }: CoverageSection): void => {
  const { capabilities } = harness.connector('http://127.0.0.1:1');
  const variations = variationsFor(harness.areas);
  const fields = capabilities.fields.filter((rule) => CARRIED.includes(rule.support) && isForSearch(rule)).map(({ entity, field }) => `${entity} ${field}`);
  const strategies = capabilities.bidding.filter((rule) => CARRIED.includes(rule.support) && isForSearch(rule));

  const requestsFor = (...patches: readonly (Patch | undefined)[]): Promise<readonly RecordedRequest[]> =>
    createTree(harness, richTree(harness.areas, ...patches.flatMap((patch) => patch ?? [])), judge);

  describe('what the capability table promises', () => {
    it('is compared without noise: the same tree makes the same requests', async () => {
      expect(saidOnlyBy(await requestsFor(), await requestsFor())).toEqual([]);
    });

    it.each(fields)('occurs in a request: %s', async (field) => {
      const variation = variations[field];
      const carried = variation
        ? saidOnlyBy(await requestsFor(variation.carrying), await requestsFor(variation.other))
        : [...linesOf(await requestsFor())].filter((line) => constants[field]?.test(line));
      expect(carried).not.toEqual([]);
    });

    it.each(strategies)('occurs in a request: bidding by $strategy', async ({ strategy, requires }) => {
      const carried = saidOnlyBy(await requestsFor(bidding(strategy)), await requestsFor(bidding(strategy === 'MAXIMIZE_CLICKS' ? 'MAXIMIZE_CONVERSIONS' : 'MAXIMIZE_CLICKS')));
      expect(carried).not.toEqual([]);
      for (const option of requires) expect([option, saidOnlyBy(await requestsFor(bidding(strategy)), await requestsFor(bidding(strategy, OTHER[option])))]).not.toEqual([option, []]);
    });
  });
};

const OTHER = {
  targetCpa: { targetCpaMicros: 30_000_000 }, targetRoas: { targetRoas: 5 }, targetImpressionShare: { targetImpressionSharePercent: 70 }, maxCpcBidCeiling: { maxCpcBidCeilingMicros: 4_000_000 },
} as const;
