import { campaignHolds } from '../delivery/serving-holds';
import { auditMembers } from '../resources/audit-members';
import type { Entity } from '../store/entity';
import { statusOf } from '../store/lifecycle';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';

/** A campaign as it is answered. */
export function readCampaign(campaign: Entity, world: World): Fields {
  const holds = campaignHolds(campaign, world, world.now());
  return {
    ...campaign.fields,
    ...auditMembers(campaign),
    status: statusOf(campaign, world.now()),
    servingStatuses: holds.length > 0 ? holds : ['RUNNABLE'],
  };
}
