import { unitsIn } from '../rules/money';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { spentMicros } from './spent';

/** What a campaign may still spend on a day of UTC, in micros: the least that is left of its own budgets and its group's. */
export function remainingMicros(campaign: Entity, world: World, date: string): number {
  const group = world.table('campaignGroup').get(campaign.parentId ?? '');
  const holders = group ? [campaign, group] : [campaign];
  const left = holders.flatMap((holder) => [
    leftOf(holder, world, 'dailyBudget', date),
    leftOf(holder, world, 'totalBudget'),
  ]);
  return Math.max(0, Math.min(...left));
}

function leftOf(holder: Entity, world: World, member: string, date?: string): number {
  const units = unitsIn(holder.fields, member);
  return units === undefined
    ? Number.POSITIVE_INFINITY
    : units * 1_000_000 - spentMicros(holder, world, date);
}
