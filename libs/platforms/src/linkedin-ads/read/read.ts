import type { Observed, ReadScope } from '../../port/attributes';
import { chunksOf, inChunks, LIMITS, type Session } from '../client/session';
import { campaignsOf } from '../write/ad-groups';
import { creativesOf } from '../write/ads';
import { campaignGroupLevel } from '../write/campaigns';

/**
 * Campaigns with all they hold: a hundred groups at a time, then all their campaigns, then all
 * their creatives and the posts of these.
 */
export async function* readScope(
  session: Session,
  { campaignRemoteIds, entities }: ReadScope,
): AsyncGenerator<Observed> {
  for (const ids of inChunks([...new Set(campaignRemoteIds)], LIMITS.batch)) {
    const groups = await campaignGroupLevel.byIds(session, ids);
    yield* groups.map(({ observed }) => observed);
    yield* readBelow(
      session,
      groups.map(({ observed }) => observed.remoteId),
      entities,
    );
  }
}

async function* readBelow(
  session: Session,
  groupIds: readonly string[],
  entities: ReadScope['entities'],
): AsyncGenerator<Observed> {
  const withAds = entities.includes('ad');
  if (groupIds.length === 0 || !(withAds || entities.includes('adGroup'))) return;
  const campaigns = (await campaignsOf(session, groupIds)).map(({ observed }) => observed);
  if (entities.includes('adGroup')) yield* campaigns;
  if (!withAds) return;
  const groupOf = new Map(
    campaigns.map(({ remoteId, campaignRemoteId }) => [remoteId, campaignRemoteId]),
  );
  yield* (await creativesOf(session, [...groupOf.keys()], groupOf)).map(({ observed }) => observed);
}

/**
 * Requests that `readScope` makes when every campaign of the scope still exists, no hundred groups
 * hold more than a thousand campaigns and nothing is below the ad groups. Each page of a hundred
 * ads takes another, and one for their posts.
 */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const groups = chunksOf(new Set(campaignRemoteIds).size, LIMITS.batch);
  const campaigns = entities.includes('adGroup') || entities.includes('ad') ? groups : 0;
  return (
    groups + campaigns + (entities.includes('ad') ? chunksOf(bound.adGroups, LIMITS.parents) : 0)
  );
};
