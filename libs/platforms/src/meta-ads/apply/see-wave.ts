import type { Change } from '../../port/change';
import type { Observed } from '../../port/observed';
import { observe } from '../read/observe';
import { isLevel, objectReading, type Level } from '../read/readings';
import { readRows } from '../wire/read-rows';
import type { Session } from '../wire/session';

/** Reads again what updates and removals are about, by id, fifty in a request. What is gone is not in the answer. */
export const seeWave = async (
  session: Session,
  wave: readonly Change[],
): Promise<ReadonlyMap<string, Observed>> => {
  const known = wave.flatMap((change): readonly Known[] =>
    change.action !== 'create' && isLevel(change.entity)
      ? [{ level: change.entity, id: change.remoteId }]
      : [],
  );
  const rows = await readRows(
    session,
    known.map(({ level, id }) => objectReading(level, id)),
  );
  const seen = new Map<string, Observed>();
  for (const level of ['campaign', 'adGroup', 'ad'] as const) {
    const found = known.flatMap((one, index) => (one.level === level ? (rows[index] ?? []) : []));
    for (const observed of await observe(session, level, found))
      seen.set(observed.remoteId, observed);
  }
  return seen;
};

interface Known {
  readonly level: Level;
  readonly id: string;
}
