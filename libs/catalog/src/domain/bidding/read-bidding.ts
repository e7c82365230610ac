import type { Issue } from '@switchyard/kernel';
import { readAmount } from '../budget/read-amount';
import type {
  BiddingStrategy,
  BiddingStrategyInput,
  BiddingStrategyType,
} from './bidding-strategy';

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

/** Reads a bidding strategy: each target only with its own strategy, and there needed; money in the campaign's currency. */
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
