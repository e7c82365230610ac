import { campaignDay } from '../campaigns/campaign-dates';
import { calendarDate } from '../rules/calendar-date';
import { servesFrom } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';

/** From when an active ad group can serve, and on which days (YYYY-MM-DD, account zone). */
export interface ServingAdGroup {
  /** The ad group, or the asset group. */
  readonly group: Entity;
  readonly from: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What of a campaign can serve: ad groups with an active, approved ad (in Search also a keyword); in Performance Max asset groups. */
export function servingAdGroups(world: World, campaign: Entity): readonly ServingAdGroup[] {
  switch (campaign.fields.CampaignType) {
    case 'PerformanceMax':
      return servingAssetGroups(world, campaign.id);
    case 'Audience':
      return servingGroups(world, campaign, () => 0);
    default:
      return servingGroups(world, campaign, (adGroup) =>
        firstApproved(world.table('Keyword').under(adGroup.id)),
      );
  }
}

function servingAssetGroups(world: World, campaignId: string): readonly ServingAdGroup[] {
  return [...world.table('AssetGroup').under(campaignId)].flatMap((group) => {
    const from = firstApproved([group]);
    return from === Number.POSITIVE_INFINITY ? [] : [{ group, from, ...daysOf(group.fields) }];
  });
}

function daysOf(fields: Fields): { firstDay: string; lastDay: string } {
  return {
    firstDay: calendarDate(fields, 'StartDate') ?? '',
    lastDay: calendarDate(fields, 'EndDate') ?? '9999-12-31',
  };
}

/** The days of an ad group within its campaign's own, where that has some. */
function daysWithin(adGroup: Fields, campaign: Fields): { firstDay: string; lastDay: string } {
  const { firstDay, lastDay } = daysOf(adGroup);
  const [begin, end] = [
    campaignDay(campaign, 'StartDate') ?? '',
    campaignDay(campaign, 'EndDate') ?? '9999-12-31',
  ];
  return { firstDay: firstDay > begin ? firstDay : begin, lastDay: lastDay < end ? lastDay : end };
}

function servingGroups(
  world: World,
  campaign: Entity,
  otherwiseFrom: (adGroup: Entity) => number,
): readonly ServingAdGroup[] {
  return [...world.table('AdGroup').under(campaign.id)].flatMap((adGroup) => {
    if (adGroup.fields.Status !== 'Active') return [];
    const from = Math.max(
      firstApproved(world.table('Ad').under(adGroup.id)),
      otherwiseFrom(adGroup),
    );
    if (from === Number.POSITIVE_INFINITY) return [];
    return [{ group: adGroup, from, ...daysWithin(adGroup.fields, campaign.fields) }];
  });
}

function firstApproved(entities: Iterable<Entity>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const entity of entities) {
    if (entity.fields.Status === 'Active') {
      first = Math.min(first, servesFrom(entity) ?? Number.POSITIVE_INFINITY);
    }
  }
  return first;
}
