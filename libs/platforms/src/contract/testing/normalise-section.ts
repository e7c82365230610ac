import fc from 'fast-check';
import type { Draft } from '../../port/draft';
import { arbitraryAd, arbitraryAdGroup, arbitraryCampaign, arbitraryKeyword } from './arbitrary-drafts';
import { draftFrom } from './draft-from';
import type { ContractHarness } from './harness';

export const normaliseSection = (harness: ContractHarness): void => {
  describe('normalise', () => {
    const platform = harness.connector('http://127.0.0.1:1');
    const campaigns = arbitraryCampaign(harness.areas, [...platform.capabilities.languages, 'xx']);
    const drafts: readonly (readonly [string, fc.Arbitrary<Draft>])[] = [
      ['campaigns', campaigns],
      ['ad groups', campaigns.chain(arbitraryAdGroup)],
      ['ads', campaigns.chain(arbitraryAd)],
      ['keywords', campaigns.chain(arbitraryKeyword)],
    ];

    it.each(drafts)('changes nothing in %s that it has already normalised', (_, arbitrary) => {
      fc.assert(
        fc.property(arbitrary, (draft) => {
          const { attributes } = platform.normalise(draft);
          expect(platform.normalise(draftFrom(draft, attributes))).toEqual({ attributes, warnings: [] });
        }),
        { numRuns: 150 },
      );
    });

    it('puts sets into one order', () => {
      fc.assert(
        fc.property(campaigns, (draft) => {
          const turned = { ...draft, geoTargets: [...draft.geoTargets].reverse(), languages: [...draft.languages].reverse(), schedule: [...draft.schedule].reverse(), negativeKeywords: [...draft.negativeKeywords].reverse() };
          expect(platform.normalise(turned).attributes).toEqual(platform.normalise(draft).attributes);
        }),
        { numRuns: 100 },
      );
    });
  });
};
