import { closedDoors } from '../graph.mjs';
import type { SourceFile } from '../source-file';
import type { Violation } from '../violation';

/** The api process opens no `/worker` door and the worker no `/http` door. */
export const processDoors = (files: readonly SourceFile[]): Violation[] =>
  files.flatMap(({ path, place, imports }) => {
    const closed = place.kind === 'app' ? (closedDoors[place.project] ?? []) : [];
    return imports
      .filter(({ target }) => target.kind === 'door' && closed.includes(target.door))
      .map((used) => ({
        rule: 'process-doors',
        file: path,
        line: used.line,
        says: `${place.project} may not open ${used.specifier}`,
      }));
  });
