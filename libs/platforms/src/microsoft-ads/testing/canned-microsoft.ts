import type { Call, Script } from './scripted-io';

const biddable = (Id: string, Criterion: object, Multiplier = 0): object => ({
  Type: 'BiddableCampaignCriterion',
  Id,
  CampaignId: '801',
  Criterion,
  CriterionBid: { Type: 'BidMultiplier', Multiplier },
});

const device = (Id: string, DeviceName: string, Multiplier: number): object =>
  biddable(Id, { Type: 'DeviceCriterion', DeviceName }, Multiplier);

const CRITERIA: Readonly<Record<string, readonly object[]>> = {
  Location: [biddable('1', { Type: 'LocationCriterion', LocationId: '190' }, 5)],
  Radius: [],
  LocationIntent: [
    biddable('2', {
      Type: 'LocationIntentCriterion',
      IntentOption: 'PeopleInOrSearchingForOrViewingPages',
    }),
  ],
  DayTime: [
    biddable('3', {
      Type: 'DayTimeCriterion',
      Day: 'Sunday',
      FromHour: 0,
      FromMinute: 'Zero',
      ToHour: 24,
      ToMinute: 'Zero',
    }),
  ],
  Device: [device('4', 'Computers', 0), device('5', 'Smartphones', -50), device('6', 'Tablets', 0)],
};

const marks = (id: string): object => ({ Parameters: [{ Key: 'swyid', Value: id }] });

const CAMPAIGN = {
  Id: '801',
  Name: 'Held',
  Status: 'Active',
  CampaignType: 'Search',
  BudgetType: 'DailyBudgetStandard',
  DailyBudget: 10,
  TimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
  BiddingScheme: { Type: 'EnhancedCpc' },
  Languages: ['English'],
  UrlCustomParameters: marks('cmp_one'),
};

const AD_GROUP = {
  Id: '51',
  Name: 'Group',
  Status: 'Active',
  Network: 'OwnedAndOperatedAndSyndicatedSearch',
  CpcBid: { Amount: 1 },
  StartDate: { Day: 1, Month: 11, Year: 2026 },
  UrlCustomParameters: {
    Parameters: [
      { Key: 'swyid', Value: 'adg_one' },
      { Key: 'theirs', Value: 'kept' },
    ],
  },
};

const AD = {
  Id: '61',
  Type: 'ResponsiveSearch',
  Status: 'Active',
  EditorialStatus: 'Disapproved',
  FinalUrls: ['https://shop.example/'],
  UrlCustomParameters: marks('ad_one'),
  Headlines: ['One', 'Two', 'Three'].map((Text) => ({ Asset: { Type: 'TextAsset', Text } })),
  Descriptions: ['D', 'E'].map((Text) => ({ Asset: { Type: 'TextAsset', Text } })),
};

const KEYWORD = {
  Id: '71',
  Text: 'boots',
  MatchType: 'Exact',
  Status: 'Active',
  EditorialStatus: 'ActiveLimited',
  Param3: 'swyid:kwd_one',
};

/** A Performance Max campaign with an asset group that was disapproved. */
const MAX = {
  ...CAMPAIGN,
  Id: '802',
  Name: 'Everything',
  CampaignType: 'PerformanceMax',
  BiddingScheme: { Type: 'MaxConversions' },
  UrlCustomParameters: marks('cmp_max'),
};

const ASSET_GROUP = {
  Id: '91',
  Name: 'Shoes',
  Status: 'Active',
  EditorialStatus: 'Disapproved',
  FinalUrls: ['https://shop.example/'],
  BusinessName: 'Shop',
  CallToAction: 'ShopNow',
  Headlines: AD.Headlines,
  LongHeadlines: AD.Headlines.slice(1),
  Descriptions: AD.Descriptions,
  Images: [],
  StartDate: { Day: 1, Month: 11, Year: 2026 },
  UrlCustomParameters: marks('ad_max'),
};

const CALLOUT = { Type: 'CalloutAdExtension', Id: '95', Text: 'Old' };

const ids = (body: Call['body'], member: string): readonly string[] =>
  (body[member] as readonly unknown[]).map((_, index) => String(900 + index));

const firstNegatives = (body: Call['body']): readonly unknown[] =>
  (
    body['EntityNegativeKeywords'] as readonly { readonly NegativeKeywords: readonly unknown[] }[]
  )[0]!.NegativeKeywords;

const ANSWERS: Readonly<Record<string, (body: Call['body']) => object>> = {
  'POST /GenerateReport/Submit': () => ({ ReportRequestId: '30001' }),
  'POST /GenerateReport/Poll': () => ({
    ReportRequestStatus: { Status: 'Success', ReportDownloadUrl: null },
  }),
  'POST /Campaigns': (body) => ({ CampaignIds: ids(body, 'Campaigns'), PartialErrors: [] }),
  'POST /AdGroups': (body) => ({ AdGroupIds: ids(body, 'AdGroups'), PartialErrors: [] }),
  'POST /Ads': (body) => ({ AdIds: ids(body, 'Ads'), PartialErrors: [] }),
  'POST /Keywords': (body) => ({ KeywordIds: ids(body, 'Keywords'), PartialErrors: [] }),
  'POST /CampaignCriterions': (body) => ({
    CampaignCriterionIds: ids(body, 'CampaignCriterions'),
    NestedPartialErrors: [],
  }),
  'POST /EntityNegativeKeywords': (body) => ({
    NegativeKeywordIds: [{ Ids: firstNegatives(body).map((_, index) => String(700 + index)) }],
    NestedPartialErrors: [],
  }),
  'POST /Campaigns/QueryByAccountId': () => ({ Campaigns: [CAMPAIGN, MAX] }),
  'POST /Campaigns/QueryByIds': (body) => ({
    Campaigns: [CAMPAIGN, MAX].filter(({ Id }) =>
      (body['CampaignIds'] as readonly string[]).includes(Id),
    ),
    PartialErrors: [],
  }),
  'POST /CampaignCriterions/QueryByIds': (body) => ({
    CampaignCriterions: CRITERIA[String(body['CriterionType'])],
    PartialErrors: [],
  }),
  'POST /NegativeKeywords/QueryByEntityIds': (body) => ({
    EntityNegativeKeywords: [
      {
        EntityId: '1',
        EntityType: body['EntityType'],
        NegativeKeywords: [
          { Type: 'NegativeKeyword', Id: '81', Text: 'cheap', MatchType: 'Exact' },
        ],
      },
    ],
    PartialErrors: [],
  }),
  'POST /AdGroups/QueryByCampaignId': () => ({ AdGroups: [AD_GROUP] }),
  'POST /Ads/QueryByAdGroupId': () => ({ Ads: [AD] }),
  'POST /Keywords/QueryByAdGroupId': () => ({ Keywords: [KEYWORD] }),
  'POST /EditorialReasons/QueryByIds': () => ({
    EditorialReasons: [
      {
        AdOrKeywordId: '61',
        AdGroupId: '51',
        Reasons: [
          { ReasonCode: 17, Location: 'Title', Term: 'best', PublisherCountries: ['US', 'DE'] },
        ],
      },
    ],
    PartialErrors: [],
  }),
  'POST /AssetGroups': (body) => ({ AssetGroupIds: ids(body, 'AssetGroups'), PartialErrors: [] }),
  'POST /AssetGroups/QueryByCampaignId': () => ({ AssetGroups: [ASSET_GROUP], PartialErrors: [] }),
  'POST /AssetGroupsEditorialReasons/Query': () => ({
    EditorialReasons: [{ AssetGroupId: '91', CampaignId: '802', Reasons: [{ ReasonCode: 18 }] }],
    PartialErrors: [],
  }),
  'POST /Media': (body) => ({ MediaIds: ids(body, 'Media') }),
  'POST /MediaMetaData/QueryByAccountId': () => ({ MediaMetaData: [] }),
  'POST /AdExtensions': (body) => ({
    AdExtensionIdentities: ids(body, 'AdExtensions').map((Id) => ({ Id, Version: 1 })),
    NestedPartialErrors: [],
  }),
  'POST /AdExtensions/QueryByIds': () => ({ AdExtensions: [CALLOUT], PartialErrors: [] }),
  'POST /AdExtensionIds/QueryByAccountId': (body) => ({
    AdExtensionIds: body['AssociationType'] === null ? ['95'] : [],
  }),
  'POST /AdExtensionsAssociations/Query': () => ({
    AdExtensionAssociationCollection: [
      { AdExtensionAssociations: [{ EntityId: '801', AdExtension: CALLOUT }] },
    ],
    PartialErrors: [],
  }),
  'POST /ConversionGoals': (body) => ({
    ConversionGoalIds: ids(body, 'ConversionGoals'),
    PartialErrors: [],
  }),
  'POST /ConversionGoals/QueryByIds': () => ({
    ConversionGoals: [
      { Type: 'OfflineConversion', Id: '88', Name: 'CRM sale', CountType: 'Unique' },
    ],
    PartialErrors: [],
  }),
  'POST /User/Query': () => ({ User: { Id: '77' }, CustomerRoles: [] }),
  'POST /Accounts/Search': () => ({
    Accounts: [
      { Id: '123', Name: 'Shop', CurrencyCode: 'EUR', TimeZone: 'BrusselsCopenhagenMadridParis' },
    ],
  }),
};

/**
 * A Microsoft that holds a search campaign (801) with one ad group, ad, keyword, negative keyword and callout, and a Performance Max
 * campaign (802) with one asset group, and takes whatever it is sent.
 */
export const cannedMicrosoft: Script = ({ key, body }) =>
  ANSWERS[key]?.(body) ?? { PartialErrors: [], NestedPartialErrors: [] };
