import { type Fields, objectIn, textIn } from '../../core/json';
import { numberInUrn, urnOf } from '../doors/query';
import type { Scene } from '../doors/resources';
import { type DocumentedCode, type Problem, problem } from '../errors';
import { nameProblems, scheduleProblems, statusProblems } from '../member-rules';
import { desiredStatus, type Entity, isGoing } from '../store';
import { targetingProblems } from '../targeting/targeting';
import { UNVERIFIED } from '../unverified';
import { LOCALES } from '../vocabulary';
import { accountProblems } from './campaign-groups';
import { campaignBudgetProblems, configurationProblems } from './configuration';

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
    ...statusProblems('/status', textIn(fields, 'status'), before && desiredStatus(before), [
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

/**
 * Conversions are not emulated yet, so a campaign that the vendor optimises for them can be no more
 * than a draft.
 */
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

const PER_ACCOUNT = 5_000;
const ACTIVE_PER_ACCOUNT = 1_000;
const PER_GROUP = 2_000;

/** How many campaigns there may be (vendor's page on campaigns; the code is unverified). */
function limitProblems(
  { world, account, fields, before }: Scene,
  groupId: string,
): readonly Problem[] {
  const campaigns = world.table('campaign');
  const count = campaigns.countOfAccount(account.id);
  const isDefault = world.table('campaignGroup').get(groupId)?.fields.backfilled === true;
  const found: Problem[] = [];
  if (!before && count >= PER_ACCOUNT) found.push(tooMany('/account', PER_ACCOUNT));
  if (!before && !isDefault && campaigns.countUnder(groupId) >= PER_GROUP) {
    found.push(tooMany('/campaignGroup', PER_GROUP));
  }
  const isActivated =
    textIn(fields, 'status') === 'ACTIVE' && (!before || desiredStatus(before) !== 'ACTIVE');
  const areMany = isActivated && count >= ACTIVE_PER_ACCOUNT;
  if (
    areMany &&
    campaigns.ofAccount(account.id).filter((one) => desiredStatus(one) === 'ACTIVE').length >=
      ACTIVE_PER_ACCOUNT
  ) {
    found.push(tooMany('/status', ACTIVE_PER_ACCOUNT));
  }
  return found;
}

const tooMany = (path: string, max: number) =>
  problem('FIELD_VALUE_TOO_HIGH', path, `holds campaigns enough: not more than ${max}`);

/** Members that never change, with the vendor's code. */
const NEVER: Readonly<Record<string, DocumentedCode>> = {
  objectiveType: 'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE',
  type: 'FIELD_NOT_ALLOWED',
  pacingStrategy: 'FIELD_NOT_ALLOWED',
};
/**
 * Members that change in drafts only (which ones is unverified: the vendor's list of errors names
 * the code, not the members).
 */
const DRAFT_ONLY = ['locale', 'format', 'campaignGroup', 'account'];

/** Members of a campaign that were changed and may not be. */
function immutableProblems(fields: Fields, before: Entity | undefined): readonly Problem[] {
  if (!before) return [];
  const changed = (name: string) =>
    before.fields[name] !== undefined &&
    JSON.stringify(before.fields[name]) !== JSON.stringify(fields[name]);
  const never = Object.entries(NEVER).filter(([name]) => changed(name));
  const drafts = desiredStatus(before) === 'DRAFT' ? [] : DRAFT_ONLY.filter(changed);
  const isPage =
    textIn(before.fields, 'type') === 'SPONSORED_UPDATES' && changed('associatedEntity');
  return [
    ...never.map(([name, code]) => problem(code, `/${name}`, "can't be updated once set")),
    ...drafts.map((name) =>
      problem(
        'FIELD_IMMUTABLE_FOR_NON_DRAFT_CAMPAIGNS',
        `/${name}`,
        "can't be updated unless in draft state",
      ),
    ),
    ...(isPage
      ? [
          problem(
            'IMMUTABLE_ASSOCIATED_ENTITY',
            '/associatedEntity',
            "can't be changed for sponsored update campaigns",
          ),
        ]
      : []),
  ];
}
