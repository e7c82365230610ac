import { Amount, Decimal, OneOf } from '@switchyard/http-kit';
import {
  BIDDING_STRATEGIES,
  IMPRESSION_SHARE_LOCATIONS,
  type BiddingStrategyInput,
  type BiddingStrategyType,
  type ImpressionShareLocation,
} from '../domain';

const optional = { optional: true, clearable: true } as const;

/** How a campaign bids; money in major units of its currency. */
export class BiddingStrategyDto implements BiddingStrategyInput {
  @OneOf(BIDDING_STRATEGIES, {
    description: 'What the platform aims for.',
    example: 'MAXIMIZE_CLICKS',
    optional: true,
    default: 'MAXIMIZE_CLICKS',
  })
  type?: BiddingStrategyType;
  @Amount({
    description: 'Cost per conversion to aim for; TARGET_CPA only, and needed there.',
    example: 12.5,
    ...optional,
  })
  targetCpa?: number | null;
  @Decimal({
    min: 0,
    exclusiveMin: true,
    max: 1_000,
    description: 'Conversion value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there.',
    example: 2.5,
    ...optional,
  })
  targetRoas?: number | null;
  @Decimal({
    min: 0,
    max: 100,
    description:
      'Percent of impressions to aim for; TARGET_IMPRESSION_SHARE only, and needed there.',
    example: 65,
    ...optional,
  })
  targetImpressionShare?: number | null;
  @OneOf(IMPRESSION_SHARE_LOCATIONS, {
    description: 'Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out.',
    example: 'TOP',
    ...optional,
  })
  impressionShareLocation?: ImpressionShareLocation | null;
  @Amount({ description: 'The most that a click may cost.', example: 1.2, ...optional })
  maxCpcBidCeiling?: number | null;
}
