import { DateTime } from 'luxon';
import type { Entity } from '../store/entity';
import { offsetUnits } from '../money/offset';
import { numberIn } from '../../json/fields';
import type { Scene } from '../wire/node-type';
import { totalMicros } from './total-micros';

/** What is left of today's or the lifetime's budget, in offset units as text; nothing where the object has no budget. */
export function budgetRemaining(entity: Entity, { world }: Scene): unknown {
  const account = world.account(entity);
  const today = DateTime.fromMillis(world.now(), { zone: account.timeZone }).toFormat('yyyy-MM-dd');
  const [daily, lifetime] = [
    numberIn(entity.fields, 'daily_budget'),
    numberIn(entity.fields, 'lifetime_budget'),
  ];
  if (daily === undefined && lifetime === undefined) return undefined;
  const micros =
    daily === undefined
      ? totalMicros(world, entity.id)
      : world.spend.on(entity.id, today).costMicros;
  return String(Math.max(0, (daily ?? lifetime ?? 0) - offsetUnits(micros, account.currency)));
}

/** Everything that an object spent, in offset units. */
export const spentOf = (entity: Entity, { world }: Scene): number =>
  offsetUnits(totalMicros(world, entity.id), world.account(entity).currency);
