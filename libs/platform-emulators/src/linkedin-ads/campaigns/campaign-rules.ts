import { accountProblems } from '../campaign-groups/campaign-group-rules';
import type { Scene } from '../resources/resource';
import { nameProblems } from '../rules/name';
import { scheduleProblems } from '../rules/run-schedule';
import { statusProblems } from '../rules/status-change';
import { isGoing, wishedStatus } from '../store/lifecycle';
import { targetingProblems } from '../targeting/targeting-rules';
import { UNVERIFIED } from '../unverified';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { numberInUrn, urnOf } from '../wire/urn';
import { campaignBudgetProblems } from './campaign-budget';
import { limitProblems } from './campaign-limits';
import { configurationProblems } from './configuration';
import { immutableProblems } from './immutable-members';
import { LOCALES } from './locales';

/** What is wrong with a campaign (platform document 2b). */
export function campaignProblems(scene: Scene): readonly Problem[] {
  const { fields, before, account, world } = scene;
  const groupId = numberInUrn(textIn(fields, 'campaignGroup'), 'sponsoredCampaignGroup') ?? '';
  const group = world.find('campaignGroup', account.id, groupId);
  const isDraft = textIn(fields, 'status') === 'DRAFT';
  return [
    ...accountProblems(fields, account.id),
    ...(group && !isGoing(group)
      ? groupProblems(fields, group.fields)
      : [
          problem(
            'FIELD_VALUE_DOES_NOT_EXIST',
            '/campaignGroup',
            `value ${textIn(fields, 'campaignGroup')} doesn't exist`,
          ),
        ]),
    ...nameProblems(fields, UNVERIFIED.campaignNameLength),
    ...statusProblems('/status', textIn(fields, 'status'), before && wishedStatus(before), [
      'ACTIVE',
      'PAUSED',
      'DRAFT',
    ]),
    ...immutableProblems(fields, before),
    ...scheduleProblems(fields, before?.fields, world.now()),
    ...localeProblems(fields),
    ...pageProblems(fields, account.organizationId),
    ...(fields.objectiveType === undefined
      ? [problem('MISSING_FIELD', '/objectiveType', 'is required but missing')]
      : []),
    ...configurationProblems(fields),
    ...campaignBudgetProblems(fields, group?.fields ?? {}, account.currency),
    ...targetingProblems(objectIn(fields, 'targetingCriteria'), isDraft),
    ...conversionProblems(fields, isDraft),
    ...limitProblems(scene, groupId),
  ];
}

function groupProblems(fields: Fields, group: Fields): readonly Problem[] {
  const found: Problem[] = [];
  const isStopped = ['DRAFT', 'PENDING_DELETION'].includes(textIn(fields, 'status'));
  if (group.status === 'DRAFT' && !isStopped) {
    found.push(
      problem(
        'ONLY_DRAFT_CAMPAIGNS_ALLOWED_IN_DRAFT_CAMPAIGN_GROUPS',
        '/status',
        'must be DRAFT: only draft campaigns are allowed in draft campaign groups',
      ),
    );
  }
  if (group.objectiveType !== undefined && group.objectiveType !== fields.objectiveType) {
    found.push(
      problem(
        'CONDITIONAL_INVALID_VALUE',
        '/objectiveType',
        `can't be set to ${textIn(fields, 'objectiveType')} if /campaignGroup/objectiveType is set to ${textIn(group, 'objectiveType')}`,
      ),
    );
  }
  return found;
}

function localeProblems(fields: Fields): readonly Problem[] {
  if (fields.locale === undefined) return [];
  const { language, country } = objectIn(fields, 'locale');
  const name = `${String(language)}_${String(country)}`;
  return LOCALES.includes(name)
    ? []
    : [problem('INVALID_VALUE_FOR_FIELD', '/locale', `can't be set to ${name}`)];
}

/** Sponsored content and dynamic ads speak for a page: the account's own. */
function pageProblems(fields: Fields, organizationId: string): readonly Problem[] {
  const page = textIn(fields, 'associatedEntity');
  const isNeeded = ['SPONSORED_UPDATES', 'DYNAMIC'].includes(textIn(fields, 'type'));
  if (page === '') {
    return isNeeded
      ? [
          problem(
            'CONDITIONAL_MISSING_FIELD',
            '/associatedEntity',
            `is required if /type is set to ${textIn(fields, 'type')}`,
          ),
        ]
      : [];
  }
  return page === urnOf('organization', organizationId)
    ? []
    : [problem('INVALID_VALUE_FOR_FIELD', '/associatedEntity', `can't be set to ${page}`)];
}

/** Conversions are not stood in for yet, so a campaign that the vendor optimises for them can be no more than a draft. */
function conversionProblems(fields: Fields, isDraft: boolean): readonly Problem[] {
  const isOptimised = ['MAX_CONVERSION', 'CAP_COST_AND_MAXIMIZE_CONVERSIONS'].includes(
    textIn(fields, 'optimizationTargetType'),
  );
  if (!isOptimised || isDraft) return [];
  return [
    problem(
      'CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION',
      '/optimizationTargetType',
      'needs at least one valid conversion associated with the campaign',
    ),
  ];
}
