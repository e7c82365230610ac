import { type Marker, notReleased, type Observed } from '../../port/attributes';
import { readMarkedName } from '../../translation/marked-name';
import { allLiving } from '../client/objects';
import type { Level, ListFilter } from '../client/requests';
import { inChunks, LIMITS, type Session } from '../client/session';
import { withPosts } from '../write/ads';
import { observeAdGroup, observeCampaign } from './observe';

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
