import { businessNameProblems } from '../ads/responsive-ad-rules';
import { pathProblems } from '../ads/search-ad-rules';
import { countOf, imageProblems } from '../assets/image-rules';
import { isLogo } from '../assets/image-sub-types';
import { textProblems, type TextRole } from '../assets/text-rules';
import { campaignTypeAbove } from '../campaigns/campaign-type';
import { calendarDate } from '../rules/calendar-date';
import { nameProblems } from '../rules/name';
import { statusProblems } from '../rules/status';
import { urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { UNVERIFIED, unverifiedCodes as codes } from '../unverified';
import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference } from '../wire/reference-codes';

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
export function assetGroupProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
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
