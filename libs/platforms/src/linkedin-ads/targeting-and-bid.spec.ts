import fc from 'fast-check';
import { LINKEDIN_FACETS, type LinkedinAudienceDraft } from '../port/draft';
import { silently } from '../translation/normalise';
import { normaliseAudience, normalisePlaces } from './normalise/targeting';
import { readTargeting, targetingOf } from './targeting-and-bid';

const urns = fc.array(
  fc.integer({ min: 1, max: 99 }).map((id) => `urn:li:entity:${id}`),
  { maxLength: 4 },
);
const facets = fc.record(Object.fromEntries(LINKEDIN_FACETS.map((facet) => [facet, urns])), {
  requiredKeys: [],
});
const audience = fc.record({
  include: facets,
  exclude: facets,
  matching: fc.constantFrom('ANY', 'ALL'),
  audienceExpansion: fc.boolean(),
}) as fc.Arbitrary<LinkedinAudienceDraft>;
const place = fc.record({
  kind: fc.constant('AREA'),
  name: fc.constant('somewhere'),
  linkedinLocationId: fc.integer({ min: 1, max: 50 }).map((id) => `urn:li:geo:${id}`),
  negative: fc.boolean(),
});

const germany = {
  kind: 'AREA',
  linkedinLocationId: 'urn:li:geo:101282230',
  negative: false,
} as const;
const asked = (draft: LinkedinAudienceDraft) =>
  targetingOf({
    geoTargets: [germany],
    languages: ['de'],
    linkedin: normaliseAudience(draft, silently),
  });
const facet = (name: string): string => `urn:li:adTargetingFacet:${name}`;

describe('whom a campaign is shown to', () => {
  it('is read as it was asked for, in whatever order it comes back', () => {
    fc.assert(
      fc.property(audience, fc.array(place, { minLength: 1, maxLength: 5 }), (draft, places) => {
        const wanted = {
          geoTargets: normalisePlaces(places as never, silently),
          languages: ['de'],
          linkedin: normaliseAudience(draft, silently),
        };
        const sent = targetingOf(wanted);
        const turned = { ...sent, include: { and: [...sent.include.and].reverse() } };
        const campaign = {
          targetingCriteria: JSON.parse(JSON.stringify(turned)),
          audienceExpansionEnabled: wanted.linkedin?.audienceExpansion ?? false,
          locale: { language: 'de', country: 'DE' },
        };
        expect(readTargeting(campaign)).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });

  it('is any of the parts in one group, or each in a group of its own', () => {
    const include = { jobTitles: ['urn:li:title:2', 'urn:li:title:1'], skills: ['urn:li:skill:9'] };
    const [titles, skills] = [
      { [facet('titles')]: ['urn:li:title:1', 'urn:li:title:2'] },
      { [facet('skills')]: ['urn:li:skill:9'] },
    ];
    const [any, all] = (['ANY', 'ALL'] as const).map((matching) =>
      asked({ include, matching, audienceExpansion: false }).include.and.slice(2),
    );
    expect(any).toEqual([{ or: { ...titles, ...skills } }]);
    expect(all).toEqual([{ or: titles }, { or: skills }]);
  });

  it('excludes places and parts of the audience in one group', () => {
    const { exclude } = targetingOf({
      geoTargets: [germany, { ...germany, linkedinLocationId: 'urn:li:geo:1', negative: true }],
      languages: ['de'],
      linkedin: normaliseAudience(
        {
          exclude: { industries: ['urn:li:industry:4'] },
          matching: 'ANY',
          audienceExpansion: false,
        },
        silently,
      ),
    });
    expect(exclude).toEqual({
      or: { [facet('locations')]: ['urn:li:geo:1'], [facet('industries')]: ['urn:li:industry:4'] },
    });
  });

  it('is shown whole when it was edited at LinkedIn and has members that we do not know', () => {
    const criteria = {
      include: {
        and: [
          { or: { [facet('locations')]: ['urn:li:geo:1'] } },
          { or: { [facet('employers')]: ['urn:li:organization:7'] } },
        ],
      },
    };
    expect(
      readTargeting({ targetingCriteria: criteria, locale: { language: 'en', country: 'US' } })
        .linkedin,
    ).toMatchObject({ criteria: expect.stringContaining('urn:li:organization:7') });
  });
});
