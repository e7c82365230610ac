import { LANGUAGE_NAMES } from '../rules/languages';
import { finalUrlMembers } from '../rules/shapes';
import { imageLinks, textLink, textLinks } from '../assets/asset-link-shape';
import { EDITORIAL_STATUSES } from '../store/entity';
import { flags, id, list, type Members, oneOf, text, typed, variant } from '../wire/shape';
import { CALLS_TO_ACTION } from './calls-to-action';

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

export const adTypes = list(oneOf(AD_TYPES));
export const adAdditionalFields = flags([
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

/** An ad as it may be sent; of the ad types responsive search ads and responsive (audience) ads are stood in for. */
export const adShape = typed([
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
