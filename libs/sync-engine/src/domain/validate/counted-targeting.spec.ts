import { createPlatforms } from '@switchyard/platforms';
import { capabilityFindings } from './capability-findings';
import { brief, givenTree, type TreeInput } from './testing/given-tree';

const linkedin = createPlatforms().get('linkedin-ads')!.capabilities;

const berlin = {
  kind: 'AREA' as const,
  name: 'Berlin',
  linkedinLocationId: 'urn:li:geo:103035651',
};
const circle = { kind: 'RADIUS' as const, name: 'Office', lat: 52.5, lng: 13.4, radius: 5 };
const titles = ['urn:li:title:1'];
const seniorities = ['urn:li:seniority:8'];

const required = (campaign: TreeInput['campaign']): readonly string[] =>
  brief(
    capabilityFindings(
      givenTree({
        campaign: { type: 'SOCIAL', platforms: ['linkedin-ads'], ...campaign },
        ads: [],
        keywords: [],
      }),
      linkedin,
      undefined,
    ),
  ).filter((finding) => /PLACE_REQUIRED|INCOMPATIBLE_TARGETING|FACET_NOT/.test(finding));

it.each<[string, TreeInput['campaign'], readonly string[]]>([
  ['a named place will do', { geoTargets: [berlin] }, []],
  ['no place will not', { geoTargets: [] }, ['requirement PLACE_REQUIRED geoTargets']],
  [
    'a circle alone is none: the ads would be for the whole world',
    { geoTargets: [circle] },
    ['requirement PLACE_REQUIRED geoTargets'],
  ],
  ['a circle beside a place is left out only', { geoTargets: [berlin, circle] }, []],
  [
    'titles do not go together with seniorities',
    {
      geoTargets: [berlin],
      targeting: { linkedin: { include: { jobTitles: titles, seniorities }, matching: 'ALL' } },
    },
    ['requirement INCOMPATIBLE_TARGETING_COMBINATION targeting/linkedin/include'],
  ],
  [
    'one of both may fit',
    {
      geoTargets: [berlin],
      targeting: { linkedin: { include: { jobTitles: titles, seniorities }, matching: 'ANY' } },
    },
    [],
  ],
  [
    'titles with skills are fine',
    {
      geoTargets: [berlin],
      targeting: {
        linkedin: { include: { jobTitles: titles, skills: ['urn:li:skill:1'] }, matching: 'ALL' },
      },
    },
    [],
  ],
  [
    'groups cannot be excluded',
    {
      geoTargets: [berlin],
      targeting: { linkedin: { exclude: { memberGroups: ['urn:li:group:1'] } } },
    },
    ['requirement FACET_NOT_EXCLUDABLE targeting/linkedin/exclude/memberGroups'],
  ],
])('LinkedIn: %s', (_what, campaign, expected) => {
  expect(required(campaign)).toEqual(expected);
});
