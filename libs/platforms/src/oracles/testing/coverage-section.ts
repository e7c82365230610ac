import type { ContractHarness } from '../../contract/testing/harness';
import type { FieldRule } from '../../port/capabilities';
import type { AdType } from '../../port/draft';
import { bidding } from './bidding';
import { linesOf, saidOnlyBy } from './carried';
import { createTree } from './create-tree';
import type { RecordedRequest } from './recording';
import { richTree, type Patch } from './tree';
import { isAbout, TREE_KINDS, type TreeKind } from './tree-kind';
import { unlike } from './usual-bidding';
import { variationsFor } from './variations';

export interface CoverageSection {
  readonly harness: ContractHarness;
  readonly constants: Constants;
  readonly judge: (request: RecordedRequest) => void;
}

/** Fields with one possible value: the line that says it, for each type of ad. */
export type Constants = Readonly<Partial<Record<AdType, Readonly<Record<string, RegExp>>>>>;

const CARRIED = ['native', 'translated', 'clamped'];

/** Every field and strategy that the capability table says a platform holds is found in a request: by what changes when it changes. */
export const coverageSection = (section: CoverageSection): void => {
  describe('what the capability table promises', () => {
    for (const kind of TREE_KINDS) {
      describe(`of ${kind.campaignType} with ${kind.adType}`, () => treeSection(section, kind));
    }
  });
};

const treeSection = ({ harness, constants, judge }: CoverageSection, kind: TreeKind): void => {
  const { fields, bidding: biddingRules } = harness.connector('http://127.0.0.1:1').capabilities;
  const variations = variationsFor(kind, harness.areas);
  const carried = <Rule extends Pick<FieldRule, 'support' | 'campaignTypes' | 'adTypes'>>(
    rules: readonly Rule[],
  ): readonly Rule[] =>
    rules.filter((rule) => CARRIED.includes(rule.support) && isAbout(kind)(rule));

  const requestsFor = (
    ...patches: readonly (Patch | undefined)[]
  ): Promise<readonly RecordedRequest[]> =>
    createTree(
      harness,
      richTree(kind, harness.areas, ...patches.flatMap((patch) => patch ?? [])),
      judge,
    );

  it('is compared without noise: the same tree makes the same requests', async () => {
    expect(saidOnlyBy(await requestsFor(), await requestsFor())).toEqual([]);
  });

  it.each(
    carried(fields)
      .filter(({ entity }) => entity === 'ad' || !kind.adsOnly)
      .map(({ entity, field }) => `${entity} ${field}`),
  )('occurs in a request: %s', async (field) => {
    const variation = variations[field];
    const said = variation
      ? saidOnlyBy(await requestsFor(variation.carrying), await requestsFor(variation.other))
      : [...linesOf(await requestsFor())].filter((line) =>
          constants[kind.adType]?.[field]?.test(line),
        );
    expect(said).not.toEqual([]);
  });

  if (kind.adsOnly) return;
  it.each(carried(biddingRules))(
    'occurs in a request: bidding by $strategy',
    async ({ strategy, requires }) => {
      const said = saidOnlyBy(
        await requestsFor(bidding(strategy)),
        await requestsFor(bidding(unlike(strategy))),
      );
      expect(said).not.toEqual([]);
      for (const option of requires) {
        expect([
          option,
          saidOnlyBy(
            await requestsFor(bidding(strategy)),
            await requestsFor(bidding(strategy, OTHER[option])),
          ),
        ]).not.toEqual([option, []]);
      }
    },
  );
};

const OTHER = {
  targetCpa: { targetCpaMicros: 30_000_000 },
  targetRoas: { targetRoas: 5 },
  targetImpressionShare: { targetImpressionSharePercent: 70 },
  maxCpcBidCeiling: { maxCpcBidCeilingMicros: 4_000_000 },
} as const;
