import { partFailure, type Failure } from '../../port/failure';
import type { PartsResult } from '../parts/reconcile-parts';
import type { PartsTask } from '../parts/part-requests';
import { isWorthAnotherTry } from '../wire/patience';
import type { WritingSession } from '../wire/session';
import { diffExtensions } from './diff-extensions';
import { linkExtensions } from './link-extensions';
import { extensionsOf } from './read-extensions';

/**
 * Makes a campaign's ad extensions and image extensions what they should be. After a lost answer what is linked is read again and only
 * what still differs is sent.
 */
export const reconcileExtensions = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<PartsResult> => {
  const failures = new Map<string, Failure>();
  let open = tasks.filter(hasWork);
  for (let tries = 1; open.length > 0; tries += 1) {
    const stopped = await stopOf(() => linkExtensions(session, open, failures));
    if (!stopped) return { failures };
    if (!(await isWorthAnotherTry(stopped.error, tries, session.io))) {
      return giveUp(stopped.error, open, failures);
    }
    const unread = await stopOf(
      async () => void (open = (await reread(session, open)).filter(hasWork)),
    );
    if (unread) return giveUp(unread.error, open, failures);
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

export const hasWork = ({ after, fields, held }: PartsTask): boolean => {
  const { link, unlink } = diffExtensions(after, fields, held.extensions);
  return link.length + unlink.length > 0;
};

const giveUp = (
  stopped: unknown,
  unfinished: readonly PartsTask[],
  failures: Map<string, Failure>,
): PartsResult => {
  for (const { change } of unfinished) failures.set(change.id, partFailure(stopped));
  return { failures, stopped };
};

const reread = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
): Promise<readonly PartsTask[]> => {
  const fresh: PartsTask[] = [];
  for (const task of tasks) {
    fresh.push({
      ...task,
      held: { ...task.held, extensions: await extensionsOf(session, task.campaignId) },
    });
  }
  return fresh;
};
