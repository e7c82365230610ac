import fc from 'fast-check';
import type { BiddingDraft, CampaignDraft, Draft } from '../../port/draft';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import { arbitraryAd, arbitraryAdGroup, arbitraryCampaign, arbitraryKeyword } from './arbitrary-drafts';
import { create, update } from './changes';
import { ContractWorld } from './contract-world';
import { draftsFor } from './drafts';
import type { ContractHarness } from './harness';

/** Enough for the platform to take it: amounts of at least a cent, what a strategy insists on, the account's currency. */
const sendable = (draft: CampaignDraft): CampaignDraft => {
  const atLeast = (micros: number | undefined): number => Math.max(10_000, micros ?? 2_000_000);
  const needs: Partial<Record<BiddingDraft['type'], Partial<BiddingDraft>>> = {
    TARGET_CPA: { targetCpaMicros: atLeast(draft.biddingStrategy.targetCpaMicros) },
    TARGET_ROAS: { targetRoas: draft.biddingStrategy.targetRoas ?? 2 },
    TARGET_IMPRESSION_SHARE: { targetImpressionSharePercent: draft.biddingStrategy.targetImpressionSharePercent ?? 50, maxCpcBidCeilingMicros: atLeast(draft.biddingStrategy.maxCpcBidCeilingMicros) },
  };
  return { ...draft, currency: 'EUR', budgetMicros: atLeast(draft.budgetMicros), biddingStrategy: { ...draft.biddingStrategy, ...needs[draft.biddingStrategy.type] } };
};

const applied = (outcome: Outcome | undefined): string => {
  if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
  return outcome.remoteId;
};

export const roundTripSection = (harness: ContractHarness): void => {
  describe('what is read after applying', () => {
    let world: ContractWorld;
    const drafts = draftsFor(harness);
    beforeAll(async () => void (world = await ContractWorld.start(harness)));
    afterAll(() => world.stop());

    const campaignsLike = (count: number): readonly CampaignDraft[] =>
      fc.sample(arbitraryCampaign(harness.areas, world.platform.capabilities.languages).map(sendable), { numRuns: count, seed: 20261121 });

    const make = async (parts: readonly { readonly draft: Draft; readonly parent?: string }[]): Promise<readonly string[]> => {
      const wave = parts.map(({ draft, parent }) => create(world.platform, draft, parent));
      const outcomes = await world.apply(wave);
      return wave.map(({ id }) => applied(outcomes.get(id)));
    };

    const seenById = async (campaignRemoteIds: readonly string[]): Promise<ReadonlyMap<string, Observed>> =>
      new Map((await world.read({ campaignRemoteIds })).map((observed) => [`${observed.entity} ${observed.remoteId}`, observed]));

    it('equals what was normalised, for new campaigns of every kind', async () => {
      const wanted = campaignsLike(60);
      const ids = await make(wanted.map((draft) => ({ draft })));
      const seen = await seenById(ids);
      wanted.forEach((draft, index) => expect(seen.get(`campaign ${ids[index]}`)?.attributes).toEqual(world.platform.normalise(draft).attributes));
    });

    it('equals what was normalised, after every field has changed', async () => {
      const wanted = campaignsLike(80);
      const half = wanted.length / 2;
      const ids = await make(wanted.slice(0, half).map((draft) => ({ draft: { ...draft, name: `${draft.name} first` } })));
      const before = await seenById(ids);
      const after = wanted.slice(half).map((draft, index) => ({ ...draft, name: `${draft.name} second`, startDate: wanted[index]!.startDate && draft.startDate }));
      const wave = ids.map((id, index) => update(world.platform, before.get(`campaign ${id}`)!, after[index]!));
      const outcomes = await world.apply(wave);
      wave.forEach(({ id }) => applied(outcomes.get(id)));
      const seen = await seenById(ids);
      after.forEach((draft, index) => expect(seen.get(`campaign ${ids[index]}`)?.attributes).toEqual(world.platform.normalise(draft).attributes));
    });

    it('equals what was normalised, for ad groups, ads and keywords, new and changed', async () => {
      const campaign = drafts.campaign({ name: 'Family', biddingStrategy: { type: 'MANUAL_CPC' } });
      const [campaignId] = await make([{ draft: campaign }]);
      const groups = fc.sample(arbitraryAdGroup(campaign), { numRuns: 12, seed: 7 });
      const groupIds = await make(groups.map((draft) => ({ draft: { ...draft, maxCpcMicros: draft.maxCpcMicros && 10_000 + draft.maxCpcMicros % 1e8 }, parent: campaignId })));
      const children: Draft[] = [
        ...fc.sample(arbitraryAd(campaign), { numRuns: groupIds.length * 2, seed: 8 }).map((ad, index) => ({ ...ad, finalUrl: `${ad.finalUrl}?n=${index}` })),
        ...fc.sample(arbitraryKeyword(campaign), { numRuns: 24, seed: 9 }).map((keyword, index) => ({ ...keyword, text: `${keyword.text} n${index}`, maxCpcMicros: keyword.maxCpcMicros && 10_000 + keyword.maxCpcMicros % 1e8 })),
      ];
      for (const entity of ['ad', 'keyword'] as const) {
        const wanted = children.filter((draft) => draft.entity === entity);
        const ids = await make(wanted.map((draft, index) => ({ draft, parent: groupIds[index % groupIds.length] })));
        const seen = await seenById([campaignId!]);
        wanted.forEach((draft, index) => expect(seen.get(`${entity} ${ids[index]}`)?.attributes).toEqual(world.platform.normalise(draft).attributes));
      }
      const seen = await seenById([campaignId!]);
      expect([...seen.values()].filter(({ entity }) => entity === 'adGroup').map(({ remoteId }) => remoteId).sort()).toEqual([...groupIds].sort());
    });

    it('equals what was normalised, after ads, keywords and ad groups have changed in place', async () => {
      const [campaignId] = await make([{ draft: drafts.campaign({ name: 'In place', biddingStrategy: { type: 'MANUAL_CPC' } }) }]);
      const [groupId] = await make([{ draft: drafts.adGroup(), parent: campaignId }]);
      const [adId] = await make([{ draft: drafts.ad(), parent: groupId }]);
      const [keywordId] = await make([{ draft: drafts.keyword(), parent: groupId }]);
      const before = await seenById([campaignId!]);
      const wanted: readonly (readonly [string, Draft])[] = [
        [`adGroup ${groupId}`, drafts.adGroup({ name: 'Boots', status: 'PAUSED', maxCpcMicros: 2_500_000 })],
        [`ad ${adId}`, drafts.ad({ status: 'PAUSED', finalUrl: 'https://shop.example/boots', path2: undefined, headlines: [{ text: 'Boots' }, { text: 'Warm boots', pinned: 2 }, { text: 'New boots' }] })],
        [`keyword ${keywordId}`, drafts.keyword({ status: 'PAUSED', maxCpcMicros: 900_000, finalUrl: 'https://shop.example/deep' })],
      ];
      for (const [key, draft] of wanted) {
        const change = update(world.platform, before.get(key)!, draft);
        applied((await world.apply([change])).get(change.id));
      }
      const seen = await seenById([campaignId!]);
      wanted.forEach(([key, draft]) => expect(seen.get(key)?.attributes).toEqual(world.platform.normalise(draft).attributes));
    });

    it('says who holds a name that is needed', async () => {
      const [id] = await make([{ draft: drafts.campaign({ name: "O'Hara \\ Sons" }) }]);
      const seen = await world.read({ campaignRemoteIds: [], campaignNames: ["O'Hara \\ Sons", 'nobody'] });
      expect(seen.map(({ remoteId, attributes }) => [remoteId, attributes['name']])).toEqual([[id, "O'Hara \\ Sons"]]);
    });

    it.each([['JPY', 1_000_000], ['KWD', 1_000]])('keeps money in %s exactly', async (currency, unit) => {
      const other = await ContractWorld.start(harness, { currency });
      try {
        const draft = drafts.campaign({ currency, budgetMicros: 1_234 * unit, biddingStrategy: { type: 'MAXIMIZE_CLICKS' } });
        const change = create(other.platform, draft);
        const id = applied((await other.apply([change])).get(change.id));
        expect((await other.read({ campaignRemoteIds: [id] }))[0]?.attributes['budgetMicros']).toBe(1_234 * unit);
      } finally {
        await other.stop();
      }
    });
  });
};
