import { type Fields, isFields, listIn, numberIn, objectIn } from '../../core/json';
import { biddingTypeOf, billingEventOf } from '../campaigns';
import { type Check, flag, integer, list, object, oneOf, text } from '../doors/shapes';
import { invalidType, invalidValue } from '../errors';
import type { Entity } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { OPERATION_TYPES, type OperationType } from './bulk-job';

const KEY = text({ min: 1, max: 255, hasInk: true });
const anything: Check = () => undefined;
const input: Check = (value, param) => {
  if (!isFields(value)) throw invalidType(param, 'an object');
};

/**
 * Body of POST /bulk_mutation_jobs (developers.openai.com/ads/bulk-api): inputs are checked
 * operation by operation.
 */
export const jobShape = object(
  {
    validate_only: flag,
    partial_failure: flag,
    operations: list(
      object(
        {
          operation_id: KEY,
          type: oneOf(OPERATION_TYPES),
          idempotency_key: KEY,
          target_resource_id: text({ min: 1 }),
          input,
        },
        ['operation_id', 'type', 'input'],
      ),
      { min: 1, max: 1_000 },
    ),
  },
  ['operations'],
);

/** Exclusion hints exist here only: no answer shows them. */
const EXCLUSIONS = list(text({ hasInk: true }), { max: 2_000 });

/** Members of each input; what they may hold is checked by the object they become. */
const members = (required: readonly string[], others: readonly string[]): Check =>
  object(
    {
      ...Object.fromEntries([...required, ...others].map((name) => [name, anything])),
      ...(others.includes('exclusion_hints') ? { exclusion_hints: EXCLUSIONS } : {}),
    },
    required,
  );

const BIDS = ['max_bid_micros', 'max_cpm_bid_micros'];
const HINTS = ['context_hints', 'exclusion_hints'];

export const inputShapes: Readonly<Record<OperationType, Check>> = {
  'campaign.create': members(
    ['name', 'max_budget_micros'],
    ['billing_event_type', 'budget_type', 'status', 'target_countries', 'location_ids'],
  ),
  'campaign.update': members(
    [],
    [
      'name',
      'description',
      'status',
      'max_budget_micros',
      'budget_type',
      'start_time',
      'end_time',
      'location_ids',
    ],
  ),
  'ad_group.create': members(['campaign_idempotency_key', 'name'], [...HINTS, ...BIDS, 'status']),
  'ad_group.update': members([], ['name', 'description', 'status', ...HINTS, ...BIDS]),
  'ad.create': members(
    [
      'campaign_idempotency_key',
      'ad_group_idempotency_key',
      'title',
      'body',
      'target_url',
      'source_image_url',
    ],
    ['status'],
  ),
  'ad.update': members([], ['name', 'status', 'creative']),
};

const DEFAULTS = { billing_event_type: 'impression', budget_type: 'lifetime', status: 'paused' };
const BILLING = oneOf(['impression', 'click']);
const BUDGET_TYPE = oneOf(['daily', 'lifetime']);
const WORDS = list(text());

/**
 * The body of POST /campaigns that an input means: impression-billed, lifetime and paused unless it
 * says otherwise.
 */
export function newCampaignBody(input: Fields): Fields {
  const {
    billing_event_type: billing,
    budget_type: type,
    max_budget_micros: amount,
    target_countries: countries,
    location_ids: ids,
    ...rest
  } = { ...DEFAULTS, ...input } as Fields;
  BILLING(billing, 'input.billing_event_type');
  BUDGET_TYPE(type, 'input.budget_type');
  return {
    ...rest,
    bidding_type: billing === 'impression' ? 'impressions' : 'clicks',
    budget: { [`${String(type)}_spend_limit_micros`]: amount },
    ...locations(countries, ids),
  };
}

/**
 * The body of POST /campaigns/{id}: a budget keeps its type or its amount, whichever the input
 * leaves out.
 */
export function changedCampaignBody(input: Fields, before: Entity | undefined): Fields {
  const { budget_type: type, max_budget_micros: amount, location_ids: ids, ...rest } = input;
  if (type !== undefined) BUDGET_TYPE(type, 'input.budget_type');
  const budget =
    type === undefined && amount === undefined
      ? {}
      : { budget: changedBudget(objectIn(before?.fields ?? {}, 'budget'), type, amount) };
  return { ...rest, ...budget, ...locations(undefined, ids) };
}

function changedBudget(before: Fields, type: unknown, amount: unknown): Fields {
  const daily = numberIn(before, 'daily_spend_limit_micros');
  const kept = type ?? (daily === undefined ? 'lifetime' : 'daily');
  return {
    [`${String(kept)}_spend_limit_micros`]: amount ?? daily ?? before.lifetime_spend_limit_micros,
  };
}

function locations(countries: unknown, ids: unknown): Fields {
  if (countries === undefined && ids === undefined) return {};
  for (const [name, value] of Object.entries({ target_countries: countries, location_ids: ids })) {
    if (value !== undefined) WORDS(value, `input.${name}`);
  }
  const include = listIn<string>({ ids }, 'ids').map((id) => ({ id }));
  if (include.length > 2_500) {
    throw invalidValue('input.location_ids', 'At most 2,500 location ids.');
  }
  return { targeting: { locations: { countries: listIn({ countries }, 'countries'), include } } };
}

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

/**
 * Bids for clicks are per click, those for impressions per thousand: one of them, as the campaign
 * is billed.
 */
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
