import { type Fields, objectIn, textIn } from '../../core/json';
import { type Problem, problem } from '../errors';
import { budgetProblems, scheduleOf, unitsIn } from '../member-rules';
import { UNVERIFIED } from '../unverified';
import { bidStrategyOf, type CampaignType, FORMATS, type Objective } from '../vocabulary';
import { hasDynamicBudget } from './campaign-groups';

/**
 * Optimisation targets of each objective (vendor's page on allowable combinations of budget pricing
 * types, and live clients' tables: platform document 2b names the usual ones).
 */
const TARGETS: Readonly<Record<Objective, readonly string[]>> = {
  BRAND_AWARENESS: [
    'NONE',
    'MAX_IMPRESSION',
    'MAX_REACH',
    'TARGET_COST_PER_IMPRESSION',
    'CAP_COST_AND_MAXIMIZE_IMPRESSIONS',
  ],
  ENGAGEMENT: [
    'NONE',
    'ENHANCED_CONVERSION',
    'MAX_CLICK',
    'TARGET_COST_PER_CLICK',
    'CAP_COST_AND_MAXIMIZE_CLICKS',
  ],
  JOB_APPLICANT: ['NONE', 'MAX_CLICK', 'TARGET_COST_PER_CLICK', 'CAP_COST_AND_MAXIMIZE_CLICKS'],
  LEAD_GENERATION: [
    'NONE',
    'ENHANCED_CONVERSION',
    'MAX_CLICK',
    'MAX_LEAD',
    'MAX_QUALIFIED_LEAD',
    'TARGET_COST_PER_CLICK',
    'CAP_COST_AND_MAXIMIZE_LEADS',
  ],
  TALENT_LEAD: ['NONE', 'MAX_CLICK'],
  VIDEO_VIEW: [
    'NONE',
    'MAX_VIDEO_VIEW',
    'TARGET_COST_PER_VIDEO_VIEW',
    'CAP_COST_AND_MAXIMIZE_VIDEO_VIEWS',
  ],
  WEBSITE_CONVERSION: [
    'NONE',
    'ENHANCED_CONVERSION',
    'MAX_CLICK',
    'MAX_CONVERSION',
    'TARGET_COST_PER_CLICK',
    'CAP_COST_AND_MAXIMIZE_CONVERSIONS',
  ],
  WEBSITE_VISIT: [
    'NONE',
    'ENHANCED_CONVERSION',
    'MAX_CLICK',
    'TARGET_COST_PER_CLICK',
    'CAP_COST_AND_MAXIMIZE_CLICKS',
  ],
};

/** Objectives of each campaign type (text ads: vendor's page; the others unverified). */
const OBJECTIVES_OF: Readonly<Record<CampaignType, readonly string[]>> = {
  TEXT_AD: ['BRAND_AWARENESS', 'WEBSITE_VISIT', 'WEBSITE_CONVERSION'],
  SPONSORED_UPDATES: Object.keys(TARGETS),
  SPONSORED_INMAILS: ['LEAD_GENERATION', 'WEBSITE_CONVERSION', 'WEBSITE_VISIT', 'BRAND_AWARENESS'],
  DYNAMIC: [
    'BRAND_AWARENESS',
    'ENGAGEMENT',
    'JOB_APPLICANT',
    'LEAD_GENERATION',
    'WEBSITE_VISIT',
    'WEBSITE_CONVERSION',
    'TALENT_LEAD',
  ],
};

/**
 * What of the seven members together makes no campaign; the vendor's message names them all (its
 * list of errors).
 */
export function configurationProblems(fields: Fields): readonly Problem[] {
  const known = ['objectiveType', 'type', 'costType'].every(
    (member) => fields[member] !== undefined,
  );
  if (!known || isValid(fields)) return [];
  const names = [
    'objectiveType',
    'format',
    'type',
    'optimizationTargetType',
    'costType',
    'offsiteDeliveryEnabled',
    'audienceExpansionEnabled',
  ];
  const listed = names.map((name) => `${name} ${String(fields[name] ?? null)}`).join(', ');
  return [
    problem(
      'INVALID_CAMPAIGN_CONFIGURATION',
      '',
      `with ${listed} is not a valid CampaignConfiguration`,
    ),
  ];
}

function isValid(fields: Fields): boolean {
  const [objective, type] = [
    textIn(fields, 'objectiveType') as Objective,
    textIn(fields, 'type') as CampaignType,
  ];
  const [target, format] = [textIn(fields, 'optimizationTargetType'), textIn(fields, 'format')];
  return (
    (OBJECTIVES_OF[type] ?? []).includes(objective) &&
    (TARGETS[objective] ?? []).includes(target) &&
    costTypesOf(objective, target).includes(textIn(fields, 'costType')) &&
    (format === '' ? type !== 'DYNAMIC' : (FORMATS[type] ?? []).includes(format)) &&
    (objective !== 'VIDEO_VIEW' || format === 'SINGLE_VIDEO') &&
    (fields.offsiteDeliveryEnabled !== true || type === 'SPONSORED_UPDATES') &&
    (fields.connectedTelevisionOnly !== true || fields.offsiteDeliveryEnabled === true)
  );
}

/** What is paid for: by itself the vendor always bids per thousand impressions. */
function costTypesOf(objective: Objective, target: string): readonly string[] {
  if (bidStrategyOf(target) !== 'MANUAL') return ['CPM'];
  if (target.startsWith('TARGET_COST_')) {
    return [
      { CLICK: 'CPC', IMPRESSION: 'CPM', VIDEO_VIEW: 'CPV' }[
        target.replace('TARGET_COST_PER_', '')
      ] ?? '',
    ];
  }
  if (objective === 'VIDEO_VIEW') return ['CPV', 'CPM'];
  return objective === 'BRAND_AWARENESS' ? ['CPM'] : ['CPC', 'CPM'];
}

const MEMBERS = ['dailyBudget', 'totalBudget'];

/**
 * What is wrong with a campaign's money: its own budgets, or those it has from a group that shares
 * its budget out.
 */
export function campaignBudgetProblems(
  fields: Fields,
  group: Fields,
  currency: string,
): readonly Problem[] {
  return [
    ...(hasDynamicBudget(group) ? sharedProblems(fields, group) : ownProblems(fields)),
    ...budgetProblems(fields, 'dailyBudget', currency, UNVERIFIED.smallestDaily),
    ...budgetProblems(fields, 'totalBudget', currency, UNVERIFIED.smallestTotal),
    ...pacingProblems(fields),
  ];
}

function ownProblems(fields: Fields): readonly Problem[] {
  if (MEMBERS.every((member) => fields[member] === undefined)) {
    return [problem('MISSING_FIELD', '/dailyBudget', 'or /totalBudget is required but missing')];
  }
  const [daily, total] = MEMBERS.map((member) => unitsIn(fields, member));
  if (daily === undefined || total === undefined || total >= daily) return [];
  return [
    problem(
      'CONDITIONAL_VALUE_TOO_LOW',
      '/totalBudget/amount',
      `can't be set to ${total}; it can't be lower than /dailyBudget/amount ${daily}`,
    ),
  ];
}

/**
 * Campaigns of such a group have no budget of their own (live clients) and bid as the group does
 * (vendor's page on groups).
 */
function sharedProblems(fields: Fields, group: Fields): readonly Problem[] {
  const own = MEMBERS.filter((member) => fields[member] !== undefined);
  const strategy = textIn(objectIn(group, 'budgetOptimization'), 'bidStrategy');
  const target = textIn(fields, 'optimizationTargetType');
  const found = own.map((member) =>
    problem(
      'CONDITIONAL_FIELD_NOT_ALLOWED',
      `/${member}`,
      'is not allowed when field /campaignGroup/budgetOptimization/budgetOptimizationStrategy is set to DYNAMIC',
    ),
  );
  if (strategy === '' || bidStrategyOf(target) === strategy) return found;
  return [
    ...found,
    problem(
      'CONDITIONAL_INVALID_VALUE',
      '/optimizationTargetType',
      `can't be set to ${target} if /campaignGroup/budgetOptimization/bidStrategy is set to ${strategy}`,
    ),
  ];
}

/** Lifetime pacing spreads a total budget over a stretch that ends (vendor's page on campaigns). */
function pacingProblems(fields: Fields): readonly Problem[] {
  if (fields.pacingStrategy !== 'LIFETIME') return [];
  const found: Problem[] = [];
  if (fields.totalBudget === undefined) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/totalBudget',
        'is required if /pacingStrategy is set to LIFETIME',
      ),
    );
  }
  if (scheduleOf(fields).end === undefined) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/runSchedule/end',
        'is required if /pacingStrategy is set to LIFETIME',
      ),
    );
  }
  return found;
}
