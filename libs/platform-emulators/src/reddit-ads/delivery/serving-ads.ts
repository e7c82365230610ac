import { approvedAt, reviewState } from '../store/review-state';
import { configuredStatus, type Entity } from '../store/entity';
import type { World } from '../store/world';

/** An ad group that can serve, with its ads that can, each from when its review lets it. */
export interface ServingAdGroup {
  readonly adGroup: Entity;
  readonly ads: readonly { readonly ad: Entity; readonly from: number }[];
}

/** What of an active campaign can serve until a time: active ad groups with active ads that are approved by then. */
export function servingAdGroups(
  world: World,
  campaign: Entity,
  until: number,
): readonly ServingAdGroup[] {
  return [...world.table('adGroup').under(campaign.id)].filter(isActive).flatMap((adGroup) => {
    const ads = [...world.table('ad').under(adGroup.id)].filter(isActive).flatMap((ad) => {
      const from = servesFrom(ad, until);
      return from < until ? [{ ad, from }] : [];
    });
    return ads.length > 0 ? [{ adGroup, ads }] : [];
  });
}

const isActive = (entity: Entity): boolean => configuredStatus(entity) === 'ACTIVE';

function servesFrom(ad: Entity, until: number): number {
  if (reviewState(ad, until) !== 'approved') return Number.POSITIVE_INFINITY;
  return ad.review && !ad.review.verdict ? approvedAt(ad.review.submittedAt) : 0;
}
