import { type Fields, listIn, objectIn, textIn } from '../../core/json';
import { dayIn } from '../accounts';
import { businessNameProblems, CALLS_TO_ACTION, pathProblems } from '../ads/rules';
import { campaignTypeAbove } from '../campaigns/rules';
import { flags, id, list, type Members, object, oneOf, text } from '../doors/shape';
import { type Problem, problem, reference } from '../errors';
import {
  type Call,
  type Collection,
  collectionRoutes,
  parentOf,
  readByIds,
  type Route,
  route,
  type RuleScene,
  SERVICE,
} from '../store/collections';
import {
  calendarDate,
  dateObject,
  dateShape,
  finalUrlMembers,
  nameProblems,
  statusProblems,
  textProblems,
  type TextRole,
  urlProblems,
  withoutEmptyUrls,
} from '../store/members';
import { EDITORIAL_STATUSES, editorialStatus, type Entity, type World } from '../store/store';
import { unverifiedCodes as codes, UNVERIFIED, unverifiedCodes } from '../unverified';
import {
  countOf,
  imageLinks,
  imageProblems,
  isLogo,
  readImages,
  readTexts,
  storedImages,
  storedTexts,
  textLinks,
} from './assets';

/** Limits of an asset group's texts and images (vendor's reference page). */
const ROLES: readonly TextRole[] = [
  { member: 'Headlines', min: 3, max: 15, length: 30, pins: [], code: codes.invalidHeadlines },
  {
    member: 'LongHeadlines',
    min: 1,
    max: 5,
    length: 90,
    pins: [],
    code: codes.invalidLongHeadlines,
  },
  { member: 'Descriptions', min: 2, max: 5, length: 90, pins: [], code: codes.invalidDescriptions },
];
const SUB_TYPES = [
  'LandscapeImageMedia',
  'SquareImageMedia',
  'LandscapeLogoMedia',
  'SquareLogoMedia',
  'ImageMedia1x2',
  'ImageMedia4x1',
  'ImageMedia201X100',
  'ImageMedia169X100',
  'ImageMedia153X100',
  'ImageMedia124X100',
];
const REQUIRED_IMAGES = ['LandscapeImageMedia', 'SquareImageMedia'];
const [MAX_IMAGES, MAX_LOGOS, NAME_LENGTH] = [20, 5, 256];

/** What is wrong with an asset group of a Performance Max campaign. */
function assetGroupProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  if (campaignTypeAbove(scene.world, scene.parentId) !== 'PerformanceMax') {
    return [
      problem(codes.notForCampaignType, null, 'Only Performance Max campaigns have asset groups.'),
    ];
  }
  return [
    ...nameProblems(fields, NAME_LENGTH, codes.invalidAssetGroupName),
    ...statusProblems(scene.given),
    ...ROLES.flatMap((role) => textProblems(fields, role)),
    ...businessNameProblems(fields),
    ...(fields.CallToAction === undefined
      ? [problem(codes.invalidCallToAction, 'CallToAction', 'Required.')]
      : []),
    ...(listIn(fields, 'FinalUrls').length === 0
      ? [problem(codes.invalidFinalUrls, 'FinalUrls', 'A final URL is required.')]
      : []),
    ...urlProblems(fields),
    ...pathProblems(fields),
    ...dateProblems(fields),
    ...imageCountProblems(fields),
    ...imageProblems(fields, scene, SUB_TYPES),
    ...countProblems(scene),
  ];
}

function imageCountProblems(fields: Fields): readonly Problem[] {
  const found = REQUIRED_IMAGES.filter((one) => countOf(fields, one) === 0).map((one) =>
    problem(reference.requiredImageMissing, 'Images', `${one} is required.`),
  );
  const logos = listIn(fields, 'Images').filter((link) =>
    isLogo(textIn(objectIn(link, 'Asset'), 'SubType')),
  ).length;
  if (listIn(fields, 'Images').length - logos > MAX_IMAGES) {
    found.push(problem(codes.tooManyImages, 'Images', `At most ${MAX_IMAGES} images.`));
  }
  if (logos > MAX_LOGOS) {
    found.push(problem(codes.tooManyImages, 'Images', `At most ${MAX_LOGOS} logos.`));
  }
  return found;
}

function dateProblems(fields: Fields): readonly Problem[] {
  const [start, end] = [calendarDate(fields, 'StartDate'), calendarDate(fields, 'EndDate')];
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

function countProblems({ world, parentId, before }: RuleScene): readonly Problem[] {
  if (
    before ||
    world.table('AssetGroup').countUnder(parentId) < UNVERIFIED.assetGroupsPerCampaign
  ) {
    return [];
  }
  return [
    problem(
      codes.tooManyAssetGroups,
      null,
      `At most ${UNVERIFIED.assetGroupsPerCampaign} in a campaign.`,
    ),
  ];
}

/** Fields that a read leaves out unless it asks for them. */
const assetGroupAdditionalFields = flags([
  'None',
  'AssetGroupSearchThemes',
  'AssetGroupUrlTargets',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
  'CroppingType',
]);

/** An asset group as it may be sent; videos and URL targets are not emulated. */
const assetGroupShape = object({
  Id: id,
  Name: text,
  Status: oneOf(['Active', 'Paused', 'Deleted', 'Expired']),
  EditorialStatus: oneOf(EDITORIAL_STATUSES),
  StartDate: dateShape,
  EndDate: dateShape,
  Path1: text,
  Path2: text,
  BusinessName: text,
  Headlines: textLinks,
  LongHeadlines: textLinks,
  Descriptions: textLinks,
  Images: imageLinks,
  CallToAction: oneOf(CALLS_TO_ACTION),
  AssetGroupSearchThemes: list(
    object({
      Id: id,
      SearchTheme: text,
      Status: oneOf(['Active', 'Paused', 'Deleted', 'Expired']),
    }),
  ),
  ...finalUrlMembers,
});

const EDITORIAL_MEMBERS = [
  'Headlines',
  'LongHeadlines',
  'Descriptions',
  'BusinessName',
  'CallToAction',
  'Images',
  'Path1',
  'Path2',
  'FinalUrls',
  'FinalMobileUrls',
];

/** Asset groups of a Performance Max campaign. New and changed texts and images go to review. */
const assetGroups: Collection = {
  kind: 'AssetGroup',
  list: 'AssetGroups',
  ids: 'AssetGroupIds',
  parent: 'CampaignId',
  item: assetGroupShape,
  maxPerCall: UNVERIFIED.assetGroupsPerCampaign,
  codes: {
    invalidId: unverifiedCodes.invalidAssetGroupId,
    duplicate: unverifiedCodes.duplicateAssetGroup,
  },
  readOnly: ['EditorialStatus'],
  clearable: ['TrackingUrlTemplate', 'FinalUrlSuffix', 'Path1', 'Path2'],
  complete,
  problems: assetGroupProblems,
  isReviewed,
};

function complete(merged: Fields, { account, world }: RuleScene): Fields {
  const filled = withoutEmptyUrls({
    Status: 'Paused',
    StartDate: dateObject(dayIn(account, world.now())),
    ...merged,
  });
  const end = calendarDate(filled, 'EndDate');
  const isEndless =
    end !== undefined && end >= (calendarDate({ NoEnd: UNVERIFIED.noEndDate }, 'NoEnd') ?? '');
  const texts = Object.fromEntries(
    ['Headlines', 'LongHeadlines', 'Descriptions'].map((member) => [
      member,
      storedTexts(filled, member),
    ]),
  );
  return {
    ...filled,
    ...texts,
    Images: storedImages(filled),
    ...(isEndless ? { EndDate: null } : {}),
  };
}

function isReviewed(completed: Fields, before?: Entity): boolean {
  const content = (fields: Fields) =>
    JSON.stringify(EDITORIAL_MEMBERS.map((member) => fields[member] ?? null));
  return before === undefined || content(before.fields) !== content(completed);
}

const MEMBERS = [
  'Name',
  'StartDate',
  'EndDate',
  'Path1',
  'Path2',
  'BusinessName',
  'CallToAction',
  'FinalUrls',
  'FinalMobileUrls',
];
const ONLY_WHEN_ASKED = [
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
  'AssetGroupSearchThemes',
];

/**
 * An asset group as a read answers it; tracking and search themes only when `additional` asks for
 * them.
 */
function readAssetGroup(entity: Entity, additional: readonly string[], world: World): Fields {
  const { id, fields } = entity;
  const editorial = editorialStatus(entity, world.now());
  const members = [...MEMBERS, ...ONLY_WHEN_ASKED.filter((member) => additional.includes(member))];
  const texts = ['Headlines', 'LongHeadlines', 'Descriptions'].map(
    (member) => [member, readTexts(fields, member, editorial)] as const,
  );
  return {
    Id: id,
    ...Object.fromEntries(members.map((member) => [member, fields[member] ?? null])),
    ...Object.fromEntries(texts),
    Images: readImages(listIn(fields, 'Images')),
    Status: assetGroupStatus(entity, world),
    EditorialStatus: editorial,
  };
}

/** The status with the service's own Expired in it. */
export function assetGroupStatus({ accountId, fields }: Entity, world: World): string {
  const account = world.accounts.get(accountId);
  const end = calendarDate(fields, 'EndDate');
  return account !== undefined && end !== undefined && end < dayIn(account, world.now())
    ? 'Expired'
    : String(fields.Status);
}

const reading: Members = { CampaignId: id, ReturnAdditionalFields: assetGroupAdditionalFields };
const additional = (call: Call) => textIn(call.body, 'ReturnAdditionalFields').split(/, ?/);

function queryByCampaign(call: Call): Fields {
  const stored = [...call.world.table('AssetGroup').under(parentOf(assetGroups, call))];
  return {
    AssetGroups: stored.map((one) => readAssetGroup(one, additional(call), call.world)),
    PartialErrors: [],
  };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, assetGroups, parentOf(assetGroups, call), assetGroups.maxPerCall, (one) =>
    readAssetGroup(one, additional(call), call.world),
  );

export const assetGroupRoutes: readonly Route[] = [
  ...collectionRoutes(assetGroups),
  route('POST', `${SERVICE}/AssetGroups/QueryByCampaignId`, reading, queryByCampaign),
  route(
    'POST',
    `${SERVICE}/AssetGroups/QueryByIds`,
    { ...reading, AssetGroupIds: list(id) },
    queryByIds,
  ),
];
