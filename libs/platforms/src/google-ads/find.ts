import { digestOf } from '@switchyard/kernel';
import type { Attributes, EntityKind } from '../port/attributes';
import { notReleased, type Marker, type Observed } from '../port/observed';
import { asAd, asKeyword, isAssetGroup } from './attributes/child-attributes';
import { observedAdGroup, observedKeyword } from './read/child-rows';
import { observing } from './read/observing';
import { readAds } from './read/read-ads';
import { readAssetGroups } from './read/read-asset-groups';
import { withParts } from './read/read-campaigns';
import { searchAll } from './session/search';
import type { Session } from './session/session';
import { IDS_PER_QUERY } from './unverified';
import { chunksOf } from './wire/chunks';
import { idsIn, select } from './wire/gaql';
import { markerOf } from './wire/marker';

/**
 * Recognises creates of ours. Google cannot search for custom parameters, so each level is listed under the parents in question
 * (campaigns: the account) and compared here; the name does not matter. A marker that is on two objects finds the older one.
 */
export const find = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  const of = (entity: EntityKind): readonly Marker[] =>
    markers.filter((marker) => marker.entity === entity);
  return [
    ...(await findCampaigns(session, of('campaign'))),
    ...(await findAdGroups(session, of('adGroup'))),
    ...(await findAds(
      session,
      of('ad').filter(({ attributes }) => !isAssetGroup(asAd(attributes))),
    )),
    ...(await findAssetGroups(
      session,
      of('ad').filter(({ attributes }) => isAssetGroup(asAd(attributes))),
    )),
    ...(await findKeywords(session, of('keyword'))),
  ];
};

/** Keywords are what they say, and asset groups have no place for a mark. */
export const isUnmarked = (entity: EntityKind, attributes: Attributes): boolean =>
  entity === 'keyword' || (entity === 'ad' && isAssetGroup(asAd(attributes)));

const findCampaigns = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  if (markers.length === 0) return [];
  const wanted = new Set(markers.map(({ localId }) => localId));
  const rows = await searchAll(session, select('campaign'));
  const ours = rows.filter(({ campaign }) =>
    wanted.has(markerOf(campaign?.urlCustomParameters) ?? ''),
  );
  const found: Observed[] = [];
  for (const chunk of chunksOf(ours, IDS_PER_QUERY)) {
    for await (const observed of withParts(
      session,
      chunk,
      chunk.map(({ campaign }) => campaign?.id ?? ''),
    )) {
      found.push(observed);
    }
  }
  return oldestPer(found.filter(notReleased(markers)), ({ marker }) => marker ?? '');
};

const findAdGroups = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> =>
  marked(
    markers,
    await listUnder(markers, (parents) =>
      observing(session, select('adGroup', idsIn('campaign.id', parents)), observedAdGroup),
    ),
  );

const findAds = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> =>
  marked(
    markers,
    await listUnder(markers, (parents) => readAds(session, idsIn('ad_group.id', parents))),
  );

const marked = (markers: readonly Marker[], found: readonly Observed[]): readonly Observed[] => {
  const wanted = new Set(markers.map(({ localId }) => localId));
  return oldestPer(
    found.filter(({ marker }) => wanted.has(marker ?? '')),
    ({ marker }) => marker ?? '',
  );
};

/**
 * An asset group has no place for a marker (v25 AssetGroup). Its name is unique in the campaign, which is ours, and it was made whole
 * or not at all: the one that says all that we meant to say, name included, is the one that we made. Another one of its name is not
 * ours: making ours is then refused by that name.
 */
const findAssetGroups = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  const wanted = new Map(markers.map((marker) => [groupKey(marker), marker.localId]));
  const found = await listUnder(markers, (parents) =>
    readAssetGroups(session, idsIn('campaign.id', parents)),
  );
  return found.flatMap((observed) => {
    const marker = wanted.get(groupKey(observed));
    return marker === undefined ? [] : [{ ...observed, marker }];
  });
};

/** All but the status, which anybody may have switched since. */
const groupKey = ({
  parentRemoteId,
  attributes: { status: _, ...content },
}: Pick<Marker, 'parentRemoteId' | 'attributes'>): string =>
  `${parentRemoteId} ${digestOf(content)}`;

/** Google keys keywords by content within their ad group, and ours is the ad group: equal content is our keyword. */
const findKeywords = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  const wanted = new Map(markers.map((marker) => [contentKey(marker), marker.localId]));
  const found = await listUnder(markers, (parents) =>
    observing(session, select('keyword', idsIn('ad_group.id', parents)), observedKeyword),
  );
  return found.flatMap((observed) => {
    const marker = wanted.get(contentKey(observed));
    return marker === undefined ? [] : [{ ...observed, marker }];
  });
};

const listUnder = async (
  markers: readonly Marker[],
  listed: (parents: readonly string[]) => AsyncIterable<Observed>,
): Promise<readonly Observed[]> => {
  const parents = [
    ...new Set(
      markers.flatMap(({ parentRemoteId }) =>
        parentRemoteId === undefined ? [] : [parentRemoteId],
      ),
    ),
  ];
  const found: Observed[] = [];
  for (const chunk of chunksOf(parents, IDS_PER_QUERY)) {
    for await (const observed of listed(chunk)) found.push(observed);
  }
  return found;
};

const contentKey = ({
  parentRemoteId,
  attributes,
}: Pick<Marker, 'parentRemoteId' | 'attributes'>): string => {
  const { text, matchType, negative } = asKeyword(attributes);
  return `${parentRemoteId} ${matchType} ${negative} ${text.toLowerCase()}`;
};

const oldestPer = (
  found: readonly Observed[],
  keyOf: (observed: Observed) => string,
): readonly Observed[] => {
  const oldest = new Map<string, Observed>();
  for (const observed of found) {
    const held = oldest.get(keyOf(observed));
    if (!held || ageOf(observed) < ageOf(held)) oldest.set(keyOf(observed), observed);
  }
  return [...oldest.values()];
};

/** Ids grow with time. */
const ageOf = ({ remoteId }: Observed): bigint => BigInt(remoteId.split('~').at(-1) ?? '0');
