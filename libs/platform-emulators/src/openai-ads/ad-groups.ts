import { type Fields, listIn, numberIn, objectIn, textIn } from '../core/json';
import { type BiddingType, biddingTypeOf } from './campaigns';
import { servingIssues } from './delivery';
import {
  DESCRIPTION,
  LANDING_PAGE,
  NAME,
  NEW_STATUS,
  type Resource,
  type Scene,
  STATUS,
} from './doors/resources';
import { integer, list, nullable, object, oneOf, text } from './doors/shapes';
import { invalidValue, missingParameter } from './errors';
import type { Entity } from './store/world';
import { UNVERIFIED } from './unverified';

const MULTIPLIER = object(
  { custom_audience_id: text(), bid_multiplier_micros: integer({ min: 100_000, max: 10_000_000 }) },
  ['custom_audience_id', 'bid_multiplier_micros'],
);

/**
 * Bids are per event: 60,000 micros an impression is 60 units a thousand (platform document 4b).
 */
const BIDDING = object(
  {
    billing_event_type: oneOf(['impression', 'click']),
    strategy: oneOf(['fixed_bid', 'maximize_clicks', 'maximize_conversions']),
    max_bid_micros: integer({ min: 1, max: 100_000_000 }),
    custom_audience_bid_multipliers: list(MULTIPLIER),
  },
  ['billing_event_type'],
);

const HINTS = list(text({ max: UNVERIFIED.contextHintLength, hasInk: true }), { max: 2_000 });
const FILTER = object(
  { field: text(), operator: oneOf(['in', 'gt', 'gte', 'lt', 'lte']), values: list(text()) },
  ['field', 'operator', 'values'],
);
const PRODUCT_SET = nullable(
  object({ product_feed_id: text(), filters: list(FILTER) }, ['product_feed_id']),
);

/** Body of POST /ad_groups (platform document 4b; oracle: CreateAdGroupBody). */
const createAdGroupShape = object(
  {
    campaign_id: text(),
    name: NAME,
    description: DESCRIPTION,
    status: NEW_STATUS,
    context_hints: HINTS,
    bidding_config: BIDDING,
    product_set: PRODUCT_SET,
    landing_page_configuration: LANDING_PAGE,
  },
  ['campaign_id', 'name', 'status', 'bidding_config'],
);

/** Body of POST /ad_groups/{id} (oracle: UpdateAdGroupBody): bidding and hints are sent whole. */
const updateAdGroupShape = object({
  name: NAME,
  description: nullable(DESCRIPTION),
  status: STATUS,
  context_hints: HINTS,
  bidding_config: BIDDING,
  product_set: PRODUCT_SET,
  landing_page_configuration: LANDING_PAGE,
});

/**
 * Ad groups: bidding and context hints (platform document 4b). Their answers do not name the
 * campaign.
 */
export const adGroups: Resource = {
  kind: 'ad_group',
  path: '/ad_groups',
  label: 'ad group',
  parent: { kind: 'campaign', member: 'campaign_id', label: 'campaign' },
  createShape: createAdGroupShape,
  updateShape: updateAdGroupShape,
  includes: ['serving_issues', 'bid_too_low'],
  needsKey: (body) => textIn(objectIn(body, 'bidding_config'), 'strategy').startsWith('maximize_'),
  complete: (given, scene, parentId, before) =>
    completeAdGroup({ ...before?.fields, ...given }, given, scene, parentId),
  isReviewed: () => false,
  read: ({ fields }) => readAdGroup(fields),
  readIncluded: (entity, scene, name) =>
    name === 'bid_too_low' ? isBidTooLow(entity) : servingIssues(entity, scene),
};

function completeAdGroup(
  merged: Fields,
  given: Fields,
  { world, account }: Scene,
  campaignId: string,
): Fields {
  if (merged.product_set !== undefined && merged.product_set !== null) {
    throw invalidValue('product_set', 'Only campaigns of a product feed have product sets.');
  }
  const fields = {
    ...merged,
    bidding_config: { strategy: 'fixed_bid', ...objectIn(merged, 'bidding_config') },
  };
  const campaign = world.find('campaign', account.id, campaignId);
  if (campaign && given.bidding_config !== undefined) checkBidding(fields.bidding_config, campaign);
  return fields;
}

function readAdGroup(fields: Fields): Fields {
  return {
    name: fields.name,
    description: fields.description ?? null,
    context_hints: listIn(fields, 'context_hints'),
    product_set: null,
    status: fields.status,
    bidding_config: fields.bidding_config,
    landing_page_configuration: fields.landing_page_configuration ?? null,
  };
}

/**
 * What an ad group may be billed by and bid with, by what its campaign bids for
 * (developers.openai.com/ads/bidding-and-budgets).
 */
const COMBINATIONS: Readonly<
  Record<BiddingType, { readonly event: string; readonly strategies: readonly string[] }>
> = {
  impressions: { event: 'impression', strategies: ['fixed_bid'] },
  clicks: { event: 'click', strategies: ['fixed_bid', 'maximize_clicks'] },
  conversions: { event: 'click', strategies: ['fixed_bid', 'maximize_conversions'] },
};

/** Refuses bidding that does not fit the campaign. `bidding` has its strategy. */
function checkBidding(bidding: Fields, campaign: Entity): void {
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

/**
 * Whether the vendor would call a bid too low to deliver reliably. Advice only: it stops nothing
 * (platform document 4c).
 */
function isBidTooLow({ fields }: Entity): boolean {
  const bidding = objectIn(fields, 'bidding_config');
  const bid = numberIn(bidding, 'max_bid_micros');
  if (bid === undefined || fields.status !== 'active') return false;
  return (
    bid <
    UNVERIFIED.reliableBidMicros[
      bidding.billing_event_type === 'impression' ? 'impression' : 'click'
    ]
  );
}
