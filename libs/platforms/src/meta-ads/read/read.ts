import { type Marker, notReleased, type Observed, type ReadScope } from '../../port/attributes';
import { CALLS_PER_BATCH, type Reading, readRows } from '../client/requests';
import { accountPath, chunksOf, type Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { observe } from './observe';
import { adSetsReading, adsReading, campaignsReading, type Level, objectReading } from './readings';

/**
 * Campaigns by their ids with all that is below them: up to three lists per campaign, fifty lists a
 * request. Names are not unique at Meta, so none is looked for.
 */
export async function* read(
  session: Session,
  { campaignRemoteIds, entities }: ReadScope,
): AsyncGenerator<Observed> {
  const levels = levelsOf(entities);
  for (const chunk of chunksOf(campaignRemoteIds, CALLS_PER_BATCH)) {
    const readings = chunk.flatMap((id) => levels.map((level) => READING[level](id)));
    const answers = await readRows(session, readings);
    for (const [index] of chunk.entries()) {
      yield* observeTree(
        session,
        levels,
        answers.slice(index * levels.length, (index + 1) * levels.length),
      );
    }
  }
}

/** Lists that are read of each campaign: the campaign itself always. */
const levelsOf = (entities: ReadScope['entities']): readonly Level[] => [
  'campaign',
  ...(['adGroup', 'ad'] as const).filter((level) => entities.includes(level)),
];

const READING: Readonly<Record<Level, (campaignId: string) => Reading>> = {
  campaign: (id) => objectReading('campaign', id),
  adGroup: adSetsReading,
  ad: adsReading,
};

type Answers = Awaited<ReturnType<typeof readRows>>;

/** A campaign that is gone has nothing below it. */
async function* observeTree(
  session: Session,
  levels: readonly Level[],
  answers: Answers,
): AsyncGenerator<Observed> {
  const [campaign] = await observe(session, 'campaign', answers[0] ?? []);
  if (!campaign) return;
  yield campaign;
  for (const [index, level] of levels.entries()) {
    if (index > 0) yield* await observe(session, level, answers[index] ?? []);
  }
}

/**
 * Requests that `read` makes when ads fit their first page: fifty lists in one, and further pages
 * of ad sets, all lists of a page together.
 */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const first = Math.ceil((campaignRemoteIds.length * levelsOf(entities).length) / CALLS_PER_BATCH);
  const pages =
    entities.includes('adGroup') && campaignRemoteIds.length === 1
      ? Math.ceil(bound.adGroups / UNVERIFIED.rowsPerPage)
      : 1;
  return first + Math.max(0, pages - 1);
};

/**
 * Creates of ours that were done, known by the mark in their names: all campaigns of the account,
 * all ad sets of the campaigns and all ads of the ad sets in question are listed. A mark that two
 * objects carry finds the older one.
 */
export const find = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => [
  ...(await found(session, 'campaign', markers, () => [campaignsReading(accountPath(session))])),
  ...(await found(session, 'adGroup', markers, (parents) => parents.map(adSetsReading))),
  ...(await found(session, 'ad', markers, (parents) => parents.map(adsReading))),
];

const found = async (
  session: Session,
  level: Level,
  all: readonly Marker[],
  readings: (parents: readonly string[]) => readonly Reading[],
): Promise<readonly Observed[]> => {
  const markers = all.filter(({ entity }) => entity === level);
  if (markers.length === 0) return [];
  const wanted = new Set(markers.map(({ localId }) => localId));
  const parents = [...new Set(markers.flatMap(({ parentRemoteId }) => parentRemoteId ?? []))];
  const seen: Observed[] = [];
  for (const chunk of chunksOf(readings(parents), CALLS_PER_BATCH)) {
    const rows = (await readRows(session, chunk, level)).flatMap((list) => list ?? []);
    seen.push(
      ...(await observe(session, level, rows)).filter(
        ({ marker }) => marker !== undefined && wanted.has(marker),
      ),
    );
  }
  return oldestPerMarker(seen.filter(notReleased(markers)));
};

const oldestPerMarker = (seen: readonly Observed[]): readonly Observed[] => {
  const oldest = new Map<string, Observed>();
  for (const observed of seen) {
    const known = oldest.get(observed.marker ?? '');
    if (!known || BigInt(observed.remoteId) < BigInt(known.remoteId)) {
      oldest.set(observed.marker ?? '', observed);
    }
  }
  return [...oldest.values()];
};
