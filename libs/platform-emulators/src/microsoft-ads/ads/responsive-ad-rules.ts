import { countOf, imageProblems } from '../assets/image-rules';
import { isShowable, textProblems, type TextRole } from '../assets/text-rules';
import { statusProblems } from '../rules/status';
import { isWebUrl, urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, listIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference } from '../wire/reference-codes';

/** Limits of a responsive ad in an audience campaign (vendor's reference page). */
const ROLES: readonly TextRole[] = [
  { member: 'Headlines', min: 1, max: 15, length: 30, pins: [], code: codes.invalidHeadlines },
  {
    member: 'LongHeadlines',
    min: 1,
    max: 5,
    length: 90,
    pins: [],
    code: codes.invalidLongHeadlines,
  },
  { member: 'Descriptions', min: 1, max: 5, length: 90, pins: [], code: codes.invalidDescriptions },
];
const SUB_TYPES = [
  'OriginalImage',
  'LandscapeImageMedia',
  'SquareImageMedia',
  'ImageMedia201X100',
  'ImageMedia120X100',
  'ImageMedia200X100',
  'ImageMedia169X100',
  'ImageMedia124X100',
  'ImageMedia153X100',
  'ImageMedia93X100',
  'ImageMedia15X10',
  'ImageMedia155X100',
  'ImageMedia133X100',
  'ImageMedia178X100',
  'ImageMedia172X100',
  'LandscapeLogoMedia',
  'SquareLogoMedia',
];
const BUSINESS_NAME_LENGTH = 25;
const MAX_IMPRESSION_URLS = 2;

/** What is wrong with a responsive ad of an audience campaign. */
export function responsiveAdProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  return [
    ...statusProblems(scene.given),
    ...ROLES.flatMap((role) => textProblems(fields, role)),
    ...businessNameProblems(fields),
    ...requiredImage(fields),
    ...imageProblems(fields, scene, SUB_TYPES),
    ...(listIn(fields, 'FinalUrls').length === 0
      ? [problem(codes.invalidFinalUrls, 'FinalUrls', 'A final URL is required.')]
      : []),
    ...urlProblems(fields),
    ...impressionUrlProblems(fields),
  ];
}

/** A name of 1 to 25 characters. */
export function businessNameProblems(fields: Fields): readonly Problem[] {
  if (isShowable(textIn(fields, 'BusinessName'), BUSINESS_NAME_LENGTH)) return [];
  return [
    problem(codes.invalidBusinessName, 'BusinessName', `1 to ${BUSINESS_NAME_LENGTH} characters.`),
  ];
}

/** Only the default image is required: as it is, or in landscape. */
function requiredImage(fields: Fields): readonly Problem[] {
  if (countOf(fields, 'OriginalImage') + countOf(fields, 'LandscapeImageMedia') > 0) return [];
  return [
    problem(
      reference.requiredImageMissing,
      'Images',
      'OriginalImage or LandscapeImageMedia is required.',
    ),
  ];
}

function impressionUrlProblems(fields: Fields): readonly Problem[] {
  const urls = listIn<unknown>(fields, 'ImpressionTrackingUrls');
  const found: Problem[] = [];
  if (urls.length > MAX_IMPRESSION_URLS) {
    found.push(
      problem(
        reference.impressionUrlsTooMany,
        'ImpressionTrackingUrls',
        `At most ${MAX_IMPRESSION_URLS}.`,
      ),
    );
  }
  const areUrls = urls.every((url) => typeof url === 'string' && isWebUrl(url));
  return areUrls
    ? found
    : [
        ...found,
        problem(reference.impressionUrlInvalid, 'ImpressionTrackingUrls', 'Web addresses.'),
      ];
}
