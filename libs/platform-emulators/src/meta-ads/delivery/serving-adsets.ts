import type { TimeSlice } from '../../delivery/time-slices';
import type { Entity } from '../store/entity';
import { approvedAt } from '../store/statuses';
import type { World } from '../store/world';
import { type Fields, listIn, numberIn } from '../../json/fields';

export interface ServingAdset {
  readonly campaign: Entity;
  readonly adset: Entity;
  /** Active ads with the time from which they may serve, in milliseconds. */
  readonly ads: readonly { readonly ad: Entity; readonly from: number }[];
}

/** Active ad sets under active campaigns that have an active, approved ad. */
export function servingAdsets(world: World, accountId: string): readonly ServingAdset[] {
  const campaigns = world.table('campaign').ofAccount(accountId).filter(isActive);
  return campaigns
    .flatMap((campaign) =>
      world
        .table('adset')
        .under(campaign.id)
        .filter(isActive)
        .map((adset) => ({ campaign, adset, ads: adsOf(world, adset) })),
    )
    .filter(({ ads }) => ads.length > 0);
}

const isActive = ({ fields }: Entity): boolean => fields.status === 'ACTIVE';

function adsOf(world: World, adset: Entity): ServingAdset['ads'] {
  return world
    .table('ad')
    .under(adset.id)
    .filter(isActive)
    .flatMap((ad) => {
      const approved = approvedAt(ad);
      return approved === undefined
        ? []
        : [{ ad, from: Math.max(approved, numberIn(ad.fields, 'ad_schedule_start_time') ?? 0) }];
    });
}

/** When something about serving changes inside a stretch: reviews end, campaigns, ad sets and ads begin and end. */
export function turningPoints(serving: readonly ServingAdset[]): readonly number[] {
  return serving.flatMap(({ campaign, adset, ads }) => [
    ...[campaign, adset].flatMap(({ fields }) => boundsOf(fields)),
    ...ads.flatMap(({ ad, from }) => [from, numberIn(ad.fields, 'ad_schedule_end_time') ?? 0]),
  ]);
}

const boundsOf = (fields: Fields): readonly number[] =>
  ['start_time', 'end_time', 'stop_time'].flatMap((name) => numberIn(fields, name) ?? []);

const DAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** Whether dates and schedule let an ad set serve in a slice; USER schedules are taken in the account's zone. */
export function isOpen({ campaign, adset }: ServingAdset, slice: TimeSlice): boolean {
  const at = slice.start.getTime();
  const isWithin = [campaign.fields, adset.fields].every((fields) => {
    const end =
      numberIn(fields, 'end_time') ?? numberIn(fields, 'stop_time') ?? Number.POSITIVE_INFINITY;
    return (numberIn(fields, 'start_time') ?? 0) <= at && at < end;
  });
  const parts = listIn(adset.fields, 'adset_schedule');
  return isWithin && (parts.length === 0 || parts.some((part) => isPartOpen(part, slice)));
}

function isPartOpen(part: Fields, { day, minuteOfDay }: TimeSlice): boolean {
  const [start, end] = [numberIn(part, 'start_minute') ?? 0, numberIn(part, 'end_minute') ?? 0];
  return (
    listIn<number>(part, 'days').includes(DAYS.indexOf(day)) &&
    start <= minuteOfDay &&
    minuteOfDay < end
  );
}

/** The ads that may serve in a slice. */
export const openAds = ({ ads }: ServingAdset, at: number): readonly Entity[] =>
  ads
    .filter(
      ({ ad, from }) =>
        from <= at &&
        at < (numberIn(ad.fields, 'ad_schedule_end_time') ?? Number.POSITIVE_INFINITY),
    )
    .map(({ ad }) => ad);
