import { NO_FIGURES, plus } from '../../delivery/spend-book';
import type { Entity } from '../store/entity';
import { effectiveStatus, isLiving } from '../store/statuses';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import { asksForStatus, type Filter, matches } from '../wire/filtering';
import { badParameter } from '../wire/refusals';
import { type DayRange, cutDays } from './insight-days';
import type { InsightRow } from './insight-fields';
import type { Level } from './insight-words';

interface Place {
  readonly campaign?: Entity;
  readonly adset?: Entity;
  readonly ad?: Entity;
}

/**
 * Lines of a report: one per object of the level and stretch of days in which anything happened. Archived and deleted objects keep their
 * figures, in those of their parents too; a list shows them only when a filter asks for statuses, or when they are asked about themselves.
 */
export function insightRows(
  world: World,
  subject: Entity,
  level: Level,
  range: DayRange,
  read: Fields,
  filters: readonly Filter[],
): readonly InsightRow[] {
  const account = world.account(subject);
  const stretches = cutDays(range, String(read.time_increment ?? ''));
  const places = placesOf(world, subject, level)
    .filter((place) => isListed(subject, place, filters))
    .filter((place) => filters.every((filter) => isPlaced(world, place, filter)));
  return places
    .flatMap((place) => stretches.map((stretch) => row(world, account, subject, place, stretch)))
    .filter(
      ({ figures: { impressions, clicks, costMicros, conversions } }) =>
        Math.max(impressions, clicks, costMicros, conversions) >= 1,
    );
}

/** Manage Your Ad Object's Status: an account's report by ads leaves deleted ones out, unless filtered by `ad.effective_status`. */
function isListed(
  subject: Entity,
  { campaign, adset, ad }: Place,
  filters: readonly Filter[],
): boolean {
  const deepest = ad ?? adset ?? campaign;
  return !deepest || isLiving(deepest) || deepest.id === subject.id || asksForStatus(filters);
}

function row(
  world: World,
  account: InsightRow['account'],
  subject: Entity,
  place: Place,
  { since, until }: DayRange,
): InsightRow {
  const [first, last] = [since.toFormat('yyyy-MM-dd'), until.toFormat('yyyy-MM-dd')];
  const ids = idsOf(world, subject, place);
  const days = ids
    .flatMap((id) => [...world.spend.daysOf(id)])
    .filter(([date]) => first <= date && date <= last);
  return {
    account,
    ...place,
    figures: days.reduce((sum, [, figures]) => plus(sum, figures), NO_FIGURES),
    since: first,
    until: last,
  };
}

/** Objects whose figures make up a line: the deepest one named, or every campaign of the account. */
function idsOf(world: World, subject: Entity, { campaign, adset, ad }: Place): readonly string[] {
  const deepest = ad ?? adset ?? campaign;
  return deepest
    ? [deepest.id]
    : world
        .table('campaign')
        .ofAccount(subject.accountId)
        .map(({ id }) => id);
}

function placesOf(world: World, subject: Entity, level: Level): readonly Place[] {
  if (level === 'account') return [{}];
  const campaigns = world
    .table('campaign')
    .ofAccount(subject.accountId)
    .map((campaign): Place => ({ campaign }));
  const adsets = campaigns.flatMap(({ campaign }) =>
    world
      .table('adset')
      .under(campaign?.id ?? '')
      .map((adset): Place => ({ ...(campaign ? { campaign } : {}), adset })),
  );
  const all =
    level === 'campaign'
      ? campaigns
      : level === 'adset'
        ? adsets
        : adsets.flatMap((place) =>
            world
              .table('ad')
              .under(place.adset?.id ?? '')
              .map((ad): Place => ({ ...place, ad })),
          );
  return subject.kind === 'adaccount'
    ? all
    : all.filter(({ campaign, adset, ad }) =>
        [campaign?.id, adset?.id, ad?.id].includes(subject.id),
      );
}

const MEMBERS: Readonly<Record<string, (world: World, entity: Entity) => unknown>> = {
  id: (_world, { id }) => id,
  name: (_world, { fields }) => fields.name,
  effective_status: effectiveStatus,
};

function isPlaced(world: World, place: Place, filter: Filter): boolean {
  const [level = '', name = ''] = filter.field.split('.');
  const read = MEMBERS[name];
  if (!read || !['campaign', 'adset', 'ad'].includes(level)) {
    throw badParameter('filtering', `cannot filter by ${filter.field}`);
  }
  const entity = place[level as keyof Place];
  return matches(entity && read(world, entity), filter);
}
