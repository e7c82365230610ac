import type { Entity } from '../store/entity';
import { type Fields, numberIn } from '../../json/fields';
import type { Ledger } from './ledger';

/** Micros an ad group may still spend on a day: its own goal or its campaign's, and the campaign's cap. */
export function budgetLeft(
  ledger: Ledger,
  campaign: Entity,
  adGroup: Entity,
  date: string,
): number {
  const holder = campaign.fields.is_campaign_budget_optimization === true ? campaign : adGroup;
  const goal = goalLeft(ledger, holder.id, holder.fields, date);
  const cap = numberIn(campaign.fields, 'spend_cap');
  const capLeft =
    cap === undefined ? Number.POSITIVE_INFINITY : cap - ledger.spentEver(campaign.id);
  return Math.max(0, Math.min(goal, capLeft));
}

function goalLeft(ledger: Ledger, id: string, fields: Fields, date: string): number {
  const value = numberIn(fields, 'goal_value') ?? 0;
  return (
    value -
    (fields.goal_type === 'LIFETIME_SPEND' ? ledger.spentEver(id) : ledger.spentOn(id, date))
  );
}
