import type { Outcome, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Gate } from '../../port/io';
import { contradicted } from '../client/failures';
import type { WireAdGroup, WireCampaign } from '../client/objects';
import { wireObject } from '../client/requests';
import { call, type Endpoint, jsonBody, type Session, type StateWord } from '../client/session';
import { observe } from '../read/observe';
import { type Level, LEVEL_PATHS } from '../vocabulary';
import { adGroupUpdate, biddingTypeFor } from './ad-groups';
import { adUpdate, type FileIds } from './ads';
import { campaignUpdate } from './campaigns';
import { differing, failed, observeAgain, refusedOr, type Seen, verify } from './verify';

/**
 * Changes one object that is still what the plan saw. Its state has an address of its own: paused
 * before the rest, activated after it.
 */
export const updateObject = async (
  session: Session,
  change: UpdateChange,
  files: FileIds,
  gate: Gate,
): Promise<Outcome> => {
  const seen = await observeAgain(session, change);
  if (!seen) return { kind: 'drifted', changeId: change.id, missing: true };
  const verdict = verify(change, seen.observed.attributes);
  if (verdict === 'drifted') return { kind: 'drifted', changeId: change.id, missing: false };
  return verdict === 'done'
    ? applied(change)
    : sendAll(session, change, requestsFor(session, change, seen, files), gate);
};

interface Request {
  readonly endpoint: Endpoint;
  readonly body?: object;
  /** Fields that it changes. */
  readonly fields: readonly string[];
}

const requestsFor = (
  session: Session,
  change: UpdateChange,
  seen: Seen,
  files: FileIds,
): readonly Request[] => {
  const { path } = LEVEL_PATHS[change.entity as Level];
  const rest = change.fields.filter((field) => field !== 'status');
  const own: Request[] =
    rest.length === 0
      ? []
      : [
          {
            endpoint: `POST ${path}/{id}`,
            body: bodyOf(session, change, seen, files),
            fields: rest,
          },
        ];
  if (!change.fields.includes('status')) return own;
  const word = change.after['status'] === 'ENABLED' ? 'activate' : 'pause';
  const state: Request = {
    endpoint: `POST ${path}/{id}/${word satisfies StateWord}`,
    fields: ['status'],
  };
  return word === 'pause' ? [state, ...own] : [...own, state];
};

/** How many requests an update takes. */
export const updateCalls = ({ fields }: UpdateChange): number =>
  Number(fields.includes('status')) + Number(fields.some((field) => field !== 'status'));

const bodyOf = (
  { connection }: Session,
  change: UpdateChange,
  { object }: Seen,
  files: FileIds,
): object => {
  switch (change.entity) {
    case 'campaign':
      return campaignUpdate(change, (object as WireCampaign).targeting, connection);
    case 'adGroup':
      return adGroupUpdate(change, (object as WireAdGroup).bidding_config);
    default:
      return adUpdate(change, files);
  }
};

const sendAll = async (
  session: Session,
  change: UpdateChange,
  requests: readonly Request[],
  gate: Gate,
): Promise<Outcome> => {
  for (const [index, request] of requests.entries()) {
    const failure = await send(session, change, request, gate);
    if (failure) {
      return index === 0
        ? failed(change, failure)
        : { kind: 'half-made', changeId: change.id, remoteId: change.remoteId, failure };
    }
  }
  return applied(change);
};

/** Why the platform does not hold what was sent; undefined when its answer says that it does. */
const send = async (
  session: Session,
  change: UpdateChange,
  { endpoint, body, fields }: Request,
  gate: Gate,
): Promise<Failure | undefined> => {
  const level = change.entity as Level;
  try {
    const { json, requestId } = await call(session, {
      endpoint,
      id: change.remoteId,
      purpose: 'change',
      level,
      ...(body ? { body: jsonBody(body) } : {}),
      open: () => gate.open([change]),
    });
    const object = wireObject(level, json, 'change', requestId);
    if (object.id !== change.remoteId) {
      return contradicted(
        `Asked about ${change.remoteId}, answered about ${object.id}.`,
        'change',
        requestId,
      );
    }
    const { attributes } = await observe(session, level, object, {
      biddingType: biddingTypeFor(change),
    });
    const wrong = differing(fields, change.after, attributes);
    return wrong.length === 0
      ? undefined
      : contradicted(`OpenAI has another value in ${wrong.join(', ')}.`, 'change', requestId);
  } catch (error) {
    return refusedOr(error);
  }
};

const applied = ({ id, remoteId, after }: UpdateChange): Outcome => ({
  kind: 'applied',
  changeId: id,
  remoteId,
  attributes: after,
});
