import { PNG } from 'pngjs';
import type { Fields } from '../../core/json';
import type { GivenAccount } from './given-account';

/** The example bodies of the platform document, with the ids of a test put in. */
export const campaign = (changes: Fields = {}): Fields => ({
  Name: 'Spring #7f3a',
  CampaignType: 'Search',
  Status: 'Paused',
  BudgetType: 'DailyBudgetStandard',
  DailyBudget: 50.0,
  BiddingScheme: { Type: 'MaxClicks', MaxCpc: { Amount: 2.0 } },
  Languages: ['English'],
  TimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
  IsPolitical: false,
  ...changes,
});

export const adGroup = (changes: Fields = {}): Fields => ({
  Name: 'Group A',
  Status: 'Paused',
  CpcBid: { Amount: 1.0 },
  Language: 'English',
  Network: 'OwnedAndOperatedAndSyndicatedSearch',
  StartDate: { Day: 1, Month: 11, Year: 2026 },
  EndDate: { Day: 31, Month: 12, Year: 2026 },
  ...changes,
});

export const asset = (text: string, pin: Fields = {}): Fields => ({
  Asset: { Type: 'TextAsset', Text: text },
  ...pin,
});

export const ad = (changes: Fields = {}): Fields => ({
  Type: 'ResponsiveSearch',
  Status: 'Paused',
  FinalUrls: ['https://example.com/'],
  Path1: 'spring',
  Path2: 'sale',
  Headlines: [asset('H1', { PinnedField: 'Headline1' }), asset('H2'), asset('H3')],
  Descriptions: [asset('D1'), asset('D2')],
  ...changes,
});

/** A responsive ad of an audience campaign. */
export const responsiveAd = (landscape: string, changes: Fields = {}): Fields => ({
  Type: 'ResponsiveAd',
  Status: 'Active',
  BusinessName: 'Example',
  FinalUrls: ['https://example.com/'],
  Headlines: [asset('H1')],
  LongHeadlines: [asset('A long headline')],
  Descriptions: [asset('D1')],
  Images: [imageLink(landscape, 'LandscapeImageMedia')],
  ...changes,
});

export const assetGroup = (
  images: { landscape: string; square: string },
  changes: Fields = {},
): Fields => ({
  Name: 'Group',
  Status: 'Active',
  BusinessName: 'Example',
  CallToAction: 'LearnMore',
  FinalUrls: ['https://example.com/'],
  Headlines: [asset('H1'), asset('H2'), asset('H3')],
  LongHeadlines: [asset('A long headline')],
  Descriptions: [asset('D1'), asset('D2')],
  Images: [
    imageLink(images.landscape, 'LandscapeImageMedia'),
    imageLink(images.square, 'SquareImageMedia'),
  ],
  ...changes,
});

export const audience: Fields = {
  CampaignType: 'Audience',
  Languages: ['All'],
  BiddingScheme: { Type: 'MaxConversions' },
};
export const performanceMax: Fields = {
  CampaignType: 'PerformanceMax',
  BiddingScheme: { Type: 'MaxConversionValueBiddingScheme', TargetRoas: 4 },
  Languages: ['All'],
  Settings: [{ Type: 'PerformanceMaxSetting', FinalUrlExpansionOptOut: true }],
};

export const keyword = (changes: Fields = {}): Fields => ({
  Text: 'garden shoes',
  MatchType: 'Phrase',
  Bid: { Amount: 1.2 },
  Status: 'Active',
  ...changes,
});

export const criteria = (campaignId: string): readonly Fields[] => {
  const biddable = (criterion: Fields, multiplier = 0): Fields => ({
    Type: 'BiddableCampaignCriterion',
    CampaignId: campaignId,
    Criterion: criterion,
    CriterionBid: { Type: 'BidMultiplier', Multiplier: multiplier },
  });
  return [
    biddable({ Type: 'LocationCriterion', LocationId: '190' }),
    {
      Type: 'NegativeCampaignCriterion',
      CampaignId: campaignId,
      Criterion: { Type: 'LocationCriterion', LocationId: '66' },
    },
    biddable(
      {
        Type: 'RadiusCriterion',
        LatitudeDegrees: 52.52,
        LongitudeDegrees: 13.405,
        Radius: '10',
        RadiusUnit: 'Kilometers',
        Name: 'Berlin',
      },
      20,
    ),
    biddable({ Type: 'LocationIntentCriterion', IntentOption: 'PeopleIn' }),
    biddable(
      {
        Type: 'DayTimeCriterion',
        Day: 'Monday',
        FromHour: 9,
        FromMinute: 'Zero',
        ToHour: 17,
        ToMinute: 'Thirty',
      },
      10,
    ),
    biddable({ Type: 'DeviceCriterion', DeviceName: 'Tablets' }, -100),
  ];
};

/** A campaign with an ad group, and their ids. */
export async function givenAdGroup(
  given: GivenAccount,
  changes: Fields = {},
  groupChanges: Fields = {},
): Promise<{ campaignId: string; adGroupId: string }> {
  const campaignId = await givenCampaign(given, changes);
  const added = await given.call('POST', 'AdGroups', {
    CampaignId: campaignId,
    AdGroups: [adGroup(groupChanges)],
  });
  return { campaignId, adGroupId: (added.AdGroupIds as string[])[0] ?? '' };
}

export async function givenCampaign(given: GivenAccount, changes: Fields = {}): Promise<string> {
  const added = await given.call('POST', 'Campaigns', {
    AccountId: given.accountId,
    Campaigns: [campaign(changes)],
  });
  return (added.CampaignIds as string[])[0] ?? '';
}

/** Codes of partial errors with their index, for assertions. */
export const codesIn = (answer: Fields): readonly (readonly [unknown, unknown])[] =>
  ((answer.PartialErrors ?? answer.NestedPartialErrors) as Fields[]).map(
    (error) => [error.Index, error.Code] as const,
  );

/** Field paths of partial errors, for rules whose code is not documented. */
export const pathsIn = (answer: Fields): readonly unknown[] =>
  (answer.PartialErrors as Fields[]).map((error) => error.FieldPath);

/** A real PNG of one colour, base64. Keep it small: drawing takes its time. */
export function picture(width: number, height: number, shade = 200): string {
  const png = new PNG({ width, height });
  png.data.fill(shade);
  return PNG.sync.write(png, { filterType: 0 }).toString('base64');
}

export const image = (data: string, changes: Fields = {}): Fields => ({
  Type: 'Image',
  MediaType: 'GenericImage',
  Data: data,
  ...changes,
});

/** The smallest header of a JPEG of a size: what readers look at. */
export function jpeg(width: number, height: number): string {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0,
    0, 17, 8, 0, 0, 0, 0, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1, 0xff, 0xd9,
  ]);
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return frame.toString('base64');
}

/** Ids of images in the account's library: landscape 1200 × 628 and square 300 × 300. */
export async function givenImages(
  given: GivenAccount,
): Promise<{ landscape: string; square: string }> {
  const body = {
    AccountId: given.accountId,
    Media: [image(jpeg(1_200, 628)), image(jpeg(300, 300))],
  };
  const [landscape = '', square = ''] = (await given.call('POST', 'Media', body))
    .MediaIds as string[];
  return { landscape, square };
}

/** A link to an image in one shape. */
export const imageLink = (id: string, subType: string, crop: Fields = {}): Fields => ({
  Asset: { Type: 'ImageAsset', Id: id, SubType: subType, ...crop },
});

/**
 * One extension of each type that needs no image, as the platform document and the reference pages
 * show them.
 */
export const sitelink = (changes: Fields = {}): Fields => ({
  Type: 'SitelinkAdExtension',
  DisplayText: 'About us',
  Description1: 'Who we are',
  Description2: 'Since 1999',
  FinalUrls: ['https://example.com/about'],
  ...changes,
});
export const callout = (changes: Fields = {}): Fields => ({
  Type: 'CalloutAdExtension',
  Text: 'Free shipping',
  ...changes,
});
export const snippet = (changes: Fields = {}): Fields => ({
  Type: 'StructuredSnippetAdExtension',
  Header: 'Courses',
  Values: ['Java', 'Python', 'PHP'],
  ...changes,
});
export const callExtension = (changes: Fields = {}): Fields => ({
  Type: 'CallAdExtension',
  PhoneNumber: '4255551212',
  CountryCode: 'US',
  ...changes,
});
export const imageExtension = (changes: Fields = {}): Fields => ({
  Type: 'ImageAdExtension',
  AlternativeText: 'Shoes',
  FinalUrls: ['https://example.com/'],
  ...changes,
});
export const ALL_TYPES =
  'SitelinkAdExtension, CalloutAdExtension, StructuredSnippetAdExtension, CallAdExtension, ImageAdExtension';
