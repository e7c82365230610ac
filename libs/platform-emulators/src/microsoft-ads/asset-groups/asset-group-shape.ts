import { CALLS_TO_ACTION } from '../ads/calls-to-action';
import { imageLinks, textLinks } from '../assets/asset-link-shape';
import { dateShape, finalUrlMembers } from '../rules/shapes';
import { EDITORIAL_STATUSES } from '../store/entity';
import { flags, id, list, object, oneOf, text } from '../wire/shape';

/** Fields that a read leaves out unless it asks for them. */
export const assetGroupAdditionalFields = flags([
  'None',
  'AssetGroupSearchThemes',
  'AssetGroupUrlTargets',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
  'CroppingType',
]);

/** An asset group as it may be sent; videos and URL targets are not stood in for. */
export const assetGroupShape = object({
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
