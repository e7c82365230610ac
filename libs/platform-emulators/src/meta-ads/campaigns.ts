import { type Fields, listIn, numberIn, textIn } from '../core/json';
import { executionOptions, type Resource, type WriteScene } from './doors/resources';
import {
  choice,
  flag,
  limitedText,
  list,
  map,
  maps,
  type Members,
  moment,
  text,
  texts,
  unsigned,
} from './doors/shapes';
import { badParameter, missingParameter, ruleBroken } from './errors';
import { minimumDailyBudget } from './money';
import { COUNTRIES } from './places/places';
import { isLiving, STATUSES } from './store';
import { UNVERIFIED_SUBCODES as SUBCODES, UNVERIFIED } from './unverified';

export const OBJECTIVES = [
  'OUTCOME_AWARENESS',
  'OUTCOME_TRAFFIC',
  'OUTCOME_ENGAGEMENT',
  'OUTCOME_LEADS',
  'OUTCOME_SALES',
  'OUTCOME_APP_PROMOTION',
] as const;

/** Still named by the vendor's list, refused for new campaigns. */
const LEGACY_OBJECTIVES = [
  'APP_INSTALLS',
  'BRAND_AWARENESS',
  'CONVERSIONS',
  'EVENT_RESPONSES',
  'LEAD_GENERATION',
  'LINK_CLICKS',
  'LOCAL_AWARENESS',
  'MESSAGES',
  'OFFER_CLAIMS',
  'PAGE_LIKES',
  'POST_ENGAGEMENT',
  'PRODUCT_CATALOG_SALES',
  'REACH',
  'STORE_VISITS',
  'VIDEO_VIEWS',
] as const;

export const BID_STRATEGIES = [
  'LOWEST_COST_WITHOUT_CAP',
  'LOWEST_COST_WITH_BID_CAP',
  'COST_CAP',
  'LOWEST_COST_WITH_MIN_ROAS',
] as const;

export const SPECIAL_AD_CATEGORIES = [
  'CREDIT',
  'EMPLOYMENT',
  'FINANCIAL_PRODUCTS_SERVICES',
  'HOUSING',
  'ISSUES_ELECTIONS_POLITICS',
  'NONE',
  'ONLINE_GAMBLING_AND_GAMING',
] as const;

const SHARED: Members = {
  adlabels: maps,
  bid_strategy: choice(BID_STRATEGIES),
  budget_schedule_specs: maps,
  daily_budget: unsigned,
  execution_options: executionOptions(),
  is_adset_budget_sharing_enabled: flag,
  is_budget_schedule_enabled: flag,
  is_direct_send_campaign: flag,
  is_message_campaign: flag,
  is_skadnetwork_attribution: flag,
  iterative_split_test_configs: maps,
  lifetime_budget: unsigned,
  name: limitedText(UNVERIFIED.nameLength),
  objective: choice([...OBJECTIVES, ...LEGACY_OBJECTIVES]),
  pacing_type: texts,
  promoted_object: map,
  smart_promotion_type: choice(['GUIDED_CREATION', 'SMART_APP_PROMOTION']),
  special_ad_categories: list(choice(SPECIAL_AD_CATEGORIES)),
  special_ad_category_country: list(choice([...COUNTRIES])),
  spend_cap: unsigned,
  start_time: moment,
  status: choice(STATUSES),
  stop_time: moment,
};

/** Parameters of `POST /act_<id>/campaigns` (the vendor's parameter list of the edge). */
export const CREATE_CAMPAIGN: Members = {
  ...SHARED,
  buying_type: choice(['AUCTION', 'RESERVED']),
  source_campaign_id: text,
  topline_id: text,
};

/** Parameters of `POST /<campaign_id>`. */
export const UPDATE_CAMPAIGN: Members = {
  ...SHARED,
  adset_bid_amounts: map,
  adset_budgets: maps,
  budget_rebalance_flag: flag,
  migrate_to_advantage_plus: flag,
  special_ad_category: choice(SPECIAL_AD_CATEGORIES),
};

/** Ad set budget sharing must be decided when the campaign has no budget (platform document 1b). */
const SHARING_UNDECIDED = 4834011;
/** Budgets are at the campaign or at its ad sets, never at both. */
export const BUDGETS_AT_BOTH_LEVELS = 1885621;
/** A budget below the vendor's minimum (sample error of platform document 1f). */
export const BUDGET_TOO_LOW = 1885272;

/** Everything that is refused about a campaign beyond the shapes of its parameters. */
function checkCampaign(fields: Fields, scene: WriteScene): void {
  if (textIn(fields, 'name').trim() === '') throw missingParameter('name');
  checkObjective(fields, scene);
  checkBudget(fields, scene);
  checkStrategy(fields);
  checkCategories(scene.given);
  checkDates(fields);
  if (!scene.before) checkCount(scene);
}

function checkObjective(fields: Fields, { before }: WriteScene): void {
  if (fields.objective === undefined) throw missingParameter('objective');
  if (before && before.fields.objective !== fields.objective) {
    throw badParameter('objective', 'cannot be changed');
  }
  if (LEGACY_OBJECTIVES.some((one) => one === fields.objective)) {
    throw ruleBroken(
      SUBCODES.legacyObjective,
      'Objective is invalid',
      'Use one of the OUTCOME objectives.',
      'objective',
    );
  }
}

function checkBudget(fields: Fields, { world, account, given, before }: WriteScene): void {
  const [daily, lifetime] = [numberIn(fields, 'daily_budget'), numberIn(fields, 'lifetime_budget')];
  if (daily !== undefined && lifetime !== undefined) throw bothBudgets();
  if (daily === undefined && lifetime === undefined) return requireSharing(fields);
  const least = minimumDailyBudget(account.currency);
  const member = daily === undefined ? 'lifetime_budget' : 'daily_budget';
  if ((daily ?? lifetime ?? 0) < least) throw budgetTooLow(member, least);
  const isNew = given.daily_budget !== undefined || given.lifetime_budget !== undefined;
  if (!before || !isNew) return;
  const owners = world
    .table('adset')
    .under(before.id)
    .filter(
      (one) =>
        isLiving(one) && (one.fields.daily_budget ?? one.fields.lifetime_budget) !== undefined,
    );
  if (owners.length > 0) throw budgetsAtBothLevels(member);
}

function requireSharing(fields: Fields): void {
  if (typeof fields.is_adset_budget_sharing_enabled === 'boolean') return;
  const advice = 'Without a campaign budget is_adset_budget_sharing_enabled must be true or false.';
  throw ruleBroken(
    SHARING_UNDECIDED,
    'Must specify is_adset_budget_sharing_enabled',
    advice,
    'is_adset_budget_sharing_enabled',
  );
}

export const bothBudgets = () =>
  ruleBroken(
    SUBCODES.bothBudgets,
    'Two budgets',
    'A budget is daily or for the lifetime, not both.',
    'daily_budget',
    'lifetime_budget',
  );

export const budgetTooLow = (member: string, least: number) =>
  ruleBroken(
    BUDGET_TOO_LOW,
    'Budget is too low',
    `The budget must be at least ${least} in the currency's smallest unit.`,
    member,
  );

export const budgetsAtBothLevels = (member: string) =>
  ruleBroken(
    BUDGETS_AT_BOTH_LEVELS,
    'Cannot set ad set budget',
    'The budget is set at the campaign or at its ad sets, not at both.',
    member,
  );

function checkStrategy(fields: Fields): void {
  const hasBudget = fields.daily_budget !== undefined || fields.lifetime_budget !== undefined;
  if (fields.bid_strategy === undefined || hasBudget) return;
  throw ruleBroken(
    SUBCODES.strategyOfCampaign,
    'Bid strategy without budget',
    'A campaign has a bid strategy only with a campaign budget.',
    'bid_strategy',
  );
}

function checkCategories(fields: Fields): void {
  const categories = listIn<string>(fields, 'special_ad_categories');
  if (!categories.includes('NONE') || categories.length === 1) return;
  throw ruleBroken(
    SUBCODES.specialCategory,
    'Special ad categories',
    'NONE is alone.',
    'special_ad_categories',
  );
}

function checkDates(fields: Fields): void {
  const [start, stop] = [numberIn(fields, 'start_time'), numberIn(fields, 'stop_time')];
  if (start === undefined || stop === undefined || start < stop) return;
  throw ruleBroken(SUBCODES.badDates, 'Dates', 'The end must be after the start.', 'stop_time');
}

function checkCount({ world, account }: WriteScene): void {
  const living = world.table('campaign').ofAccount(account.id).filter(isLiving).length;
  if (living >= UNVERIFIED.objectsPerAccount) {
    throw ruleBroken(
      SUBCODES.tooMany,
      'Too many campaigns',
      `An account takes ${UNVERIFIED.objectsPerAccount}.`,
    );
  }
}

/** Campaigns (platform document 1b). */
export const campaigns: Resource = {
  kind: 'campaign',
  edge: 'campaigns',
  create: CREATE_CAMPAIGN,
  required: ['name', 'objective', 'special_ad_categories'],
  update: UPDATE_CAMPAIGN,
  transient: [
    'execution_options',
    'adset_bid_amounts',
    'adset_budgets',
    'budget_rebalance_flag',
    'migrate_to_advantage_plus',
    'special_ad_category',
  ],
  parentOf: () => undefined,
  complete,
  check: checkCampaign,
  isReviewed: () => false,
};

/** A budget of one kind replaces that of the other; with a budget comes a bid strategy. */
function complete(merged: Fields, { given, world, before }: WriteScene): Fields {
  const swapped = before ? withoutReplaced(merged, given) : merged;
  const hasBudget = swapped.daily_budget !== undefined || swapped.lifetime_budget !== undefined;
  return {
    buying_type: 'AUCTION',
    status: UNVERIFIED.statusOfNew,
    special_ad_category_country: [],
    start_time: world.now(),
    ...(hasBudget
      ? {
          bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
          pacing_type: ['standard'],
          is_adset_budget_sharing_enabled: false,
        }
      : {}),
    ...swapped,
    special_ad_categories: listIn<string>(swapped, 'special_ad_categories').filter(
      (one) => one !== 'NONE',
    ),
  };
}

export function withoutReplaced(merged: Fields, given: Fields): Fields {
  if (given.daily_budget !== undefined && given.lifetime_budget === undefined) {
    return { ...merged, lifetime_budget: undefined };
  }
  if (given.lifetime_budget !== undefined && given.daily_budget === undefined) {
    return { ...merged, daily_budget: undefined };
  }
  return merged;
}
