import { type Fields, listIn, textIn } from '../../core/json';
import {
  imageLinks,
  readImages,
  readTexts,
  storedImages,
  storedTexts,
  textLink,
  textLinks,
  withAutoCrops,
} from '../assets/assets';
import { LANGUAGE_NAMES } from '../campaigns/shape';
import { flags, id, list, type Members, oneOf, text, typed, variant } from '../doors/shape';
import { documented, type Problem } from '../errors';
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
import { finalUrlMembers, withoutEmptyUrls } from '../store/members';
import { EDITORIAL_STATUSES, editorialStatus, type Entity, type World } from '../store/store';
import { unverifiedCodes } from '../unverified';
import {
  adTypeProblems,
  CALLS_TO_ACTION,
  domainOf,
  responsiveAdProblems,
  searchAdProblems,
} from './rules';

export const AD_TYPES = [
  'Text',
  'Image',
  'Product',
  'AppInstall',
  'ExpandedText',
  'DynamicSearch',
  'ResponsiveAd',
  'ResponsiveSearch',
  'Hotel',
] as const;

const adTypes = list(oneOf(AD_TYPES));
const adAdditionalFields = flags([
  'None',
  'ImpressionTrackingUrls',
  'Videos',
  'LongHeadlines',
  'ImageTargetDimension',
  'AdSubType',
  'CroppingType',
]);
export const editorialStatusShape = oneOf(EDITORIAL_STATUSES);

const shared: Members = {
  Id: id,
  Status: oneOf(['Inactive', 'Active', 'Paused', 'Deleted']),
  EditorialStatus: editorialStatusShape,
  DevicePreference: text,
  AdFormatPreference: text,
  Headlines: textLinks,
  Descriptions: textLinks,
  ...finalUrlMembers,
};

/**
 * An ad as it may be sent; of the ad types responsive search ads and responsive (audience) ads are
 * emulated.
 */
const adShape = typed([
  variant('ResponsiveSearch', ['ResponsiveSearchAd'], {
    ...shared,
    Domain: text,
    Path1: text,
    Path2: text,
  }),
  variant('ResponsiveAd', ['Responsive'], {
    ...shared,
    BusinessName: text,
    CallToAction: oneOf(CALLS_TO_ACTION),
    CallToActionLanguage: oneOf(LANGUAGE_NAMES),
    Headline: text,
    Text: text,
    LongHeadline: textLink,
    LongHeadlines: textLinks,
    LongHeadlineString: text,
    Images: imageLinks,
    ImpressionTrackingUrls: list(text),
  }),
]);

const EDITORIAL_MEMBERS = [
  'Headlines',
  'LongHeadlines',
  'Descriptions',
  'Path1',
  'Path2',
  'BusinessName',
  'CallToAction',
  'Images',
  'FinalUrls',
  'FinalMobileUrls',
];

/** Ads of an ad group: at most 50 a call. New and changed texts and images go to review. */
const ads: Collection = {
  kind: 'Ad',
  list: 'Ads',
  ids: 'AdIds',
  parent: 'AdGroupId',
  item: adShape,
  maxPerCall: 50,
  codes: { invalidId: unverifiedCodes.invalidAdId, duplicate: documented.duplicateAd },
  readOnly: ['EditorialStatus', 'Domain', 'DevicePreference', 'AdFormatPreference'],
  clearable: ['TrackingUrlTemplate', 'FinalUrlSuffix', 'Path1', 'Path2'],
  complete,
  problems,
  isReviewed,
};

function problems(fields: Fields, scene: RuleScene): readonly Problem[] {
  const wrongType = adTypeProblems(fields, scene);
  if (wrongType.length > 0) return wrongType;
  return fields.Type === 'ResponsiveAd'
    ? responsiveAdProblems(fields, scene)
    : searchAdProblems(fields, scene);
}

function complete(merged: Fields): Fields {
  const filled = withoutEmptyUrls({ Status: 'Active', ...merged });
  const texts = {
    ...filled,
    Headlines: storedTexts(filled, 'Headlines'),
    Descriptions: storedTexts(filled, 'Descriptions'),
  };
  return merged.Type === 'ResponsiveAd' ? completeResponsive(texts) : texts;
}

/** A single long headline fills the list where that is left empty (reference page). */
function completeResponsive({ LongHeadline, LongHeadlineString, ...fields }: Fields): Fields {
  const single = textIn({ LongHeadlineString }, 'LongHeadlineString');
  const fallback = LongHeadline
    ? [LongHeadline]
    : single === ''
      ? []
      : [{ Asset: { Type: 'TextAsset', Text: single } }];
  const longHeadlines =
    listIn(fields, 'LongHeadlines').length > 0 ? fields.LongHeadlines : fallback;
  return {
    ...fields,
    LongHeadlines: storedTexts({ longHeadlines }, 'longHeadlines'),
    Images: storedImages(fields),
  };
}

function isReviewed(completed: Fields, before?: Entity): boolean {
  const content = (fields: Fields) =>
    JSON.stringify(EDITORIAL_MEMBERS.map((member) => fields[member] ?? null));
  return before === undefined || content(before.fields) !== content(completed);
}

const SHARED = [
  'FinalUrls',
  'FinalMobileUrls',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];

/**
 * An ad as a read answers it; some members of responsive ads only when `additional` asks for them.
 */
function readAd(entity: Entity, additional: readonly string[], world: World): Fields {
  const { id, fields } = entity;
  const editorial = editorialStatus(entity, world.now());
  const own =
    fields.Type === 'ResponsiveAd'
      ? responsiveMembers(fields, additional, editorial, world)
      : searchMembers(fields);
  return {
    Type: fields.Type,
    Id: id,
    Status: adStatus(entity, world.now()),
    EditorialStatus: editorial,
    Headlines: readTexts(fields, 'Headlines', editorial),
    Descriptions: readTexts(fields, 'Descriptions', editorial),
    ...membersOf(fields, SHARED),
    ...own,
  };
}

const membersOf = (fields: Fields, members: readonly string[]): Fields =>
  Object.fromEntries(members.map((member) => [member, fields[member] ?? null]));

const searchMembers = (fields: Fields): Fields => ({
  Domain: domainOf(fields),
  ...membersOf(fields, ['Path1', 'Path2']),
});

function responsiveMembers(
  fields: Fields,
  additional: readonly string[],
  editorial: string,
  world: World,
): Fields {
  const long = readTexts(fields, 'LongHeadlines', editorial);
  return {
    ...membersOf(fields, ['BusinessName', 'CallToAction', 'CallToActionLanguage']),
    LongHeadline: long[0] ?? null,
    Images: readImages(withAutoCrops(listIn(fields, 'Images'), world)),
    ...(additional.includes('LongHeadlines') ? { LongHeadlines: long } : {}),
    ...membersOf(
      fields,
      ['ImpressionTrackingUrls'].filter((member) => additional.includes(member)),
    ),
  };
}

/**
 * An ad that would run reads Inactive while it is in review or failed it (platform document 2c).
 */
export function adStatus(entity: Entity, now: number): string {
  const editorial = editorialStatus(entity, now);
  const isBlocked = editorial === 'Inactive' || editorial === 'Disapproved';
  return entity.fields.Status === 'Active' && isBlocked ? 'Inactive' : String(entity.fields.Status);
}

const MAX_IDS = 20;
const reading: Members = {
  AdGroupId: id,
  AdTypes: adTypes,
  ReturnAdditionalFields: adAdditionalFields,
};

/** Without `AdTypes` every type is answered (from memory, unverified). */
function isAsked(call: Call, { fields }: Entity): boolean {
  const types = listIn<string>(call.body, 'AdTypes');
  return types.length === 0 || types.includes(String(fields.Type));
}

const read = (call: Call, ad: Entity): Fields =>
  readAd(ad, textIn(call.body, 'ReturnAdditionalFields').split(/, ?/), call.world);

function query(call: Call, isWanted: (ad: Entity) => boolean): Fields {
  const stored = [...call.world.table('Ad').under(parentOf(ads, call))].filter(
    (ad) => isAsked(call, ad) && isWanted(ad),
  );
  return { Ads: stored.map((ad) => read(call, ad)) };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, ads, parentOf(ads, call), MAX_IDS, (ad) => read(call, ad));

const queryByEditorialStatus = (call: Call): Fields =>
  query(call, (ad) => editorialStatus(ad, call.world.now()) === call.body.EditorialStatus);

export const adRoutes: readonly Route[] = [
  ...collectionRoutes(ads),
  route('POST', `${SERVICE}/Ads/QueryByAdGroupId`, reading, (call) => query(call, () => true)),
  route('POST', `${SERVICE}/Ads/QueryByIds`, { ...reading, AdIds: list(id) }, queryByIds),
  route(
    'POST',
    `${SERVICE}/Ads/QueryByEditorialStatus`,
    { ...reading, EditorialStatus: editorialStatusShape },
    queryByEditorialStatus,
  ),
];
