import { UNVERIFIED } from '../unverified';
import { textIn } from '../../json/fields';
import type { Entity } from './entity';
import type { World } from './world';

export const STATUSES = ['ACTIVE', 'PAUSED', 'DELETED', 'ARCHIVED'] as const;
export type Status = (typeof STATUSES)[number];

export const isLiving = ({ fields }: Entity): boolean =>
  fields.status !== 'DELETED' && fields.status !== 'ARCHIVED';

/** When the review of an ad lets it serve, in milliseconds; undefined for a disapproved one. */
export function approvedAt({ review }: Entity): number | undefined {
  if (!review) return 0;
  if (!review.verdict) return review.submittedAt + UNVERIFIED.reviewMinutes * 60_000;
  return review.verdict.review === 'disapproved' ? undefined : review.verdict.at;
}

/** What the vendor shows as `effective_status`: the object's own state under that of its parents (platform document 1c). */
export function effectiveStatus(world: World, entity: Entity): string {
  const own = textIn(entity.fields, 'status');
  if (own === 'DELETED' || own === 'ARCHIVED' || entity.kind === 'campaign') return own;
  if (entity.kind === 'ad') return adStatus(world, entity, own);
  return own === 'ACTIVE' && parentStatus(world, entity, 'campaign') === 'PAUSED'
    ? 'CAMPAIGN_PAUSED'
    : own;
}

function adStatus(world: World, ad: Entity, own: string): string {
  const approved = approvedAt(ad);
  if (approved === undefined) return 'DISAPPROVED';
  if (approved > world.now()) return 'PENDING_REVIEW';
  if (own === 'PAUSED') return own;
  const adset = world.table('adset').get(ad.parentId ?? '');
  if (adset && parentStatus(world, adset, 'campaign') === 'PAUSED') return 'CAMPAIGN_PAUSED';
  return adset?.fields.status === 'PAUSED' ? 'ADSET_PAUSED' : own;
}

const parentStatus = (world: World, entity: Entity, kind: 'campaign' | 'adset'): unknown =>
  world.table(kind).get(entity.parentId ?? '')?.fields.status;
