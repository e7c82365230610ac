import { PlatformFailure } from '../../port/failure';
import type { PerformanceLevel, PerformanceRow, PerformanceScope } from '../../port/performance';
import { create } from '../changes';
import { ContractWorld, type DaySpent } from '../contract-world';
import { creativeDraftsFor } from '../drafts';
import type { ContractHarness } from '../harness';
import {
  daysAgo,
  daySpent,
  growCampaigns,
  growTree,
  reportedOf,
  sumsOf,
  type TreeOptions,
} from '../performance-data';

/** Requests beside those that a platform counts: files that are fetched. */
const UNCOUNTED = 2;

export const performanceSection = (harness: ContractHarness): void => {
  const { performance: known } = harness;
  describe('what campaigns did, day by day', () => {
    let world: ContractWorld;
    const [FIRST, SECOND, THIRD] = [daysAgo(9), daysAgo(8), daysAgo(7)] as const;
    beforeEach(async () => void (world = await ContractWorld.start(harness)));
    afterEach(() => world.stop());

    const grown = (name: string, desired: TreeOptions = {}) =>
      growTree(world, harness, name, desired);
    const grownMany = async (count: number, desired: TreeOptions): Promise<readonly string[]> => {
      const ids: string[] = [];
      for (let nth = 0; nth < count; nth += 1) ids.push(await grown(`Many ${nth}`, desired));
      return ids;
    };
    const scopeOf = (
      campaignRemoteIds: readonly string[],
      over: Partial<PerformanceScope> = {},
    ): PerformanceScope => ({
      level: 'campaign',
      from: FIRST,
      to: THIRD,
      campaignRemoteIds,
      ...over,
    });
    const spending = async (campaignId: string, days: readonly DaySpent[]): Promise<void> => {
      for (const day of days) await world.spend(campaignId, day);
    };
    const reported = (campaignId: string, days: readonly DaySpent[]) =>
      days.map((day) => [`${campaignId} ${day.date}`, reportedOf(day, known)] as const);
    const expectOnce = (rows: readonly PerformanceRow[]) =>
      expect(
        new Set(rows.map(({ level, remoteId, day }) => `${level} ${remoteId} ${day}`)).size,
      ).toBe(rows.length);

    it('is reported to the micro, for all campaigns and days at once, in no more requests than forecast', async () => {
      const [one, two] = [await grown('One'), await grown('Two')];
      const [ofOne, ofTwo] = [
        [daySpent(FIRST, 1), daySpent(SECOND, 2), daySpent(THIRD, 3)],
        [daySpent(SECOND, 4)],
      ];
      await spending(one, ofOne);
      await spending(two, ofTwo);
      world.calls = [];
      const scope = scopeOf([one, two]);
      const rows = await world.performance(scope);
      expect(world.calls.length).toBeLessThanOrEqual(world.platform.performanceCost(scope, 2));
      expect(new Map(sumsOf(rows))).toEqual(
        new Map([...reported(one, ofOne), ...reported(two, ofTwo)]),
      );
      expectOnce(rows);
      expect(
        rows.map(({ level, remoteId, campaignRemoteId }) => [level, remoteId === campaignRemoteId]),
      ).toEqual(rows.map(() => ['campaign', true]));
    });

    it.each(known.addsUp)(
      'adds up alike at the level %s, under the ids that reading shows',
      async (level) => {
        const campaignId = await grown('Whole', { adGroups: 2, ads: 2, keywords: 2 });
        const days = [daySpent(FIRST, 5), daySpent(SECOND, 6)];
        await spending(campaignId, days);
        const seen = (await world.read({ campaignRemoteIds: [campaignId] }))
          .filter(({ entity }) => entity === level)
          .map(({ remoteId }) => remoteId);
        const rows = await world.performance(scopeOf([campaignId], { level }));
        expect(new Map(sumsOf(rows))).toEqual(new Map(reported(campaignId, days)));
        expectOnce(rows);
        expect(rows.map((row) => [row.level, seen.includes(row.remoteId)])).toEqual(
          rows.map(() => [level, true]),
        );
      },
    );

    it('leaves out other days, other campaigns and other accounts', async () => {
      const [asked, silent] = [await grown('Asked'), await grown('Silent')];
      await spending(asked, [daySpent(FIRST, 1), daySpent(SECOND, 2), daySpent(THIRD, 3)]);
      await spending(silent, [daySpent(SECOND, 4)]);
      expect([
        ...sumsOf(await world.performance(scopeOf([asked], { from: SECOND, to: SECOND }))),
      ]).toEqual(reported(asked, [daySpent(SECOND, 2)]));
      const another = await world.anotherAccount();
      const theirId = await grown('Theirs', { ads: 0, connection: another });
      await spending(theirId, [daySpent(SECOND, 5)]);
      expect([...sumsOf(await world.performance(scopeOf([theirId]), another))]).toEqual(
        reported(theirId, [daySpent(SECOND, 5)]),
      );
      expect(await world.performance(scopeOf([theirId])).catch(refusedOnly)).toEqual([]);
    });

    it('is nothing when no campaign is asked about, and that is not worth a request', async () => {
      world.calls = [];
      expect(await world.performance(scopeOf([]))).toEqual([]);
      expect(world.calls).toEqual([]);
      expect(world.platform.performanceCost(scopeOf([]), 0)).toBe(0);
    });

    it('is reported anew when the platform restates it', async () => {
      const campaignId = await grown('Restated');
      await spending(campaignId, [daySpent(FIRST, 1), daySpent(SECOND, 2)]);
      await world.performance(scopeOf([campaignId]));
      await spending(campaignId, [
        daySpent(FIRST, 7),
        {
          ...daySpent(SECOND, 2),
          impressions: 0,
          clicks: 0,
          spend: 0,
          conversions: 0,
          conversionValue: 0,
        },
      ]);
      for (const level of known.addsUp) {
        expect([...sumsOf(await world.performance(scopeOf([campaignId], { level })))]).toEqual(
          reported(campaignId, [daySpent(FIRST, 7)]),
        );
      }
    });

    if (!known.forgetsRemoved) {
      it('stays reported for removed objects', async () => {
        const campaignId = await grown('Removed', { ads: 2 });
        await spending(campaignId, [daySpent(FIRST, 1)]);
        const [ad] = (await world.read({ campaignRemoteIds: [campaignId] })).filter(
          ({ entity }) => entity === 'ad',
        );
        await world.delete('ad', ad!.remoteId);
        const expectWhole = async (level: PerformanceLevel) =>
          expect([...sumsOf(await world.performance(scopeOf([campaignId], { level })))]).toEqual(
            reported(campaignId, [daySpent(FIRST, 1)]),
          );
        for (const level of known.addsUp) await expectWhole(level);
        await world.delete('campaign', campaignId);
        for (const level of known.addsUp) await expectWhole(level);
      });
    }

    it('is read page after page', async () => {
      const { level, below, campaigns, days, leastRequests } = known.many;
      const dates = Array.from({ length: days }, (_, index) => daysAgo(days + 2 - index));
      const trees =
        level === 'campaign'
          ? await growCampaigns(world, harness, campaigns)
          : await grownMany(campaigns, level === 'keyword' ? { keywords: below } : { ads: below });
      const spent = trees.map((id, nth) => ({
        id,
        days: dates.map((date, index) => daySpent(date, (nth + index) % 89, below)),
      }));
      for (const tree of spent) await spending(tree.id, tree.days);
      world.calls = [];
      const scope = scopeOf(trees, { level, from: dates[0]!, to: dates.at(-1)! });
      const rows = await world.performance(scope);
      expect(new Map(sumsOf(rows))).toEqual(
        new Map(spent.flatMap((tree) => reported(tree.id, tree.days))),
      );
      expectOnce(rows);
      expect(world.calls.length).toBeGreaterThanOrEqual(leastRequests);
      expect(world.calls.length).toBeLessThanOrEqual(
        world.platform.performanceCost(scope, (level === 'campaign' ? 1 : below) * campaigns),
      );
    }, 180_000);

    it.each<[string, { readonly fault: 'http' | 'drop-reply'; readonly status?: number }, string]>([
      ['asked to wait', { fault: 'http', status: 429 }, 'throttled'],
      ['broken', { fault: 'http', status: 503 }, 'unavailable'],
      ['cut off', { fault: 'drop-reply' }, 'unavailable'],
    ])('is whole or not at all when one of the requests is %s', async (_, fault, kind) => {
      const campaignId = await grown('Troubled');
      const days = [daySpent(FIRST, 1), daySpent(THIRD, 2)];
      await spending(campaignId, days);
      const scope = scopeOf([campaignId], { level: 'ad' });
      world.calls = [];
      const undisturbed = [...sumsOf(await world.performance(scope))];
      expect(undisturbed).toHaveLength(days.length);
      const requests = world.calls.length + UNCOUNTED;
      for (let nth = 1; nth <= requests; nth += 1) {
        await world.clearFaults();
        await world.fault({ path: known.path, nth, ...fault });
        const outcome = await world.performance(scope).then((rows) => [...sumsOf(rows)], failureOf);
        expect([undisturbed, kind]).toContainEqual(outcome);
      }
    });

    if (harness.tokenLifeSeconds !== undefined) {
      it('is reported although the platform forgot our token meanwhile', async () => {
        const campaignId = await grown('Forgotten');
        await spending(campaignId, [daySpent(FIRST, 1)]);
        await world.advance(harness.tokenLifeSeconds! * 2, 'theirs only');
        expect([...sumsOf(await world.performance(scopeOf([campaignId])))]).toEqual(
          reported(campaignId, [daySpent(FIRST, 1)]),
        );
      });
    }

    it('is not reported after the grant was withdrawn', async () => {
      const campaignId = await grown('Withdrawn');
      const connection = {
        ...world.connection,
        credentials: { ...world.connection.credentials, ...harness.withdrawn },
      };
      await expect(world.performance(scopeOf([campaignId]), connection)).rejects.toMatchObject({
        failure: { kind: 'unauthorised' },
      });
    });
  });
};

const failureOf = (error: unknown): string => {
  if (error instanceof PlatformFailure) return error.failure.kind;
  throw error;
};

/** An account that is not ours may be refused; nothing else may go wrong. */
const refusedOnly = (error: unknown): readonly never[] => {
  if (error instanceof PlatformFailure && error.failure.kind === 'refused') return [];
  throw error;
};

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

    it.each(currencies)('is reported in %s, to its smallest unit', async (currency, unitMicros) => {
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
      it('is reported for asset groups as for ads', async () => {
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
        expect([...sumsOf(rows).values()]).toEqual([reportedOf(spent, known)]);
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
