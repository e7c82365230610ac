import type { BiddingAttributes } from '../attributes/campaign-attributes';

export interface FieldBody {
  readonly body: Readonly<Record<string, unknown>>;
  /** Paths of the update mask; a path that the body does not hold is cleared. */
  readonly paths: readonly string[];
}

const LOCATIONS: Readonly<Record<string, string>> = {
  ANYWHERE: 'ANYWHERE_ON_PAGE',
  TOP: 'TOP_OF_PAGE',
  ABSOLUTE_TOP: 'ABSOLUTE_TOP_OF_PAGE',
};

/** The member of Google's bidding oneof. Masks name subfields only: naming a message with subfields is refused (FIELD_HAS_SUBFIELDS). */
export const biddingBody = (bidding: BiddingAttributes): FieldBody => {
  switch (bidding.type) {
    case 'MAXIMIZE_CLICKS':
      return oneOf('targetSpend', { cpcBidCeilingMicros: bidding.maxCpcBidCeilingMicros });
    case 'MAXIMIZE_CONVERSIONS':
      return oneOf('maximizeConversions', { targetCpaMicros: bidding.targetCpaMicros });
    case 'MAXIMIZE_CONVERSION_VALUE':
      return oneOf('maximizeConversionValue', { targetRoas: bidding.targetRoas });
    case 'TARGET_CPA':
      return oneOf('targetCpa', { targetCpaMicros: bidding.targetCpaMicros });
    case 'TARGET_ROAS':
      return oneOf('targetRoas', { targetRoas: bidding.targetRoas });
    case 'TARGET_IMPRESSION_SHARE':
      return oneOf('targetImpressionShare', impressionShare(bidding));
    default:
      return oneOf('manualCpc', { enhancedCpcEnabled: false });
  }
};

type Settings = Readonly<Record<string, number | string | boolean | null>>;

/** One percent is 10,000 micros (v25 TargetImpressionShare). */
const impressionShare = (bidding: BiddingAttributes): Settings => ({
  location: LOCATIONS[bidding.impressionShareLocation ?? 'TOP'] ?? null,
  locationFractionMicros:
    bidding.targetImpressionSharePercent === null
      ? null
      : Math.round(bidding.targetImpressionSharePercent * 10_000),
  cpcBidCeilingMicros: bidding.maxCpcBidCeilingMicros,
});

const oneOf = (member: string, settings: Settings): FieldBody => ({
  body: {
    [member]: Object.fromEntries(
      Object.entries(settings).flatMap(([name, value]) =>
        value === null ? [] : [[name, wireValue(name, value)]],
      ),
    ),
  },
  paths: Object.keys(settings).map((name) => `${member}.${name}`),
});

/** int64 goes out as a string, as it comes back; doubles stay numbers. */
const wireValue = (name: string, value: number | string | boolean): number | string | boolean =>
  name.endsWith('Micros') ? String(value) : value;
