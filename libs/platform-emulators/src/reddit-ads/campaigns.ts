import { type Fields, numberIn } from '../core/json';
import type { Resource, Scene } from './doors/resources';
import {
  flag,
  integer,
  list,
  type Members,
  nullable,
  object,
  oneOf,
  text,
  textOf,
} from './doors/shapes';
import { dataError, type FieldError } from './errors';
import {
  bidProblems,
  completed,
  CONVERSION_WINDOWS,
  conversionGoalProblems,
  GOAL_TYPES,
  goalProblems,
  isGiven,
  nameShape,
  OBJECTIVES,
  OPTIMIZATION_GOALS,
  pixelProblems,
  scheduleShape,
  statusShape,
  timeProblems,
} from './member-rules';

const BID_STRATEGIES = ['BIDLESS', 'MAXIMIZE_VOLUME', 'TARGET_CPX'];
const BID_TYPES = ['CPC', 'CPM', 'CPV6', 'CPV15'];

const changeable: Members = {
  configured_status: statusShape,
  goal_value: nullable(integer),
  funding_instrument_id: nullable(text),
  spend_cap: nullable(integer),
  bid_strategy: nullable(oneOf(BID_STRATEGIES)),
  bid_type: nullable(oneOf(BID_TYPES)),
  bid_value: nullable(integer),
  start_time: nullable(text),
  end_time: nullable(text),
  schedule: scheduleShape,
  invoice_label: nullable(textOf(0, 80)),
  objective: oneOf(OBJECTIVES),
  use_catalog: flag,
};

/**
 * Members of a manual campaign. There is no `type` among them: only automated campaigns send one,
 * and those are not emulated.
 */
const campaignMembers: Members = {
  name: nameShape,
  ...changeable,
  special_ad_categories: nullable(list(oneOf(['HOUSING_EMPLOYMENT_CREDIT', 'NONE']))),
  is_campaign_budget_optimization: nullable(flag),
  goal_type: nullable(oneOf(GOAL_TYPES)),
  optimization_goal: nullable(oneOf(OPTIMIZATION_GOALS)),
  app_id: nullable(text),
  view_through_conversion_type: nullable(oneOf(CONVERSION_WINDOWS)),
  conversion_pixel_id: text,
};

/** `POST /ad_accounts/{a}/campaigns` (platform document 3b). */
const campaignCreate = object(campaignMembers, ['name', 'configured_status', 'objective']);

/** `PATCH /campaigns/{id}`: what is not here cannot change. */
const campaignPatch = object({ name: nullable(nameShape), ...changeable });

/** Members that only a campaign which holds the budget itself may have. */
const ONLY_WITH_OWN_BUDGET = [
  'goal_type',
  'goal_value',
  'start_time',
  'end_time',
  'schedule',
  'bid_strategy',
  'bid_type',
  'bid_value',
  'view_through_conversion_type',
];

/**
 * What is wrong with a campaign beyond its shape (platform document 3b; descriptions of the
 * vendor's OpenAPI).
 */
function campaignProblems(
  fields: Fields,
  { account, before, world }: Scene,
): readonly FieldError[] {
  const found: FieldError[] = [];
  if (fields.use_catalog === true && fields.objective !== 'SALES') {
    found.push(dataError('use_catalog', 'Only for SALES.'));
  }
  if (
    isGiven(fields, 'funding_instrument_id') &&
    fields.funding_instrument_id !== account.fundingInstrumentId
  ) {
    found.push(dataError('funding_instrument_id', 'No such funding instrument.'));
  }
  if ((numberIn(fields, 'spend_cap') ?? 1) <= 0) {
    found.push(dataError('spend_cap', 'Must be positive.'));
  }
  if (fields.is_campaign_budget_optimization !== true) {
    return [...found, ...unavailableMembers(fields)];
  }
  const pixel = pixelProblems(fields, account);
  return [
    ...found,
    ...ownBudgetProblems(fields),
    ...pixel,
    ...timeProblems(fields, before?.fields, world.now()),
  ];
}

const unavailableMembers = (fields: Fields): readonly FieldError[] =>
  ONLY_WITH_OWN_BUDGET.filter((member) => isGiven(fields, member)).map((member) =>
    dataError(member, 'Only available when is_campaign_budget_optimization is true.'),
  );

function ownBudgetProblems(fields: Fields): readonly FieldError[] {
  const missing = ['start_time', 'bid_strategy', 'bid_type'].filter(
    (member) => !isGiven(fields, member),
  );
  const capped = fields.goal_type === 'LIFETIME_SPEND' && isGiven(fields, 'spend_cap');
  return [
    ...missing.map((member) => dataError(member, 'Missing required field.')),
    ...(capped ? [dataError('spend_cap', 'Only for DAILY_SPEND.')] : []),
    ...goalProblems(fields),
    ...bidProblems(fields),
    ...conversionGoalProblems(fields, fields.objective),
  ];
}

/**
 * Campaigns. The vendor fills in the account's funding instrument and says which kind of campaign
 * it is.
 */
export const campaigns: Resource = {
  kind: 'campaign',
  path: 'campaigns',
  title: 'campaign',
  create: campaignCreate,
  patch: campaignPatch,
  parentOf: (_fields, { account }) => account.id,
  complete: (merged, { account }) => ({
    ...completed(campaignMembers, merged),
    funding_instrument_id: merged.funding_instrument_id ?? account.fundingInstrumentId,
    is_campaign_budget_optimization: merged.is_campaign_budget_optimization ?? false,
    special_ad_categories: merged.special_ad_categories ?? ['NONE'],
  }),
  problems: campaignProblems,
  isReviewed: () => false,
  read: ({ fields }) => {
    const { conversion_pixel_id: pixel, use_catalog: catalog, ...rest } = fields;
    return {
      ...rest,
      ...(pixel === null ? {} : { conversion_pixel_id: pixel }),
      ...(catalog === null ? {} : { use_catalog: catalog }),
      type: 'MANUAL',
      is_max: false,
    };
  },
};
