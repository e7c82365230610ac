import { type Fields, isFields, objectIn, textIn } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { campaignHolds } from '../delivery';
import { flag, list, long, money, ok, oneOf, record, text, urn } from '../doors/bodies';
import type { Call } from '../doors/call';
import { checkEnum, pageOf, searchValues } from '../doors/collections';
import { numberInUrn, onlyParameters, project, textParameter, urnOf } from '../doors/query';
import { auditMembers, type Resource, resourceRoutes, type Scene } from '../doors/resources';
import { badParameter } from '../errors';
import { trimmedMoney } from '../member-rules';
import { type Account, desiredStatus, type Entity, statusOf, type World } from '../store';
import { storedTargeting, targetingShape } from '../targeting/targeting';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  COST_TYPES,
  FORMATS,
  OBJECTIVES,
  OPTIMIZATION_TARGETS,
} from '../vocabulary';
import { campaignProblems } from './rules';

const frequency = record({
  frequencyOptimizationPreference: record({
    timeSpan: record({ duration: long, unit: oneOf(['DAY']) }),
    optimizationType: oneOf(['MAX_FREQUENCY']),
    frequency: long,
  }),
});

const offsiteLists = record({
  iabCategories: record({ include: list(text), exclude: list(text) }),
  publisherRestrictionFiles: record({ include: list(text), exclude: list(text) }),
});

/** A campaign as it may be sent (vendor's page "Create and Manage Campaigns", 2026). */
const campaignShape = record({
  account: urn('sponsoredAccount'),
  campaignGroup: urn('sponsoredCampaignGroup'),
  associatedEntity: urn('organization', 'person'),
  name: text,
  status: oneOf(CAMPAIGN_STATUSES),
  type: oneOf(CAMPAIGN_TYPES),
  format: oneOf(Object.values(FORMATS).flat()),
  objectiveType: oneOf(OBJECTIVES),
  optimizationTargetType: oneOf(OPTIMIZATION_TARGETS),
  optimizationPreference: frequency,
  costType: oneOf(COST_TYPES),
  unitCost: money,
  dailyBudget: money,
  totalBudget: money,
  locale: record({ country: text, language: text }),
  runSchedule: record({ start: long, end: long }),
  creativeSelection: oneOf(['OPTIMIZED', 'ROUND_ROBIN']),
  audienceExpansionEnabled: flag,
  offsiteDeliveryEnabled: flag,
  offsitePreferences: offsiteLists,
  storyDeliveryEnabled: flag,
  connectedTelevisionOnly: flag,
  pacingStrategy: oneOf(['LIFETIME', 'ACCELERATED']),
  politicalIntent: oneOf(['POLITICAL', 'NOT_POLITICAL', 'NOT_DECLARED']),
  targetingCriteria: targetingShape,
});

/**
 * A campaign as it is kept: the vendor's defaults, money without trailing zeros, targeting in the
 * vendor's own order (platform document 2c).
 */
function completeCampaign(fields: Fields, { world, account }: Omit<Scene, 'fields'>): Fields {
  const groupId = numberInUrn(textIn(fields, 'campaignGroup'), 'sponsoredCampaignGroup') ?? '';
  const inherited = world.find('campaignGroup', account.id, groupId)?.fields.objectiveType;
  return {
    ...(inherited === undefined ? {} : { objectiveType: inherited }),
    audienceExpansionEnabled: false,
    connectedTelevisionOnly: false,
    storyDeliveryEnabled: false,
    creativeSelection: fields.type === 'SPONSORED_INMAILS' ? 'ROUND_ROBIN' : 'OPTIMIZED',
    optimizationTargetType: 'NONE',
    unitCost: { amount: '0', currencyCode: account.currency },
    runSchedule: { start: world.now() },
    ...fields,
    ...moneyOf(fields),
    ...targetingOf(fields),
  };
}

const moneyOf = (fields: Fields): Fields =>
  Object.fromEntries(
    ['unitCost', 'totalBudget', 'dailyBudget'].flatMap((member) =>
      fields[member] === undefined ? [] : [[member, trimmedMoney(fields[member])]],
    ),
  );

const targetingOf = (fields: Fields): Fields =>
  isFields(fields.targetingCriteria)
    ? { targetingCriteria: storedTargeting(fields.targetingCriteria, objectIn(fields, 'locale')) }
    : {};

/** A campaign as it is answered. */
export function readCampaign(campaign: Entity, world: World): Fields {
  const holds = campaignHolds(campaign, world, world.now());
  return {
    ...campaign.fields,
    ...auditMembers(campaign),
    status: statusOf(campaign, world.now()),
    servingStatuses: holds.length > 0 ? holds : ['RUNNABLE'],
  };
}

const MOST = 1_000;
const URNS = {
  id: 'urn:li:sponsoredCampaign:',
  campaignGroup: 'urn:li:sponsoredCampaignGroup:',
  associatedEntity: 'urn:li:',
} as const;

/**
 * `q=search` by id, group, page, name, type, status and test (vendor's page on campaigns); ids are
 * URNs.
 */
function searchCampaigns({ query, world }: Call, account: Account): VendorAnswer {
  onlyParameters(query, ['q', 'search', 'sortOrder', 'pageSize', 'pageToken']);
  if (textParameter(query, 'q') !== 'search') throw badParameter('q');
  const wanted = searchValues(query, [
    'id',
    'campaignGroup',
    'associatedEntity',
    'name',
    'type',
    'status',
    'test',
  ]);
  checkEnum(wanted.status, CAMPAIGN_STATUSES, 'search.status');
  checkEnum(wanted.type, CAMPAIGN_TYPES, 'search.type');
  for (const [name, start] of Object.entries(URNS)) {
    if (wanted[name]?.some((value) => !value.startsWith(start))) {
      throw badParameter(`search.${name}`);
    }
  }
  const found = world.listed('campaign', account.id).filter((campaign) => {
    const actual: Readonly<Record<string, string>> = {
      id: urnOf('sponsoredCampaign', campaign.id),
      status: statusOf(campaign, world.now()),
      test: 'false',
      name: textIn(campaign.fields, 'name'),
      type: textIn(campaign.fields, 'type'),
      campaignGroup: textIn(campaign.fields, 'campaignGroup'),
      associatedEntity: textIn(campaign.fields, 'associatedEntity'),
    };
    return Object.entries(wanted).every(([name, values]) => values.includes(actual[name] ?? ''));
  });
  return ok(
    pageOf(found, query, MOST, (campaign) =>
      project(readCampaign(campaign, world), query.projection),
    ),
  );
}

/** Campaigns: `/adAccounts/{}/adCampaigns`. */
export const campaigns: Resource = {
  kind: 'campaign',
  collection: 'adCampaigns',
  dialect: 'detailed',
  shape: campaignShape,
  readOnly: ['id', 'test', 'servingStatuses', 'changeAuditStamps', 'version', 'versionTag'],
  required: [
    'account',
    'campaignGroup',
    'name',
    'status',
    'type',
    'costType',
    'locale',
    'offsiteDeliveryEnabled',
    'targetingCriteria',
    'politicalIntent',
  ],
  idOf: (key) => (/^\d+$/.test(key) ? key : numberInUrn(key, 'sponsoredCampaign')),
  keyOf: (id) => id,
  complete: completeCampaign,
  problems: campaignProblems,
  parentOf: (fields) => numberInUrn(textIn(fields, 'campaignGroup'), 'sponsoredCampaignGroup'),
  read: readCampaign,
  isDraft: (entity) => desiredStatus(entity) === 'DRAFT',
  search: searchCampaigns,
};

export const campaignRoutes = resourceRoutes(campaigns);
