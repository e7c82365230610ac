import { type Fields, listIn, textIn } from '../../core/json';
import { countOf, imageProblems } from '../assets/assets';
import { campaignTypeAbove } from '../campaigns/rules';
import { type Problem, problem, reference } from '../errors';
import type { RuleScene } from '../store/collections';
import {
  isShowable,
  isWebUrl,
  statusProblems,
  textProblems,
  type TextRole,
  urlProblems,
} from '../store/members';
import { unverifiedCodes as codes, unverifiedCodes } from '../unverified';

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

const headlines: TextRole = {
  member: 'Headlines',
  min: 3,
  max: 15,
  length: 30,
  pins: ['Headline1', 'Headline2', 'Headline3'],
  code: codes.invalidHeadlines,
};
const descriptions: TextRole = {
  member: 'Descriptions',
  min: 2,
  max: 4,
  length: 90,
  pins: ['Description1', 'Description2'],
  code: codes.invalidDescriptions,
};
const PATH_LENGTH = 15;
const DISPLAY_URL_LENGTH = 67;

/** What is wrong with a responsive search ad (platform document). */
export function searchAdProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  return [
    ...statusProblems(scene.given),
    ...textProblems(fields, headlines),
    ...textProblems(fields, descriptions),
    ...(listIn(fields, 'FinalUrls').length === 0
      ? [problem(codes.invalidFinalUrls, 'FinalUrls', 'A final URL is required.')]
      : []),
    ...urlProblems(fields),
    ...pathProblems(fields),
  ];
}

/**
 * Paths of at most 15 characters, the second only after the first, domain and paths together at
 * most 67.
 */
export function pathProblems(fields: Fields): readonly Problem[] {
  const [first, second] = [textIn(fields, 'Path1'), textIn(fields, 'Path2')];
  const wrong = (member: string, message: string) => problem(codes.invalidPath, member, message);
  const found: Problem[] = [];
  if (first.length > PATH_LENGTH || first.includes('/')) {
    found.push(wrong('Path1', `At most ${PATH_LENGTH} characters.`));
  }
  if (second.length > PATH_LENGTH || second.includes('/')) {
    found.push(wrong('Path2', `At most ${PATH_LENGTH} characters.`));
  }
  if (second !== '' && first === '') found.push(wrong('Path2', 'Only after Path1.'));
  if (displayUrlLength(fields) > DISPLAY_URL_LENGTH) {
    found.push(wrong('Path1', `Domain and paths: at most ${DISPLAY_URL_LENGTH}.`));
  }
  return found;
}

function displayUrlLength(fields: Fields): number {
  const parts = [domainOf(fields), textIn(fields, 'Path1'), textIn(fields, 'Path2')];
  return parts.filter((part) => part !== '').join('/').length;
}

/** The domain shown, taken from the first final URL. */
export function domainOf(fields: Fields): string {
  const [url] = listIn<string>(fields, 'FinalUrls');
  return /^https?:\/\/([^/?#:]+)/i.exec(url ?? '')?.[1] ?? '';
}

/**
 * Search campaigns show responsive search ads, audience campaigns responsive ads; multimedia ads of
 * search campaigns are not emulated.
 */
export function adTypeProblems(
  fields: Fields,
  { world, parentId, before }: RuleScene,
): readonly Problem[] {
  if (before && before.fields.Type !== fields.Type) {
    return [problem(unverifiedCodes.fieldCannotChange, 'Type', 'It cannot change.')];
  }
  const isAudience = campaignTypeAbove(world, parentId) === 'Audience';
  const fits = isAudience === (fields.Type === 'ResponsiveAd');
  return fits
    ? []
    : [problem(reference.adTypeInvalidForCampaign, 'Type', 'Not in campaigns of this type.')];
}

/** What a button may say (enum of the vendor's client). */
export const CALLS_TO_ACTION: readonly string[] = [
  'Unknown',
  'ActNow',
  'ApplyNow',
  'BetNow',
  'BidNow',
  'BookACar',
  'BookHotel',
  'BookNow',
  'Browse',
  'BuyNow',
  'ChatNow',
  'Compare',
  'ContactUs',
  'Coupon',
  'Donate',
  'Download',
  'EmailNow',
  'EnrollNow',
  'Explore',
  'FileNow',
  'FindJob',
  'FreePlay',
  'FreeQuote',
  'FreeTrial',
  'GetDeals',
  'GetOffer',
  'GetQuote',
  'JoinNow',
  'LearnMore',
  'ListenNow',
  'LogIn',
  'Message',
  'NewCars',
  'OrderNow',
  'PlayGame',
  'PlayNow',
  'PostJob',
  'Register',
  'RentACar',
  'RentNow',
  'Reserve',
  'Sale',
  'SaveNow',
  'Schedule',
  'SeeMenu',
  'SeeMore',
  'SeeOffer',
  'SellNow',
  'ShopNow',
  'Showtimes',
  'SignIn',
  'SignUp',
  'StartFree',
  'StartNow',
  'Subscribe',
  'TestDrive',
  'TryNow',
  'UsedCars',
  'ViewCars',
  'ViewNow',
  'ViewPlans',
  'VisitSite',
  'VoteNow',
  'Watch',
  'WatchMore',
  'WatchNow',
  'Directions',
  'FindStore',
  'SwitchNow',
  'VisitStore',
  'RenewNow',
  'Reorder',
  'Default',
  'NoButton',
  'Install',
  'AddToCart',
  'BookTravel',
  'Buy',
  'OpenLink',
  'RegisterNow',
  'BuildNow',
  'Dealers',
  'GetDemo',
  'GetNow',
  'GoToDemo',
  'SeeDemo',
  'SeeModels',
  'SeeOffers',
  'ViewDemo',
  'CustomText',
  'Discover',
  'Dismiss',
  'Apply',
  'ViewQuote',
  'Join',
  'Attend',
  'RequestDemo',
  'Automated',
];
