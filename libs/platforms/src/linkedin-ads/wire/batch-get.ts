import type { EntityKind } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import { type Json, recordOf } from './answer';
import { classifyError } from './classify';
import { inChunks, LIMITS } from './limits';
import type { Session } from './session';

/** Objects by key, those that exist. An error about one of them that does not say "not there" is not taken for absence. */
export const batchGet = async (
  session: Session,
  path: string,
  keys: readonly string[],
  entity: EntityKind,
): Promise<readonly Json[]> => {
  const found: Json[] = [];
  for (const ids of inChunks(keys, LIMITS.batch)) {
    const { body = {}, requestId } = await session.read('BATCH_GET', path, { ids }, entity);
    const error = Object.values(recordOf(body['errors']))
      .map(recordOf)
      .find((one) => statusOf(one) !== 404);
    if (error) {
      throw new PlatformFailure(
        classifyError(statusOf(error), error, session.asked('read', entity), requestId),
      );
    }
    found.push(...Object.values(recordOf(body['results'])).map(recordOf));
  }
  return found;
};

const statusOf = ({ status }: Json): number => Number(status ?? 404);
