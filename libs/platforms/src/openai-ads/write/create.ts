import type { CreateChange, Outcome } from '../../port/change';
import { PlatformFailure } from '../../port/failure';
import type { Gate } from '../../port/io';
import { readMarkedName } from '../../translation/marked-name';
import { contradicted, KEY_TAKEN } from '../client/failures';
import type { WireObject, WireOf } from '../client/objects';
import { ARCHIVED, listObjects, wireObject } from '../client/requests';
import { call, jsonBody, type Session, untilListed } from '../client/session';
import { observe } from '../read/observe';
import { type Level, LEVEL_PATHS } from '../vocabulary';
import { biddingTypeFor, newAdGroup } from './ad-groups';
import { type FileIds, newAd } from './ads';
import { newCampaign } from './campaigns';
import { differing, failed, refusedOr } from './verify';

interface Made {
  readonly object: WireOf[Level];
  readonly requestId?: string;
}

/**
 * Made anew as often as objects of this change were archived before, and no oftener: a bound for
 * answers that make no sense.
 */
const MOST_LIVES = 50;

/**
 * Makes one object, whole, with one request. The key says which of our objects it is: sent again
 * with the same body it answers the one that was made before. An archived object cannot be
 * restored, and a released one is no longer managed here. The next object then has a new key, made
 * from the id of the one before.
 */
export const createObject = async (
  session: Session,
  change: CreateChange,
  files: FileIds,
  gate: Gate,
): Promise<Outcome> => {
  try {
    return await outcomeOf(session, change, await make(session, change, files, gate));
  } catch (error) {
    return failed(change, refusedOr(error));
  }
};

const make = async (
  session: Session,
  change: CreateChange,
  files: FileIds,
  gate: Gate,
): Promise<Made> => {
  let before = change.released?.at(-1);
  for (let life = 0; life < MOST_LIVES; life += 1) {
    const made = await send(session, change, { files, gate, before });
    if (made.object.status !== ARCHIVED) return made;
    before = made.object.id;
  }
  throw new PlatformFailure(
    contradicted('OpenAI answers every create with what is archived.', 'create'),
  );
};

interface Sending {
  readonly files: FileIds;
  readonly gate: Gate;
  /** The archived or released object that the key was spent on before. */
  readonly before: string | undefined;
}

const send = async (
  session: Session,
  change: CreateChange,
  { files, gate, before }: Sending,
): Promise<Made> => {
  const level = change.entity as Level;
  try {
    const { json, requestId } = await call(session, {
      endpoint: `POST ${LEVEL_PATHS[level].path}`,
      purpose: 'create',
      level,
      idempotencyKey: createKey(change, before),
      body: jsonBody(bodyOf(session, change, files)),
      open: () => gate.open([change]),
    });
    return {
      object: wireObject(level, json, 'create', requestId),
      ...(requestId ? { requestId } : {}),
    };
  } catch (error) {
    return { object: await holderOf(session, change, error, before) };
  }
};

const bodyOf = (session: Session, change: CreateChange, files: FileIds): object => {
  switch (change.entity) {
    case 'campaign':
      return newCampaign(change, session.connection);
    case 'adGroup':
      return newAdGroup(change);
    default:
      return newAd(change, files);
  }
};

/**
 * The key made something else before, from other words: it is looked for by our mark, a living one
 * first, and never made twice.
 */
const holderOf = async (
  session: Session,
  change: CreateChange,
  error: unknown,
  before: string | undefined,
): Promise<WireOf[Level]> => {
  if (!(error instanceof PlatformFailure) || error.failure.detail.code !== KEY_TAKEN) throw error;
  const [holder] = (await markedObjects(session, change)).filter(({ id }) => id !== before);
  if (!holder) throw error;
  return holder;
};

/**
 * The answer counts only as far as it holds what was sent. What differs was made, and is sent again
 * by the next plan.
 */
const outcomeOf = async (
  session: Session,
  change: CreateChange,
  { object, requestId }: Made,
): Promise<Outcome> => {
  const level = change.entity as Level;
  const { attributes } = await observe(session, level, object, {
    biddingType: biddingTypeFor(change),
  });
  const wrong = differing(Object.keys(change.after), change.after, attributes);
  const { id: remoteId } = object satisfies WireObject;
  if (wrong.length === 0) {
    return {
      kind: 'applied',
      changeId: change.id,
      remoteId,
      attributes: change.after,
      ...(requestId ? { requestId } : {}),
    };
  }
  return {
    kind: 'half-made',
    changeId: change.id,
    remoteId,
    failure: contradicted(`OpenAI has another value in ${wrong.join(', ')}.`, 'change', requestId),
  };
};

/**
 * The same for every sending of one create: our object below its parent. An archived or released
 * object keeps the key that it was made with, so the key of the next one names it.
 */
const createKey = (
  { localId, parentRemoteId }: Pick<CreateChange, 'localId' | 'parentRemoteId'>,
  before: string | undefined,
): string =>
  [
    localId,
    ...(parentRemoteId === undefined ? [] : [`in ${parentRemoteId}`]),
    ...(before === undefined ? [] : [`after ${before}`]),
  ].join(' ');

/**
 * Objects under the parent that carry the mark of this one and were not released, the living first,
 * then the newest; waits until lists surely show what was written.
 */
const markedObjects = async (
  session: Session,
  change: CreateChange,
): Promise<readonly WireOf[Level][]> =>
  untilListed(session, async () => {
    const found: WireOf[Level][] = [];
    for await (const object of listObjects(
      session,
      change.entity as Level,
      change.parentRemoteId,
    )) {
      if (
        readMarkedName(object.name).marker === change.localId &&
        !change.released?.includes(object.id)
      ) {
        found.push(object);
      }
    }
    const sorted = found.sort(
      (a, b) =>
        Number(a.status === ARCHIVED) - Number(b.status === ARCHIVED) ||
        (b.created_at ?? 0) - (a.created_at ?? 0),
    );
    return { value: sorted, isWhole: sorted.some(({ status }) => status !== ARCHIVED) };
  });
