import { type Fields, listIn, objectIn, textIn } from '../../core/json';
import { dayIn } from '../accounts';
import { flag, flags, id, integer, list, type Members, object, oneOf, text } from '../doors/shape';
import { documented, type Problem, problem } from '../errors';
import {
  type Call,
  type Collection,
  collectionRoutes,
  parentOf,
  readByIds,
  returnInherited,
  type Route,
  route,
  type RuleScene,
  SERVICE,
} from '../store/collections';
import {
  bidProblems,
  bidShape,
  calendarDate,
  dateObject,
  dateShape,
  nameProblems,
  statusProblems,
  urlMembers,
  urlProblems,
  withoutEmptyBid,
  withoutEmptyUrls,
} from '../store/members';
import type { Entity, World } from '../store/store';
import { unverifiedCodes as codes, UNVERIFIED, unverifiedCodes } from '../unverified';
import { campaignTypeAbove } from './rules';
import { adGroupSettings, biddingScheme, LANGUAGES } from './shape';

const NAME_LENGTH = 256;
const PER_CAMPAIGN = 20_000;

/**
 * What is wrong with an ad group: Search and Audience campaigns have some, Performance Max
 * campaigns none.
 */
function adGroupProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  const type = campaignTypeAbove(scene.world, scene.parentId);
  if (type === 'PerformanceMax') {
    return [
      problem(codes.notForCampaignType, null, 'Performance Max campaigns have asset groups.'),
    ];
  }
  return [
    ...nameProblems(fields, NAME_LENGTH, codes.invalidAdGroupName),
    ...statusProblems(scene.given),
    ...dateProblems(fields),
    ...(type === 'Audience'
      ? audienceProblems(fields)
      : [...languageProblems(fields, scene), ...networkProblems(fields)]),
    ...bidProblems(scene.account, fields, 'CpcBid'),
    ...urlProblems(fields),
    ...countProblems(scene),
  ];
}

const networkProblems = (fields: Fields): readonly Problem[] =>
  fields.Network === 'InHousePromotion'
    ? [problem(codes.invalidNetwork, 'Network', 'Not for this account.')]
    : [];

/** Language and network cannot be set in an audience campaign (vendor's guide on audience ads). */
function audienceProblems(fields: Fields): readonly Problem[] {
  const found: Problem[] = [];
  if (fields.Language !== undefined) {
    found.push(problem(codes.invalidLanguage, 'Language', 'Not in Audience campaigns.'));
  }
  if (fields.Network !== undefined) {
    found.push(problem(codes.invalidNetwork, 'Network', 'Not in Audience campaigns.'));
  }
  return found;
}

function dateProblems(fields: Fields): readonly Problem[] {
  const start = calendarDate(fields, 'StartDate');
  const end = calendarDate(fields, 'EndDate');
  const found: Problem[] = [];
  if (start === undefined) {
    found.push(problem(codes.invalidDates, 'StartDate', 'Not a day of the calendar.'));
  }
  if (fields.EndDate !== undefined && end === undefined) {
    found.push(problem(codes.invalidDates, 'EndDate', 'Not a day of the calendar.'));
  }
  if (start !== undefined && end !== undefined && end < start) {
    found.push(problem(codes.invalidDates, 'EndDate', 'Before the start date.'));
  }
  return found;
}

/** The language may be left to the campaign only if that names some (from memory, unverified). */
function languageProblems(fields: Fields, { world, parentId }: RuleScene): readonly Problem[] {
  const language = textIn(fields, 'Language');
  const campaign = world.table('Campaign').get(parentId);
  const isInherited = language === '' && listIn(campaign?.fields ?? {}, 'Languages').length > 0;
  return isInherited || LANGUAGES.includes(language)
    ? []
    : [problem(codes.invalidLanguage, 'Language', 'A language is required.')];
}

function countProblems({ world, parentId, before }: RuleScene): readonly Problem[] {
  if (before || world.table('AdGroup').countUnder(parentId) < PER_CAMPAIGN) return [];
  return [problem(codes.tooManyAdGroups, null, `At most ${PER_CAMPAIGN} in a campaign.`)];
}

/** Fields that a read leaves out unless it asks for them. */
const adGroupAdditionalFields = flags([
  'None',
  'AdScheduleUseSearcherTimeZone',
  'AdGroupType',
  'CpvBid',
  'CpmBid',
  'MultimediaAdsBidAdjustment',
  'CommissionRate',
  'PercentCpcBid',
  'McpaBid',
  'UseOptimizedTargeting',
  'FrequencyCapSettings',
  'UsePredictiveTargeting',
  'MaxConversionValueWithMaxCpc',
]);

/** An ad group as it may be sent. The bids of other campaign types are not emulated. */
const adGroupShape = object({
  Id: id,
  Name: text,
  Status: oneOf(['Active', 'Paused', 'Expired', 'Deleted']),
  StartDate: dateShape,
  EndDate: dateShape,
  Language: text,
  Network: oneOf([
    'OwnedAndOperatedAndSyndicatedSearch',
    'OwnedAndOperatedOnly',
    'SyndicatedSearchOnly',
    'InHousePromotion',
  ]),
  CpcBid: bidShape,
  AdRotation: object({
    Type: oneOf(['OptimizeForClicks', 'RotateAdsEvenly']),
    StartDate: text,
    EndDate: text,
  }),
  PrivacyStatus: oneOf(['Unknown', 'Active', 'TargetingTooNarrow', 'Pending']),
  BiddingScheme: biddingScheme,
  AudienceAdsBidAdjustment: integer,
  MultimediaAdsBidAdjustment: integer,
  AdScheduleUseSearcherTimeZone: flag,
  AdGroupType: text,
  Settings: adGroupSettings,
  ...urlMembers,
});

/**
 * Ad groups of a campaign: at most 1,000 a call. A bidding scheme on an ad group is ignored without
 * error (platform document).
 */
const adGroups: Collection = {
  kind: 'AdGroup',
  list: 'AdGroups',
  ids: 'AdGroupIds',
  parent: 'CampaignId',
  item: adGroupShape,
  maxPerCall: 1_000,
  codes: { invalidId: unverifiedCodes.invalidAdGroupId, duplicate: documented.duplicateAdGroup },
  readOnly: ['BiddingScheme', 'PrivacyStatus', 'AdGroupType'],
  clearable: ['TrackingUrlTemplate', 'FinalUrlSuffix', 'Language'],
  complete,
  problems: adGroupProblems,
  isReviewed: () => false,
};

function complete(merged: Fields, { account, world, parentId }: RuleScene): Fields {
  const network =
    campaignTypeAbove(world, parentId) === 'Search'
      ? { Network: 'OwnedAndOperatedAndSyndicatedSearch' }
      : {};
  const defaults = {
    Status: 'Paused',
    ...network,
    StartDate: dateObject(dayIn(account, world.now())),
  };
  const filled = withoutEmptyBid(withoutEmptyUrls({ ...defaults, ...merged }), 'CpcBid');
  const endless = calendarDate({ NoEnd: UNVERIFIED.noEndDate }, 'NoEnd');
  return calendarDate(filled, 'EndDate') === endless ? { ...filled, EndDate: null } : filled;
}

const MEMBERS = [
  'Name',
  'StartDate',
  'EndDate',
  'Language',
  'CpcBid',
  'Network',
  'AdRotation',
  'AudienceAdsBidAdjustment',
  'Settings',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];

/** An ad group as a read answers it; past its end date its status is Expired. */
function readAdGroup(entity: Entity, additional: readonly string[], world: World): Fields {
  const { id, parentId, fields } = entity;
  const asked = ['AdScheduleUseSearcherTimeZone', 'MultimediaAdsBidAdjustment'].filter((member) =>
    additional.includes(member),
  );
  const campaign = world.table('Campaign').get(parentId);
  return {
    Id: id,
    ...Object.fromEntries([...MEMBERS, ...asked].map((member) => [member, fields[member] ?? null])),
    Status: adGroupStatus(entity, world),
    BiddingScheme: {
      Type: 'InheritFromParent',
      InheritedBidStrategyType: objectIn(campaign?.fields ?? {}, 'BiddingScheme').Type ?? null,
    },
  };
}

/** The status with the service's own Expired in it. */
export function adGroupStatus({ accountId, fields }: Entity, world: World): string {
  const account = world.accounts.get(accountId);
  const end = calendarDate(fields, 'EndDate');
  const isOver = account !== undefined && end !== undefined && end < dayIn(account, world.now());
  return isOver ? 'Expired' : String(fields.Status);
}

const reading: Members = { CampaignId: id, ReturnAdditionalFields: adGroupAdditionalFields };
const additional = (call: Call) => textIn(call.body, 'ReturnAdditionalFields').split(/, ?/);

function queryByCampaign(call: Call): Fields {
  const stored = [...call.world.table('AdGroup').under(parentOf(adGroups, call))];
  return { AdGroups: stored.map((one) => readAdGroup(one, additional(call), call.world)) };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, adGroups, parentOf(adGroups, call), adGroups.maxPerCall, (one) =>
    readAdGroup(one, additional(call), call.world),
  );

export const adGroupRoutes: readonly Route[] = [
  ...collectionRoutes(adGroups, returnInherited).map((one) =>
    one.method === 'PUT'
      ? { ...one, body: { ...one.body, UpdateAudienceAdsBidAdjustment: flag } }
      : one,
  ),
  route('POST', `${SERVICE}/AdGroups/QueryByCampaignId`, reading, queryByCampaign),
  route('POST', `${SERVICE}/AdGroups/QueryByIds`, { ...reading, AdGroupIds: list(id) }, queryByIds),
];
