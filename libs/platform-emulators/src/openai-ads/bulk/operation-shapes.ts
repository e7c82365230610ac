import { isFields } from '../../json/fields';
import { invalidType } from '../wire/refusal';
import { type Check, flag, list, object, oneOf, text } from '../wire/shape';
import { OPERATION_TYPES, type OperationType } from './bulk-job';

const KEY = text({ min: 1, max: 255, hasInk: true });
const anything: Check = () => undefined;
const input: Check = (value, param) => {
  if (!isFields(value)) throw invalidType(param, 'an object');
};

/** Body of POST /bulk_mutation_jobs (developers.openai.com/ads/bulk-api): inputs are checked operation by operation. */
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
