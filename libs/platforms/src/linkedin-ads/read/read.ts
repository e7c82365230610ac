import { groupLevel } from '../campaign-groups/group-level';
import { campaignsOf } from '../campaigns/campaign-level';
import { creativesOf } from '../creatives/creative-level';
import type { Observed, ReadScope } from '../../port/observed';
import { inChunks, LIMITS } from '../wire/limits';
import type { Session } from '../wire/session';

/** Campaigns with all they hold: a hundred groups at a time, then all their campaigns, then all their creatives and the posts of these. */
export async function* readScope(
  session: Session,
  { campaignRemoteIds, entities }: ReadScope,
): AsyncGenerator<Observed> {
  for (const ids of inChunks([...new Set(campaignRemoteIds)], LIMITS.batch)) {
    const groups = await groupLevel.byIds(session, ids);
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
