import { amountFromMicros } from '@switchyard/kernel';
import type { BiddingStrategy, BiddingStrategyInput } from './bidding-strategy';

/** A stored strategy as it is read back: money in major units; members that it does not have are left out. */
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
