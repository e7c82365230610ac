import type { Outcome } from '../../port/change';
import { type Failure, partFailure, PlatformFailure } from '../../port/failure';
import { CRITERION_EXISTS } from '../client/failures';
import { isWorthAnotherTry, MAX_TRIES, type WritingSession } from '../client/session';
import { extensionsOf, readParts } from '../read/campaign-parts';
import { type PartItem, type PartRequest, partRequests, type PartsTask } from './campaign-parts';
import { diffExtensions, linkExtensions } from './extensions';

/**
 * Sends the parts of campaigns whose own fields are done, and reports what became of each. When the
 * run is ended early every one of them is reported before the reason is thrown: no campaign that
 * exists stays without an outcome.
 */
export async function* finishCampaigns(
  session: WritingSession,
  tasks: readonly PartsTask[],
): AsyncGenerator<Outcome> {
  const withParts = tasks.filter((task) => partRequests([task]).length > 0 || hasWork(task));
  for (const task of tasks) if (!withParts.includes(task)) yield applied(task);
  const result = await finishParts(session, withParts);
  for (const task of withParts) {
    const failure = result.failures.get(task.change.id);
    yield failure
      ? { kind: 'half-made', changeId: task.change.id, remoteId: task.campaignId, failure }
      : applied(task);
  }
  if ('stopped' in result) throw result.stopped;
}

/**
 * Criteria and negative keywords, then ad extensions; those are not begun when the run ended
 * before.
 */
const finishParts = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<PartsResult> => {
  const parts = await reconcileParts(
    session,
    tasks.filter((task) => partRequests([task]).length > 0),
  );
  if ('stopped' in parts) {
    const unsent = tasks
      .filter(hasWork)
      .map(({ change }) => [change.id, partFailure(parts.stopped)] as const);
    return { failures: new Map([...unsent, ...parts.failures]), stopped: parts.stopped };
  }
  const extensions = await reconcileExtensions(session, tasks);
  return { ...extensions, failures: new Map([...extensions.failures, ...parts.failures]) };
};

const applied = ({ change, campaignId, after }: PartsTask): Outcome => ({
  kind: 'applied',
  changeId: change.id,
  remoteId: campaignId,
  attributes: after,
});

interface PartsResult {
  /** By change id; changes that are not named have all their parts. */
  readonly failures: ReadonlyMap<string, Failure>;
  /** What ended the run early; to be thrown again after the outcomes are reported. */
  readonly stopped?: unknown;
}

/**
 * Makes parts what they should be. A lost answer or a part that is there already is never sent
 * again blindly: the parts are read again and only what still differs is sent.
 */
const reconcileParts = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<PartsResult> => {
  const failures = new Map<string, Failure>();
  let open = tasks;
  for (let tries = 1; open.length > 0; tries += 1) {
    const round = await sendRound(session, open, failures, tries);
    if ('stopped' in round && !(await isWorthAnotherTry(round.stopped, tries, session.io))) {
      return giveUpParts(round.stopped, round.unfinished, failures);
    }
    try {
      open = await rereadParts(session, round.unfinished);
    } catch (error) {
      return giveUpParts(error, round.unfinished, failures);
    }
    for (const { change } of open) failures.delete(change.id);
  }
  return { failures };
};

const giveUpParts = (
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

const rereadParts = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<readonly PartsTask[]> => {
  const fresh: PartsTask[] = [];
  for (const task of tasks) {
    fresh.push({ ...task, existing: await readParts(session, task.campaignId) });
  }
  return fresh;
};

/**
 * Makes a campaign's ad extensions and image extensions what they should be. After a lost answer
 * what is linked is read again and only what still differs is sent.
 */
const reconcileExtensions = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<PartsResult> => {
  const failures = new Map<string, Failure>();
  let open = tasks.filter(hasWork);
  for (let tries = 1; open.length > 0; tries += 1) {
    const stopped = await stopOf(() => linkExtensions(session, open, failures));
    if (!stopped) return { failures };
    if (!(await isWorthAnotherTry(stopped.error, tries, session.io))) {
      return giveUpExtensions(stopped.error, open, failures);
    }
    const unread = await stopOf(
      async () => void (open = (await rereadExtensions(session, open)).filter(hasWork)),
    );
    if (unread) return giveUpExtensions(unread.error, open, failures);
  }
  return { failures };
};

const stopOf = async (
  step: () => Promise<void>,
): Promise<{ readonly error: unknown } | undefined> => {
  try {
    await step();
    return undefined;
  } catch (error) {
    return { error };
  }
};

const hasWork = ({ after, fields, existing }: PartsTask): boolean => {
  const { link, unlink } = diffExtensions(after, fields, existing.extensions);
  return link.length + unlink.length > 0;
};

const giveUpExtensions = (
  stopped: unknown,
  unfinished: readonly PartsTask[],
  failures: Map<string, Failure>,
): PartsResult => {
  for (const { change } of unfinished) failures.set(change.id, partFailure(stopped));
  return { failures, stopped };
};

const rereadExtensions = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<readonly PartsTask[]> => {
  const fresh: PartsTask[] = [];
  for (const task of tasks) {
    fresh.push({
      ...task,
      existing: { ...task.existing, extensions: await extensionsOf(session, task.campaignId) },
    });
  }
  return fresh;
};
