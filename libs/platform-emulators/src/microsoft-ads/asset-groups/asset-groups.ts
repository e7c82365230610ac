import { dayIn } from '../accounts/account';
import { storedImages, storedTexts } from '../assets/asset-links';
import { calendarDate, dateObject } from '../rules/calendar-date';
import { withoutEmptyUrls } from '../rules/urls';
import type { Collection, RuleScene } from '../store/collection';
import type { Entity } from '../store/entity';
import { UNVERIFIED, unverifiedCodes } from '../unverified';
import type { Fields } from '../../json/fields';
import { assetGroupProblems } from './asset-group-rules';
import { assetGroupShape } from './asset-group-shape';

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
export const assetGroups: Collection = {
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
