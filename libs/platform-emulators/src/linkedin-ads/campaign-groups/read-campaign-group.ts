import { auditMembers } from '../resources/audit-members';
import { groupHolds } from '../delivery/serving-holds';
import type { Entity } from '../store/entity';
import { statusOf } from '../store/lifecycle';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';

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
