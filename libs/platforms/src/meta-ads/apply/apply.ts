import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import type { Outcome } from '../../port/outcome';
import { contradicted } from '../wire/classify';
import type { GraphCall } from '../wire/graph-call';
import { textIn } from '../wire/row';
import { accountPath, type Session } from '../wire/session';
import { newAd, changedAd } from './ad-form';
import { changedAdSet, newAdSet } from './ad-set-form';
import { changedCampaign, newCampaign } from './campaign-form';
import { prepareAds, type Prepared } from './prepare-ads';
import { refusalOf } from './refusals';
import { lookAt, seeWave, withOverwritten } from './see-wave';
import { settleStrategies } from './settle-strategies';
import { sendParts, type Decided, type Part, type Writing } from './send-parts';
import { verify } from './verify';

/** Applies one wave: looks again, leaves alone what moved, brings files and creatives, then sends removals, changes and what is new. */
export async function* apply(writing: Writing, wave: readonly Change[]): AsyncGenerator<Outcome> {
  const seen = await seeWave(writing.session, wave);
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
  await settleStrategies(
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

type Seen = Awaited<ReturnType<typeof seeWave>>;

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

/** An answer counts only when it says what a done change says: an id of its own, or success. */
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
