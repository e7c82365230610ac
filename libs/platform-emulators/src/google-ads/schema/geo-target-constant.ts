import { enumOf, int64, message, output, string } from './field';

/** `google.ads.googleads.v25.resources.GeoTargetConstant`: read only. */
export const GEO_TARGET_CONSTANT = message('GeoTargetConstant', {
  resourceName: output(string),
  id: output(int64),
  name: output(string),
  countryCode: output(string),
  targetType: output(string),
  status: output(enumOf('GeoTargetConstantStatus', ['ENABLED', 'REMOVAL_PLANNED'])),
  canonicalName: output(string),
  parentGeoTarget: output(string),
});
