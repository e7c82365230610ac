import type { Change, Outcome, RemoveChange } from '../../port/change';
import type { CallForecast, Gate } from '../../port/io';
import { contradicted } from '../client/failures';
import { ARCHIVED, wireObject } from '../client/requests';
import { call, type Session } from '../client/session';
import { type Level, LEVEL_PATHS } from '../vocabulary';
import type { FileIds } from './ads';
import { createObject } from './create';
import { filesOf, uploadFiles } from './media';
import { updateCalls, updateObject } from './update';
import { failed, observeAgain, refusedOr, unsendable, verify } from './verify';

/**
 * Applies one wave, change after change in its order, which lowers spend before it raises it.
 * OpenAI takes one object per request, and so many a minute that a second request on its way would
 * gain nothing.
 */
export async function* apply(
  session: Session,
  wave: readonly Change[],
  gate: Gate,
): AsyncGenerator<Outcome> {
  const fit: Change[] = [];
  for (const change of wave) {
    const failure = unsendable(change, session.connection);
    if (failure) yield failed(change, failure);
    else fit.push(change);
  }
  const uploads = await uploadFiles(session, fit, gate);
  yield* uploads.failed;
  const lost = new Set(uploads.failed.map(({ changeId }) => changeId));
  for (const change of fit) {
    if (!lost.has(change.id)) yield await applyOne(session, change, uploads.ids, gate);
  }
}

const applyOne = (
  session: Session,
  change: Change,
  files: FileIds,
  gate: Gate,
): Promise<Outcome> => {
  switch (change.action) {
    case 'create':
      return createObject(session, change, files, gate);
    case 'update':
      return updateObject(session, change, files, gate);
    case 'remove':
      return removeObject(session, change, gate);
    default:
      return change satisfies never;
  }
};

/**
 * Archives one object that is still what the plan saw, for ever: OpenAI deletes nothing. What is
 * below goes before, by its own changes.
 */
const removeObject = async (
  session: Session,
  change: RemoveChange,
  gate: Gate,
): Promise<Outcome> => {
  const seen = await observeAgain(session, change);
  if (!seen) return { kind: 'drifted', changeId: change.id, missing: true };
  if (verify(change, seen.observed.attributes) !== 'go') {
    return { kind: 'drifted', changeId: change.id, missing: false };
  }
  try {
    return await archive(session, change, gate);
  } catch (error) {
    return failed(change, refusedOr(error));
  }
};

const archive = async (session: Session, change: RemoveChange, gate: Gate): Promise<Outcome> => {
  const level = change.entity as Level;
  const { json, requestId } = await call(session, {
    endpoint: `POST ${LEVEL_PATHS[level].path}/{id}/archive`,
    id: change.remoteId,
    purpose: 'change',
    level,
    open: () => gate.open([change]),
  });
  const { status } = wireObject(level, json, 'change', requestId);
  if (status !== ARCHIVED) {
    return failed(change, contradicted(`OpenAI says that it is ${status}.`, 'change', requestId));
  }
  return { kind: 'removed', changeId: change.id, ...(requestId ? { requestId } : {}) };
};

/**
 * One request per object made; one to look and one or two to write per object changed; one per file
 * that is not yet known to be there.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const changes = waves.flat();
  return {
    readCalls: changes.filter(({ action }) => action !== 'create').length,
    calls:
      changes.reduce((sum, change) => sum + callsOf(change), 0) +
      new Set(changes.flatMap(filesOf)).size,
    operations: 0,
  };
};

const callsOf = (change: Change): number => (change.action === 'update' ? updateCalls(change) : 1);
