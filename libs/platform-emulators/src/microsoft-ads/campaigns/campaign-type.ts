import type { World } from '../store/world';
import { textIn } from '../../json/fields';

/** The campaign types that are stood in for. */
export const OFFERED_TYPES: readonly string[] = ['Search', 'Audience', 'PerformanceMax'];

/** The type of a campaign, by its id or by the id of one of its ad groups; empty when there is none. */
export function campaignTypeAbove(world: World, id: string): string {
  const campaignId = world.table('AdGroup').get(id)?.parentId ?? id;
  return textIn(world.table('Campaign').get(campaignId)?.fields ?? {}, 'CampaignType');
}
