import type { Change } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { create, update } from './changes';
import { ContractWorld } from './contract-world';
import { draftsFor } from './drafts';
import type { ContractHarness } from './harness';

export const volumeSection = (harness: ContractHarness): void => {
  describe('many objects at once', () => {
    let world: ContractWorld;
    const drafts = draftsFor(harness);
    beforeAll(async () => void (world = await ContractWorld.start(harness)));
    afterAll(() => world.stop());

    /** What a wave took: requests that passed the gate, and the others. */
    const taking = async (wave: readonly Change[]): Promise<Pick<CallForecast, 'readCalls' | 'calls'> & { readonly remoteIds: readonly string[] }> => {
      world.calls = [];
      world.gates = [];
      const outcomes = await world.apply(wave);
      const remoteIds = wave.map(({ id }) => outcomes.get(id)).map((outcome) => (outcome?.kind === 'applied' ? outcome.remoteId : `${outcome?.kind}`));
      return { readCalls: world.calls.length - world.gates.length, calls: world.gates.length, remoteIds };
    };

    it('takes as many requests as was said beforehand: 10,000 keywords in few of them', async () => {
      const campaign = create(world.platform, drafts.campaign({ biddingStrategy: { type: 'MANUAL_CPC' } }));
      const { remoteIds: [campaignId], ...first } = await taking([campaign]);
      const group = create(world.platform, drafts.adGroup(), campaignId);
      const { remoteIds: [groupId], ...second } = await taking([group]);
      const keywords = Array.from({ length: 10_000 }, (_, index) => create(world.platform, drafts.keyword({ text: `shoes ${index}` }), groupId));
      const { remoteIds, ...third } = await taking(keywords);
expect(new Set(remoteIds).size).toBe(10_000);
      expect(third.calls).toBeLessThanOrEqual(harness.keywordRequests);
      const waves = [[campaign], [group], keywords];
      const said = world.platform.forecast(waves);
      expect({ readCalls: said.readCalls, calls: said.calls }).toEqual({ readCalls: sum(first.readCalls, second.readCalls, third.readCalls), calls: sum(first.calls, second.calls, third.calls) });

      world.calls = [];
      const scope = { campaignRemoteIds: [campaignId!], entities: ['campaign', 'adGroup', 'ad', 'keyword'] as const, campaignNames: ['Spring'] };
      const seen = await world.read(scope);
      expect(seen.filter(({ entity }) => entity === 'keyword')).toHaveLength(10_000);
      expect(world.calls).toHaveLength(world.platform.readCost(scope, { adGroups: 1, keywords: 10_000 }));

const changes = seen.filter(({ entity }) => entity === 'keyword').map((one) => update(world.platform, one, drafts.keyword({ text: String(one.attributes['text']), maxCpcMicros: 700_000 })));
      const { remoteIds: changed, ...fourth } = await taking(changes);
      expect(new Set(changed).size).toBe(10_000);
const forecast = world.platform.forecast([changes]);
      expect({ readCalls: forecast.readCalls, calls: forecast.calls }).toEqual(fourth);
    }, 120_000);
  });
};

const sum = (...numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
