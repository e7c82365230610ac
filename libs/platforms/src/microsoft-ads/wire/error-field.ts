import type { EntityKind } from '../../port/attributes';
import type { WireError } from './objects';

/** Our field for codes whose meaning is documented (spec/platforms/microsoft-ads.md). */
const BY_CODE: ReadonlyMap<number, string> = new Map([
  [1115, 'name'],
  [1129, 'name'],
  [1214, 'name'],
  [4907, 'budget'],
  [4718, 'budget'],
  [1166, 'biddingStrategy'],
  [1167, 'biddingStrategy'],
  [1542, 'text'],
  [1517, 'text'],
  [1313, 'headlines'],
  [622, 'geoTargets'],
  [4517, 'geoTargets'],
  [4521, 'geoTargets'],
]);

/** Words of the vendor's field paths and error names, and the field that they speak of; the first that occurs counts. */
const BY_WORD: Readonly<Record<EntityKind, readonly (readonly [RegExp, string])[]>> = {
  campaign: [
    [/political/i, 'declarations/politicalAdvertising'],
    [/budget/i, 'budget'],
    [/bidding|bidstrategy|targetcpa|targetroas|maxcpc/i, 'biddingStrategy'],
    [/negativekeyword/i, 'negativeKeywords'],
    [/daytime/i, 'schedule'],
    [/device/i, 'devices'],
    [/intent/i, 'locationIntent'],
    [/location|radius|latitude|longitude|criterion/i, 'geoTargets'],
    [/language/i, 'languages'],
    [/trackingurl|trackingtemplate/i, 'trackingTemplate'],
    [/startdate/i, 'startDate'],
    [/enddate/i, 'endDate'],
    [/image|media/i, 'images'],
    [/extension|sitelink|callout|phone/i, 'extensions'],
    [/status|entitystate/i, 'status'],
    [/name/i, 'name'],
  ],
  adGroup: [
    [/startdate/i, 'startDate'],
    [/enddate|dates/i, 'endDate'],
    [/bid|cpc/i, 'maxCpc'],
    [/network/i, 'networks'],
    [/status|entitystate/i, 'status'],
    [/name/i, 'name'],
  ],
  ad: [
    [/longheadline/i, 'longHeadline'],
    [/headline|title/i, 'headlines'],
    [/description/i, 'descriptions'],
    [/path1/i, 'path1'],
    [/path2/i, 'path2'],
    [/path/i, 'path1'],
    [/businessname/i, 'businessName'],
    [/calltoaction/i, 'callToAction'],
    [/image|media/i, 'images'],
    [/startdate/i, 'startDate'],
    [/enddate/i, 'endDate'],
    [/finalurl|url/i, 'finalUrl'],
    [/pinned/i, 'headlines'],
    [/status|entitystate/i, 'status'],
  ],
  keyword: [
    [/matchtype/i, 'matchType'],
    [/finalurl|url/i, 'finalUrl'],
    [/bid/i, 'maxCpc'],
    [/status|entitystate/i, 'status'],
    [/text|keyword/i, 'text'],
  ],
};

/** Our field path, as far as an error of the vendor tells it. */
export const fieldOf = (error: WireError, entity: EntityKind): string | undefined =>
  BY_CODE.get(error.Code ?? Number.NaN) ??
  byWord(error.FieldPath, entity) ??
  byWord(error.ErrorCode, entity);

const byWord = (text: string | null | undefined, entity: EntityKind): string | undefined =>
  text ? BY_WORD[entity].find(([word]) => word.test(text))?.[1] : undefined;
