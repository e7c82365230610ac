import type { Failure } from '../../port/failure';
import { partFailure, PlatformFailure } from '../../port/failure';
import { CRITERION_EXISTS } from '../wire/error-codes';
import { isWorthAnotherTry, MAX_TRIES } from '../wire/patience';
import type { WritingSession } from '../wire/session';
import { partRequests } from './part-requests';
import type { PartItem, PartRequest, PartsTask } from './part-requests';
import { readParts } from './read-parts';

export interface PartsResult {
  /** By change id; changes that are not named have all their parts. */
  readonly failures: ReadonlyMap<string, Failure>;
  /** What ended the run early; to be thrown again after the outcomes are told. */
  readonly stopped?: unknown;
}

/**
 * Makes parts what they should be. A lost answer or a part that is there already is never sent again blindly: the parts are read
 * again and only what still differs is sent.
 */
export const reconcileParts = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<PartsResult> => {
  const failures = new Map<string, Failure>();
  let open = tasks;
  for (let tries = 1; open.length > 0; tries += 1) {
    const round = await sendRound(session, open, failures, tries);
    if ('stopped' in round && !(await isWorthAnotherTry(round.stopped, tries, session.io))) {
      return giveUp(round.stopped, round.unfinished, failures);
    }
    try {
      open = await reread(session, round.unfinished);
    } catch (error) {
      return giveUp(error, round.unfinished, failures);
    }
    for (const { change } of open) failures.delete(change.id);
  }
  return { failures };
};

const giveUp = (
  stopped: unknown,
  unfinished: readonly PartsTask[],
  failures: Map<string, Failure>,
): PartsResult => {
  for (const { change } of unfinished) failures.set(change.id, partFailure(stopped));
  return { failures, stopped };
};

interface Round {
  readonly unfinished: readonly PartsTask[];
  readonly stopped?: unknown;
}

const sendRound = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
  failures: Map<string, Failure>,
  tries: number,
): Promise<Round> => {
  const requests = partRequests(tasks);
  const again = new Map<string, PartsTask>();
  for (const [index, request] of requests.entries()) {
    try {
      await sendOne(session, request, { failures, again, tries });
    } catch (error) {
      const unsent = requests
        .slice(index)
        .flatMap(({ items }) => items.map(({ task }) => [task.change.id, task] as const));
      return { unfinished: [...new Map([...unsent, ...again]).values()], stopped: error };
    }
  }
  return { unfinished: [...again.values()] };
};

interface Tally {
  readonly failures: Map<string, Failure>;
  /** Tasks to be read again and tried once more, by change id. */
  readonly again: Map<string, PartsTask>;
  readonly tries: number;
}

const sendOne = async (
  session: WritingSession,
  request: PartRequest,
  tally: Tally,
): Promise<void> => {
  const changes = [...new Set(request.items.map(({ task }) => task.change))];
  try {
    const answer = await session.write({ ...request, entity: 'campaign', changes });
    for (const [index, failure] of request.failures(answer)) {
      note(request.items[index]!, failure, tally);
    }
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    for (const { id } of changes) tally.failures.set(id, error.failure);
  }
};

const note = (
  { task, isIntent }: PartItem,
  failure: Failure,
  { failures, again, tries }: Tally,
): void => {
  const otherWay = isIntent && task.intentWay !== 'update';
  if (tries < MAX_TRIES && otherWay) again.set(task.change.id, { ...task, intentWay: 'update' });
  else if (tries < MAX_TRIES && CRITERION_EXISTS.has(failure.detail.code)) {
    again.set(task.change.id, again.get(task.change.id) ?? task);
  } else failures.set(task.change.id, failure);
};

const reread = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<readonly PartsTask[]> => {
  const fresh: PartsTask[] = [];
  for (const task of tasks) {
    fresh.push({ ...task, held: await readParts(session, task.campaignId) });
  }
  return fresh;
};
