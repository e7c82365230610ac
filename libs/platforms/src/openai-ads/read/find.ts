import type { Marker, Observed } from '../../port/attributes';
import { readMarkedName } from '../../translation/marked-name';
import { asAdGroup } from '../attributes';
import type { WireOf } from '../client/objects';
import { ARCHIVED, isNotFound, listObjects } from '../client/requests';
import { type Session, untilListed } from '../client/session';
import { isLevel, type Level, LEVELS } from '../vocabulary';
import { biddingTypeOf, observe } from './observe';

/**
 * Recognises creates of ours by the mark in their names, listing what is under their parents.
 * Absence is believed only after lists had the time to show what was written; the key of the create
 * guards even then. Of two with one mark the older is ours.
 */
export const find = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  const found: Observed[] = [];
  for (const group of groupsOf(markers.filter(({ entity }) => isLevel(entity)))) {
    found.push(...(await findGroup(session, group)));
  }
  return found;
};

interface Group {
  readonly level: Level;
  readonly parentRemoteId: string | undefined;
  readonly markers: ReadonlyMap<string, Marker>;
}

const groupsOf = (markers: readonly Marker[]): readonly Group[] =>
  LEVELS.flatMap((level) => {
    const ofLevel = markers.filter(({ entity }) => entity === level);
    const parents = new Set(ofLevel.map(({ parentRemoteId }) => parentRemoteId));
    return [...parents].map((parentRemoteId) => ({
      level,
      parentRemoteId,
      markers: new Map(
        ofLevel
          .filter((marker) => marker.parentRemoteId === parentRemoteId)
          .map((marker) => [marker.localId, marker]),
      ),
    }));
  });

const findGroup = async (
  session: Session,
  { level, parentRemoteId, markers }: Group,
): Promise<readonly Observed[]> => {
  const objects = await untilListed(session, async () => {
    const value = await markedUnder(session, level, parentRemoteId, markers);
    const sent = [...markers.values()].filter(({ isUnsent }) => !isUnsent);
    return { value, isWhole: sent.every(({ localId }) => value.has(localId)) };
  });
  return Promise.all(
    [...objects].map(([localId, object]) => {
      const marker = markers.get(localId)!;
      return observe(session, level, object, {
        campaignRemoteId: campaignOf(marker),
        ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
        biddingType: biddingTypeIn(marker),
      });
    }),
  );
};

/** Lists are newest first: the last one seen is the oldest. */
const markedUnder = async (
  session: Session,
  level: Level,
  parentRemoteId: string | undefined,
  markers: Group['markers'],
): Promise<ReadonlyMap<string, WireOf[Level]>> => {
  const found = new Map<string, WireOf[Level]>();
  for await (const object of listedUnder(session, level, parentRemoteId)) {
    const { marker } = readMarkedName(object.name);
    const wanted = marker === undefined ? undefined : markers.get(marker);
    if (wanted && object.status !== ARCHIVED && !wanted.released?.includes(object.id)) {
      found.set(wanted.localId, object);
    }
  }
  return found;
};

/** Nothing is under a parent that OpenAI does not know. */
async function* listedUnder(
  session: Session,
  level: Level,
  parentRemoteId: string | undefined,
): AsyncGenerator<WireOf[Level]> {
  try {
    yield* listObjects(session, level, parentRemoteId);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

const biddingTypeIn = ({ entity, attributes }: Marker): string =>
  (entity === 'adGroup' ? biddingTypeOf(asAdGroup(attributes).biddingStrategy.type) : undefined) ??
  'clicks';

/** An ad's campaign is not known from its parent; no caller asks for it here. */
const campaignOf = ({ entity, parentRemoteId }: Marker): string =>
  entity === 'adGroup' ? (parentRemoteId ?? '') : '';
