import { connector } from '../graph.mjs';
import { connectorOf, placeOf } from '../place';
import type { Import, SourceFile } from '../source-file';
import type { Violation } from '../violation';

/** A connector imports the port, the kernel, the calendar of versions, and the transport and access handed to it: no other connector, no network, no store. */
export const connectors = (files: readonly SourceFile[]): Violation[] =>
  files.flatMap((file) => {
    const own = connectorOf(file.path);
    if (!own || file.place.isSpec) return [];
    return file.imports
      .filter((used) => !isAllowed(own, used))
      .map((used) => ({
        rule: 'connectors',
        file: file.path,
        line: used.line,
        says: `connector ${own} may not import ${used.specifier}`,
      }));
  });

function isAllowed(own: string, { target }: Import): boolean {
  if (target.kind === 'package') return connector.packages.includes(target.name);
  if (target.kind === 'door') return connector.kits.includes(target.project);
  const other = connectorOf(target.path);
  return other ? other === own : connector.folders.includes(placeOf(target.path)?.folder ?? '.');
}
