import { dividedAmong } from '../../delivery/divided-among';
import { type Figures, NO_FIGURES } from '../../delivery/spend-book';
import type { SpendFigures } from '../../vendor';
import { offsetOf } from '../money/offset';
import type { Entity, Kind } from '../store/entity';
import { isLiving } from '../store/statuses';
import type { World } from '../store/world';

/** Sets a campaign's figures of a day, divided among its ad sets with ads and among the ads of each: every level adds up to them. False when there is no such campaign. */
export function setSpend(
  world: World,
  { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures,
): boolean {
  const campaign = world.table('campaign').get(campaignId);
  if (!campaign) return false;
  const figures: Figures = {
    impressions,
    clicks,
    costMicros: Math.round(spend * 1_000_000),
    conversions,
    conversionsValue: conversionValue,
  };
  world.spend.fix(campaignId, date, figures);
  divide(world, campaign, 'adset', date, figures);
  return true;
}

function divide(world: World, parent: Entity, kind: Kind, date: string, figures: Figures): void {
  const entities = world.table(kind).under(parent.id);
  const takers = takersAmong(world, entities);
  const parts = dividedAmong(
    figures,
    takers.length,
    1_000_000 / offsetOf(world.account(parent).currency),
  );
  const partOf = new Map(takers.map(({ id }, index) => [id, parts[index]]));
  for (const entity of entities) {
    const part = partOf.get(entity.id) ?? NO_FIGURES;
    world.spend.fix(entity.id, date, part);
    if (kind === 'adset') divide(world, entity, 'ad', date, part);
  }
}

/** Those that live, of ad sets those with an ad; all of them when there is none such. */
function takersAmong(world: World, entities: readonly Entity[]): readonly Entity[] {
  const living = entities.filter(isLiving);
  const serving = living.filter(
    ({ kind, id }) => kind !== 'adset' || world.table('ad').under(id).some(isLiving),
  );
  return [serving, living, entities].find((some) => some.length > 0) ?? [];
}
