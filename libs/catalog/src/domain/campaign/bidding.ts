import { amountFromMicros, type Issue } from '@switchyard/kernel';
import { readAmount } from '../budget';

export const BIDDING_STRATEGIES = [
  'MANUAL_CPC',
  'ENHANCED_CPC',
  'MAXIMIZE_CLICKS',
  'MAXIMIZE_CONVERSIONS',
  'MAXIMIZE_CONVERSION_VALUE',
  'TARGET_CPA',
  'TARGET_ROAS',
  'TARGET_IMPRESSION_SHARE',
] as const;
export type BiddingStrategyType = (typeof BIDDING_STRATEGIES)[number];

export const IMPRESSION_SHARE_LOCATIONS = ['ANYWHERE', 'TOP', 'ABSOLUTE_TOP'] as const;
export type ImpressionShareLocation = (typeof IMPRESSION_SHARE_LOCATIONS)[number];

/**
 * How a campaign bids, as a caller writes and reads it: money in major units of the campaign's
 * currency.
 */
export interface BiddingStrategyInput {
  /** `MAXIMIZE_CLICKS` when left out. */
  readonly type?: BiddingStrategyType;
  /** `TARGET_CPA` only, and needed there. */
  readonly targetCpa?: number | null;
  /** `TARGET_ROAS` only, and needed there; a ratio, 2.5 means 250 %. */
  readonly targetRoas?: number | null;
  /** `TARGET_IMPRESSION_SHARE` only, and needed there; 0 to 100. */
  readonly targetImpressionShare?: number | null;
  /** `TARGET_IMPRESSION_SHARE` only; `TOP` when left out. */
  readonly impressionShareLocation?: ImpressionShareLocation | null;
  /** The most that a click may cost. */
  readonly maxCpcBidCeiling?: number | null;
}

/** How a campaign bids, stored: money in micros. */
export interface BiddingStrategy {
  readonly type: BiddingStrategyType;
  readonly targetCpaMicros?: number;
  readonly targetRoas?: number;
  readonly targetImpressionShare?: number;
  readonly impressionShareLocation?: ImpressionShareLocation;
  readonly maxCpcBidCeilingMicros?: number;
}

export interface ReadBidding {
  readonly strategy: BiddingStrategy;
  readonly issues: readonly Issue[];
}

const PATH = '/biddingStrategy';

type Target = 'targetCpa' | 'targetRoas' | 'targetImpressionShare' | 'impressionShareLocation';

/** The one strategy that each target belongs to. */
const OWNER: { readonly [target in Target]: BiddingStrategyType } = {
  targetCpa: 'TARGET_CPA',
  targetRoas: 'TARGET_ROAS',
  targetImpressionShare: 'TARGET_IMPRESSION_SHARE',
  impressionShareLocation: 'TARGET_IMPRESSION_SHARE',
};
const NEEDED: readonly Target[] = ['targetCpa', 'targetRoas', 'targetImpressionShare'];

/**
 * Reads a bidding strategy: each target only with its own strategy, and there needed; money in the
 * campaign's currency.
 */
export const readBidding = (input: BiddingStrategyInput, currency: string): ReadBidding => {
  const type = input.type ?? 'MAXIMIZE_CLICKS';
  const cpa = isGiven(input.targetCpa)
    ? readAmount(input.targetCpa, currency, `${PATH}/targetCpa`)
    : undefined;
  const ceiling = isGiven(input.maxCpcBidCeiling)
    ? readAmount(input.maxCpcBidCeiling, currency, `${PATH}/maxCpcBidCeiling`)
    : undefined;
  const issues = [
    ...ownerIssues(input, type),
    ...rangeIssues(input),
    ...(cpa?.issues ?? []),
    ...(ceiling?.issues ?? []),
  ];
  const strategy: BiddingStrategy = {
    type,
    ...(cpa && { targetCpaMicros: cpa.micros }),
    ...(isGiven(input.targetRoas) && { targetRoas: input.targetRoas }),
    ...(isGiven(input.targetImpressionShare) && {
      targetImpressionShare: input.targetImpressionShare,
    }),
    ...(type === 'TARGET_IMPRESSION_SHARE' && {
      impressionShareLocation: input.impressionShareLocation ?? 'TOP',
    }),
    ...(ceiling && { maxCpcBidCeilingMicros: ceiling.micros }),
  };
  return { strategy, issues };
};

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== undefined && value !== null;

const ownerIssues = (input: BiddingStrategyInput, type: BiddingStrategyType): Issue[] =>
  (Object.keys(OWNER) as Target[]).flatMap((target): Issue[] => {
    const path = `${PATH}/${target}`;
    if (OWNER[target] === type) {
      return NEEDED.includes(target) && !isGiven(input[target])
        ? [{ path, code: 'REQUIRED', message: `biddingStrategy/${target} is required for ${type}` }]
        : [];
    }
    return isGiven(input[target])
      ? [
          {
            path,
            code: 'NOT_ALLOWED',
            message: `biddingStrategy/biddingStrategy/${target} belongs to ${OWNER[target]}. Leave it out, or choose that type. Leave it out, or choose that type`,
          },
        ]
      : [];
  });

const rangeIssues = ({ targetRoas, targetImpressionShare }: BiddingStrategyInput): Issue[] => [
  ...(isGiven(targetRoas) && !(targetRoas > 0)
    ? [outOfRange('targetRoas', 'must be greater than 0')]
    : []),
  ...(isGiven(targetImpressionShare) &&
  !(targetImpressionShare >= 0 && targetImpressionShare <= 100)
    ? [outOfRange('targetImpressionShare', 'must be from 0 to 100 percent')]
    : []),
];

const outOfRange = (target: Target, message: string): Issue => ({
  path: `${PATH}/${target}`,
  code: 'OUT_OF_RANGE',
  message,
});

/**
 * A stored strategy as it is read back: money in major units; members that it does not have are
 * left out.
 */
export const viewBidding = ({
  targetCpaMicros,
  maxCpcBidCeilingMicros,
  ...rest
}: BiddingStrategy): BiddingStrategyInput => ({
  ...rest,
  ...(targetCpaMicros !== undefined && { targetCpa: amountFromMicros(targetCpaMicros) }),
  ...(maxCpcBidCeilingMicros !== undefined && {
    maxCpcBidCeiling: amountFromMicros(maxCpcBidCeilingMicros),
  }),
});
