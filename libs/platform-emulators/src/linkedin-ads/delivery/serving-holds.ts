import { unitsIn } from '../rules/money';
import { scheduleState } from '../rules/run-schedule';
import type { Entity } from '../store/entity';
import { wishedStatus } from '../store/lifecycle';
import type { World } from '../store/world';
import { approvedFrom, reviewStatus } from './review';
import { spentMicros } from './spent';

const isActive = (entity: Entity) => wishedStatus(entity) === 'ACTIVE';

/** What keeps a group from serving at a time (vendor's page on campaign groups: `servingStatuses`). Empty: nothing does. */
export function groupHolds(group: Entity, world: World, at: number): readonly string[] {
  const isStopped = !isActive(group) || world.accounts.get(group.accountId)?.status !== 'ACTIVE';
  return [...(isStopped ? ['STOPPED'] : []), ...limitHolds(group, world, at, 'CAMPAIGN_GROUP')];
}

/** What keeps a campaign from serving at a time (vendor's page on campaigns). */
export function campaignHolds(campaign: Entity, world: World, at: number): readonly string[] {
  const group = world.table('campaignGroup').get(campaign.parentId ?? '');
  return [
    ...(isActive(campaign) ? [] : ['STOPPED']),
    ...(world.accounts.get(campaign.accountId)?.status === 'ACTIVE'
      ? []
      : ['ACCOUNT_SERVING_HOLD']),
    ...(group && isActive(group) ? [] : ['CAMPAIGN_GROUP_STATUS_HOLD']),
    ...(group ? limitHolds(group, world, at, 'CAMPAIGN_GROUP') : []),
    ...limitHolds(campaign, world, at, 'CAMPAIGN'),
  ];
}

/** What keeps a creative from serving at a time (vendor's page on creatives: `servingHoldReasons`). */
export function creativeHolds(creative: Entity, world: World, at: number): readonly string[] {
  const campaign = world.table('campaign').get(creative.parentId ?? '');
  const status = reviewStatus(creative, at);
  return [
    ...(isActive(creative) ? [] : ['STOPPED']),
    ...(status === 'REJECTED' ? ['REJECTED'] : []),
    ...(status !== 'REJECTED' && !(approvedFrom(creative) <= at) ? ['UNDER_REVIEW'] : []),
    ...(campaign
      ? campaignHolds(campaign, world, at).map((hold) =>
          hold === 'STOPPED' ? 'CAMPAIGN_STOPPED' : hold,
        )
      : ['CAMPAIGN_STOPPED']),
  ];
}

function limitHolds(entity: Entity, world: World, at: number, prefix: string): readonly string[] {
  const state = scheduleState(entity.fields, at);
  const total = unitsIn(entity.fields, 'totalBudget');
  return [
    ...(state === 'before' ? [`${prefix}_START_DATE_HOLD`] : []),
    ...(state === 'over' ? [`${prefix}_END_DATE_HOLD`] : []),
    ...(total !== undefined && spentMicros(entity, world) >= total * 1_000_000
      ? [`${prefix}_TOTAL_BUDGET_HOLD`]
      : []),
  ];
}
