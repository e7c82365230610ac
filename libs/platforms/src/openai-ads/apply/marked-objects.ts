import { readMarkedName } from '../../marked-name';
import type { CreateChange } from '../../port/change';
import type { Level } from '../data/levels';
import { ARCHIVED } from '../wire/get-object';
import { listObjects } from '../wire/list-objects';
import type { WireOf } from '../wire/objects';
import type { Session } from '../wire/session';
import { untilListed } from '../read/until-listed';

/** Objects under the parent that carry the mark of this one and were not released, the living first, then the newest; waits until lists surely show what was written. */
export const markedObjects = async (
  session: Session,
  change: CreateChange,
): Promise<readonly WireOf[Level][]> =>
  untilListed(session, async () => {
    const found: WireOf[Level][] = [];
    for await (const object of listObjects(
      session,
      change.entity as Level,
      change.parentRemoteId,
    )) {
      if (
        readMarkedName(object.name).marker === change.localId &&
        !change.released?.includes(object.id)
      ) {
        found.push(object);
      }
    }
    const sorted = found.sort(
      (a, b) =>
        Number(a.status === ARCHIVED) - Number(b.status === ARCHIVED) ||
        (b.created_at ?? 0) - (a.created_at ?? 0),
    );
    return { value: sorted, isWhole: sorted.some(({ status }) => status !== ARCHIVED) };
  });
