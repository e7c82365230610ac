import { hourlyRate, times, type TimeSlice, timeSlices } from '../core/delivery';
import { type Fields, listIn, numberIn } from '../core/json';
import { offsetOf, totalMicros } from './money';
import { type Account, ACTIVE_ACCOUNT, approvedAt, type Entity, type World } from './store';

/**
 * Lets every active tree of approved ads serve between two times, within dates, schedules and
 * budgets. The same world always serves alike.
 */
export function deliver(world: World, from: Date, to: Date): void {
  for (const account of world.accounts.values()) {
    if (account.status !== ACTIVE_ACCOUNT) continue;
    const serving = servingAdsets(world, account.id);
    slicesOf(account, serving, from, to).forEach((slice) =>
      serving.forEach((one) => deliverSlice(world, account, one, slice)),
    );
  }
}

function slicesOf(
  account: Account,
  serving: readonly ServingAdset[],
  from: Date,
  to: Date,
): readonly TimeSlice[] {
  if (serving.length === 0) return [];
  const [begin, end] = [from.getTime(), to.getTime()];
  const cuts = [
    ...new Set([begin, ...turningPoints(serving).filter((at) => at > begin && at < end), end]),
  ].sort((a, b) => a - b);
  return cuts
    .slice(1)
    .flatMap((cut, index) =>
      timeSlices(new Date(cuts[index] ?? begin), new Date(cut), account.timeZone),
    );
}

function deliverSlice(
  world: World,
  account: Account,
  serving: ServingAdset,
  slice: TimeSlice,
): void {
  const { campaign, adset } = serving;
  const ads = openAds(serving, slice.start.getTime());
  if (ads.length === 0 || !isOpen(serving, slice) || world.spend.isFixed(campaign.id, slice.date)) {
    return;
  }
  const wanted = times(hourlyRate(adset.id, account.currency), slice.hours);
  const left = Math.min(
    leftOf(world, account, campaign, slice.date),
    leftOf(world, account, adset, slice.date),
  );
  const served = times(wanted, Math.min(1, left / wanted.costMicros));
  if (served.costMicros <= 0) return;
  for (const id of [campaign.id, adset.id]) world.spend.add(id, slice.date, served);
  for (const { id } of ads) world.spend.add(id, slice.date, times(served, 1 / ads.length));
}

/** Micros that an object may still spend on a day: its daily, lifetime and spending limits. */
function leftOf(world: World, { currency }: Account, { id, fields }: Entity, date: string): number {
  const micros = (name: string) =>
    ((numberIn(fields, name) ?? Number.POSITIVE_INFINITY) * 1_000_000) / offsetOf(currency);
  const [total, today] = [totalMicros(world, id), world.spend.on(id, date).costMicros];
  return Math.max(
    0,
    Math.min(
      micros('daily_budget') - today,
      micros('lifetime_budget') - total,
      micros('spend_cap') - total,
    ),
  );
}

interface ServingAdset {
  readonly campaign: Entity;
  readonly adset: Entity;
  /** Active ads with the time from which they may serve, in milliseconds. */
  readonly ads: readonly { readonly ad: Entity; readonly from: number }[];
}

/** Active ad sets under active campaigns that have an active, approved ad. */
function servingAdsets(world: World, accountId: string): readonly ServingAdset[] {
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

/**
 * When something about serving changes inside a stretch: reviews end, campaigns, ad sets and ads
 * begin and end.
 */
function turningPoints(serving: readonly ServingAdset[]): readonly number[] {
  return serving.flatMap(({ campaign, adset, ads }) => [
    ...[campaign, adset].flatMap(({ fields }) => boundsOf(fields)),
    ...ads.flatMap(({ ad, from }) => [from, numberIn(ad.fields, 'ad_schedule_end_time') ?? 0]),
  ]);
}

const boundsOf = (fields: Fields): readonly number[] =>
  ['start_time', 'end_time', 'stop_time'].flatMap((name) => numberIn(fields, name) ?? []);

const DAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/**
 * Whether dates and schedule let an ad set serve in a slice; USER schedules are taken in the
 * account's zone.
 */
function isOpen({ campaign, adset }: ServingAdset, slice: TimeSlice): boolean {
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
const openAds = ({ ads }: ServingAdset, at: number): readonly Entity[] =>
  ads
    .filter(
      ({ ad, from }) =>
        from <= at &&
        at < (numberIn(ad.fields, 'ad_schedule_end_time') ?? Number.POSITIVE_INFINITY),
    )
    .map(({ ad }) => ad);
