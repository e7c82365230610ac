import type { Observed, ReadScope } from '../../port/attributes';
import { allLiving, living } from '../client/objects';
import { inChunks, LIMITS, type Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { withPosts } from '../write/ads';
import { campaignKind } from '../write/campaigns';
import { observeAdGroup } from './observe';

/**
 * Campaigns with all they hold, level by level, 200 campaigns at a time, and the posts of their
 * ads. Names are not unique at Reddit, so no object is looked for by name.
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

/**
 * Calls that `readScope` makes. The number of ads is not known before: their posts come on top, ten
 * per call, and pages beyond the first.
 */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const chunks = Math.ceil(campaignRemoteIds.length / LIMITS.ids);
  const furtherPages = Math.max(
    0,
    Math.ceil(bound.adGroups / UNVERIFIED.pageSize) - Math.max(1, chunks),
  );
  return (
    chunks +
    (entities.includes('adGroup') ? chunks + (chunks > 0 ? furtherPages : 0) : 0) +
    (entities.includes('ad') ? chunks : 0)
  );
};
