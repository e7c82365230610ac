import { reviewStatus } from '../delivery/review';
import { creativeHolds } from '../delivery/serving-holds';
import type { Entity } from '../store/entity';
import { statusOf } from '../store/lifecycle';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import { urnOf } from '../wire/urn';

/** A creative as it is answered: no review while it is a draft, no hold reasons while it serves (vendor's page on creatives). */
export function readCreative(creative: Entity, world: World): Fields {
  const now = world.now();
  const holds = creativeHolds(creative, world, now);
  const person = urnOf('person', world.accounts.get(creative.accountId)?.personId ?? 'unknown');
  return {
    ...creative.fields,
    id: urnOf('sponsoredCreative', creative.id),
    account: urnOf('sponsoredAccount', creative.accountId),
    intendedStatus: statusOf(creative, now),
    isTest: false,
    createdAt: creative.createdAt,
    createdBy: person,
    lastModifiedAt: creative.modifiedAt,
    lastModifiedBy: person,
    ...reviewMembers(creative, now),
    isServing: holds.length === 0,
    ...(holds.length > 0 ? { servingHoldReasons: holds } : {}),
  };
}

function reviewMembers(creative: Entity, now: number): Fields {
  const status = reviewStatus(creative, now);
  const reasons = creative.review?.verdict?.reasons ?? [];
  return status === undefined
    ? {}
    : { review: { status, ...(reasons.length > 0 ? { rejectionReasons: reasons } : {}) } };
}
