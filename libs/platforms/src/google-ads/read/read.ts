import { digestOf } from '@switchyard/kernel';
import {
  type Attributes,
  type EntityKind,
  type Marker,
  notReleased,
  type Observed,
  type ReadScope,
} from '../../port/attributes';
import type { Change } from '../../port/change';
import { asAd, asKeyword, isAssetGroup } from '../attributes';
import { idsIn, select, textsIn } from '../client/gaql';
import { isAssetGroupId, markerOf, pairOf, type Row, servingStatus } from '../client/objects';
import { chunksOf, ROWS_PER_PAGE, searchAll, type Session } from '../client/session';
import { IDS_PER_QUERY, MOST_PAIRS_PER_QUERY, NAMES_PER_QUERY } from '../unverified';
import { observedAdGroup, observedKeyword, observing, readAds, readAssetGroups } from './ads';
import { readCampaigns, withParts } from './campaigns';

/** Campaigns of the scope with the asked-for levels below them, then the holders of names. */
export async function* read(session: Session, scope: ReadScope): AsyncGenerator<Observed> {
  yield* readCampaigns(session, scope.campaignRemoteIds);
  for (const chunk of chunksOf(scope.campaignRemoteIds, IDS_PER_QUERY)) {
    yield* readChildren(session, chunk, scope.entities);
  }
  yield* readHolders(session, scope);
}

/** Asset groups take the place of ads. */
async function* readChildren(
  session: Session,
  campaignIds: readonly string[],
  entities: readonly EntityKind[],
): AsyncGenerator<Observed> {
  const inChunk = idsIn('campaign.id', campaignIds);
  if (entities.includes('adGroup')) {
    yield* observing(session, select('adGroup', inChunk), observedAdGroup);
  }
  if (entities.includes('ad')) yield* readAds(session, inChunk);
  if (entities.includes('ad')) yield* readAssetGroups(session, inChunk);
  if (entities.includes('keyword')) {
    yield* observing(session, select('keyword', inChunk), observedKeyword);
  }
}

/** Objects that have a name that we need: only name, status and marker are asked for. */
async function* readHolders(
  session: Session,
  { campaignNames, campaignRemoteIds }: ReadScope,
): AsyncGenerator<Observed> {
  const known = new Set(campaignRemoteIds);
  for (const chunk of chunksOf(campaignNames, NAMES_PER_QUERY)) {
    const rows = await searchAll(session, select('holder', textsIn('campaign.name', chunk)));
    yield* rows.filter(({ campaign }) => !known.has(campaign?.id ?? '')).map(holder);
  }
}

const holder = ({ campaign = {} }: Row): Observed => {
  const { id = '', name = '', status, urlCustomParameters } = campaign;
  const attributes = { name, status: servingStatus(status) };
  return {
    entity: 'campaign',
    remoteId: id,
    campaignRemoteId: id,
    marker: markerOf(urlCustomParameters),
    attributes,
    parts: {},
  };
};

/**
 * Requests that `read` makes: per chunk of campaigns three queries and one per level below (two for
 * ads: asset groups are asked for apart), and a page more for each further 10,000 rows. Criteria,
 * assets and ads cannot be counted before; they are taken to fit their first page, and videos of
 * display ads, which take one query more, not to be there.
 */
export const readCost = (
  scope: ReadScope,
  bound: { readonly adGroups: number; readonly keywords: number },
): number => {
  const chunks = Math.ceil(scope.campaignRemoteIds.length / IDS_PER_QUERY);
  const pages = (rows: number): number =>
    chunks === 0 ? 0 : Math.max(chunks, Math.ceil(rows / ROWS_PER_PAGE));
  const perLevel = {
    campaign: 0,
    adGroup: pages(bound.adGroups),
    ad: 2 * chunks,
    keyword: pages(bound.keywords),
  };
  const children = [...new Set(scope.entities)].reduce((sum, entity) => sum + perLevel[entity], 0);
  return 3 * chunks + children + Math.ceil(scope.campaignNames.length / NAMES_PER_QUERY);
};

/**
 * Recognises creates of ours. Google cannot search for custom parameters, so each level is listed
 * under the parents in question (campaigns: the account) and compared here; the name does not
 * matter. A marker that is on two objects finds the older one.
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
 * An asset group has no place for a marker (v25 AssetGroup). Its name is unique in the campaign,
 * which is ours, and it was made whole or not at all: the one that says all that we meant to say,
 * name included, is the one that we made. Another one of its name is not ours: making ours is then
 * refused by that name.
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

/** All but the status, which may have been switched since. */
const groupKey = ({
  parentRemoteId,
  attributes: { status: _, ...content },
}: Pick<Marker, 'parentRemoteId' | 'attributes'>): string =>
  `${parentRemoteId} ${digestOf(content)}`;

/**
 * Google keys keywords by content within their ad group, and ours is the ad group: equal content is
 * our keyword.
 */
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
    const known = oldest.get(keyOf(observed));
    if (!known || ageOf(observed) < ageOf(known)) oldest.set(keyOf(observed), observed);
  }
  return [...oldest.values()];
};

/** Ids grow with time. */
const ageOf = ({ remoteId }: Observed): bigint => BigInt(remoteId.split('~').at(-1) ?? '0');

/** Entity and remote id: the ids of different levels may be equal. */
export const observedKey = (entity: EntityKind, remoteId: string): string =>
  `${entity} ${remoteId}`;

/**
 * Reads again what updates and removals are about, in as few queries as ids fit into. What is gone
 * is not in the answer.
 */
export const observeWave = async (
  session: Session,
  wave: readonly Change[],
): Promise<ReadonlyMap<string, Observed>> => {
  const seen = new Map<string, Observed>();
  for (const entity of ['campaign', 'adGroup', 'ad', 'keyword'] as const) {
    const ids = wave.flatMap((change) =>
      change.entity === entity && change.action !== 'create' ? [change.remoteId] : [],
    );
    for await (const observed of readByIds(session, entity, [...new Set(ids)].sort())) {
      seen.set(observedKey(entity, observed.remoteId), observed);
    }
  }
  return seen;
};

async function* readByIds(
  session: Session,
  entity: EntityKind,
  ids: readonly string[],
): AsyncGenerator<Observed> {
  switch (entity) {
    case 'campaign':
      return yield* readCampaigns(session, ids);
    case 'adGroup':
      return yield* readChunks(
        session,
        ids,
        (chunk) => select('adGroup', idsIn('ad_group.id', chunk)),
        observedAdGroup,
      );
    case 'ad':
      return yield* readAdsAndGroups(session, ids);
    case 'keyword':
      return yield* readKeywords(session, ids);
  }
}

async function* readChunks(
  session: Session,
  ids: readonly string[],
  query: (chunk: readonly string[]) => string,
  observe: (row: Row) => Observed,
): AsyncGenerator<Observed> {
  for (const chunk of chunksOf(ids, IDS_PER_QUERY)) {
    yield* observing(session, query(chunk), observe);
  }
}

async function* readAdsAndGroups(
  session: Session,
  ids: readonly string[],
): AsyncGenerator<Observed> {
  for (const conditions of pairConditions(
    ids.filter((id) => !isAssetGroupId(id)),
    'ad',
  )) {
    yield* readAds(session, ...conditions);
  }
  for (const chunk of chunksOf(ids.filter(isAssetGroupId), IDS_PER_QUERY)) {
    yield* readAssetGroups(session, idsIn('asset_group.id', chunk));
  }
}

async function* readKeywords(session: Session, ids: readonly string[]): AsyncGenerator<Observed> {
  for (const conditions of pairConditions(ids, 'keyword')) {
    yield* observing(session, select('keyword', ...conditions), observedKeyword);
  }
}

const OWN_ID = { ad: 'ad_group_ad.ad.id', keyword: 'ad_group_criterion.criterion_id' } as const;

/**
 * Reads a few objects by their own ids and many by their groups, which also returns other children.
 * A keyword's own id is ambiguous without its group, because equal texts have equal ids everywhere.
 */
const pairConditions = (
  remoteIds: readonly string[],
  what: keyof typeof OWN_ID,
): readonly (readonly string[])[] => {
  const pairs = remoteIds.map(pairOf);
  const own = distinct(pairs.map((pair) => pair.own));
  const narrow =
    own.length > 0 && own.length <= MOST_PAIRS_PER_QUERY ? [idsIn(OWN_ID[what], own)] : [];
  return chunksOf(distinct(pairs.map(({ parent }) => parent)), IDS_PER_QUERY).map((parents) => [
    idsIn('ad_group.id', parents),
    ...narrow,
  ]);
};

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
