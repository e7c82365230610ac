import type { BiddingType } from '../campaigns/campaign-shape';
import { biddingTypeOf } from '../campaigns/campaigns';
import type { Entity } from '../store/entity';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { invalidValue, missingParameter } from '../wire/refusal';

/** What an ad group may be billed by and bid with, by what its campaign bids for (developers.openai.com/ads/bidding-and-budgets). */
const COMBINATIONS: Readonly<
  Record<BiddingType, { readonly event: string; readonly strategies: readonly string[] }>
> = {
  impressions: { event: 'impression', strategies: ['fixed_bid'] },
  clicks: { event: 'click', strategies: ['fixed_bid', 'maximize_clicks'] },
  conversions: { event: 'click', strategies: ['fixed_bid', 'maximize_conversions'] },
};

/** Refuses bidding that does not fit the campaign. `bidding` has its strategy. */
export function checkBidding(bidding: Fields, campaign: Entity): void {
  const type = biddingTypeOf(campaign);
  const { event, strategies } = COMBINATIONS[type];
  const strategy = textIn(bidding, 'strategy');
  if (bidding.billing_event_type !== event) {
    throw invalidValue(
      'bidding_config.billing_event_type',
      `A campaign for ${type} is billed by ${event}.`,
    );
  }
  if (!strategies.includes(strategy)) {
    throw invalidValue(
      'bidding_config.strategy',
      `A campaign for ${type} does not take ${strategy}.`,
    );
  }
  const [audience] = listIn<Fields>(bidding, 'custom_audience_bid_multipliers');
  if (strategy === 'fixed_bid') checkFixedBid(bidding, audience);
  else checkMaximize(bidding, campaign, audience);
}

function checkFixedBid(bidding: Fields, audience: Fields | undefined): void {
  if (numberIn(bidding, 'max_bid_micros') === undefined) {
    throw missingParameter('bidding_config.max_bid_micros');
  }
  if (!audience) return;
  throw invalidValue(
    'bidding_config.custom_audience_bid_multipliers[0].custom_audience_id',
    `No custom audience found with id '${textIn(audience, 'custom_audience_id')}'.`,
  );
}

/** The platform bids itself: from a daily budget, without a bid and without multipliers. */
function checkMaximize(bidding: Fields, campaign: Entity, audience: Fields | undefined): void {
  const isDaily =
    numberIn(objectIn(campaign.fields, 'budget'), 'daily_spend_limit_micros') !== undefined;
  if (!isDaily) {
    throw invalidValue('bidding_config.strategy', 'This strategy needs a daily budget.');
  }
  if (bidding.max_bid_micros !== undefined) {
    throw invalidValue('bidding_config.max_bid_micros', 'This strategy takes no bid.');
  }
  if (audience) {
    throw invalidValue(
      'bidding_config.custom_audience_bid_multipliers',
      'This strategy takes no multipliers.',
    );
  }
}
