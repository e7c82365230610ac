import type { Observed, ReadScope } from '../../port/attributes';
import type { Change, Outcome } from '../../port/change';
import type { CampaignSize } from '../../port/delivery';
import { PlatformFailure } from '../../port/failure';
import type { CallForecast } from '../../port/io';
import { create, update } from '../changes';
import { ContractWorld } from '../contract-world';
import { draftsFor } from '../drafts';
import type { ContractHarness } from '../harness';

export const volumeSection = (harness: ContractHarness): void => {
  describe('many objects at once', () => {
    let world: ContractWorld;
    const drafts = draftsFor(harness);
    beforeAll(async () => void (world = await ContractWorld.start(harness)));
    afterAll(() => world.stop());

    /**
     * What a wave took: requests that passed the gate, and the others. What was sent too fast is
     * sent again when the platform says so.
     */
    const taking = async (
      wave: readonly Change[],
    ): Promise<
      Pick<CallForecast, 'readCalls' | 'calls'> & { readonly remoteIds: readonly string[] }
    > => {
      world.calls = [];
      world.gates = [];
      const outcomes = new Map<string, Outcome>();
      let early = 0;
      for (let open = wave; open.length > 0; open = wave.filter(({ id }) => !outcomes.has(id))) {
        early += await goOn(open, outcomes);
      }
      const remoteIds = wave
        .map(({ id }) => outcomes.get(id))
        .map((outcome) => (outcome?.kind === 'applied' ? outcome.remoteId : `${outcome?.kind}`));
      return {
        readCalls: world.calls.length - world.gates.length,
        calls: world.gates.length - early,
        remoteIds,
      };
    };

    /** Answers 1 when the platform had to be waited for. */
    const goOn = async (
      open: readonly Change[],
      outcomes: Map<string, Outcome>,
    ): Promise<0 | 1> => {
      try {
        for await (const outcome of world.applying(open)) outcomes.set(outcome.changeId, outcome);
        return 0;
      } catch (error) {
        if (!(error instanceof PlatformFailure) || error.failure.kind !== 'throttled') throw error;
        await world.advance(error.failure.retryAfterSeconds, 'ours too');
        return 1;
      }
    };

    const readingAll = async (scope: ReadScope): Promise<readonly Observed[]> => {
      world.calls = [];
      const seen = await world.read(scope);
      expect(world.calls).toHaveLength(
        world.platform.readCost(scope, {
          adGroups: seen.filter(({ entity }) => entity === 'adGroup').length,
          keywords: seen.filter(({ entity }) => entity === 'keyword').length,
        }),
      );
      return seen;
    };

    const tellsDelivery = async (campaignId: string, size: CampaignSize): Promise<void> => {
      world.calls = [];
      for await (const entry of world.platform.delivery(world.connection, [campaignId], world.io)) {
        expect(entry.campaignRemoteId).toBe(campaignId);
      }
      expect(world.calls).toHaveLength(world.platform.deliveryCost([size]));
    };

    if (harness.kinds.keyword === undefined) {
      it('takes as many requests as forecast: many ad groups in as few as the platform allows', async () => {
        const campaign = create(world.platform, drafts.campaign());
        const {
          remoteIds: [campaignId],
        } = await taking([campaign]);
        const groups = Array.from({ length: harness.many ?? 1_000 }, (_, index) =>
          create(world.platform, drafts.adGroup({ name: `Shoes ${index}` }), campaignId),
        );
        const { remoteIds, ...took } = await taking(groups);
        expect(new Set(remoteIds).size).toBe(groups.length);
        expect(took.calls).toBeLessThanOrEqual(harness.manyRequests);
        const forecastOfCreates = world.platform.forecast([groups]);
        expect(took).toEqual({
          readCalls: forecastOfCreates.readCalls,
          calls: forecastOfCreates.calls,
        });

        const seen = (
          await readingAll({
            campaignRemoteIds: [campaignId!],
            entities: ['campaign', 'adGroup', 'ad'],
            campaignNames: [],
          })
        ).filter(({ entity }) => entity === 'adGroup');
        expect(seen).toHaveLength(groups.length);
        const changes = seen.map((one) =>
          update(
            world.platform,
            one,
            drafts.adGroup({ name: String(one.attributes['name']), status: 'PAUSED' }),
          ),
        );
        const { remoteIds: changed, ...second } = await taking(changes);
        expect(new Set(changed).size).toBe(groups.length);
        const forecast = world.platform.forecast([changes]);
        expect(second).toEqual({ readCalls: forecast.readCalls, calls: forecast.calls });
        await tellsDelivery(campaignId!, { adGroups: groups.length, ads: 0, keywords: 0 });
      }, 240_000);
    }

    if (harness.kinds.keyword !== undefined) {
      it('takes as many requests as forecast: 10,000 keywords in few of them', async () => {
        const campaign = create(
          world.platform,
          drafts.campaign({ biddingStrategy: { type: 'MANUAL_CPC' } }),
        );
        const {
          remoteIds: [campaignId],
          ...first
        } = await taking([campaign]);
        const group = create(world.platform, drafts.adGroup(), campaignId);
        const {
          remoteIds: [groupId],
          ...second
        } = await taking([group]);
        const keywords = Array.from({ length: 10_000 }, (_, index) =>
          create(world.platform, drafts.keyword({ text: `shoes ${index}` }), groupId),
        );
        const { remoteIds, ...third } = await taking(keywords);
        expect(new Set(remoteIds).size).toBe(10_000);
        expect(third.calls).toBeLessThanOrEqual(harness.manyRequests);
        const waves = [[campaign], [group], keywords];
        const forecastOfCreates = world.platform.forecast(waves);
        expect({ readCalls: forecastOfCreates.readCalls, calls: forecastOfCreates.calls }).toEqual({
          readCalls: sum(first.readCalls, second.readCalls, third.readCalls),
          calls: sum(first.calls, second.calls, third.calls),
        });

        const seen = await readingAll({
          campaignRemoteIds: [campaignId!],
          entities: ['campaign', 'adGroup', 'ad', 'keyword'],
          campaignNames: ['Spring'],
        });
        expect(seen.filter(({ entity }) => entity === 'keyword')).toHaveLength(10_000);

        const changes = seen
          .filter(({ entity }) => entity === 'keyword')
          .map((one) =>
            update(
              world.platform,
              one,
              drafts.keyword({ text: String(one.attributes['text']), maxCpcMicros: 700_000 }),
            ),
          );
        const { remoteIds: changed, ...fourth } = await taking(changes);
        expect(new Set(changed).size).toBe(10_000);
        const forecast = world.platform.forecast([changes]);
        expect({ readCalls: forecast.readCalls, calls: forecast.calls }).toEqual(fourth);
        await taking([create(world.platform, drafts.keyword({ text: 'one page more' }), groupId)]);
        await tellsDelivery(campaignId!, { adGroups: 1, ads: 0, keywords: 10_001 });
      }, 120_000);
    }
  });
};

const sum = (...numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);
