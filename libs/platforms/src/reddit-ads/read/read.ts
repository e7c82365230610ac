import { type Marker, notReleased, type Observed, type ReadScope } from '../../port/attributes';
import { readMarkedName } from '../../translation/marked-name';
import { allLiving, living } from '../client/objects';
import type { Level, ListFilter } from '../client/requests';
import { inChunks, LIMITS, type Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { withPosts } from '../write/ads';
import { campaignKind } from '../write/campaigns';
import { observeAdGroup, observeCampaign } from './observe';

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

/**
 * Creates of ours that were done, with what they really hold: known by the mark in their name, on
 * all pages of what lies under their parents.
 */
export const findMarked = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  const of = (level: Level): readonly Marker[] => markers.filter(({ entity }) => entity === level);
  const [campaigns, adGroups, ads] = [of('campaign'), of('adGroup'), of('ad')];
  return [
    ...(await marked(session, 'campaign', campaigns, campaigns.length > 0 ? [{}] : []))
      .map((one) => observeCampaign(one, session.connection.timeZone))
      .filter(notReleased(campaigns)),
    ...(
      await marked(
        session,
        'adGroup',
        adGroups,
        parentsOf(adGroups).map((campaign_id) => ({ campaign_id })),
      )
    ).map(observeAdGroup),
    ...(
      await withPosts(
        session,
        await marked(
          session,
          'ad',
          ads,
          parentsOf(ads).map((ad_group_id) => ({ ad_group_id })),
        ),
      )
    ).map(({ observed }) => observed),
  ];
};

const parentsOf = (markers: readonly Marker[]): readonly (readonly string[])[] =>
  inChunks([...new Set(markers.flatMap(({ parentRemoteId }) => parentRemoteId ?? []))], LIMITS.ids);

const marked = async <L extends Level>(
  session: Session,
  level: L,
  markers: readonly Marker[],
  filters: readonly ListFilter[],
) => {
  const wanted = new Set(markers.map(({ localId }) => localId));
  const lists = await Promise.all(filters.map((filter) => allLiving(session, level, filter)));
  return lists.flat().filter(({ name }) => wanted.has(readMarkedName(name ?? '').marker ?? ''));
};
