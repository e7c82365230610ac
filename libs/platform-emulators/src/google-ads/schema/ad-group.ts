import {
  AD_GROUP_STATUS,
  AD_GROUP_TYPE,
  AD_ROTATION,
  AD_GROUP_PRIMARY,
  AD_GROUP_REASON,
} from './enums';
import {
  bool,
  double,
  immutable,
  int64,
  message,
  output,
  refersTo,
  repeated,
  string,
} from './field';
import { URL_MEMBERS } from './shared-messages';

/** `google.ads.googleads.v25.resources.AdGroup`. */
export const AD_GROUP = message('AdGroup', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  status: AD_GROUP_STATUS,
  type: immutable(AD_GROUP_TYPE),
  adRotationMode: AD_ROTATION,
  ...URL_MEMBERS,
  campaign: immutable(refersTo('campaign')),
  cpcBidMicros: int64,
  effectiveCpcBidMicros: output(int64),
  cpmBidMicros: int64,
  cpvBidMicros: int64,
  targetCpaMicros: int64,
  targetRoas: double,
  percentCpcBidMicros: int64,
  optimizedTargetingEnabled: bool,
  effectiveTargetCpaMicros: output(int64),
  effectiveTargetRoas: output(double),
  primaryStatus: output(AD_GROUP_PRIMARY),
  primaryStatusReasons: output(repeated(AD_GROUP_REASON)),
});
