import { finalUrlMembers } from '../rules/shapes';
import { flags, id, type Members, list, object, oneOf, text, typed, variant } from '../wire/shape';
import { EDITORIAL_STATUSES } from '../store/entity';

export const AD_TYPES = ['Text', 'Image', 'Product', 'AppInstall', 'ExpandedText', 'DynamicSearch', 'ResponsiveAd', 'ResponsiveSearch', 'Hotel'] as const;

export const adTypes = list(oneOf(AD_TYPES));
export const adAdditionalFields = flags(['None', 'ImpressionTrackingUrls', 'Videos', 'LongHeadlines', 'ImageTargetDimension', 'AdSubType', 'CroppingType']);
export const editorialStatusShape = oneOf(EDITORIAL_STATUSES);

const assetLink = object({
  Asset: typed([variant('TextAsset', [], { Id: id, Name: text, Text: text })]),
  PinnedField: text,
  AssetPerformanceLabel: text,
  EditorialStatus: oneOf(['Unknown', ...EDITORIAL_STATUSES]),
});

const responsiveSearch: Members = {
  Id: id,
  Status: oneOf(['Inactive', 'Active', 'Paused', 'Deleted']),
  EditorialStatus: editorialStatusShape,
  DevicePreference: text,
  AdFormatPreference: text,
  Headlines: list(assetLink),
  Descriptions: list(assetLink),
  Domain: text,
  Path1: text,
  Path2: text,
  ...finalUrlMembers,
};

/** An ad as it may be sent; of the ad types only responsive search ads are stood in for. */
export const adShape = typed([variant('ResponsiveSearch', ['ResponsiveSearchAd'], responsiveSearch)]);
