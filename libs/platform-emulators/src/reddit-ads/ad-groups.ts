import { type Fields, objectIn, textIn } from '../core/json';
import type { Resource, Scene } from './doors/resources';
import {
  any,
  integer,
  integerFrom,
  list,
  type Members,
  nullable,
  object,
  oneOf,
  text,
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
  isTime,
  nameShape,
  OPTIMIZATION_GOALS,
  pixelProblems,
  scheduleShape,
  statusShape,
  timeProblems,
} from './member-rules';
import { configuredStatus } from './store/world';
import { completedTargeting, targetingProblems, targetingShape } from './targeting';

const EVENTS = oneOf(['ADD_TO_CART', 'ADD_TO_WISHLIST', 'PURCHASE', 'SEARCH', 'VIEW_CONTENT']);

const shoppingTargeting = object({
  conversion_event_types: list(EVENTS, 5),
  excluded_conversion_event_types: nullable(list(any, 5)),
  lookback_window_days: integer,
  targeting_type: oneOf(['PROSPECTING', 'RETARGETING']),
});

const changeable: Members = {
  name: nameShape,
  configured_status: nullable(statusShape),
  targeting: targetingShape,
  bid_strategy: nullable(oneOf(['BIDLESS', 'MANUAL_BIDDING', 'MAXIMIZE_VOLUME', 'TARGET_CPX'])),
  bid_type: nullable(oneOf(['CPC', 'CPM', 'CPV', 'CPV6', 'CPV15'])),
  bid_value: nullable(integerFrom(0)),
  conversion_pixel_id: text,
  end_time: nullable(text),
  goal_value: nullable(integerFrom(0)),
  schedule: scheduleShape,
  start_time: nullable(text),
  optimization_goal: nullable(oneOf(OPTIMIZATION_GOALS)),
  product_set_id: nullable(text),
  saved_audience_id: nullable(text),
  shopping_type: nullable(oneOf(['DYNAMIC', 'STATIC'])),
  shopping_targeting: nullable(shoppingTargeting),
};

/**
 * Members of a manual ad group that a client may send; read-only ones, which the vendor still
 * tolerates, are refused here.
 */
const adGroupMembers: Members = {
  ...changeable,
  type: oneOf(['MANUAL']),
  campaign_id: text,
  goal_type: nullable(oneOf(GOAL_TYPES)),
  view_through_conversion_type: nullable(oneOf(CONVERSION_WINDOWS)),
  app_id: nullable(text),
  optimization_strategy_type: oneOf(['DOWNSTREAM_CONVERSIONS', 'APP_INSTALLS']),
};

/** `POST /ad_accounts/{a}/ad_groups` (platform document 3b). */
const adGroupCreate = object(adGroupMembers, ['bid_strategy', 'bid_type', 'campaign_id', 'name']);

/** `PATCH /ad_groups/{id}`: what is not here cannot change. */
const adGroupPatch = object(changeable);

/**
 * What is wrong with an ad group beyond its shape (platform document 3b; descriptions of the
 * vendor's OpenAPI).
 */
function adGroupProblems(fields: Fields, scene: Scene): readonly FieldError[] {
  const { account, before, world } = scene;
  const campaign = world.find('campaign', account.id, textIn(fields, 'campaign_id'));
  if (!campaign) return [dataError('campaign_id', 'No such campaign in this ad account.')];
  const isClosed =
    before === undefined && ['ARCHIVED', 'DELETED'].includes(configuredStatus(campaign));
  if (isClosed) return [dataError('campaign_id', `The campaign is ${configuredStatus(campaign)}.`)];
  return [
    ...(campaign.fields.is_campaign_budget_optimization === true
      ? inheritedProblems(fields, campaign.fields, world.now())
      : ownProblems(fields, campaign.fields)),
    ...changedGoal(fields, before?.fields),
    ...catalogProblems(fields, campaign.fields),
    ...bidProblems(fields),
    ...pixelProblems(fields, account),
    ...timeProblems(fields, before?.fields, world.now()),
    ...targetingProblems(objectIn(fields, 'targeting')),
  ];
}

/** Without a budget of its campaign, an ad group needs its own, and its own bid. */
function ownProblems(fields: Fields, campaign: Fields): readonly FieldError[] {
  const missing = ['bid_strategy', 'bid_type'].filter((member) => !isGiven(fields, member));
  return [
    ...missing.map((member) => dataError(member, 'Must not be null: the campaign has none.')),
    ...goalProblems(fields),
    ...conversionGoalProblems(fields, campaign.objective),
  ];
}

/**
 * The event that is optimised for cannot change, although an update may name it (the vendor's
 * OpenAPI).
 */
function changedGoal(fields: Fields, before: Fields | undefined): readonly FieldError[] {
  const isChanged = before !== undefined && fields.optimization_goal !== before.optimization_goal;
  return isChanged ? [dataError('optimization_goal', 'This can not be changed.')] : [];
}

function catalogProblems(fields: Fields, campaign: Fields): readonly FieldError[] {
  const needsCatalog = campaign.objective === 'CATALOG_SALES' || campaign.use_catalog === true;
  return needsCatalog && !isGiven(fields, 'product_set_id')
    ? [dataError('product_set_id', 'Required for catalog campaigns.')]
    : [];
}

/**
 * Ad groups. Their status is ACTIVE by default; targeting reads back with everything that was not
 * sent.
 */
export const adGroups: Resource = {
  kind: 'adGroup',
  path: 'ad_groups',
  title: 'ad group',
  create: adGroupCreate,
  patch: adGroupPatch,
  parentOf: (fields) => textIn(fields, 'campaign_id'),
  complete: (merged) => ({
    ...completed(adGroupMembers, merged),
    type: 'MANUAL',
    configured_status: merged.configured_status ?? 'ACTIVE',
    targeting: completedTargeting(objectIn(merged, 'targeting')),
  }),
  problems: adGroupProblems,
  isReviewed: () => false,
  read: ({ fields, parentId }, world) => {
    const { optimization_strategy_type: strategy, ...rest } = fields;
    const campaign = world.table('campaign').get(parentId)?.fields ?? {};
    const ownsBudget = campaign.is_campaign_budget_optimization === true;
    return {
      ...rest,
      ...(strategy === null ? {} : { optimization_strategy_type: strategy }),
      ...(ownsBudget ? { schedule: campaign.schedule ?? null } : {}),
      campaign_objective_type: campaign.objective ?? null,
      is_campaign_budget_optimization: ownsBudget,
      skadnetwork_metadata: null,
    };
  },
};

/**
 * Members that are the campaign's when it holds the budget: left empty or equal (the vendor's
 * OpenAPI).
 */
const SAME_OR_NULL = [
  'goal_type',
  'bid_strategy',
  'bid_type',
  'optimization_goal',
  'view_through_conversion_type',
];

/** What is wrong with an ad group of a campaign that holds the budget itself. */
function inheritedProblems(fields: Fields, campaign: Fields, now: number): readonly FieldError[] {
  const other = SAME_OR_NULL.filter(
    (member) => isGiven(fields, member) && fields[member] !== campaign[member],
  );
  const found = other.map((member) => dataError(member, "Must match the campaign's, or be null."));
  if (isGiven(fields, 'goal_value')) {
    found.push(dataError('goal_value', 'Must be null: the campaign holds the budget.'));
  }
  if (isGiven(fields, 'bid_value') && isGiven(campaign, 'bid_value')) {
    found.push(dataError('bid_value', 'The campaign has a bid.'));
  }
  const goal = { optimization_goal: fields.optimization_goal ?? campaign.optimization_goal };
  return [
    ...found,
    ...conversionGoalProblems(goal, campaign.objective),
    ...outsideTimes(fields, campaign, now),
  ];
}

/** An ad group runs within its campaign's times. */
function outsideTimes(fields: Fields, campaign: Fields, now: number): readonly FieldError[] {
  const [start, end] = [textIn(fields, 'start_time'), textIn(fields, 'end_time')];
  const [begin, last] = [
    Date.parse(textIn(campaign, 'start_time')),
    Date.parse(textIn(campaign, 'end_time')),
  ];
  const found: FieldError[] = [];
  if (isTime(start) && begin > now && Date.parse(start) < begin) {
    found.push(dataError('start_time', "Must not be before the campaign's."));
  }
  if (isTime(end) && !(Date.parse(end) <= last)) {
    found.push(dataError('end_time', "Must not be after the campaign's."));
  }
  return found;
}
