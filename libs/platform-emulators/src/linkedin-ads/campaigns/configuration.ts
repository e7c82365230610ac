import { type Fields, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { bidStrategyOf, type CampaignType, FORMATS, type Objective } from './campaign-words';

/**
 * Optimisation targets of each objective (vendor's page on allowable combinations of budget pricing types, and live clients' tables:
 * platform document 2b names the usual ones).
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

/** What of the seven members together makes no campaign; the vendor's message names them all (its list of errors). */
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
  const told = names.map((name) => `${name} ${String(fields[name] ?? null)}`).join(', ');
  return [
    problem(
      'INVALID_CAMPAIGN_CONFIGURATION',
      '',
      `with ${told} is not a valid CampaignConfiguration`,
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
