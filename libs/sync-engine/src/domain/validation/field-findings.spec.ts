import { createPlatforms } from '@switchyard/platforms';
import type { Capabilities, FieldRule } from '@switchyard/platforms/domain';
import { brief, givenTree, google, microsoft, type TreeInput } from '../testing/given-tree';
import { capabilityFindings } from './capability-findings';

/** Every field that a caller can set, set to something that is not the default. */
const EVERYTHING_SET: TreeInput = {
  campaign: {
    objective: 'LEADS',
    status: 'ENABLED',
    biddingStrategy: { type: 'MANUAL_CPC' },
    locationIntent: 'PRESENCE_OR_INTEREST',
    languages: ['de'],
    networks: { searchPartners: true, display: true },
    geoTargets: [
      { kind: 'AREA', name: 'Berlin', criterionId: '1', msLocationId: '1', bidAdjustment: 10 },
      { kind: 'RADIUS', name: 'Office', lat: 52.5, lng: 13.4, radius: 5 },
    ],
    adSchedule: { windows: [{ day: 'MONDAY', startHour: 9, endHour: 17, bidModifier: 1.2 }] },
    negativeKeywords: [{ text: 'free', matchType: 'EXACT' }],
    targeting: {
      devices: { mobile: { enabled: false } },
      linkedin: { include: { skills: ['urn:li:skill:1'] } },
    },
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    finalUrl: 'https://example.com',
    trackingTemplate: '{lpurl}',
    conversionActionIds: ['cva_01kb4wq6m3e0sv5mwzq8a7h2rd'],
    declarations: {
      politicalAdvertising: 'POLITICAL',
      specialAdCategories: ['HOUSING'],
      advertiserIdentity: { payer: 'Ada' },
    },
  },
  adGroups: [{ status: 'PAUSED', maxCpc: 1, contextHints: ['shoes'] }],
  ads: [
    {
      status: 'PAUSED',
      longHeadline: 'A long one',
      businessName: 'Shop',
      path1: 'a',
      path2: 'b',
      callToAction: 'BUY',
    },
  ],
  keywords: [
    { status: 'PAUSED', maxCpc: 1 },
    { text: 'free', negative: true },
  ],
  assets: [
    { role: 'CALLOUT', at: 'CAMPAIGN', input: { calloutText: 'Free delivery' } },
    { role: 'MARKETING_IMAGE', at: 'CAMPAIGN' },
    { role: 'MARKETING_IMAGE' },
    { role: 'YOUTUBE_VIDEO', input: { sourceUrl: 'https://youtu.be/dQw4w9WgXcQ' } },
  ],
};

/** The tables know them, the records that are judged here have them not. */
const NOT_OURS = ['keyword.finalUrl', 'campaign.adSchedule.timezone'];

/** What the tables say of search campaigns and their ads. */
const ourFields = (...tables: readonly Capabilities[]): readonly FieldRule[] =>
  tables
    .flatMap(({ fields }) => fields)
    .filter((rule) => isForSearch(rule) && !NOT_OURS.includes(`${rule.entity}.${rule.field}`));

const isForSearch = ({
  campaignTypes = ['SEARCH'],
  adTypes = ['RESPONSIVE_SEARCH'],
}: FieldRule): boolean => campaignTypes.includes('SEARCH') && adTypes.includes('RESPONSIVE_SEARCH');

/** Each once, though several keywords lose the same. */
const lost = (capabilities: Capabilities, input: TreeInput): readonly string[] => [
  ...new Set(
    brief(capabilityFindings(givenTree(input), capabilities, undefined)).filter((finding) =>
      /FIELD_(DROPPED|UNSUPPORTED)/.test(finding),
    ),
  ),
];

it.each([google, microsoft])('reports what does not reach $name, and only that', (capabilities) => {
  const rules = ourFields(capabilities).filter(
    ({ support }) => support === 'dropped' || support === 'unsupported',
  );
  const findings = lost(capabilities, EVERYTHING_SET);
  expect(findings).toHaveLength(rules.length);
  expect(rules.length).toBeGreaterThan(5);
});

it.each(
  ourFields(google, microsoft).map((rule) => [`${rule.entity}.${rule.field}`, rule] as const),
)('would report it if %s were dropped or unsupported', (_what, rule) => {
  const findings = (['dropped', 'unsupported'] as const).map(
    (support) => lost({ ...google, fields: [{ ...rule, support }] }, EVERYTHING_SET).length,
  );
  expect(findings).toEqual([1, 1]);
});

it('has no finding about what is not set', () => {
  const optional = ourFields(google, microsoft).filter(
    ({ entity, field }) => !ALWAYS_SET.includes(`${entity}.${field}`),
  );
  const findings = lost(
    { ...google, fields: optional.map((rule) => ({ ...rule, support: 'dropped' })) },
    { campaign: { geoTargets: [], declarations: null } },
  );
  expect(findings).toEqual([]);
});

const ALWAYS_SET = [
  'campaign.name',
  'campaign.type',
  'campaign.budget',
  'campaign.currency',
  'adGroup.name',
  'ad.type',
  'ad.headlines',
  'ad.descriptions',
  'ad.finalUrl',
  'keyword.text',
  'keyword.matchType',
];

it('names the place that a caller knows', () => {
  const fields = [
    'geoTargets.bidAdjustment',
    'adSchedule.bidModifier',
    'declarations.specialAdCategories',
  ].map((field): FieldRule => ({
    entity: 'campaign',
    field,
    support: 'unsupported',
    note: 'A test.',
    source: 'a test',
  }));
  expect(lost({ ...google, fields }, EVERYTHING_SET)).toEqual([
    'unsupported FIELD_UNSUPPORTED geoTargets/0/bidAdjustment',
    'unsupported FIELD_UNSUPPORTED adScheduleStructured/windows/0/bidModifier',
    'unsupported FIELD_UNSUPPORTED declarations/specialAdCategories',
  ]);
});

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
