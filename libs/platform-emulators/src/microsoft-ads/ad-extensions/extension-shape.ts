import { imageLinks } from '../assets/asset-link-shape';
import { dateShape, finalUrlMembers } from '../rules/shapes';
import {
  flag,
  flags,
  id,
  integer,
  list,
  type Members,
  object,
  oneOf,
  text,
  typed,
  variant,
} from '../wire/shape';

const minute = oneOf(['Zero', 'Fifteen', 'Thirty', 'FortyFive']);
const range = object({
  Day: oneOf(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
  StartHour: integer,
  StartMinute: minute,
  EndHour: integer,
  EndMinute: minute,
});

const shared: Members = {
  Id: id,
  Status: oneOf(['Active', 'Deleted']),
  Version: integer,
  DevicePreference: id,
  Scheduling: object({
    StartDate: dateShape,
    EndDate: dateShape,
    UseSearcherTimeZone: flag,
    DayTimeRanges: list(range),
  }),
};

export const EXTENSION_TYPES = [
  'SitelinkAdExtension',
  'CalloutAdExtension',
  'StructuredSnippetAdExtension',
  'CallAdExtension',
  'ImageAdExtension',
] as const;

/** An extension as it may be sent; the vendor's other types are not stood in for. */
export const extensionShape = typed([
  variant('SitelinkAdExtension', [], {
    ...shared,
    DisplayText: text,
    DestinationUrl: text,
    Description1: text,
    Description2: text,
    ...finalUrlMembers,
  }),
  variant('CalloutAdExtension', [], { ...shared, Text: text }),
  variant('StructuredSnippetAdExtension', [], { ...shared, Header: text, Values: list(text) }),
  variant('CallAdExtension', [], {
    ...shared,
    PhoneNumber: text,
    CountryCode: text,
    IsCallOnly: flag,
    IsCallTrackingEnabled: flag,
    RequireTollFreeTrackingNumber: flag,
  }),
  variant('ImageAdExtension', [], {
    ...shared,
    AlternativeText: text,
    Description: text,
    DestinationUrl: text,
    DisplayText: text,
    ImageMediaIds: list(id),
    Images: imageLinks,
    Layouts: list(text),
    SourceType: text,
    ...finalUrlMembers,
  }),
]);

/** Every type the vendor filters by; those not stood in for never match. */
export const extensionTypeFilter = flags([
  'None',
  'LocationAdExtension',
  'CallAdExtension',
  'ImageAdExtension',
  'AppAdExtension',
  'NewsAdExtension',
  'ReviewAdExtension',
  'DataTableAdExtension',
  'CalloutAdExtension',
  'SitelinkAdExtension',
  'StructuredSnippetAdExtension',
  'PriceAdExtension',
  'ActionAdExtension',
  'PromotionAdExtension',
  'FilterLinkAdExtension',
  'FlyerAdExtension',
  'VideoAdExtension',
  'DisclaimerAdExtension',
  'LogoAdExtension',
  'LeadFormAdExtension',
]);

/** Fields of image extensions that a read leaves out unless it asks for them. */
export const extensionAdditionalFields = flags([
  'None',
  'Images',
  'DisplayText',
  'Layouts',
  'ActionTypesPhase3',
  'ActionTypesPhase4',
  'NewFilterLinkHeaders',
  'SourceType',
]);

export const associationType = oneOf(['Campaign', 'AdGroup', 'Account']);
