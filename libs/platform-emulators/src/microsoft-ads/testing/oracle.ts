import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import { type Fields, isFields } from '../../core/json';
import {
  ALL_TYPES,
  assetGroup,
  audience,
  callExtension,
  callout,
  campaign,
  givenImages,
  image,
  imageExtension,
  performanceMax,
  picture,
  responsiveAd,
  sitelink,
  snippet,
} from './bodies';
import type { GivenAccount } from './given-account';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read
 * the environment.
 */
const FOLDER =
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'microsoft-ads-v13.schema.json');
/** Undefined where it is not at hand. */
const oracleFile = existsSync(FILE) ? FILE : undefined;

/**
 * Errors of a value against a definition such as `campaign.AddCampaignsRequest`; empty when it
 * fits.
 */
export type Oracle = (definition: string, value: unknown) => readonly string[];

/** The schema made from Microsoft's own REST client; undefined where it is not at hand. */
export function findOracle(): Oracle | undefined {
  if (oracleFile === undefined) return undefined;
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ ...JSON.parse(withNullIds(readFileSync(oracleFile, 'utf8'))), $id: 'v13' });
  return (definition, value) => {
    const validate = ajv.getSchema(`v13#/definitions/${definition}`);
    if (!validate) throw new Error(`no definition ${definition}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

interface Definition {
  properties?: Record<string, unknown>;
}

/** Id lists of answers hold null where an item failed; the generated schema does not say so. */
function withNullIds(schema: string): string {
  const { definitions, ...rest } = JSON.parse(schema) as {
    definitions: Record<string, Definition>;
  };
  for (const [name, definition] of Object.entries(definitions)) {
    if (!name.endsWith('Response') && !name.endsWith('.IdCollection')) continue;
    const relaxed = Object.entries(definition.properties ?? {}).map(([member, value]) => [
      member,
      isIdList(member, value) ? NULLABLE_IDS : value,
    ]);
    definition.properties = Object.fromEntries(relaxed);
  }
  return JSON.stringify({ ...rest, definitions });
}

const NULLABLE_IDS = { type: 'array', items: { type: ['string', 'null'] } };
const isIdList = (member: string, value: unknown): boolean =>
  member.endsWith('Ids') && !JSON.stringify(value).includes('$ref');

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A request as the vendor's own client sends it: every unset member of every class is null. */
export type WithEveryMember = (definition: string, request: Fields) => Fields;

/** Knows the members from the schema made from that client; undefined where it is not at hand. */
export function findEveryMember(): WithEveryMember | undefined {
  if (oracleFile === undefined) return undefined;
  const { definitions } = JSON.parse(readFileSync(oracleFile, 'utf8')) as {
    readonly definitions: Readonly<Record<string, Schema>>;
  };
  return (definition, request) =>
    padded(request, definitions[definition] ?? {}, definitions) as Fields;
}

type Definitions = Readonly<Record<string, Schema>>;

function padded(value: unknown, schema: Schema, definitions: Definitions): unknown {
  const { items, properties } = classOf(value, schema, definitions);
  if (Array.isArray(value)) return value.map((item) => padded(item, items ?? {}, definitions));
  if (!isFields(value) || !properties) return value;
  const nulls = Object.keys(properties).map((member) => [member, null]);
  const given = Object.entries(value).map(([member, inner]) => [
    member,
    padded(inner, properties[member] ?? {}, definitions),
  ]);
  return Object.fromEntries([...nulls, ...given]) as Fields;
}

/**
 * The one class that a value is of: references followed, and of several classes the one with its
 * `Type`.
 */
function classOf(value: unknown, schema: Schema, definitions: Definitions): Schema {
  if (schema.$ref !== undefined) {
    return classOf(value, definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, definitions);
  }
  const ways = schema.oneOf ?? schema.anyOf;
  if (!ways) return schema.allOf ? classOf(value, schema.allOf[0] ?? {}, definitions) : schema;
  const chosen = schema.oneOf
    ? ways.find((way) => isOfType(value, way))
    : ways.find((way) => way.$ref !== undefined || way.items !== undefined);
  return classOf(value, chosen ?? {}, definitions);
}

const isOfType = (value: unknown, { allOf }: Schema): boolean =>
  isFields(value) &&
  (allOf ?? []).some(({ properties }) => properties?.Type?.enum?.includes(value.Type));

/**
 * The generated client's name of each operation, by method and path: the oracle's definitions are
 * `<name>Request` and `<name>Response`.
 */
export const OPERATION_NAMES: Readonly<Record<string, string>> = {
  'POST Campaigns': 'AddCampaigns',
  'PUT Campaigns': 'UpdateCampaigns',
  'DELETE Campaigns': 'DeleteCampaigns',
  'POST Campaigns/QueryByAccountId': 'GetCampaignsByAccountId',
  'POST Campaigns/QueryByIds': 'GetCampaignsByIds',
  'POST AdGroups': 'AddAdGroups',
  'PUT AdGroups': 'UpdateAdGroups',
  'DELETE AdGroups': 'DeleteAdGroups',
  'POST AdGroups/QueryByCampaignId': 'GetAdGroupsByCampaignId',
  'POST AdGroups/QueryByIds': 'GetAdGroupsByIds',
  'POST Ads': 'AddAds',
  'PUT Ads': 'UpdateAds',
  'DELETE Ads': 'DeleteAds',
  'POST Ads/QueryByAdGroupId': 'GetAdsByAdGroupId',
  'POST Ads/QueryByIds': 'GetAdsByIds',
  'POST Ads/QueryByEditorialStatus': 'GetAdsByEditorialStatus',
  'POST Keywords': 'AddKeywords',
  'PUT Keywords': 'UpdateKeywords',
  'DELETE Keywords': 'DeleteKeywords',
  'POST Keywords/QueryByAdGroupId': 'GetKeywordsByAdGroupId',
  'POST Keywords/QueryByIds': 'GetKeywordsByIds',
  'POST Keywords/QueryByEditorialStatus': 'GetKeywordsByEditorialStatus',
  'POST EntityNegativeKeywords': 'AddNegativeKeywordsToEntities',
  'DELETE EntityNegativeKeywords': 'DeleteNegativeKeywordsFromEntities',
  'POST NegativeKeywords/QueryByEntityIds': 'GetNegativeKeywordsByEntityIds',
  'POST CampaignCriterions': 'AddCampaignCriterions',
  'PUT CampaignCriterions': 'UpdateCampaignCriterions',
  'DELETE CampaignCriterions': 'DeleteCampaignCriterions',
  'POST CampaignCriterions/QueryByIds': 'GetCampaignCriterionsByIds',
  'POST Budgets': 'AddBudgets',
  'PUT Budgets': 'UpdateBudgets',
  'DELETE Budgets': 'DeleteBudgets',
  'POST Budgets/QueryByIds': 'GetBudgetsByIds',
  'POST EditorialReasons/QueryByIds': 'GetEditorialReasonsByIds',
  'POST Media': 'AddMedia',
  'DELETE Media': 'DeleteMedia',
  'POST MediaMetaData/QueryByAccountId': 'GetMediaMetaDataByAccountId',
  'POST MediaMetaData/QueryByIds': 'GetMediaMetaDataByIds',
  'POST AdExtensions': 'AddAdExtensions',
  'PUT AdExtensions': 'UpdateAdExtensions',
  'DELETE AdExtensions': 'DeleteAdExtensions',
  'POST AdExtensionIds/QueryByAccountId': 'GetAdExtensionIdsByAccountId',
  'POST AdExtensions/QueryByIds': 'GetAdExtensionsByIds',
  'POST AdExtensionsAssociations/Set': 'SetAdExtensionsAssociations',
  'DELETE AdExtensionsAssociations': 'DeleteAdExtensionsAssociations',
  'POST AdExtensionsAssociations/Query': 'GetAdExtensionsAssociations',
  'POST AdExtensionsEditorialReasons/Query': 'GetAdExtensionsEditorialReasons',
  'POST AssetGroupsEditorialReasons/Query': 'GetAssetGroupsEditorialReasons',
  'POST AssetGroups': 'AddAssetGroups',
  'PUT AssetGroups': 'UpdateAssetGroups',
  'DELETE AssetGroups': 'DeleteAssetGroups',
  'POST AssetGroups/QueryByCampaignId': 'GetAssetGroupsByCampaignId',
  'POST AssetGroups/QueryByIds': 'GetAssetGroupsByIds',
  'POST ConversionGoals': 'AddConversionGoals',
  'PUT ConversionGoals': 'UpdateConversionGoals',
  'POST ConversionGoals/QueryByIds': 'GetConversionGoalsByIds',
  'POST OfflineConversions/Apply': 'ApplyOfflineConversions',
  'POST OfflineConversionAdjustments/Apply': 'ApplyOfflineConversionAdjustments',
  'POST GeoLocationsFileUrl/Query': 'GetGeoLocationsFileUrl',
};

const ADDITIONAL = 'Images, DisplayText, Layouts';

/** Images, extensions, audience ads and asset groups: every operation on them once. */
export async function creativeLife(
  given: GivenAccount,
  campaignId: string,
  send: Send,
  firstId: FirstId,
): Promise<void> {
  const images = await givenImages(given);
  await mediaLife(given, images, send, firstId);
  await extensionLife(given, campaignId, images.landscape, send);
  await audienceLife(given, images.landscape, send, firstId);
  await assetGroupLife(given, images, send, firstId);
}

async function mediaLife(
  { accountId: AccountId }: GivenAccount,
  { landscape }: { landscape: string },
  send: Send,
  firstId: FirstId,
): Promise<void> {
  const spare = await firstId('POST Media', 'MediaIds', {
    AccountId,
    Media: [image(picture(50, 50), { Text: 'Spare' })],
  });
  await send('POST MediaMetaData/QueryByAccountId', {
    MediaEnabledEntities: 'ImageAdExtension, ResponsiveAd',
    PageInfo: { Index: 0, Size: 10 },
  });
  await send('POST MediaMetaData/QueryByIds', {
    MediaIds: [landscape, '1'],
    ReturnAdditionalFields: 'Text',
  });
  await send('DELETE Media', { AccountId, MediaIds: [spare, '1'] });
}

async function extensionLife(
  given: GivenAccount,
  campaignId: string,
  landscape: string,
  send: Send,
): Promise<void> {
  const AccountId = given.accountId;
  const AdExtensions = [
    sitelink(),
    callout(),
    snippet(),
    callExtension(),
    imageExtension({ ImageMediaIds: [landscape] }),
    callout({ Text: '' }),
  ];
  const added = (await send('POST AdExtensions', { AccountId, AdExtensions }))
    .AdExtensionIdentities as (Fields | null)[];
  const ids = added.flatMap((one) => (one ? [String(one.Id)] : []));
  const schedule = {
    StartDate: { Day: 1, Month: 12, Year: 2026 },
    DayTimeRanges: [
      { Day: 'Monday', StartHour: 8, StartMinute: 'Zero', EndHour: 9, EndMinute: 'Thirty' },
    ],
  };
  await send('PUT AdExtensions', {
    AccountId,
    AdExtensions: [
      sitelink({ Id: ids[0], DisplayText: 'Team', Scheduling: schedule }),
      callout({ Id: '1' }),
    ],
  });
  await send('POST AdExtensionIds/QueryByAccountId', { AccountId, AdExtensionType: ALL_TYPES });
  await send('POST AdExtensions/QueryByIds', {
    AccountId,
    AdExtensionIds: [...ids, '1'],
    AdExtensionType: ALL_TYPES,
    ReturnAdditionalFields: ADDITIONAL,
  });
  const pairs = ids.map((AdExtensionId) => ({ AdExtensionId, EntityId: campaignId }));
  const links = {
    AccountId,
    AssociationType: 'Campaign',
    AdExtensionIdToEntityIdAssociations: pairs,
  };
  await send('POST AdExtensionsAssociations/Set', links);
  await send('POST AdExtensionsAssociations/Query', {
    AccountId,
    AssociationType: 'Campaign',
    AdExtensionType: ALL_TYPES,
    EntityIds: [campaignId, '1'],
    ReturnAdditionalFields: ADDITIONAL,
  });
  given.vendor.judge({
    kind: 'AdExtension',
    id: ids[1] ?? '',
    review: 'disapproved',
    reasons: ['misleading'],
  });
  await send('POST AdExtensionsEditorialReasons/Query', links);
  await send('DELETE AdExtensionsAssociations', links);
  await send('DELETE AdExtensions', { AccountId, AdExtensionIds: [...ids, '1'] });
}

async function audienceLife(
  { accountId: AccountId }: GivenAccount,
  landscape: string,
  send: Send,
  firstId: FirstId,
): Promise<void> {
  const dates = { StartDate: '2026-12-01', EndDate: '2026-12-31', UseCampaignLevelDates: true };
  const CampaignId = await firstId('POST Campaigns', 'CampaignIds', {
    AccountId,
    Campaigns: [campaign({ ...audience, ...dates, Name: 'Audience' })],
  });
  await send('POST Campaigns/QueryByAccountId', {
    AccountId,
    CampaignType: 'Audience',
    ReturnAdditionalFields: 'LifetimeBudgetFields, AdScheduleUseSearcherTimeZone',
  });
  const settings = [
    { Type: 'TargetSetting', Details: [{ CriterionTypeGroup: 'Age', TargetAndBid: true }] },
  ];
  const AdGroupId = await firstId('POST AdGroups', 'AdGroupIds', {
    CampaignId,
    AdGroups: [{ Name: 'A', CpcBid: { Amount: 1 }, Settings: settings }],
  });
  await send('POST AdGroups/QueryByCampaignId', { CampaignId });
  const ads = [responsiveAd(landscape, { CallToAction: 'LearnMore' }), responsiveAd('1')];
  const AdId = await firstId('POST Ads', 'AdIds', { AdGroupId, Ads: ads });
  await send('PUT Ads', {
    AdGroupId,
    Ads: [{ Type: 'ResponsiveAd', Id: AdId, BusinessName: 'Other' }],
  });
  await send('POST Ads/QueryByAdGroupId', {
    AdGroupId,
    AdTypes: ['ResponsiveAd'],
    ReturnAdditionalFields: 'LongHeadlines, ImpressionTrackingUrls',
  });
}

async function assetGroupLife(
  given: GivenAccount,
  images: { landscape: string; square: string },
  send: Send,
  firstId: FirstId,
): Promise<void> {
  const AccountId = given.accountId;
  const CampaignId = await firstId('POST Campaigns', 'CampaignIds', {
    AccountId,
    Campaigns: [campaign({ ...performanceMax, Name: 'PMax' })],
  });
  const groups = [
    assetGroup(images, { AssetGroupSearchThemes: [{ SearchTheme: 'shoes' }] }),
    assetGroup(images),
  ];
  const groupId = await firstId('POST AssetGroups', 'AssetGroupIds', {
    CampaignId,
    AssetGroups: groups,
  });
  await send('PUT AssetGroups', { CampaignId, AssetGroups: [{ Id: groupId, Status: 'Paused' }] });
  await send('POST AssetGroups/QueryByCampaignId', {
    CampaignId,
    ReturnAdditionalFields: 'AssetGroupSearchThemes, TrackingUrlTemplate, FinalUrlSuffix',
  });
  await send('POST AssetGroups/QueryByIds', { CampaignId, AssetGroupIds: [groupId, '1'] });
  given.vendor.judge({
    kind: 'AssetGroup',
    id: groupId,
    review: 'disapproved',
    reasons: ['misleading'],
  });
  const pairs = [groupId, '1'].map((EntityId) => ({ EntityId, ParentId: CampaignId }));
  await send('POST AssetGroupsEditorialReasons/Query', {
    AccountId,
    AssetGroupIdToCampaignIdAssociations: pairs,
  });
  await send('DELETE AssetGroups', { CampaignId, AssetGroupIds: [groupId] });
}

/** Makes one call and records it for the oracle; `FirstId` answers the first id of it. */
export type Send = (operation: string, body: Fields) => Promise<Fields>;
export type FirstId = (operation: string, member: string, body: Fields) => Promise<string>;
