import { observeAdGroup } from '../ad-groups/observe-ad-group';
import { withPosts } from '../ads/with-posts';
import { campaignKind } from '../campaigns/campaign-kind';
import type { Observed, ReadScope } from '../../port/observed';
import { inChunks, LIMITS } from '../wire/limits';
import { allLiving, living } from '../wire/living';
import type { Session } from '../wire/session';

/**
 * Campaigns with all they hold, level by level, 200 campaigns at a time, and the posts of their ads. Names are not unique at
 * Reddit, so nobody is looked for by name.
 */
export async function* readScope(
  session: Session,
  { campaignRemoteIds, entities }: ReadScope,
): AsyncGenerator<Observed> {
  for (const ids of inChunks(campaignRemoteIds, LIMITS.ids)) {
    const campaigns = await campaignKind.byIds(session, ids);
    for (const { observed } of campaigns) yield observed;
    const there = campaigns.map(({ observed }) => observed.remoteId);
    if (there.length > 0 && entities.includes('adGroup')) yield* readAdGroups(session, there);
    if (there.length > 0 && entities.includes('ad')) yield* readAds(session, there);
  }
}

async function* readAdGroups(
  session: Session,
  campaign_id: readonly string[],
): AsyncGenerator<Observed> {
  for await (const adGroup of living(session, 'adGroup', { campaign_id })) {
    yield observeAdGroup(adGroup);
  }
}

async function* readAds(
  session: Session,
  campaign_id: readonly string[],
): AsyncGenerator<Observed> {
  for (const { observed } of await withPosts(
    session,
    await allLiving(session, 'ad', { campaign_id }),
  )) {
    yield observed;
  }
}
