import { failed, isDecided, throwOpen } from '../apply/refused';
import { pathOf } from '../apply/level';
import { attributesAs } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import type { CreateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';
import { createMany, type Made } from '../wire/create-many';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { groupLevel } from './group-level';
import { newGroup } from './group-body';
import { pauseDrafts } from './pause-drafts';

interface MadeGroup {
  readonly change: CreateChange;
  readonly remoteId: string;
}

/** Makes campaign groups, as many at a time as a batch takes; those that are to be paused are so before they are told as done. */
export async function* createGroups(
  session: WritingSession,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  for (const group of inChunks(changes, LIMITS.batch)) {
    const results = await createMany(
      session,
      pathOf(session, groupLevel),
      'campaign',
      group.map((change) => ({ change, body: newGroup(session, change.localId, afterOf(change)) })),
    );
    const failures = results.map((result) => ('failure' in result ? result.failure : undefined));
    yield* group.flatMap((change, index) => refusedOutcome(change, failures[index]));
    yield* finish(
      session,
      group.flatMap((change, index) => madeOf(change, results[index]!)),
    );
    throwOpen(failures.flatMap((failure) => failure ?? []));
  }
}

const refusedOutcome = (change: CreateChange, failure: Failure | undefined): readonly Outcome[] =>
  failure && isDecided(failure) ? [failed(change, failure)] : [];

const madeOf = (change: CreateChange, made: Made): readonly MadeGroup[] =>
  'id' in made ? [{ change, remoteId: made.id }] : [];

/** Every group that exists gets an outcome, even when the run ends here. */
async function* finish(
  session: WritingSession,
  made: readonly MadeGroup[],
): AsyncGenerator<Outcome> {
  const drafts = made.filter(({ change }) => afterOf(change).status !== 'ENABLED');
  for (const one of made) if (!drafts.includes(one)) yield done(one);
  const { failures, stopped } = await pauseDrafts(session, drafts);
  for (const one of drafts) {
    const failure = failures.get(one.remoteId);
    yield failure
      ? { kind: 'half-made', changeId: one.change.id, remoteId: one.remoteId, failure }
      : done(one);
  }
  if (stopped !== undefined) throw stopped;
  throwOpen(
    [...failures.values()].filter(({ kind }) => kind === 'throttled' || kind === 'unauthorised'),
  );
}

const done = ({ change, remoteId }: MadeGroup): Outcome => ({
  kind: 'applied',
  changeId: change.id,
  remoteId,
  attributes: change.after,
});

const afterOf = ({ after }: CreateChange): CampaignAttributes =>
  attributesAs<CampaignAttributes>(after);
