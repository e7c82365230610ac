import { calendarDate } from '../rules/calendar-date';
import { servesFrom } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';

/** From when an active ad group can serve, and on which days (YYYY-MM-DD, account zone). */
export interface ServingAdGroup {
  readonly from: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The ad groups of a campaign that have an active, approved ad and keyword. */
export function servingAdGroups(world: World, campaignId: string): readonly ServingAdGroup[] {
  return [...world.table('AdGroup').under(campaignId)].flatMap((adGroup) => {
    if (adGroup.fields.Status !== 'Active') return [];
    const from = Math.max(firstApproved(world.table('Ad').under(adGroup.id)), firstApproved(world.table('Keyword').under(adGroup.id)));
    if (from === Number.POSITIVE_INFINITY) return [];
    return [{ from, firstDay: calendarDate(adGroup.fields, 'StartDate') ?? '', lastDay: calendarDate(adGroup.fields, 'EndDate') ?? '9999-12-31' }];
  });
}

function firstApproved(entities: Iterable<Entity>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const entity of entities) {
    if (entity.fields.Status === 'Active') first = Math.min(first, servesFrom(entity) ?? Number.POSITIVE_INFINITY);
  }
  return first;
}
