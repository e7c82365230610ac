import { type Figures, NO_FIGURES } from '../../delivery/spend-book';
import type { SpendFigures } from '../../vendor';
import type { World } from '../store/world';

/** Sets a campaign's figures of a day; they are told of its first ad set and ad, nothing of the others. False when there is no such campaign. */
export function setSpend(world: World, { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures): boolean {
  const campaign = world.table('campaign').get(campaignId);
  if (!campaign) return false;
  const figures: Figures = { impressions, clicks, costMicros: Math.round(spend * 1_000_000), conversions, conversionsValue: conversionValue };
  world.spend.fix(campaignId, date, figures);
  const adsets = world.table('adset').under(campaignId);
  const first = adsets.find(({ id }) => world.table('ad').under(id).length > 0) ?? adsets[0];
  for (const adset of adsets) {
    world.spend.fix(adset.id, date, adset === first ? figures : NO_FIGURES);
    world.table('ad').under(adset.id).forEach(({ id }, index) => world.spend.fix(id, date, adset === first && index === 0 ? figures : NO_FIGURES));
  }
  return true;
}
