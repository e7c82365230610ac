import { groupLevel } from '../campaign-groups/group-level';
import { campaignsOf } from '../campaigns/campaign-level';
import { creativePages } from '../creatives/creative-level';
import type { Delivery } from '../../port/delivery';
import type { Json } from '../wire/answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { Session } from '../wire/session';
import { judgeDelivery } from './judge-delivery';
import { reviewOf } from './reviews';

/** What serves, for the campaigns that still exist, with the reviews of their ads. */
export async function* readDeliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const ids of inChunks(campaignRemoteIds, LIMITS.batch)) {
    const groups = await groupLevel.byIds(session, ids);
    if (groups.length === 0) continue;
    const campaigns = await campaignsOf(
      session,
      groups.map(({ observed }) => observed.remoteId),
    );
    const creatives = await creativesIn(
      session,
      campaigns.map(({ observed }) => observed.remoteId),
    );
    for (const {
      observed: { remoteId },
      source: group,
    } of groups) {
      const inside = campaigns
        .filter(({ observed }) => observed.parentRemoteId === remoteId)
        .map(({ source }) => source);
      const urns = new Set(inside.map(({ id }) => `urn:li:sponsoredCampaign:${String(id)}`));
      const shown = creatives.filter(({ campaign }) => urns.has(String(campaign)));
      yield {
        ...judgeDelivery({ remoteId, group, campaigns: inside, creatives: shown }),
        reviews: shown.map(reviewOf),
      };
    }
  }
}

const creativesIn = async (
  session: Session,
  campaignIds: readonly string[],
): Promise<readonly Json[]> => {
  const found: Json[] = [];
  for await (const page of creativePages(session, campaignIds)) found.push(...page);
  return found;
};
