import { groupsOfAccount } from '../campaign-groups/group-level';
import { campaignsOf } from '../campaigns/campaign-level';
import { creativesOf } from '../creatives/creative-level';
import type { Held } from '../apply/level';
import { notReleased, type Marker, type Observed } from '../../port/observed';
import type { Session } from '../wire/session';

/** Creates of ours that were done, with what they really hold: known by the mark in their names, below their own parents. */
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

const marked = (held: readonly Held[], markers: readonly Marker[]): readonly Observed[] => {
  const wanted = new Set(markers.map(({ localId }) => localId));
  return held
    .map(({ observed }) => observed)
    .filter(({ marker }) => marker !== undefined && wanted.has(marker))
    .filter(notReleased(markers));
};
