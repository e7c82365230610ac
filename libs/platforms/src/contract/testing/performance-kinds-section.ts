import type { PerformanceRow, PerformanceScope } from '../../port/performance';
import { create } from './changes';
import { ContractWorld } from './contract-world';
import { creativeDraftsFor } from './creative-drafts';
import { daysAgo, daySpent, sumsOf, toldOf } from './days-spent';
import { growTree } from './grow-tree';
import type { ContractHarness } from './harness';

/** Figures of other currencies, and of campaigns of other shapes. */
export const performanceKindsSection = (harness: ContractHarness): void => {
  const {
    performance: known,
    currencies = [
      ['JPY', 1_000_000],
      ['KWD', 1_000],
    ] as const,
    creative,
  } = harness;
  if (!known) return;
  describe('what campaigns of other kinds did', () => {
    let world: ContractWorld | undefined;
    afterEach(() => world?.stop());
    const DAY = daysAgo(5);

    it.each(currencies)('is told in %s, to its smallest unit', async (currency, unitMicros) => {
      const there = (world = await ContractWorld.start(harness, { currency }));
      const campaignId = await growTree(
        there,
        harness,
        'Money',
        {},
        { currency, budgetMicros: 1_000 * unitMicros },
      );
      const spent = {
        ...daySpent(DAY, 1),
        spend: (1_234 * unitMicros) / 1_000_000,
        conversionValue: 77,
      };
      await there.spend(campaignId, spent);
      const rows = await there.performance(scopeOf(campaignId, 'campaign', DAY));
      expect(rows.map(({ spendMicros }) => spendMicros)).toEqual([1_234 * unitMicros]);
    });

    if (creative) {
      it('is told of asset groups as of the ads that they are', async () => {
        const there = (world = await ContractWorld.start(harness));
        const drafts = creativeDraftsFor(harness, there.media);
        const campaignId = await made(
          there,
          create(there.platform, drafts.campaign('PERFORMANCE_MAX')),
        );
        const groupIds = [
          await made(there, create(there.platform, drafts.assetGroup(), campaignId)),
          await made(
            there,
            create(there.platform, drafts.assetGroup({ adGroupName: 'Other' }), campaignId),
          ),
        ];
        const spent = daySpent(DAY, 2);
        await there.spend(campaignId, spent);
        const rows: readonly PerformanceRow[] = await there.performance(
          scopeOf(campaignId, 'ad', DAY),
        );
        expect(rows.map(({ remoteId }) => remoteId).sort()).toEqual(groupIds.toSorted());
        expect([...sumsOf(rows).values()]).toEqual([toldOf(spent, known)]);
        expect(await there.performance(scopeOf(campaignId, 'adGroup', DAY))).toEqual([]);
      });
    }
  });
};

const scopeOf = (
  campaignId: string,
  level: PerformanceScope['level'],
  day: string,
): PerformanceScope => ({ level, from: day, to: day, campaignRemoteIds: [campaignId] });

const made = async (world: ContractWorld, change: ReturnType<typeof create>): Promise<string> => {
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
  return outcome.remoteId;
};
