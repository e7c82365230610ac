import { type Figures, NO_FIGURES } from '../../delivery/spend-book';
import type { SpendFigures } from '../../vendor';
import type { Entity } from '../store/entity';
import { isGoing } from '../store/lifecycle';
import type { World } from '../store/world';
import { findEntity } from './find-entity';

/**
 * Sets the figures of a day. A campaign's id puts them there; a campaign group's id puts them on its first living campaign and nothing on
 * its others. False when there is no such campaign or group, or none in the group.
 */
export function setSpend(world: World, figures: SpendFigures): boolean {
  const group = findEntity(world, 'campaignGroup', figures.campaignId);
  const campaigns = group ? [...world.children(group)].sort((a, b) => Number(a.id) - Number(b.id)) : [findEntity(world, 'campaign', figures.campaignId)];
  const first = campaigns.find((one) => one !== undefined && !isGoing(one)) ?? campaigns[0];
  if (!first) return false;
  for (const campaign of campaigns) if (campaign) fix(world, campaign, figures.date, campaign === first ? wireFigures(figures) : NO_FIGURES);
  return true;
}

function fix(world: World, campaign: Entity, date: string, figures: Figures): void {
  world.book.fix(`campaign:${campaign.id}`, date, figures);
  const creatives = [...world.children(campaign)].sort((a, b) => Number(a.id) - Number(b.id));
  for (const [index, creative] of creatives.entries()) world.book.fix(`creative:${creative.id}`, date, index === 0 ? figures : NO_FIGURES);
}

const wireFigures = ({ impressions, clicks, spend, conversions, conversionValue }: SpendFigures): Figures => ({
  impressions, clicks, costMicros: Math.round(spend * 1_000_000), conversions, conversionsValue: conversionValue,
});
