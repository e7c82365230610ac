import type { WrittenStamp } from '../domain';
import type { ChildKind } from './child-kind';
import type { ChildPatch } from './child-patch';
import { attempt, isDone } from './item-result';

/**
 * Every stamp that patches name, and those that their rows carry already: a later patch of the same row may go back to one. A patch
 * that is refused names nothing.
 */
export const namedStamps = <Row, Input, Changes>(
  { stampOf, view }: ChildKind<Row, Input, Changes>,
  items: readonly ChildPatch<Changes>[],
  rows: ReadonlyMap<string, Row>,
): readonly WrittenStamp[] => {
  if (!stampOf) return [];
  return items.flatMap(({ id, index, patch }) => {
    const row = rows.get(id);
    const changes = row && attempt(index, id, () => patch(view(row)));
    const written = changes && isDone(changes) ? stampOf(changes.row) : {};
    return row && Object.keys(written).length > 0 ? [written, stampOf(row)] : [];
  });
};
