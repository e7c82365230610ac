import type { Entity } from '../store/entity';
import { type Fields, listIn, numberIn, objectIn } from '../../json/fields';
import { invalidValue } from '../wire/refusal';
import { list, oneOf, text } from '../wire/shape';

const DEFAULTS = { billing_event_type: 'impression', budget_type: 'lifetime', status: 'paused' };
const BILLING = oneOf(['impression', 'click']);
const BUDGET_TYPE = oneOf(['daily', 'lifetime']);
const WORDS = list(text());

/** The body of POST /campaigns that an input means: impression-billed, lifetime and paused unless it says otherwise. */
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

/** The body of POST /campaigns/{id}: a budget keeps its type or its amount, whichever the input leaves out. */
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
