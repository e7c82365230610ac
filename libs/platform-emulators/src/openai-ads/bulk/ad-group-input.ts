import { billingEventOf, biddingTypeOf } from '../campaigns/campaigns';
import type { Entity } from '../store/entity';
import { UNVERIFIED } from '../unverified';
import { type Fields } from '../../json/fields';
import { invalidValue } from '../wire/refusal';
import { integer } from '../wire/shape';

const CPM = integer({ min: 1_000, max: 100_000_000_000 });

/** The body of POST /ad_groups that an input means, below its campaign. */
export function newAdGroupBody(input: Fields, campaign: Entity): Fields {
  const { campaign_idempotency_key: _key, exclusion_hints: _hints, ...rest } = input;
  return { status: 'paused', ...withBidding(rest, campaign, true), campaign_id: campaign.id };
}

/** The body of POST /ad_groups/{id}; a bid that is left out stays. */
export function changedAdGroupBody(
  { exclusion_hints: _hints, ...input }: Fields,
  campaign: Entity | undefined,
): Fields {
  return campaign ? withBidding(input, campaign, false) : input;
}

/** Bids for clicks are per click, those for impressions per thousand: one of them, as the campaign is billed. */
function withBidding(input: Fields, campaign: Entity, isNew: boolean): Fields {
  const { max_bid_micros: perClick, max_cpm_bid_micros: perThousand, ...rest } = input;
  const event = billingEventOf(biddingTypeOf(campaign));
  const [unfitting, name] =
    event === 'click' ? [perThousand, 'max_cpm_bid_micros'] : [perClick, 'max_bid_micros'];
  if (unfitting !== undefined) {
    throw invalidValue(`input.${name}`, `The campaign is billed by ${event}.`);
  }
  if (perThousand !== undefined) CPM(perThousand, 'input.max_cpm_bid_micros');
  const bid =
    perClick ?? (perThousand === undefined ? undefined : Math.round(Number(perThousand) / 1_000));
  if (bid === undefined && !isNew) return rest;
  return {
    ...rest,
    bidding_config: {
      billing_event_type: event,
      strategy: 'fixed_bid',
      max_bid_micros: bid ?? UNVERIFIED.bulkDefaultBidMicros[event],
    },
  };
}
