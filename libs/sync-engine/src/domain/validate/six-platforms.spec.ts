import type { PlatformId } from '@switchyard/kernel';
import { capabilityFindings } from './capability-findings';
import {
  brief,
  connectors,
  givenTarget,
  givenTree,
  type AssetAt,
  type TreeInput,
} from './testing/given-tree';

const capabilitiesOf = (platform: PlatformId) => connectors.get(platform)!.capabilities;
const settings = [
  'pageId',
  'pixelId',
  'profileId',
  'fundingInstrumentId',
  'organizationId',
  'conversionEventSettingId',
];
const on = (
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
      ...on(platform),
      ...on(platform, { assets: [square] }),
      ...on(platform, { assets: [landscape, { ...square, is: { size: 99_000_000 } }] }),
    ]).toEqual([]);
  },
);

it('says nothing about a card', () => {
  expect(
    on('openai-ads', {
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
  expect(on(platform, input)).toEqual(expected);
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
  expect([on(platform, input, lacking), on(platform, input)]).toEqual([
    ['requirement CONNECTION_SETTING_MISSING biddingStrategy/type'],
    [],
  ]);
});

it('says who insists: a picture that the platform would do without is our own wish', () => {
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
