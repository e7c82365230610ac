import type { Scene } from '../resources/scene';
import type { Entity } from '../store/entity';
import { UNVERIFIED } from '../unverified';
import { numberIn, objectIn, textIn } from '../../json/fields';
import { budgetLeft } from './budget-left';
import { reviewOf } from './review';

export interface ServingIssue {
  readonly code: string;
  readonly message: string;
}

/** Why an object does not serve, with the reasons above it (developers.openai.com/ads/troubleshooting; codes seen live). None is no promise of delivery. */
export function servingIssues(entity: Entity, scene: Scene): readonly ServingIssue[] {
  return [...accountIssues(scene), ...objectIssues(entity, scene)].map((code) => ({
    code,
    message: code.replaceAll('_', ' '),
  }));
}

function accountIssues({ account }: Scene): readonly string[] {
  if (account.review !== 'rejected') {
    return account.status === 'active' ? [] : ['ad_account_not_active'];
  }
  return [
    account.reviewReason === 'missing_favicon'
      ? 'ad_account_brand_review_missing_favicon'
      : 'ad_account_brand_review_rejected',
  ];
}

function objectIssues(entity: Entity, scene: Scene): readonly string[] {
  const parent = parentOf(entity, scene);
  const above = parent ? objectIssues(parent, scene) : [];
  const inactive = entity.fields.status === 'active' ? [] : [`${entity.kind}_not_active`];
  const reserved = reservedParams(entity) ? ['reserved_query_params_present'] : [];
  const own =
    entity.kind === 'campaign'
      ? campaignIssues(entity, scene)
      : entity.kind === 'ad'
        ? adIssues(entity, scene)
        : [];
  return [...above, ...inactive, ...own, ...reserved];
}

function parentOf({ kind, accountId, parentId }: Entity, { world }: Scene): Entity | undefined {
  if (kind === 'ad') return world.find('ad_group', accountId, parentId);
  return kind === 'ad_group' ? world.find('campaign', accountId, parentId) : undefined;
}

function campaignIssues(campaign: Entity, { world, account }: Scene): readonly string[] {
  const seconds = world.now() / 1_000;
  const isAhead = (numberIn(campaign.fields, 'start_time') ?? 0) > seconds;
  const isOver = (numberIn(campaign.fields, 'end_time') ?? Infinity) <= seconds;
  const isSpent = budgetLeft(campaign, world, account, world.now()) < 1;
  return [
    ...(isAhead ? ['campaign_not_started'] : []),
    ...(isOver ? ['campaign_ended'] : []),
    ...(isSpent ? ['campaign_budget_exhausted'] : []),
  ];
}

function adIssues(ad: Entity, { world }: Scene): readonly string[] {
  const { status, reason } = reviewOf(ad, world.now());
  const verdict = ad.review?.verdict;
  if (status === 'in_review') return ['ad_in_review'];
  if (status === 'rejected') {
    return [
      'review_not_approved',
      ...(/^(crawl|landing_page|robots)/.test(String(reason)) ? ['landing_page_crawl_issue'] : []),
    ];
  }
  return verdict?.isLimited ? [verdict.reasons[0] ?? UNVERIFIED.limitedIssue] : [];
}

/** The vendor's own parameters in a destination or a template of one. */
function reservedParams({ fields }: Entity): boolean {
  const template = textIn(objectIn(fields, 'landing_page_configuration'), 'query_string_template');
  const target = textIn(objectIn(fields, 'creative'), 'target_url');
  const queries = [template, URL.canParse(target) ? new URL(target).search : ''];
  return queries.some((query) =>
    UNVERIFIED.reservedQueryParams.some((name) => new URLSearchParams(query).has(name)),
  );
}
