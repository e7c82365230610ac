import { hourlyRate } from '../../delivery/hourly-rate';
import { type Figures, times } from '../../delivery/spend-book';
import { type TimeSlice, timeSlices } from '../../delivery/time-slices';
import { bidStrategyOf } from '../campaigns/campaign-words';
import { unitsIn } from '../rules/money';
import type { Entity } from '../store/entity';
import { wishedStatus } from '../store/lifecycle';
import type { World } from '../store/world';
import { textIn } from '../../json/fields';
import { remainingMicros } from './remaining-budget';
import { approvedFrom } from './review';
import { campaignHolds } from './serving-holds';

const QUARTER_MS = 15 * 60_000;

/**
 * Lets every campaign serve between two times: whole quarter hours in which nothing holds it, days of UTC, never over a budget. The same
 * world serves alike in one long step and in many short ones.
 */
export function deliver(world: World, from: Date, to: Date): void {
  const slices = timeSlices(from, to, 'UTC');
  for (const campaign of world.table('campaign').all()) {
    if (wishedStatus(campaign) === 'ACTIVE' && isBidding(campaign)) {
      deliverCampaign(world, campaign, slices);
    }
  }
}

/** A manual bid of nothing wins nothing, though the campaign counts as runnable (live clients). */
function isBidding({ fields }: Entity): boolean {
  return (
    bidStrategyOf(textIn(fields, 'optimizationTargetType')) === 'MAXIMUM_DELIVERY' ||
    (unitsIn(fields, 'unitCost') ?? 0) > 0
  );
}

function deliverCampaign(world: World, campaign: Entity, slices: readonly TimeSlice[]): void {
  const creatives = world
    .children(campaign)
    .filter((creative) => wishedStatus(creative) === 'ACTIVE');
  const currency = world.accounts.get(campaign.accountId)?.currency;
  const firstReady = Math.min(...creatives.map(approvedFrom));
  if (currency === undefined || firstReady === Number.POSITIVE_INFINITY) return;
  const rate = hourlyRate(campaign.id, currency);
  for (const slice of slices) {
    const quarter = Math.floor(slice.start.getTime() / QUARTER_MS) * QUARTER_MS;
    if (firstReady <= quarter && isOpen(campaign, world, quarter)) {
      serve(
        world,
        campaign,
        creatives.filter((one) => approvedFrom(one) <= quarter),
        slice,
        rate,
      );
    }
  }
}

const isOpen = (campaign: Entity, world: World, quarter: number): boolean =>
  [quarter, quarter + QUARTER_MS - 1].every(
    (at) => campaignHolds(campaign, world, at).length === 0,
  );

function serve(
  world: World,
  campaign: Entity,
  creatives: readonly Entity[],
  slice: TimeSlice,
  rate: Figures,
): void {
  const name = `campaign:${campaign.id}`;
  if (world.book.isFixed(name, slice.date)) return;
  const wished = times(rate, slice.hours);
  const share = Math.min(1, remainingMicros(campaign, world, slice.date) / wished.costMicros);
  if (share <= 0) return;
  const served = times(wished, share);
  world.book.add(name, slice.date, served);
  for (const creative of creatives) {
    world.book.add(`creative:${creative.id}`, slice.date, times(served, 1 / creatives.length));
  }
}
