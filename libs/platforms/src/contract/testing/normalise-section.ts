import fc from 'fast-check';
import type { CampaignDraft, Draft } from '../../port/draft';
import { arbitraryExtensions, arbitraryImages, arbitraryRichAd } from './arbitrary-creative';
import {
  arbitraryAd,
  arbitraryAdGroup,
  arbitraryCampaign,
  arbitraryKeyword,
} from './arbitrary-drafts';
import { draftFrom } from './draft-from';
import type { ContractHarness } from './harness';

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
