import type { Outcome } from '../../port/outcome';
import { hasWork, reconcileExtensions } from '../extensions/reconcile-extensions';
import { partRequests } from '../parts/part-requests';
import type { PartsTask } from '../parts/part-requests';
import { reconcileParts } from '../parts/reconcile-parts';
import type { PartsResult } from '../parts/reconcile-parts';
import { partFailure } from '../../port/failure';
import type { WritingSession } from '../wire/session';

/**
 * Sends the parts of campaigns whose own fields are done, and tells what became of each. When the run is ended early every one of
 * them is told before the reason is thrown: no campaign that exists stays without an outcome.
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

/** Criteria and negative keywords, then ad extensions; those are not begun when the run ended before. */
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
