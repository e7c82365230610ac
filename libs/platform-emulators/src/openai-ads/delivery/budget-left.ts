import type { Account } from '../accounts/account';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { numberIn, objectIn } from '../../json/fields';
import { dayIn } from './account-day';

/** Micros that a campaign may still spend at a time: of the account's day, or ever. */
export function budgetLeft(campaign: Entity, world: World, account: Account, at: number): number {
  const budget = objectIn(campaign.fields, 'budget');
  const lifetime = numberIn(budget, 'lifetime_spend_limit_micros');
  if (lifetime !== undefined) return Math.max(0, lifetime - world.ledger.spentEver(campaign.id));
  const daily = numberIn(budget, 'daily_spend_limit_micros') ?? 0;
  return Math.max(0, daily - world.ledger.spentOn(campaign.id, dayIn(account, at)));
}
