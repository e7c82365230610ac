import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import type { Observed } from '../../port/observed';
import { observedAdGroup, observedKeyword } from '../read/child-rows';
import { observing } from '../read/observing';
import { readAds } from '../read/read-ads';
import { readAssetGroups } from '../read/read-asset-groups';
import { readCampaigns } from '../read/read-campaigns';
import type { Session } from '../session/session';
import { IDS_PER_QUERY, MOST_PAIRS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { idsIn, select } from '../wire/gaql';
import { isAssetGroupId, pairOf } from '../wire/resource-name';
import type { Row } from '../wire/row';

/** Entity and remote id: the ids of different levels may be equal. */
export const seenKey = (entity: EntityKind, remoteId: string): string => `${entity} ${remoteId}`;

/** Reads again what updates and removals are about, in as few queries as ids fit into. What is gone is not in the answer. */
export const seeWave = async (
  session: Session,
  wave: readonly Change[],
): Promise<ReadonlyMap<string, Observed>> => {
  const seen = new Map<string, Observed>();
  for (const entity of ['campaign', 'adGroup', 'ad', 'keyword'] as const) {
    const ids = wave.flatMap((change) =>
      change.entity === entity && change.action !== 'create' ? [change.remoteId] : [],
    );
    for await (const observed of readByIds(session, entity, [...new Set(ids)].sort())) {
      seen.set(seenKey(entity, observed.remoteId), observed);
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
 * Few by their own ids, many by their groups, whose other children are then read for nothing. The own id of a keyword says
 * nothing without its group: the same text has the same id everywhere.
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
