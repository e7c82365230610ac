import { type Marker, notReleased, type Observed, type ReadScope } from '../../port/attributes';
import { chunksOf, inChunks, LIMITS, type Session } from '../client/session';
import { campaignsOf } from '../write/ad-groups';
import { creativesOf } from '../write/ads';
import { campaignGroupLevel, groupsOfAccount } from '../write/campaigns';
import type { RemoteObject } from '../write/levels';

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

/**
 * Creates of ours that were done, with what they really hold: known by the mark in their names,
 * below their own parents.
 */
export const findMarked = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  const of = (entity: Marker['entity']): readonly Marker[] =>
    markers.filter((marker) => marker.entity === entity);
  const parentsOf = (wanted: readonly Marker[]): readonly string[] => [
    ...new Set(wanted.flatMap(({ parentRemoteId }) => parentRemoteId ?? [])),
  ];
  const [campaigns, adGroups, ads] = [of('campaign'), of('adGroup'), of('ad')];
  return [
    ...(campaigns.length > 0 ? marked(await groupsOfAccount(session), campaigns) : []),
    ...(adGroups.length > 0
      ? marked(await campaignsOf(session, parentsOf(adGroups)), adGroups)
      : []),
    ...(ads.length > 0 ? marked(await creativesOf(session, parentsOf(ads)), ads) : []),
  ];
};

const marked = (
  objects: readonly RemoteObject[],
  markers: readonly Marker[],
): readonly Observed[] => {
  const wanted = new Set(markers.map(({ localId }) => localId));
  return objects
    .map(({ observed }) => observed)
    .filter(({ marker }) => marker !== undefined && wanted.has(marker))
    .filter(notReleased(markers));
};
