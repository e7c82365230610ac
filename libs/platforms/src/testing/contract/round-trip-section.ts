import fc from 'fast-check';
import type { EntityKind, Observed } from '../../port/attributes';
import type { Outcome, UpdateChange } from '../../port/change';
import type { AdDraft, AdGroupDraft, BiddingDraft, CampaignDraft, Draft } from '../../port/draft';
import {
  arbitraryAd,
  arbitraryAdGroup,
  arbitraryCampaign,
  arbitraryKeyword,
} from '../arbitrary-drafts';
import { create, update } from '../changes';
import { ContractWorld } from '../contract-world';
import { draftsFor, plainImages } from '../drafts';
import type { ContractHarness } from '../harness';

interface Family {
  readonly id: string;
  readonly groupId: string;
}

/**
 * Enough for the platform to take it: amounts of at least a cent, what a strategy insists on, the
 * account's currency.
 */
const sendable = (draft: CampaignDraft): CampaignDraft => {
  const atLeast = (micros: number | undefined): number => Math.max(10_000, micros ?? 2_000_000);
  const needs: Partial<Record<BiddingDraft['type'], Partial<BiddingDraft>>> = {
    TARGET_CPA: { targetCpaMicros: atLeast(draft.biddingStrategy.targetCpaMicros) },
    TARGET_ROAS: { targetRoas: draft.biddingStrategy.targetRoas ?? 2 },
    TARGET_IMPRESSION_SHARE: {
      targetImpressionSharePercent: draft.biddingStrategy.targetImpressionSharePercent ?? 50,
      maxCpcBidCeilingMicros: atLeast(draft.biddingStrategy.maxCpcBidCeilingMicros),
    },
  };
  return {
    ...draft,
    currency: 'EUR',
    budgetMicros: atLeast(draft.budgetMicros),
    biddingStrategy: { ...draft.biddingStrategy, ...needs[draft.biddingStrategy.type] },
  };
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
      fc.sample(arbitraryCampaign(harness, world.platform.capabilities.languages).map(sendable), {
        numRuns: count,
        seed: 20261121,
      });

    const make = async (
      parts: readonly { readonly draft: Draft; readonly parent?: string }[],
    ): Promise<readonly string[]> => {
      const wave = parts.map(({ draft, parent }) => create(world.platform, draft, parent));
      const outcomes = await world.apply(wave);
      return wave.map(({ id }) => applied(outcomes.get(id)));
    };

    const seenById = async (
      campaignRemoteIds: readonly string[],
    ): Promise<ReadonlyMap<string, Observed>> =>
      new Map(
        (await world.read({ campaignRemoteIds })).map((observed) => [
          `${observed.entity} ${observed.remoteId}`,
          observed,
        ]),
      );

    /**
     * Campaigns with an ad group each, which on some platforms holds a part of what the campaign
     * says.
     */
    const makeFamilies = async (wanted: readonly CampaignDraft[]): Promise<readonly Family[]> => {
      const ids = await make(wanted.map((draft) => ({ draft })));
      const groupIds = await make(
        wanted.map((campaign, index) => ({ draft: groupOf(campaign), parent: ids[index] })),
      );
      return wanted.map((_, index) => ({ id: ids[index]!, groupId: groupIds[index]! }));
    };

    const groupOf = (campaign: CampaignDraft): AdGroupDraft =>
      drafts.adGroup({ campaign, maxCpcMicros: null });

    const expectFamilies = async (
      families: readonly Family[],
      wanted: readonly CampaignDraft[],
    ): Promise<void> => {
      const seen = await seenById(families.map(({ id }) => id));
      wanted.forEach((draft, index) => {
        expect(seen.get(`campaign ${families[index]!.id}`)?.attributes).toEqual(
          world.platform.normalise(draft).attributes,
        );
        expect(seen.get(`adGroup ${families[index]!.groupId}`)?.attributes).toEqual(
          world.platform.normalise(groupOf(draft)).attributes,
        );
      });
    };

    it('equals what was normalised, for new campaigns of every kind', async () => {
      const wanted = campaignsLike(60);
      await expectFamilies(await makeFamilies(wanted), wanted);
    });

    it('equals what was normalised, after every field has changed', async () => {
      const wanted = campaignsLike(80);
      const half = wanted.length / 2;
      const families = await makeFamilies(
        wanted.slice(0, half).map((draft) => ({ ...draft, name: `${draft.name} first` })),
      );
      const before = await seenById(families.map(({ id }) => id));
      const after = wanted.slice(half).map((draft, index) => changedInto(wanted[index]!, draft));
      await change(
        families.map(({ id }, index) =>
          update(world.platform, before.get(`campaign ${id}`)!, after[index]!),
        ),
      );
      await change(
        families.map(({ groupId }, index) =>
          update(world.platform, before.get(`adGroup ${groupId}`)!, groupOf(after[index]!)),
        ),
      );
      await expectFamilies(families, after);
    });

    /** What cannot change in place stays as it was. */
    const changedInto = (first: CampaignDraft, second: CampaignDraft): CampaignDraft => {
      const kept = Object.fromEntries(
        Object.entries(first).filter(([field]) =>
          world.platform.immutableFields('campaign').includes(field),
        ),
      );
      return {
        ...second,
        ...kept,
        name: `${second.name} second`,
        startDate: first.startDate && second.startDate,
      };
    };

    /**
     * Returns the remote ids: what a platform cannot change in place may have another one
     * afterwards.
     */
    const change = async (wave: readonly UpdateChange[]): Promise<readonly string[]> => {
      const needed = wave.filter(({ fields }) => fields.length > 0);
      const outcomes = await world.apply(needed);
      return needed.map(({ id }) => applied(outcomes.get(id)));
    };

    it('equals what was normalised, for ad groups, ads and keywords, new and changed', async () => {
      const campaign = drafts.campaign({ name: 'Family', biddingStrategy: { type: 'MANUAL_CPC' } });
      const [campaignId] = await make([{ draft: campaign }]);
      const groups = fc
        .sample(arbitraryAdGroup(campaign), { numRuns: 12, seed: 7 })
        .map((draft) => ({
          ...draft,
          maxCpcMicros: draft.maxCpcMicros && 10_000 + (draft.maxCpcMicros % 1e8),
        }));
      const groupIds = await make(groups.map((draft) => ({ draft, parent: campaignId })));
      const waves: Readonly<Partial<Record<EntityKind, readonly Draft[]>>> = {
        ad: adsOf(campaign, groupIds.length * 2),
        ...(harness.kinds.keyword === undefined ? {} : { keyword: keywordsOf(campaign, 24) }),
      };
      for (const [entity, wanted] of Object.entries(waves)) {
        const ids = await make(
          wanted.map((draft, index) => ({ draft, parent: groupIds[index % groupIds.length] })),
        );
        const seen = await seenById([campaignId!]);
        wanted.forEach((draft, index) =>
          expect(seen.get(`${entity} ${ids[index]}`)?.attributes).toEqual(
            world.platform.normalise(draft).attributes,
          ),
        );
      }
      const seen = await seenById([campaignId!]);
      groups.forEach((draft, index) =>
        expect(seen.get(`adGroup ${groupIds[index]}`)?.attributes).toEqual(
          world.platform.normalise(draft).attributes,
        ),
      );
    });

    const adsOf = (campaign: CampaignDraft, count: number): readonly AdDraft[] =>
      harness.plain.adType === 'RESPONSIVE_SEARCH'
        ? fc
            .sample(arbitraryAd(campaign), { numRuns: count, seed: 8 })
            .map((ad, index) => ({ ...ad, finalUrl: `${ad.finalUrl}?n=${index}` }))
        : Array.from({ length: count }, (_, index) =>
            drafts.ad({
              campaign,
              status: index % 2 ? 'PAUSED' : 'ENABLED',
              headlines: [{ text: `Shoes no. ${index}` }],
              finalUrl: `https://shop.example/shoes?n=${index}`,
            }),
          );

    const keywordsOf = (campaign: CampaignDraft, count: number): readonly Draft[] =>
      fc.sample(arbitraryKeyword(campaign), { numRuns: count, seed: 9 }).map((keyword, index) => ({
        ...keyword,
        text: `${keyword.text} n${index}`,
        maxCpcMicros: keyword.maxCpcMicros && 10_000 + (keyword.maxCpcMicros % 1e8),
      }));

    it('equals what was normalised, after ads, keywords and ad groups have changed in place', async () => {
      const campaign = drafts.campaign({
        name: 'In place',
        biddingStrategy: { type: 'MANUAL_CPC' },
      });
      const [campaignId] = await make([{ draft: campaign }]);
      const [groupId] = await make([{ draft: drafts.adGroup({ campaign }), parent: campaignId }]);
      const [adId] = await make([{ draft: drafts.ad(), parent: groupId }]);
      const keywordIds =
        harness.kinds.keyword === undefined
          ? []
          : await make([{ draft: drafts.keyword(), parent: groupId }]);
      const before = await seenById([campaignId!]);
      const wanted: readonly (readonly [string, Draft])[] = [
        [
          `adGroup ${groupId}`,
          drafts.adGroup({ campaign, name: 'Boots', status: 'PAUSED', maxCpcMicros: 2_500_000 }),
        ],
        [`ad ${adId}`, changedAd()],
        ...keywordIds.map(
          (id) =>
            [
              `keyword ${id}`,
              drafts.keyword({
                status: 'PAUSED',
                maxCpcMicros: 900_000,
                finalUrl: 'https://shop.example/deep',
              }),
            ] as const,
        ),
      ];
      const keys: string[] = [];
      for (const [key, draft] of wanted) {
        keys.push(
          `${draft.entity} ${(await change([update(world.platform, before.get(key)!, draft)]))[0]}`,
        );
      }
      const seen = await seenById([campaignId!]);
      wanted.forEach(([, draft], index) =>
        expect(seen.get(keys[index]!)?.attributes).toEqual(
          world.platform.normalise(draft).attributes,
        ),
      );
    });

    const changedAd = (): AdDraft =>
      harness.plain.adType === 'RESPONSIVE_SEARCH'
        ? drafts.ad({
            status: 'PAUSED',
            finalUrl: 'https://shop.example/boots',
            path2: null,
            headlines: [
              { text: 'Boots' },
              { text: 'Warm boots', pinned: 2 },
              { text: 'New boots' },
            ],
          })
        : drafts.ad({
            status: 'PAUSED',
            finalUrl: 'https://shop.example/boots',
            headlines: [{ text: 'Boots' }],
            descriptions: [{ text: 'Boots for dry gardens.' }],
            images: plainImages(world.media, 20),
          });

    if (harness.duplicateNameCode !== undefined) {
      it('says who holds a name that is needed', async () => {
        const [id] = await make([{ draft: drafts.campaign({ name: "O'Hara \\ Sons" }) }]);
        const seen = await world.read({
          campaignRemoteIds: [],
          campaignNames: ["O'Hara \\ Sons", 'nobody'],
        });
        expect(seen.map(({ remoteId, attributes }) => [remoteId, attributes['name']])).toEqual([
          [id, "O'Hara \\ Sons"],
        ]);
      });
    }

    it.each(
      harness.currencies ?? [
        ['JPY', 1_000_000],
        ['KWD', 1_000],
      ],
    )('keeps money in %s exactly', async (currency, unit) => {
      const other = await ContractWorld.start(harness, { currency });
      try {
        const draft = drafts.campaign({
          currency,
          budgetMicros: 1_234 * unit,
          biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
        });
        const change = create(other.platform, draft);
        const id = applied((await other.apply([change])).get(change.id));
        expect((await other.read({ campaignRemoteIds: [id] }))[0]?.attributes['budgetMicros']).toBe(
          1_234 * unit,
        );
      } finally {
        await other.stop();
      }
    });
  });
};
