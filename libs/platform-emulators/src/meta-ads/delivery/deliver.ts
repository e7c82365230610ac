import { hourlyRate } from '../../delivery/hourly-rate';
import { times } from '../../delivery/spend-book';
import { type TimeSlice, timeSlices } from '../../delivery/time-slices';
import { type Account, ACTIVE_ACCOUNT } from '../accounts/account';
import { offsetOf } from '../money/offset';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { numberIn } from '../../json/fields';
import { isOpen, openAds, type ServingAdset, servingAdsets, turningPoints } from './serving-adsets';
import { totalMicros } from './total-micros';

/** Lets every active tree of approved ads serve between two times, within dates, schedules and budgets. The same world always serves alike. */
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
  const wished = times(hourlyRate(adset.id, account.currency), slice.hours);
  const left = Math.min(
    leftOf(world, account, campaign, slice.date),
    leftOf(world, account, adset, slice.date),
  );
  const served = times(wished, Math.min(1, left / wished.costMicros));
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
