import { SPLIT_WARNING_TEXTS } from '@switchyard/budgets/domain';
import {
  CONTENT_TEXTS,
  DELIVERY_RULES,
  DELIVERY_TEXTS,
  FETCH_STATE_TEXTS,
} from '@switchyard/catalog/domain';
import {
  CONVERSION_WARNING_TEXTS,
  DELIVERY_REASON_TEXTS,
  SKIP_TEXTS,
  SOURCE_FAULT_TEXTS,
} from '@switchyard/conversions/domain';
import { ALERT_RULES, ALERT_TEXTS } from '@switchyard/identity/domain';
import { ISSUE_TEXTS, REFUSAL_STATUS, REFUSAL_TEXTS, type CodeText } from '@switchyard/kernel';
import {
  ACCESS_TEXTS,
  CHECK_TEXTS,
  CONFLICT_TEXTS,
  FAILURE_TEXTS,
  FINDING_TEXTS,
  VERDICT_TEXTS,
  WARNING_TEXTS,
} from '@switchyard/platforms/domain';
import { FETCH_PROBLEM_TEXTS } from '@switchyard/safe-fetch';
import {
  POST_FAILURE_TEXTS,
  POST_FINDING_TEXTS,
  SOURCE_PROBLEM_TEXTS,
} from '@switchyard/social/domain';
import {
  OPERATION_ERROR_TEXTS,
  PLAN_WARNING_TEXTS,
  WHOLE_FAILURE_TEXTS,
} from '@switchyard/sync-engine/domain';
import { GEO_WARNING_TEXTS, SCHEDULE_WARNING_TEXTS } from '@switchyard/targeting/domain';

type Texts = Readonly<Record<string, CodeText>>;

/** Codes that are in the same member of answers. */
export interface CodeGroup {
  readonly title: string;
  /** Where a program finds the code. */
  readonly where: string;
  /**
   * What the code is where it is found, as the page names it beside other meanings of the same
   * code.
   */
  readonly as: string;
  readonly texts: Texts;
  readonly status?: Readonly<Record<string, number>>;
}

/** The texts of codes whose rules say what to do. */
const withFixes = (
  texts: Readonly<Record<string, Omit<CodeText, 'fix'>>>,
  rules: Readonly<Record<string, { readonly fix: string }>>,
): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [code, { ...text, fix: rules[code]?.fix ?? '' }]),
  );

/** Every kind of stable code, in the order of the page. */
export const CODE_GROUPS: readonly CodeGroup[] = [
  {
    title: 'Refusals',
    where:
      '`error.code` of every answer with a status of 400 or more, and of each refused item of a bulk answer.',
    as: 'Refusal',
    texts: REFUSAL_TEXTS,
    status: REFUSAL_STATUS,
  },
  {
    title: 'Issues',
    where: '`error.details.issues[].code` of a refusal, beside the path of the member.',
    as: 'Issue',
    texts: ISSUE_TEXTS,
  },
  {
    title: 'Findings',
    where:
      '`findings[].code` of Validate and `blocked[].findings[].code` of Preview. The codes of [warnings](#warnings-of-normalising) are findings of the kind `degraded` too.',
    as: 'Finding',
    texts: FINDING_TEXTS,
  },
  {
    title: 'Warnings of normalising',
    where:
      '`warnings[].code` of a preview and of operations: what a platform gets otherwise than it is here.',
    as: 'Warning',
    texts: WARNING_TEXTS,
  },
  {
    title: 'Warnings of plans',
    where: '`warnings[].code` and `notices[].code` of a preview or undo.',
    as: 'Warning of a plan',
    texts: PLAN_WARNING_TEXTS,
  },
  {
    title: 'Operations',
    where: '`error.code` of operations of a sync, and of the campaigns that it leaves out.',
    as: 'Operation',
    texts: OPERATION_ERROR_TEXTS,
  },
  {
    title: 'Failed syncs and previews',
    where: '`failure.code` of a sync or preview.',
    as: 'Failure of a sync or preview',
    texts: WHOLE_FAILURE_TEXTS,
  },
  {
    title: 'Platform codes of Switchyard',
    where:
      '`error.platformCode` of operations and `lastError` of links, where Switchyard did not ask the platform or got no answer. All other values are the own words of the platform.',
    as: 'Platform code',
    texts: FAILURE_TEXTS,
  },
  {
    title: 'Alerts',
    where: '`kind` of GET /api/v1/alerts.',
    as: 'Alert',
    texts: withFixes(ALERT_TEXTS, ALERT_RULES),
  },
  {
    title: 'Delivery reasons',
    where: '`deliverySummary.reasons[].code` of a campaign.',
    as: 'Delivery reason',
    texts: withFixes(DELIVERY_TEXTS, DELIVERY_RULES),
  },
  {
    title: 'Checks of connections',
    where: '`findings[].code` of the check of a connection.',
    as: 'Check of a connection',
    texts: CHECK_TEXTS,
  },
  {
    title: 'Problems of attempts to connect',
    where: '`problem.code` of an attempt to connect an ad account.',
    as: 'Problem of an attempt',
    texts: ACCESS_TEXTS,
  },
  {
    title: 'Warnings about places',
    where: '`warnings[].code` of a request that sets places.',
    as: 'Warning about places',
    texts: GEO_WARNING_TEXTS,
  },
  {
    title: 'Warnings about schedules',
    where: '`warnings[].code` of a request that sets an ad schedule.',
    as: 'Warning about a schedule',
    texts: SCHEDULE_WARNING_TEXTS,
  },
  {
    title: 'Warnings of a split budget',
    where: '`warnings[].code` of PUT /api/v1/campaigns/:id/budget-split.',
    as: 'Warning of a split budget',
    texts: SPLIT_WARNING_TEXTS,
  },
  {
    title: 'Files of assets',
    where: '`fetch.code` of an asset, and `details.reason` of the refusal CONTENT_REFUSED.',
    as: 'File of an asset',
    texts: { ...FETCH_STATE_TEXTS, ...FETCH_PROBLEM_TEXTS, ...CONTENT_TEXTS },
  },
  {
    title: 'Warnings of conversions',
    where: '`warnings[].code` of reported conversions.',
    as: 'Warning of a conversion',
    texts: CONVERSION_WARNING_TEXTS,
  },
  {
    title: 'Payloads that do not count',
    where:
      '`details.reason` of a refused item of a payload, and the last fault of a conversion source.',
    as: 'Payload',
    texts: SKIP_TEXTS,
  },
  {
    title: 'Faults of conversion sources',
    where: 'The last fault of a conversion source.',
    as: 'Fault of a conversion source',
    texts: SOURCE_FAULT_TEXTS,
  },
  {
    title: 'Conversions and adjustments on their way',
    where: '`reason` of a conversion, adjustment or delivery.',
    as: 'Delivery of a conversion',
    texts: DELIVERY_REASON_TEXTS,
  },
  {
    title: 'Conversions that were not sent',
    where:
      '`platformError.code` and `reason` of a delivery, where Switchyard did not ask the platform or cannot tell what it answered. All other values are the own words of the platform.',
    as: 'Conversion',
    texts: VERDICT_TEXTS,
  },
  {
    title: 'Conversion actions that differ',
    where: '`conflicts[].code` of a conversion action on a platform.',
    as: 'Conflict of a conversion action',
    texts: CONFLICT_TEXTS,
  },
  {
    title: 'Findings of social posts',
    where: '`findings[].code` of a social post.',
    as: 'Finding of a post',
    texts: POST_FINDING_TEXTS,
  },
  {
    title: 'Failed steps of social posts',
    where: '`failure.code` of a social post.',
    as: 'Failed step of a post',
    texts: POST_FAILURE_TEXTS,
  },
  {
    title: 'Sources of social posts',
    where: '`problemCode` of a source, with the codes of files that are fetched by their address.',
    as: 'Source of a post',
    texts: SOURCE_PROBLEM_TEXTS,
  },
];
