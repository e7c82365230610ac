import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import type { Credentials, OpenConnection } from '../../port/connection';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { MediaShelf } from '../../testing/scripted-io';

/** One call as a script sees it: `POST /Campaigns`, with the body read. */
export interface Call {
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a script answers: a body for status 200, a whole answer, or an error to throw. */
export type Script = (
  call: Call,
) => object | { readonly status: number; readonly body: object } | Error;

export interface ScriptedIo extends PlatformIo {
  readonly calls: Call[];
  readonly requests: HttpRequest[];
  readonly sleeps: number[];
  readonly kept: Credentials[];
}

const NOW = Date.UTC(2026, 10, 21, 9, 0);

/**
 * A world without a network: answers come from the script, tokens are always granted unless the
 * script knows better.
 */
export const scriptedIo = (script: Script): ScriptedIo => {
  const io: ScriptedIo = {
    calls: [],
    requests: [],
    sleeps: [],
    kept: [],
    media: new MediaShelf(),
    now: () => NOW,
    sleep: async (milliseconds) => void io.sleeps.push(milliseconds),
    keepCredentials: async (credentials) => void io.kept.push(credentials),
    send: async (request) => answerOf(io, request, script),
  };
  return io;
};

const answerOf = (io: ScriptedIo, request: HttpRequest, script: Script): HttpAnswer => {
  const path = new URL(request.url).pathname.replace(
    /^\/((Campaign|Customer)Management|Reporting)\/v13/,
    '',
  );
  const isToken = path.endsWith('/token');
  const call: Call = {
    key: `${request.method} ${path}`,
    body: isToken
      ? Object.fromEntries(new URLSearchParams(String(request.body)))
      : JSON.parse(String(request.body)),
  };
  if (!isToken) io.calls.push(call);
  io.requests.push(request);
  const scripted = isToken ? tokenAnswer(script, call) : script(call);
  if (scripted instanceof Error) throw scripted;
  const whole =
    'status' in scripted && 'body' in scripted
      ? (scripted as { status: number; body: object })
      : { status: 200, body: scripted };
  return {
    status: whole.status,
    headers: { trackingid: 'trk-1' },
    body: Buffer.from(JSON.stringify(whole.body)),
  };
};

const tokenAnswer = (script: Script, call: Call): ReturnType<Script> => {
  const scripted = script(call);
  return 'access_token' in scripted || scripted instanceof Error || 'status' in scripted
    ? scripted
    : { access_token: 'fake-access', expires_in: 3600 };
};

export const connection: OpenConnection = {
  id: 'con_test',
  platform: 'microsoft-ads',
  externalAccountId: '123',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: { customerId: '9' },
  credentials: {
    clientId: 'fake-client',
    refreshToken: 'fake-refresh',
    developerToken: 'fake-developer',
  },
};

export const openGate = { open: async (): Promise<void> => {} };

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
  Name: 'Existing',
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
 * A Microsoft that holds a search campaign (801) with one ad group, ad, keyword, negative keyword
 * and callout, and a Performance Max campaign (802) with one asset group, and takes whatever it is
 * sent.
 */
export const cannedMicrosoft: Script = ({ key, body }) =>
  ANSWERS[key]?.(body) ?? { PartialErrors: [], NestedPartialErrors: [] };

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as a global, because libraries do not read the environment.
 */
const FOLDER =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'microsoft-ads-v13.schema.json');

/** What is wrong with a value by Microsoft's own generated client; empty when nothing. */
export type Oracle = (definition: string, value: unknown) => readonly string[];

/** Undefined where the schema is not at hand. */
export const findOracle = (): Oracle | undefined => {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), $id: 'v13' });
  return (definition, value) => {
    const validate = ajv.getSchema(`v13#/definitions/${definition}`);
    if (!validate) throw new Error(`no definition ${definition}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
};

/** The vendor's own name for the body of every request that the life of a campaign takes. */
export const CAMPAIGN_REQUESTS: Readonly<Record<string, string>> = {
  'POST /Campaigns': 'campaign.AddCampaignsRequest',
  'PUT /Campaigns': 'campaign.UpdateCampaignsRequest',
  'DELETE /Campaigns': 'campaign.DeleteCampaignsRequest',
  'POST /Campaigns/QueryByAccountId': 'campaign.GetCampaignsByAccountIdRequest',
  'POST /Campaigns/QueryByIds': 'campaign.GetCampaignsByIdsRequest',
  'POST /CampaignCriterions': 'campaign.AddCampaignCriterionsRequest',
  'PUT /CampaignCriterions': 'campaign.UpdateCampaignCriterionsRequest',
  'DELETE /CampaignCriterions': 'campaign.DeleteCampaignCriterionsRequest',
  'POST /CampaignCriterions/QueryByIds': 'campaign.GetCampaignCriterionsByIdsRequest',
  'POST /EntityNegativeKeywords': 'campaign.AddNegativeKeywordsToEntitiesRequest',
  'DELETE /EntityNegativeKeywords': 'campaign.DeleteNegativeKeywordsFromEntitiesRequest',
  'POST /NegativeKeywords/QueryByEntityIds': 'campaign.GetNegativeKeywordsByEntityIdsRequest',
  'POST /AdExtensionsAssociations/Query': 'campaign.GetAdExtensionsAssociationsRequest',
  'POST /AdGroups': 'campaign.AddAdGroupsRequest',
  'PUT /AdGroups': 'campaign.UpdateAdGroupsRequest',
  'DELETE /AdGroups': 'campaign.DeleteAdGroupsRequest',
  'POST /AdGroups/QueryByCampaignId': 'campaign.GetAdGroupsByCampaignIdRequest',
  'POST /Ads': 'campaign.AddAdsRequest',
  'PUT /Ads': 'campaign.UpdateAdsRequest',
  'DELETE /Ads': 'campaign.DeleteAdsRequest',
  'POST /Ads/QueryByAdGroupId': 'campaign.GetAdsByAdGroupIdRequest',
  'POST /Keywords': 'campaign.AddKeywordsRequest',
  'PUT /Keywords': 'campaign.UpdateKeywordsRequest',
  'DELETE /Keywords': 'campaign.DeleteKeywordsRequest',
  'POST /Keywords/QueryByAdGroupId': 'campaign.GetKeywordsByAdGroupIdRequest',
  'POST /EditorialReasons/QueryByIds': 'campaign.GetEditorialReasonsByIdsRequest',
  'POST /User/Query': 'customer.GetUserRequest',
  'POST /UetTags/QueryByIds': 'campaign.GetUetTagsByIdsRequest',
  'POST /Accounts/Search': 'customer.SearchAccountsRequest',
  'POST /AssetGroups': 'campaign.AddAssetGroupsRequest',
  'PUT /AssetGroups': 'campaign.UpdateAssetGroupsRequest',
  'DELETE /AssetGroups': 'campaign.DeleteAssetGroupsRequest',
  'POST /AssetGroups/QueryByCampaignId': 'campaign.GetAssetGroupsByCampaignIdRequest',
  'POST /AssetGroupsEditorialReasons/Query': 'campaign.GetAssetGroupsEditorialReasonsRequest',
  'POST /Media': 'campaign.AddMediaRequest',
  'POST /MediaMetaData/QueryByAccountId': 'campaign.GetMediaMetaDataByAccountIdRequest',
  'POST /AdExtensions': 'campaign.AddAdExtensionsRequest',
  'POST /AdExtensions/QueryByIds': 'campaign.GetAdExtensionsByIdsRequest',
  'POST /AdExtensionIds/QueryByAccountId': 'campaign.GetAdExtensionIdsByAccountIdRequest',
  'POST /AdExtensionsAssociations/Set': 'campaign.SetAdExtensionsAssociationsRequest',
  'DELETE /AdExtensionsAssociations': 'campaign.DeleteAdExtensionsAssociationsRequest',
  'POST /GenerateReport/Submit': 'reporting.SubmitGenerateReportRequest',
  'POST /GenerateReport/Poll': 'reporting.PollGenerateReportRequest',
  'POST /GeoLocationsFileUrl/Query': 'campaign.GetGeoLocationsFileUrlRequest',
};

/** The same for actions, conversions and adjustments. */
export const CONVERSION_REQUESTS: Readonly<Record<string, string>> = {
  'POST /ConversionGoals': 'campaign.AddConversionGoalsRequest',
  'PUT /ConversionGoals': 'campaign.UpdateConversionGoalsRequest',
  'POST /ConversionGoals/QueryByIds': 'campaign.GetConversionGoalsByIdsRequest',
  'POST /OfflineConversions/Apply': 'campaign.ApplyOfflineConversionsRequest',
  'POST /OfflineConversionAdjustments/Apply': 'campaign.ApplyOfflineConversionAdjustmentsRequest',
};

/** Of every request that this connector makes. */
export const REQUEST_DEFINITIONS: Readonly<Record<string, string>> = {
  ...CAMPAIGN_REQUESTS,
  ...CONVERSION_REQUESTS,
};
