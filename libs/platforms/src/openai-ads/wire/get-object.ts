import { PlatformFailure } from '../../port/failure';
import { LEVEL_PATHS, type Level } from '../data/levels';
import { NOT_FOUND } from './classify';
import type { WireOf } from './objects';
import { call, type Answer, type Session } from './session';
import { wireObject } from './wire-object';

export const ARCHIVED = 'archived';

/** One object by its id, fresh: lists lag some seconds behind, this does not. Undefined when it is gone; archived is gone. */
export const getObject = async <L extends Level>(
  session: Session,
  level: L,
  id: string,
  include: readonly string[] = [],
): Promise<WireOf[L] | undefined> => {
  const answer = await askFor(session, level, id, include);
  if (!answer) return undefined;
  const object = wireObject(level, answer.json, 'read', answer.requestId);
  return object.status === ARCHIVED ? undefined : object;
};

const askFor = async (
  session: Session,
  level: Level,
  id: string,
  include: readonly string[],
): Promise<Answer | undefined> => {
  try {
    return await call(session, {
      endpoint: `GET ${LEVEL_PATHS[level].path}/{id}`,
      id,
      purpose: 'read',
      level,
      query: include.map((word) => ['include[]', word]),
    });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

export const isNotFound = (error: unknown): boolean =>
  error instanceof PlatformFailure &&
  error.failure.kind === 'refused' &&
  error.failure.detail.code === NOT_FOUND;
