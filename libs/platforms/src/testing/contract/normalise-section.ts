import fc from 'fast-check';
import type { Attributes, Json } from '../../port/attributes';
import type { CampaignDraft, Draft } from '../../port/draft';
import {
  arbitraryAd,
  arbitraryAdGroup,
  arbitraryCampaign,
  arbitraryExtensions,
  arbitraryImages,
  arbitraryKeyword,
  arbitraryRichAd,
} from '../arbitrary-drafts';
import type { ContractHarness } from '../harness';

export const normaliseSection = (harness: ContractHarness): void => {
  describe('normalise', () => {
    const platform = harness.connector('http://127.0.0.1:1');
    const campaigns = arbitraryCampaign(harness, [...platform.capabilities.languages, 'xx']);
    const isSearch = harness.plain.campaignType === 'SEARCH';
    const drafts: readonly (readonly [string, fc.Arbitrary<Draft>])[] = [
      ['campaigns', campaigns],
      ['ad groups', campaigns.chain(arbitraryAdGroup)],
      ...(isSearch
        ? [['ads', campaigns.chain(arbitraryAd)] as const]
        : [['ads with images', campaigns.chain(arbitraryRichAd)] as const]),
      ...(platform.capabilities.levels.includes('keyword')
        ? [['keywords', campaigns.chain(arbitraryKeyword)] as const]
        : []),
      ...(harness.creative
        ? ([
            ['campaigns of other types', richCampaigns(campaigns)],
            ['ads with images', richCampaigns(campaigns).chain(arbitraryRichAd)],
          ] as const)
        : []),
    ];

    it.each(drafts)('changes nothing in %s that it has already normalised', (_, arbitrary) => {
      fc.assert(
        fc.property(arbitrary, (draft) => {
          const { attributes } = platform.normalise(draft);
          expect(platform.normalise(draftFrom(draft, attributes))).toEqual({
            attributes,
            warnings: [],
          });
        }),
        { numRuns: 150 },
      );
    });

    it('puts sets into one order', () => {
      fc.assert(
        fc.property(harness.creative ? richCampaigns(campaigns) : campaigns, (draft) => {
          const turned: CampaignDraft = {
            ...draft,
            geoTargets: [...draft.geoTargets].reverse(),
            languages: [...draft.languages].reverse(),
            schedule: [...draft.schedule].reverse(),
            negativeKeywords: [...draft.negativeKeywords].reverse(),
            extensions: [...draft.extensions].reverse(),
            images: [...draft.images].reverse(),
          };
          expect(platform.normalise(turned).attributes).toEqual(
            platform.normalise(draft).attributes,
          );
        }),
        { numRuns: 100 },
      );
    });
  });
};

const richCampaigns = (campaigns: fc.Arbitrary<CampaignDraft>): fc.Arbitrary<CampaignDraft> =>
  fc
    .record({
      campaign: campaigns,
      campaignType: fc.constantFrom('SEARCH', 'DISPLAY', 'PERFORMANCE_MAX'),
      extensions: arbitraryExtensions,
      images: arbitraryImages,
      scheduleZone: fc.constantFrom('account', 'searcher'),
    })
    .map(({ campaign, ...over }): CampaignDraft => ({ ...campaign, ...over }));

/**
 * The draft that attributes stand for: "not set" is null in the draft and left out inside its
 * members, and areas get a name, which no platform keeps.
 */
const draftFrom = (original: Draft, attributes: Attributes): Draft => {
  const kept = withoutNulls(attributes) as Readonly<Record<string, unknown>>;
  const names = Array.isArray(kept['geoTargets'])
    ? {
        geoTargets: kept['geoTargets'].map((place: object) => ({
          name: 'somewhere',
          negative: false,
          ...place,
        })),
      }
    : {};
  const empty = SAYING_NOTHING[original.entity];
  const identity = {
    entity: original.entity,
    ...('campaign' in original ? { campaign: original.campaign } : fixed(original)),
  };
  return { ...empty, ...kept, ...names, ...identity } as unknown as Draft;
};

/**
 * Fields that a platform does not keep on these objects come from the objects above or below them.
 */
const SAYING_NOTHING = {
  campaign: {
    geoTargets: [],
    schedule: [],
    devices: null,
    languages: [],
    negativeKeywords: [],
    extensions: [],
    images: [],
    startDate: null,
    endDate: null,
    trackingTemplate: null,
    politicalAdvertising: null,
    specialAdCategories: [],
    advertiserIdentity: null,
    linkedin: null,
  },
  adGroup: { maxCpcMicros: null },
  ad: { longHeadline: null, businessName: null, callToAction: null, path1: null, path2: null },
  keyword: { maxCpcMicros: null, finalUrl: null },
} satisfies {
  readonly [Entity in Draft['entity']]: Partial<Extract<Draft, { readonly entity: Entity }>>;
};

const fixed = (original: Draft) =>
  original.entity === 'campaign'
    ? {
        campaignType: original.campaignType,
        objective: original.objective,
        currency: original.currency,
      }
    : {};

const withoutNulls = (value: Json): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNulls(member as Json)]),
  );
};
