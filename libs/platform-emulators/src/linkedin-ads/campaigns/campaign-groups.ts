import { type Fields, numberIn, objectIn, textIn } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { groupHolds } from '../delivery';
import { long, money, ok, oneOf, record, text, urn } from '../doors/bodies';
import type { Call } from '../doors/call';
import { checkEnum, pageOf, searchValues } from '../doors/collections';
import { numberInUrn, onlyParameters, project, textParameter, urnOf } from '../doors/query';
import { auditMembers, type Resource, resourceRoutes, type Scene } from '../doors/resources';
import { badParameter, type Problem, problem } from '../errors';
import {
  budgetProblems,
  nameProblems,
  scheduleProblems,
  statusProblems,
  trimmedMoney,
} from '../member-rules';
import { type Account, desiredStatus, type Entity, statusOf, type World } from '../store';
import { UNVERIFIED } from '../unverified';
import { OBJECTIVES } from '../vocabulary';

const GROUP_STATUSES = [
  'ACTIVE',
  'ARCHIVED',
  'CANCELED',
  'DRAFT',
  'PAUSED',
  'PENDING_DELETION',
  'REMOVED',
] as const;

/** A campaign group as it may be sent (vendor's page "Create and Manage Campaign Groups", 2026). */
const campaignGroupShape = record({
  account: urn('sponsoredAccount'),
  name: text,
  status: oneOf(GROUP_STATUSES),
  runSchedule: record({ start: long, end: long }),
  totalBudget: money,
  dailyBudget: money,
  objectiveType: oneOf(OBJECTIVES),
  budgetOptimization: record({
    bidStrategy: oneOf(['MAXIMUM_DELIVERY', 'MANUAL', 'COST_CAP']),
    budgetOptimizationStrategy: oneOf(['DYNAMIC']),
  }),
});

const NAME_LENGTH = 100;

/** What is wrong with a campaign group (platform document 2b). */
function campaignGroupProblems({ account, fields, before, world }: Scene): readonly Problem[] {
  if (before?.fields.backfilled === true) {
    return [
      problem(
        'CANNOT_UPDATE_BACKFILLED_CAMPAIGN_GROUPS',
        '',
        "is of a backfilled campaign group, which can't be updated",
      ),
    ];
  }
  return [
    ...accountProblems(fields, account.id),
    ...nameProblems(fields, NAME_LENGTH),
    ...statusProblems('/status', textIn(fields, 'status'), before && desiredStatus(before), [
      'ACTIVE',
      'DRAFT',
    ]),
    ...scheduleProblems(fields, before?.fields, world.now()),
    ...groupBudgetProblems(fields),
    ...budgetProblems(fields, 'totalBudget', account.currency, UNVERIFIED.smallestTotal),
    ...budgetProblems(fields, 'dailyBudget', account.currency, UNVERIFIED.smallestDaily),
    ...objectiveProblems(fields, before?.fields),
  ];
}

/** The body names the account of the path. */
export function accountProblems(fields: Fields, accountId: string): readonly Problem[] {
  const wanted = textIn(fields, 'account');
  return wanted === '' || wanted === urnOf('sponsoredAccount', accountId)
    ? []
    : [
        problem(
          'MISMATCH_FIELDS',
          '/account',
          `value ${wanted} expected to match the account of the path`,
        ),
      ];
}

function groupBudgetProblems(fields: Fields): readonly Problem[] {
  const isDynamic = hasDynamicBudget(fields);
  const found: Problem[] = [];
  if (
    fields.totalBudget !== undefined &&
    numberIn(objectIn(fields, 'runSchedule'), 'end') === undefined
  ) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/runSchedule/end',
        'is required if /totalBudget is set',
      ),
    );
  }
  if (fields.dailyBudget !== undefined && !isDynamic) {
    found.push(
      problem(
        'CONDITIONAL_FIELD_NOT_ALLOWED',
        '/dailyBudget',
        'is not allowed unless /budgetOptimization/budgetOptimizationStrategy is DYNAMIC',
      ),
    );
  }
  if (isDynamic && fields.dailyBudget === undefined && fields.totalBudget === undefined) {
    found.push(
      problem(
        'CONDITIONAL_MISSING_FIELD',
        '/dailyBudget',
        'or /totalBudget is required if /budgetOptimization/budgetOptimizationStrategy is DYNAMIC',
      ),
    );
  }
  return found;
}

function objectiveProblems(fields: Fields, before: Fields | undefined): readonly Problem[] {
  if (
    !before ||
    before.objectiveType === fields.objectiveType ||
    before.objectiveType === undefined
  ) {
    return [];
  }
  return [
    problem('IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE', '/objectiveType', "can't be updated once set"),
  ];
}

/** A campaign group as it is answered. */
export function readCampaignGroup(group: Entity, world: World): Fields {
  const holds = groupHolds(group, world, world.now());
  return {
    backfilled: false,
    ...group.fields,
    ...auditMembers(group),
    status: statusOf(group, world.now()),
    servingStatuses: holds.length > 0 ? holds : ['RUNNABLE'],
    allowedCampaignTypes: ['TEXT_AD', 'SPONSORED_UPDATES', 'SPONSORED_INMAILS', 'DYNAMIC'],
  };
}

const MOST = 1_000;

/** `q=search` by id, name, status and test (vendor's page on campaign groups). */
function searchCampaignGroups({ query, world }: Call, account: Account): VendorAnswer {
  onlyParameters(query, ['q', 'search', 'sortOrder', 'pageSize', 'pageToken']);
  if (textParameter(query, 'q') !== 'search') throw badParameter('q');
  const { id, name, status, test } = searchValues(query, ['id', 'name', 'status', 'test']);
  checkEnum(status, GROUP_STATUSES, 'search.status');
  if (id?.some((one) => !one.startsWith('urn:li:sponsoredCampaignGroup:'))) {
    throw badParameter('search.id');
  }
  const found = world
    .listed('campaignGroup', account.id)
    .filter(
      (group) =>
        (id?.includes(urnOf('sponsoredCampaignGroup', group.id)) ?? true) &&
        (name?.includes(textIn(group.fields, 'name')) ?? true) &&
        (status?.includes(statusOf(group, world.now())) ?? true) &&
        test?.[0] !== 'true',
    );
  return ok(
    pageOf(found, query, MOST, (group) =>
      project(readCampaignGroup(group, world), query.projection),
    ),
  );
}

/** Campaign groups: `/adAccounts/{}/adCampaignGroups`. */
export const campaignGroups: Resource = {
  kind: 'campaignGroup',
  collection: 'adCampaignGroups',
  dialect: 'detailed',
  shape: campaignGroupShape,
  readOnly: [
    'id',
    'test',
    'backfilled',
    'servingStatuses',
    'allowedCampaignTypes',
    'changeAuditStamps',
    'version',
    'versionTag',
  ],
  required: ['account', 'name', 'runSchedule'],
  idOf: (key) => (/^\d+$/.test(key) ? key : numberInUrn(key, 'sponsoredCampaignGroup')),
  keyOf: (id) => id,
  complete: (fields) => ({ status: 'ACTIVE', ...fields, ...moneyOf(fields) }),
  problems: campaignGroupProblems,
  parentOf: () => undefined,
  read: readCampaignGroup,
  isDraft: (entity) => desiredStatus(entity) === 'DRAFT',
  search: searchCampaignGroups,
};

const moneyOf = (fields: Fields): Fields =>
  Object.fromEntries(
    ['totalBudget', 'dailyBudget'].flatMap((member) =>
      fields[member] === undefined ? [] : [[member, trimmedMoney(fields[member])]],
    ),
  );

/** Whether a group shares its own budget out among its campaigns. */
export const hasDynamicBudget = (group: Fields): boolean =>
  objectIn(group, 'budgetOptimization').budgetOptimizationStrategy === 'DYNAMIC';

export const campaignGroupRoutes = resourceRoutes(campaignGroups);
