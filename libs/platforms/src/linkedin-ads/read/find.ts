import { type Marker, notReleased, type Observed } from '../../port/attributes';
import type { Session } from '../client/session';
import { campaignsOf } from '../write/ad-groups';
import { creativesOf } from '../write/ads';
import { groupsOfAccount } from '../write/campaigns';
import type { RemoteObject } from '../write/levels';

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
