import { dividedAmong } from '../../delivery/divided-among';
import { smallestUnitMicros } from '../../delivery/smallest-unit';
import { type Figures, NO_FIGURES } from '../../delivery/spend-book';
import type { SpendFigures } from '../../vendor';
import type { Entity } from '../store/entity';
import { isGoing } from '../store/lifecycle';
import type { World } from '../store/world';
import { findEntity } from './find-entity';

/**
 * Sets the figures of a day. A campaign's id puts them there, divided among its creatives; a campaign group's id divides them among its
 * campaigns that show something: every pivot adds up to them. False when there is no such campaign or group, or none in the group.
 */
export function setSpend(world: World, { date, ...spend }: SpendFigures): boolean {
  const group = findEntity(world, 'campaignGroup', spend.campaignId);
  const campaign = group ? undefined : findEntity(world, 'campaign', spend.campaignId);
  const entities = group ? world.children(group) : [campaign].flatMap((one) => one ?? []);
  if (entities.length === 0) return false;
  divide(world, entities, date, wireFigures(spend));
  return true;
}

function divide(world: World, entities: readonly Entity[], date: string, figures: Figures): void {
  const takers = takersAmong(world, entities);
  const currency = world.accounts.get(takers[0]?.accountId ?? '')?.currency ?? 'USD';
  const parts = dividedAmong(figures, takers.length, Number(smallestUnitMicros(currency)));
  const partOf = new Map(takers.map(({ id }, index) => [id, parts[index]]));
  for (const entity of entities) {
    const part = partOf.get(entity.id) ?? NO_FIGURES;
    world.book.fix(`${entity.kind}:${entity.id}`, date, part);
    if (entity.kind === 'campaign') divide(world, world.children(entity), date, part);
  }
}

/** Those that live, of campaigns those with a creative; all of them when there is none such. Oldest first. */
function takersAmong(world: World, entities: readonly Entity[]): readonly Entity[] {
  const living = entities.filter((one) => !isGoing(one));
  const serving = living.filter(
    (one) => one.kind !== 'campaign' || world.children(one).some((creative) => !isGoing(creative)),
  );
  const takers = [serving, living, entities].find((some) => some.length > 0) ?? [];
  return takers.toSorted((a, b) => Number(a.id) - Number(b.id));
}

const wireFigures = ({
  impressions,
  clicks,
  spend,
  conversions,
  conversionValue,
}: Omit<SpendFigures, 'date'>): Figures => ({
  impressions,
  clicks,
  costMicros: Math.round(spend * 1_000_000),
  conversions,
  conversionsValue: conversionValue,
});
