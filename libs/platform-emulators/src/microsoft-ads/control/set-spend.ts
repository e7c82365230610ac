import type { SpendFigures } from '../../vendor';
import type { World } from '../store/world';
import { textIn } from '../../json/fields';

/** Sets a campaign's figures of a day, deleted campaigns with figures included. False when there is no such campaign. */
export function setSpend(world: World, figures: SpendFigures): boolean {
  const live = world.table('Campaign').get(figures.campaignId);
  const campaign = live ? { id: live.id, accountId: live.accountId, name: textIn(live.fields, 'Name') } : world.ledger.find(figures.campaignId);
  if (campaign) world.ledger.set(campaign, figures);
  return campaign !== undefined;
}
