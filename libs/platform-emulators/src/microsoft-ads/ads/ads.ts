import { storedImages, storedTexts } from '../assets/asset-links';
import { withoutEmptyUrls } from '../rules/urls';
import type { Collection, RuleScene } from '../store/collection';
import type { Entity } from '../store/entity';
import { unverifiedCodes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, listIn, textIn } from '../../json/fields';
import type { Problem } from '../wire/problem';
import { adShape } from './ad-shape';
import { adTypeProblems } from './ad-type-rules';
import { responsiveAdProblems } from './responsive-ad-rules';
import { searchAdProblems } from './search-ad-rules';

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
export const ads: Collection = {
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
