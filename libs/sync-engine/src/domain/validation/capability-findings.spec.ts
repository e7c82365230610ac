import type { PlatformId } from '@switchyard/kernel';
import type { Capabilities } from '@switchyard/platforms/domain';
import {
  type AssetAt,
  brief,
  connectors,
  givenTarget,
  givenTree,
  google,
  microsoft,
  type TreeInput,
} from '../testing/given-tree';
import { capabilityFindings } from './capability-findings';
import { unplacedFindings } from './rules/targeting-findings';

const on = (capabilities: Capabilities, input: TreeInput): readonly string[] =>
  brief(capabilityFindings(givenTree(input), capabilities, undefined));

it('says nothing about a campaign that both networks can hold', () => {
  expect([...on(google, {}), ...on(microsoft, {})]).toEqual([]);
});

it.each<[string, Capabilities, TreeInput, readonly string[]]>([
  [
    'a type that is not sent',
    google,
    { campaign: { type: 'SHOPPING' }, adGroups: [], ads: [], keywords: [] },
    ['requirement CAMPAIGN_TYPE_UNSUPPORTED type'],
  ],
  [
    'two platforms without a split',
    google,
    { campaign: { platforms: ['google-ads', 'microsoft-ads'] } },
    ['requirement BUDGET_SPLIT_MISSING _platformBudgets'],
  ],
  [
    'a declaration that Google asks for',
    google,
    { campaign: { declarations: null } },
    ['requirement POLITICAL_DECLARATION_MISSING declarations/politicalAdvertising'],
  ],
  [
    'no declaration where the platform does not ask for it',
    microsoft,
    { campaign: { declarations: null } },
    [],
  ],
  [
    'a ceiling that Google insists on',
    google,
    {
      campaign: { biddingStrategy: { type: 'TARGET_IMPRESSION_SHARE', targetImpressionShare: 50 } },
    },
    ['requirement BIDDING_NUMBER_MISSING biddingStrategy/maxCpcBidCeiling'],
  ],
  [
    'a strategy that becomes another',
    microsoft,
    { campaign: { biddingStrategy: { type: 'TARGET_CPA', targetCpa: 5 } } },
    ['degraded BIDDING_STRATEGY_TRANSLATED biddingStrategy/type'],
  ],
  [
    'the same strategy where it stays',
    google,
    { campaign: { biddingStrategy: { type: 'TARGET_CPA', targetCpa: 5 } } },
    [],
  ],
  [
    'one language too many',
    google,
    { campaign: { languages: ['en', 'eo'] } },
    ['unsupported LANGUAGE_UNSUPPORTED languages/1'],
  ],
  [
    'no language left',
    google,
    { campaign: { languages: ['eo'] } },
    ['requirement NO_LANGUAGE_LEFT languages', 'unsupported LANGUAGE_UNSUPPORTED languages/0'],
  ],
  ['all languages', google, { campaign: { languages: [] } }, []],
  [
    'a place that is meant and excluded',
    google,
    {
      campaign: {
        geoTargets: [
          { kind: 'AREA', name: 'Berlin', criterionId: '1' },
          { kind: 'AREA', name: 'Berlin', criterionId: '1', negative: true },
        ],
      },
    },
    ['requirement TARGETED_AND_EXCLUDED geoTargets/1'],
  ],
  [
    'places that are not the same there',
    google,
    {
      campaign: {
        geoTargets: [
          { kind: 'AREA', name: 'Berlin', criterionId: '1' },
          { kind: 'AREA', name: 'Berlin', criterionId: '2', negative: true },
        ],
      },
    },
    [],
  ],
  [
    'no place',
    google,
    { campaign: { geoTargets: [] } },
    ['recommendation TARGETS_EVERYWHERE geoTargets'],
  ],
  [
    'a broad negative at Microsoft',
    microsoft,
    {
      campaign: { negativeKeywords: [{ text: 'free', matchType: 'BROAD' }] },
      keywords: [{}, { text: 'cheap', negative: true, matchType: 'BROAD' }],
    },
    [
      'unsupported NEGATIVE_MATCH_TYPE_UNSUPPORTED negativeKeywords/0/matchType',
      'unsupported NEGATIVE_MATCH_TYPE_UNSUPPORTED matchType',
    ],
  ],
  ['a broad keyword at Microsoft', microsoft, { keywords: [{ matchType: 'BROAD' }] }, []],
  [
    'nothing below the campaign',
    google,
    { adGroups: [], ads: [], keywords: [] },
    ['requirement NO_AD_GROUP -', 'requirement NO_AD -'],
  ],
  [
    'only an ad of another kind',
    google,
    { ads: [{ type: 'CHAT_CARD' }] },
    ['requirement NO_AD -', 'unsupported AD_TYPE_UNSUPPORTED type'],
  ],
  [
    'an ad group with nothing in it',
    google,
    { adGroups: [{}, {}] },
    ['recommendation AD_GROUP_WITHOUT_AD -', 'recommendation AD_GROUP_WITHOUT_KEYWORD -'],
  ],
  [
    'only negative keywords',
    google,
    { keywords: [{ negative: true }] },
    ['recommendation AD_GROUP_WITHOUT_KEYWORD -'],
  ],
  [
    'a keyword that the campaign excludes',
    google,
    { campaign: { negativeKeywords: [{ text: ' Shoes', matchType: 'EXACT' }] } },
    ['recommendation KEYWORD_EXCLUDED_BY_NEGATIVE text'],
  ],
  [
    'a keyword that its ad group excludes',
    google,
    { keywords: [{}, { negative: true }] },
    ['recommendation KEYWORD_EXCLUDED_BY_NEGATIVE text'],
  ],
  [
    'an ad that such campaigns hold nowhere',
    google,
    { ads: [{ type: 'RESPONSIVE_DISPLAY' }] },
    ['requirement NO_AD -', 'unsupported AD_TYPE_NOT_IN_CAMPAIGN type'],
  ],
  [
    'ads of one group on two sites',
    google,
    { ads: [{}, { finalUrl: 'https://www.example.com/b' }, { finalUrl: 'https://other.example' }] },
    ['recommendation FINAL_URL_DOMAINS_DIFFER -'],
  ],
  [
    'the same where the platform takes it',
    microsoft,
    { ads: [{}, { finalUrl: 'https://other.example' }] },
    [],
  ],
])('tells of %s', (_what, capabilities, input, expected) => {
  expect(on(capabilities, input)).toEqual(expected);
});

it('asks, once the platform was looked up, for the id that it knows a place by', () => {
  const geoTargets = [
    { kind: 'RADIUS' as const, name: 'Office', lat: 52.5, lng: 13.4, radius: 5 },
    { kind: 'AREA' as const, name: 'Berlin', criterionId: '1003854' },
  ];
  const tree = givenTree({ campaign: { geoTargets } });
  expect([brief(unplacedFindings(tree, google)), brief(unplacedFindings(tree, microsoft))]).toEqual(
    [[], ['requirement PLACE_NOT_RESOLVED geoTargets/1']],
  );
  expect(on(microsoft, { campaign: { geoTargets } })).toEqual([]);
});

it('lets the connection declare for its campaigns', () => {
  const target = givenTarget({ declarations: { politicalAdvertising: 'NONE' } });
  expect(
    capabilityFindings(givenTree({ campaign: { declarations: null } }), google, target),
  ).toEqual([]);
});

it('asks for the setting of the connection that a strategy needs, where there is a connection', () => {
  const meta = connectors.get('meta-ads')!.capabilities;
  const tree = (type: 'MAXIMIZE_CLICKS' | 'MAXIMIZE_CONVERSIONS') =>
    givenTree({
      campaign: { type: 'SOCIAL', platforms: ['meta-ads'], biddingStrategy: { type } },
      ads: [],
      keywords: [],
    });
  const codes = (type: Parameters<typeof tree>[0], settings?: readonly string[]) =>
    capabilityFindings(tree(type), meta, settings && givenTarget({ settings }))
      .map(({ code }) => code)
      .filter((code) => code === 'CONNECTION_SETTING_MISSING');
  expect([
    codes('MAXIMIZE_CONVERSIONS', ['pageId']),
    codes('MAXIMIZE_CONVERSIONS', ['pixelId']),
    codes('MAXIMIZE_CLICKS', []),
    codes('MAXIMIZE_CONVERSIONS'),
  ]).toEqual([['CONNECTION_SETTING_MISSING'], [], [], []]);
});

describe('a schedule', () => {
  const scheduled = (timezone?: string) =>
    givenTree({
      campaign: {
        adSchedule: {
          windows: [{ day: 'MONDAY', startHour: 9, endHour: 17 }],
          ...(timezone ? { timezone } : {}),
        },
      },
    });
  const now = new Date('2026-11-21T12:00:00Z');
  const inZone = (tree: ReturnType<typeof givenTree>, timeZone: string) =>
    brief(capabilityFindings(tree, google, givenTarget({ timeZone }), now));

  it('is converted to the zone of the ad account, which holds until clocks change', () => {
    expect(inZone(scheduled(), 'America/New_York')).toEqual([
      'recommendation DST_SHIFT_AHEAD adSchedule',
    ]);
    expect(inZone(scheduled('Asia/Tokyo'), 'Asia/Kolkata')).toEqual([]);
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['UTC', 'Etc/UTC'],
  ])('stays as it is in %s when the account is in %s', (zone, accountZone) => {
    expect(inZone(scheduled(zone), accountZone)).toEqual([]);
  });

  it("is counted in the platform's form: a window across midnight counts as two", () => {
    const windows = [21, 17, 13, 9, 5, 2].map((startHour) => ({
      day: 'MONDAY' as const,
      startHour,
      endHour: startHour + 2,
    }));
    const tree = givenTree({
      campaign: {
        adSchedule: {
          windows: [...windows, { day: 'SUNDAY', startHour: 22, endHour: 24 }],
          timezone: 'Asia/Tokyo',
        },
      },
    });
    expect(inZone(tree, 'Asia/Tokyo')).toEqual([]);
    expect(inZone(tree, 'Asia/Kolkata')).toEqual([]);
    expect(inZone(tree, 'Australia/Brisbane')).toEqual([
      'requirement TOO_MANY_WINDOWS_PER_DAY adSchedule',
    ]);
  });

  it('in the time zone of the searcher is a finding where the platform has account time only', () => {
    const { campaign, ...below } = scheduled();
    expect(
      inZone({ ...below, campaign: { ...campaign, scheduleZone: 'searcher' } }, 'Europe/Berlin'),
    ).toEqual(['degraded SEARCHER_ZONE_UNSUPPORTED adSchedule']);
  });

  it('of all hours has no zone', () => {
    expect(inZone(givenTree(), 'America/New_York')).toEqual([]);
  });
});

it.each<[string, string | null, readonly string[]]>([
  ['2026-11-20', null, ['requirement START_DATE_PAST startDate']],
  ['2026-11-21', null, []],
  ['2026-11-21', '2026-11-21', []],
  ['2026-11-25', '2026-11-24', ['requirement END_DATE_BEFORE_START endDate']],
])('looks at a start on %s and an end on %s from 2026-11-21', (startDate, endDate, expected) => {
  const { campaign, ...below } = givenTree({ campaign: { startDate } });
  const found = (row: typeof campaign) =>
    brief(
      capabilityFindings(
        { ...below, campaign: { ...row, endDate } },
        google,
        undefined,
        undefined,
        '2026-11-21',
      ),
    );
  expect(found(campaign)).toEqual(expected);
  const link = {
    connectionId: 'con_1',
    remoteId: '1',
    remoteStatus: 'ENABLED',
    linkedAt: '2026-11-20T00:00:00Z',
    lastSyncedAt: null,
  } as never;
  expect(found({ ...campaign, platformLinks: { 'google-ads': link } })).toEqual(
    expected.filter((finding) => !finding.includes('START_DATE_PAST')),
  );
});

it.each([
  ['2026-11-20', ['requirement END_DATE_PAST endDate']],
  ['2026-11-21', []],
  ['2026-11-22', []],
])('looks at an end on %s from 2026-11-21', (endDate, expected) => {
  expect(
    brief(
      capabilityFindings(
        givenTree({ campaign: { endDate } }),
        google,
        undefined,
        new Date('2026-11-21T12:00:00Z'),
        '2026-11-21',
      ),
    ),
  ).toEqual(expected);
});

const capabilitiesOf = (platform: PlatformId) => connectors.get(platform)!.capabilities;
const settings = [
  'pageId',
  'pixelId',
  'profileId',
  'fundingInstrumentId',
  'organizationId',
  'conversionEventSettingId',
];
const codesOn = (
  platform: PlatformId,
  { campaign, ads = [{}], assets = [landscape], ...input }: TreeInput = {},
  target = givenTarget({ platform, settings }),
): readonly string[] => {
  const tree = givenTree({
    keywords: [],
    ...input,
    assets,
    ads: ads.map((ad) => ({
      type: 'SINGLE_IMAGE',
      headlines: [{ text: 'Shoes' }],
      descriptions: [{ text: 'All of them' }],
      ...ad,
    })),
    campaign: {
      type: 'DISPLAY',
      platforms: [platform],
      geoTargets: [{ ...berlin, countryCode: 'US' }],
      ...campaign,
    },
  });
  return brief(capabilityFindings(tree, capabilitiesOf(platform), target)).filter(
    (finding) => !finding.startsWith('unsupported'),
  );
};

const berlin = { kind: 'AREA' as const, name: 'Berlin' };
const circle = { kind: 'RADIUS' as const, name: 'Office', lat: 52.5, lng: 13.4, radius: 5 };
const landscape: AssetAt = { role: 'MARKETING_IMAGE' };
const square: AssetAt = { role: 'SQUARE_MARKETING_IMAGE', is: { width: 1_080, height: 1_080 } };
const off = { enabled: false };
const linkedin = (include: object, exclude: object) => ({
  targeting: { linkedin: { include, exclude } },
});

it.each<PlatformId>(['reddit-ads', 'meta-ads', 'linkedin-ads'])(
  'says nothing about a campaign that %s can hold, with a picture of either shape',
  (platform) => {
    expect([
      ...codesOn(platform),
      ...codesOn(platform, { assets: [square] }),
      ...codesOn(platform, { assets: [landscape, { ...square, is: { size: 99_000_000 } }] }),
    ]).toEqual([]);
  },
);

it('says nothing about a card', () => {
  expect(
    codesOn('openai-ads', {
      campaign: { type: 'CONVERSATIONAL' },
      ads: [{ type: 'CHAT_CARD' }],
      assets: [square],
    }),
  ).toEqual([]);
});

it.each<[string, PlatformId, TreeInput, readonly string[]]>([
  [
    'no place where one is needed',
    'linkedin-ads',
    { campaign: { geoTargets: [] } },
    ['requirement PLACE_REQUIRED geoTargets'],
  ],
  [
    'no place where one is needed',
    'meta-ads',
    { campaign: { geoTargets: [] } },
    ['requirement PLACE_REQUIRED geoTargets'],
  ],
  [
    'no place elsewhere',
    'reddit-ads',
    { campaign: { geoTargets: [] } },
    ['recommendation TARGETS_EVERYWHERE geoTargets'],
  ],
  [
    'no device',
    'meta-ads',
    { campaign: { targeting: { devices: { desktop: off, mobile: off } } } },
    ['requirement NO_DEVICE_LEFT targeting/devices'],
  ],
  [
    'no device',
    'reddit-ads',
    { campaign: { targeting: { devices: { desktop: off, mobile: off, tablet: off } } } },
    ['requirement NO_DEVICE_LEFT targeting/devices'],
  ],
  ['one device', 'meta-ads', { campaign: { targeting: { devices: { mobile: off } } } }, []],
  [
    'an unknown category',
    'meta-ads',
    {
      campaign: {
        declarations: {
          politicalAdvertising: 'NONE',
          specialAdCategories: ['HOUSING', 'GARDENING'],
        },
      },
    },
    ['requirement SPECIAL_AD_CATEGORY_UNKNOWN declarations/specialAdCategories'],
  ],
  [
    'a budget of pennies',
    'meta-ads',
    { campaign: { budget: 0.49 } },
    ['requirement BUDGET_TOO_LOW budget'],
  ],
  [
    'who pays in the Union',
    'meta-ads',
    { campaign: { geoTargets: [{ ...berlin, countryCode: 'DE' }] } },
    ['recommendation ADVERTISER_IDENTITY_UNSAID declarations/advertiserIdentity'],
  ],
  [
    'half of who pays, where a circle may lie in the Union',
    'meta-ads',
    {
      campaign: {
        geoTargets: [circle],
        declarations: { politicalAdvertising: 'NONE', advertiserIdentity: { payer: 'Shop' } },
      },
    },
    ['recommendation ADVERTISER_IDENTITY_UNSAID declarations/advertiserIdentity'],
  ],
  [
    'nothing more when both are named',
    'meta-ads',
    {
      campaign: {
        geoTargets: [circle],
        declarations: {
          politicalAdvertising: 'NONE',
          advertiserIdentity: { payer: 'Shop', beneficiary: 'Shop' },
        },
      },
    },
    [],
  ],
  [
    'a missing bid where bids are manual',
    'openai-ads',
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } }, assets: [square] },
    ['requirement BID_REQUIRED maxCpc'],
  ],
  [
    'a bid that is too high there',
    'openai-ads',
    {
      campaign: { biddingStrategy: { type: 'MANUAL_CPC' } },
      adGroups: [{ maxCpc: 101 }],
      assets: [square],
    },
    ['requirement BID_TOO_HIGH maxCpc'],
  ],
  ['no bid that goes nowhere', 'openai-ads', { adGroups: [{ maxCpc: 101 }], assets: [square] }, []],
  [
    'a picture that every sort of card needs',
    'openai-ads',
    { campaign: { type: 'CONVERSATIONAL' }, assets: [] },
    ['requirement MEDIA_ROLE_MISSING assets/SQUARE_MARKETING_IMAGE'],
  ],
  [
    'a value that is meant and excluded',
    'linkedin-ads',
    { campaign: linkedin({ skills: ['urn:li:skill:1'] }, { skills: ['urn:li:skill:1'] }) },
    ['requirement TARGETED_AND_EXCLUDED targeting/linkedin/exclude'],
  ],
  [
    'the first text only',
    'linkedin-ads',
    { ads: [{ descriptions: [{ text: 'Good' }, { text: ' ' }, { text: 'x'.repeat(601) }] }] },
    [],
  ],
  [
    'the first text',
    'linkedin-ads',
    { ads: [{ descriptions: [{ text: 'x'.repeat(601) }] }] },
    ['requirement DESCRIPTION_TOO_LONG descriptions/0/text'],
  ],
  [
    'an address that tracking makes too long',
    'linkedin-ads',
    { campaign: { trackingTemplate: `{lpurl}?${'x'.repeat(2_040)}` } },
    ['requirement URL_TOO_LONG finalUrl'],
  ],
])('tells of %s on %s', (_what, platform, input, expected) => {
  expect(codesOn(platform, input)).toEqual(expected);
});

it.each<[PlatformId, string]>([
  ['meta-ads', 'pixelId'],
  ['openai-ads', 'conversionEventSettingId'],
])('asks the connection to %s for its %s when conversions are bid for', (platform, setting) => {
  const input: TreeInput = {
    campaign: { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } },
    assets: platform === 'openai-ads' ? [square] : [landscape],
  };
  const lacking = givenTarget({ platform, settings: settings.filter((name) => name !== setting) });
  expect([codesOn(platform, input, lacking), codesOn(platform, input)]).toEqual([
    ['requirement CONNECTION_SETTING_MISSING biddingStrategy/type'],
    [],
  ]);
});

it('names the source of a rule: a picture that the platform does not require is a rule of Switchyard', () => {
  const sourcesOn = (platform: PlatformId) =>
    capabilityFindings(
      givenTree({
        campaign: { type: 'DISPLAY', platforms: [platform] },
        keywords: [],
        ads: [{ type: 'SINGLE_IMAGE' }],
      }),
      capabilitiesOf(platform),
      undefined,
    )
      .filter(({ code }) => code === 'MEDIA_ROLE_MISSING')
      .map(({ source }) => source);
  expect([sourcesOn('meta-ads'), sourcesOn('linkedin-ads')]).toEqual([
    ['switchyard'],
    ['platform'],
  ]);
});
