import type { Change, CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { asAd, digestsIn } from '../attributes';
import { contradicted } from '../client/failures';
import { textIn } from '../client/objects';
import { CALLS_PER_BATCH, type GraphCall } from '../client/requests';
import { accountPath, type Session } from '../client/session';
import { changedAdSet, newAdSet } from './ad-groups';
import { changedAd, needsCreative, newAd, prepareAds, type Prepared } from './ads';
import { type Decided, type Part, sendParts, type Writing } from './batches';
import { alignBidStrategies, changedCampaign, newCampaign } from './campaigns';
import { lookAt, observeWave, refusalOf, verify, withOverwritten } from './verify';

/**
 * Applies one wave: looks again, leaves alone what moved, brings files and creatives, then sends
 * removals, changes and what is new.
 */
export async function* apply(writing: Writing, wave: readonly Change[]): AsyncGenerator<Outcome> {
  const seen = await observeWave(writing.session, wave);
  const fit: Change[] = [];
  for (const change of wave) {
    const outcome = unfit(writing.session, change, seen);
    if (outcome) yield outcome;
    else fit.push(change);
  }
  yield* sendAll(
    writing,
    fit.filter((change): change is RemoveChange => change.action === 'remove'),
    'change',
    removal,
  );
  const prepared = await prepareAds(writing, fit);
  yield* prepared.failed;
  const ready = fit.filter(({ id }) => !prepared.failed.some(({ changeId }) => changeId === id));
  await alignBidStrategies(
    writing,
    ready.filter((change): change is UpdateChange => change.action === 'update'),
    seen,
  );
  yield* sendAll(
    writing,
    ready.filter((change): change is UpdateChange => change.action === 'update'),
    'change',
    (change) => update(writing.session, change, prepared),
    seen,
  );
  yield* sendAll(
    writing,
    ready.filter((change): change is CreateChange => change.action === 'create'),
    'create',
    (change) => creation(writing.session, change, prepared),
  );
}

type Seen = Awaited<ReturnType<typeof observeWave>>;

/** The outcome of a change that must not be sent, or need not be. */
const unfit = (session: Session, change: Change, seen: Seen): Outcome | undefined => {
  if (change.action !== 'create') {
    const verdict = verify(change, seen.get(change.remoteId));
    if (verdict === 'drifted' || verdict === 'missing') {
      return { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
    }
    if (verdict === 'done' && change.action === 'update') return applied(change, change.remoteId);
  }
  const failure = refusalOf(session, change);
  return failure && { kind: 'failed', changeId: change.id, failure };
};

/** Level by level, parents first, so that each request is about one kind of object. */
async function* sendAll<C extends Change>(
  writing: Writing,
  changes: readonly C[],
  nature: 'create' | 'change',
  callFor: (change: C) => GraphCall,
  seen: Seen = new Map(),
): AsyncGenerator<Outcome> {
  for (const entity of ['campaign', 'adGroup', 'ad'] as const) {
    const parts = changes
      .filter((change) => change.entity === entity)
      .map((change): Part<C> => ({ change, call: callFor(change), ...lookAt(change) }));
    for await (const decided of sendParts(writing, parts, { nature, entity })) {
      yield withOverwritten(writing.session, decided, seen, outcomeOf(decided));
    }
  }
}

const EDGES = { campaign: 'campaigns', adGroup: 'adsets', ad: 'ads', keyword: '' } as const;

const creation = (session: Session, change: CreateChange, { creativeIds }: Prepared): GraphCall => {
  const path = `${accountPath(session)}/${EDGES[change.entity]}`;
  switch (change.entity) {
    case 'campaign':
      return { method: 'POST', path, params: newCampaign(session, change) };
    case 'adGroup':
      return { method: 'POST', path, params: newAdSet(session, change) };
    default:
      return { method: 'POST', path, params: newAd(change, creativeIds.get(change) ?? '') };
  }
};

const update = (session: Session, change: UpdateChange, { creativeIds }: Prepared): GraphCall => {
  const path = change.remoteId;
  switch (change.entity) {
    case 'campaign':
      return { method: 'POST', path, params: changedCampaign(session, change) };
    case 'adGroup':
      return { method: 'POST', path, params: changedAdSet(session, change) };
    default:
      return { method: 'POST', path, params: changedAd(change, creativeIds.get(change)) };
  }
};

const removal = ({ remoteId }: RemoveChange): GraphCall => ({
  method: 'DELETE',
  path: remoteId,
  params: {},
});

/** An answer counts as done only with an id of the object or with `success`. */
const outcomeOf = (decided: Decided): Outcome => {
  const { change } = decided;
  if ('failure' in decided) {
    return { kind: 'failed', changeId: change.id, failure: decided.failure };
  }
  if (change.action === 'create') return createOutcome(change, textIn(decided.body, 'id'));
  if (decided.body['success'] !== true) {
    return {
      kind: 'failed',
      changeId: change.id,
      failure: contradicted('Neither success nor an error.', 'change'),
    };
  }
  return change.action === 'remove'
    ? { kind: 'removed', changeId: change.id }
    : applied(change, change.remoteId);
};

const createOutcome = (change: CreateChange, id: string): Outcome =>
  /^\d+$/.test(id)
    ? applied(change, id)
    : {
        kind: 'failed',
        changeId: change.id,
        failure: contradicted('An object without an id.', 'create'),
      };

const applied = ({ id, after }: CreateChange | UpdateChange, remoteId: string): Outcome => ({
  kind: 'applied',
  changeId: id,
  remoteId,
  attributes: after,
});

/**
 * Requests that applying these waves takes when no file and no creative is at Meta already and
 * nothing was edited meanwhile. Operations count changes: Meta publishes no quota of a day.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const uploads = new Set(
    waves
      .flat()
      .filter(isShowing)
      .flatMap(({ after }) => digestsIn(asAd(after))),
  ).size;
  return {
    readCalls: total(
      waves.map((wave) => requests(wave.filter(({ action }) => action !== 'create').length)),
    ),
    calls: uploads + total(waves.map(writes)),
    operations: total(waves.map(({ length }) => length)),
  };
};

type Showing = Exclude<Change, { action: 'remove' }>;

const isShowing = (change: Change): change is Showing =>
  change.entity === 'ad' && change.action !== 'remove' && needsCreative(change);

/** Creatives, then each level in its three directions. */
const writes = (wave: readonly Change[]): number => {
  const groups = (['campaign', 'adGroup', 'ad'] as const).flatMap((entity) =>
    (['remove', 'update', 'create'] as const).map((action) => {
      const changes = wave.filter((one) => one.entity === entity && one.action === action);
      return requests(changes.length + changes.filter((one) => lookAt(one).look).length);
    }),
  );
  return requests(wave.filter(isShowing).length) + total(groups);
};

const requests = (calls: number): number => Math.ceil(calls / CALLS_PER_BATCH);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
