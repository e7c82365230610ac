import type { RemoveChange } from '../../port/change';
import type { Gate } from '../../port/io';
import type { Outcome } from '../../port/outcome';
import { LEVEL_PATHS, type Level } from '../data/levels';
import { contradicted } from '../wire/classify';
import { ARCHIVED } from '../wire/get-object';
import { call, type Session } from '../wire/session';
import { wireObject } from '../wire/wire-object';
import { lookAgain } from './look-again';
import { failed, refusedOr } from './refusal';
import { verify } from './verify';

/** Archives one object that is still what the plan saw, for ever: OpenAI deletes nothing. What stands below goes before, by its own changes. */
export const removeObject = async (
  session: Session,
  change: RemoveChange,
  gate: Gate,
): Promise<Outcome> => {
  const seen = await lookAgain(session, change);
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
