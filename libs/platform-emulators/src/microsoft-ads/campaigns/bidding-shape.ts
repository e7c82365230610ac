import { bidShape } from '../rules/shapes';
import { number, text, typed, variant } from '../wire/shape';

/** Bidding schemes by `Type`: the value is irregular, short for some and long for others (platform document 2b). */
export const biddingScheme = typed([
  variant('MaxClicks', ['MaxClicksBiddingScheme'], { MaxCpc: bidShape }),
  variant('EnhancedCpc', ['EnhancedCpcBiddingScheme'], {}),
  variant('ManualCpc', ['ManualCpcBiddingScheme'], {}),
  variant('ManualCpm', ['ManualCpmBiddingScheme'], {}),
  variant('ManualCpv', ['ManualCpvBiddingScheme'], {}),
  variant('MaxConversions', ['MaxConversionsBiddingScheme'], {
    MaxCpc: bidShape,
    TargetCpa: number,
  }),
  variant('TargetCpa', ['TargetCpaBiddingScheme'], { MaxCpc: bidShape, TargetCpa: number }),
  variant('InheritFromParent', ['InheritFromParentBiddingScheme'], {
    InheritedBidStrategyType: text,
  }),
  variant('MaxConversionValueBiddingScheme', [], { MaxCpc: bidShape, TargetRoas: number }),
  variant('TargetRoasBiddingScheme', [], { MaxCpc: bidShape, TargetRoas: number }),
  variant('TargetImpressionShareBiddingScheme', [], {
    MaxCpc: bidShape,
    TargetImpressionShare: number,
    TargetAdPosition: text,
  }),
]);
