import { type Marker, notReleased, type Observed } from '../../port/attributes';
import { CALLS_PER_BATCH, type Reading, readRows } from '../client/requests';
import { accountPath, chunksOf, type Session } from '../client/session';
import { observe } from './observe';
import { adSetsReading, adsReading, campaignsReading, type Level } from './readings';

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
