import type { EntityKind } from '../port/attributes';
import type { Marker, Observed } from '../port/observed';
import { asKeyword } from './attributes/child-attributes';
import { observedAd, observedAdGroup, observedKeyword } from './read/child-rows';
import { withCriteria } from './read/read-campaigns';
import { search, searchAll } from './session/search';
import type { Session } from './session/session';
import { IDS_PER_QUERY } from './unverified';
import { chunksOf } from './wire/chunks';
import { idsIn, select } from './wire/gaql';
import { markerOf } from './wire/marker';
import type { Row } from './wire/row';

/**
 * Recognises creates of ours. Google cannot search for custom parameters, so each level is listed under the parents in question
 * (campaigns: the account) and compared here; the name does not matter. A marker that is on two objects finds the older one.
 */
export const find = async (session: Session, markers: readonly Marker[]): Promise<readonly Observed[]> => {
  const of = (entity: EntityKind): readonly Marker[] => markers.filter((marker) => marker.entity === entity);
  return [
    ...(await findCampaigns(session, of('campaign'))),
    ...(await findMarked(session, of('adGroup'), (parents) => select('adGroup', idsIn('campaign.id', parents)), observedAdGroup)),
    ...(await findMarked(session, of('ad'), (parents) => select('ad', idsIn('ad_group.id', parents)), observedAd)),
    ...(await findKeywords(session, of('keyword'))),
  ];
};

const findCampaigns = async (session: Session, markers: readonly Marker[]): Promise<readonly Observed[]> => {
  if (markers.length === 0) return [];
  const wanted = new Set(markers.map(({ localId }) => localId));
  const rows = await searchAll(session, select('campaign'));
  const ours = rows.filter(({ campaign }) => wanted.has(markerOf(campaign?.urlCustomParameters) ?? ''));
  const found: Observed[] = [];
  for (const chunk of chunksOf(ours, IDS_PER_QUERY)) {
    for await (const observed of withCriteria(session, chunk, chunk.map(({ campaign }) => campaign?.id ?? ''))) found.push(observed);
  }
  return oldestPer(found, ({ marker }) => marker ?? '');
};

const findMarked = async (
  session: Session, markers: readonly Marker[], query: (parents: readonly string[]) => string, observe: (row: Row) => Observed,
): Promise<readonly Observed[]> => {
  const wanted = new Set(markers.map(({ localId }) => localId));
  const found = await listUnder(session, markers, query, observe);
  return oldestPer(found.filter(({ marker }) => wanted.has(marker ?? '')), ({ marker }) => marker ?? '');
};

/** Google keys keywords by content within their ad group, and ours is the ad group: equal content is our keyword. */
const findKeywords = async (session: Session, markers: readonly Marker[]): Promise<readonly Observed[]> => {
  const wanted = new Map(markers.map((marker) => [contentKey(marker), marker.localId]));
  const found = await listUnder(session, markers, (parents) => select('keyword', idsIn('ad_group.id', parents)), observedKeyword);
  return found.flatMap((observed) => {
    const marker = wanted.get(contentKey(observed));
    return marker === undefined ? [] : [{ ...observed, marker }];
  });
};

const listUnder = async (
  session: Session, markers: readonly Marker[], query: (parents: readonly string[]) => string, observe: (row: Row) => Observed,
): Promise<readonly Observed[]> => {
  const parents = [...new Set(markers.flatMap(({ parentRemoteId }) => (parentRemoteId === undefined ? [] : [parentRemoteId])))];
  const found: Observed[] = [];
  for (const chunk of chunksOf(parents, IDS_PER_QUERY)) {
    for await (const row of search(session, query(chunk))) found.push(observe(row));
  }
  return found;
};

const contentKey = ({ parentRemoteId, attributes }: Pick<Marker, 'parentRemoteId' | 'attributes'>): string => {
  const { text, matchType, negative } = asKeyword(attributes);
  return `${parentRemoteId} ${matchType} ${negative} ${text.toLowerCase()}`;
};

const oldestPer = (found: readonly Observed[], keyOf: (observed: Observed) => string): readonly Observed[] => {
  const oldest = new Map<string, Observed>();
  for (const observed of found) {
    const held = oldest.get(keyOf(observed));
    if (!held || ageOf(observed) < ageOf(held)) oldest.set(keyOf(observed), observed);
  }
  return [...oldest.values()];
};

/** Ids grow with time. */
const ageOf = ({ remoteId }: Observed): bigint => BigInt(remoteId.split('~').at(-1) ?? '0');
