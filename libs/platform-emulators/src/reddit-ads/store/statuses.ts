import { textIn } from '../../core/json';
import { UNVERIFIED } from '../unverified';
import { type ConfiguredStatus, configuredStatus, type Entity, type World } from './world';

export const EFFECTIVE_STATUSES = [
  'ACTIVE',
  'AD_GROUP_PAUSED',
  'ARCHIVED',
  'CAMPAIGN_PAUSED',
  'COMPLETED',
  'DELETED',
  'PAUSED',
  'PENDING_APPROVAL',
  'PENDING_BILLING_INFO',
  'PENDING_ID_VERIFICATION',
  'REJECTED',
  'INVALID_DATA_SOURCE',
  'MISSING_PERMISSIONS',
  'PROCESSING',
] as const;
export type EffectiveStatus = (typeof EFFECTIVE_STATUSES)[number];

/**
 * The status the vendor computes: what holds the object back first. It lags behind changes
 * (platform document 3c).
 */
export function effectiveStatus(world: World, entity: Entity): EffectiveStatus {
  const now = world.now();
  const { adGroup, campaign } = ancestorsOf(world, entity);
  const own = visibleStatus(entity, now);
  const above = [adGroup, campaign].map((one) => one && visibleStatus(one, now));
  const ended = (['DELETED', 'ARCHIVED'] as const).find(
    (status) => own === status || above.includes(status),
  );
  if (ended) return ended;
  if (reviewState(entity, now) === 'rejected') return 'REJECTED';
  if (own === 'PAUSED') return 'PAUSED';
  if (adGroup && visibleStatus(adGroup, now) === 'PAUSED') return 'AD_GROUP_PAUSED';
  if (campaign && visibleStatus(campaign, now) === 'PAUSED') return 'CAMPAIGN_PAUSED';
  if (reviewState(entity, now) === 'pending') return 'PENDING_APPROVAL';
  return [entity, adGroup, campaign].some((one) => one && hasEnded(one, now))
    ? 'COMPLETED'
    : 'ACTIVE';
}

/** Everything that holds the object back, in the vendor's free words (platform document 3c). */
export function deliveryStatus(world: World, entity: Entity): readonly string[] {
  const { adGroup, campaign } = ancestorsOf(world, entity);
  const state = reviewState(entity, world.now());
  return [
    ...(state === 'pending' ? ['PENDING_REVIEW'] : []),
    ...(state === 'rejected' ? ['REJECTED'] : []),
    ...(configuredStatus(entity) === 'ACTIVE' ? [] : [configuredStatus(entity)]),
    ...(adGroup && configuredStatus(adGroup) !== 'ACTIVE'
      ? [`AD_GROUP_${configuredStatus(adGroup)}`]
      : []),
    ...(campaign && configuredStatus(campaign) !== 'ACTIVE'
      ? [`CAMPAIGN_${configuredStatus(campaign)}`]
      : []),
  ];
}

const visibleStatus = (entity: Entity, now: number): ConfiguredStatus =>
  entity.statusBefore && entity.statusBefore.until > now
    ? entity.statusBefore.status
    : configuredStatus(entity);

const hasEnded = ({ fields }: Entity, now: number): boolean => {
  const end = textIn(fields, 'end_time');
  return end !== '' && Date.parse(end) <= now;
};

/** What a review says now; `none` for what is never reviewed. */
export type ReviewState = 'none' | 'pending' | 'approved' | 'rejected';

export function reviewState({ review }: Entity, now: number): ReviewState {
  if (!review) return 'none';
  if (review.verdict) return review.verdict.isApproved ? 'approved' : 'rejected';
  return now < approvedAt(review.submittedAt) ? 'pending' : 'approved';
}

/** When a review ends by itself. */
export const approvedAt = (submittedAt: number): number =>
  submittedAt + UNVERIFIED.reviewMinutes * 60_000;

/** What an ad or ad group lies in. */
export interface Ancestors {
  readonly adGroup?: Entity;
  readonly campaign?: Entity;
}

/** The campaign of an ad group, the ad group and campaign of an ad; nothing for others. */
export function ancestorsOf(world: World, entity: Entity): Ancestors {
  switch (entity.kind) {
    case 'campaign':
    case 'post':
      return {};
    case 'adGroup': {
      const campaign = world.table('campaign').get(entity.parentId);
      return campaign ? { campaign } : {};
    }
    case 'ad': {
      const adGroup = world.table('adGroup').get(entity.parentId);
      return adGroup ? { adGroup, ...ancestorsOf(world, adGroup) } : {};
    }
  }
}
