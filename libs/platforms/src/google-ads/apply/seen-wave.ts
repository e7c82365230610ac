import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import type { Observed } from '../../port/observed';
import { observedAd, observedAdGroup, observedKeyword } from '../read/child-rows';
import { readCampaigns } from '../read/read-campaigns';
import { search } from '../session/search';
import type { Session } from '../session/session';
import { IDS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { idsIn, select } from '../wire/gaql';
import { pairOf } from '../wire/resource-name';
import type { Row } from '../wire/row';

/** Entity and remote id: the ids of different levels may be equal. */
export const seenKey = (entity: EntityKind, remoteId: string): string => `${entity} ${remoteId}`;

/** Reads again what updates and removals are about, in as few queries as ids fit into. What is gone is not in the answer. */
export const seeWave = async (session: Session, wave: readonly Change[]): Promise<ReadonlyMap<string, Observed>> => {
  const seen = new Map<string, Observed>();
  for (const entity of ['campaign', 'adGroup', 'ad', 'keyword'] as const) {
    const ids = wave.flatMap((change) => (change.entity === entity && change.action !== 'create' ? [change.remoteId] : []));
    for await (const observed of readByIds(session, entity, [...new Set(ids)].sort())) seen.set(seenKey(entity, observed.remoteId), observed);
  }
  return seen;
};

async function* readByIds(session: Session, entity: EntityKind, ids: readonly string[]): AsyncGenerator<Observed> {
  switch (entity) {
    case 'campaign':
      return yield* readCampaigns(session, ids);
    case 'adGroup':
      return yield* readChunks(session, ids, (chunk) => select('adGroup', idsIn('ad_group.id', chunk)), observedAdGroup);
    case 'ad':
      return yield* readChunks(session, ids, (chunk) => select('ad', ...pairsIn('ad_group_ad.ad.id', chunk)), observedAd);
    case 'keyword':
      return yield* readChunks(session, ids, (chunk) => select('keyword', ...pairsIn('ad_group_criterion.criterion_id', chunk)), observedKeyword);
  }
}

async function* readChunks(session: Session, ids: readonly string[], query: (chunk: readonly string[]) => string, observe: (row: Row) => Observed): AsyncGenerator<Observed> {
  for (const chunk of chunksOf(ids, IDS_PER_QUERY)) {
    for await (const row of search(session, query(chunk))) yield observe(row);
  }
}

/** The own id of a keyword says nothing without its group: the same text has the same id everywhere. */
const pairsIn = (field: string, remoteIds: readonly string[]): readonly string[] => {
  const pairs = remoteIds.map(pairOf);
  return [idsIn('ad_group.id', distinct(pairs.map(({ parent }) => parent))), idsIn(field, distinct(pairs.map(({ own }) => own)))];
};

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
