import { loadedWithoutAliases, type Row } from '../graph.mjs';
import { isSpec, type Place } from '../place';
import { projects } from '../projects.mjs';
import type { Import, SourceFile } from '../source-file';
import type { Violation } from '../violation';

/** A project imports itself by relative path and others through a door that its row of the table names. */
export const dependencyTable = (files: readonly SourceFile[]): Violation[] =>
  files.flatMap((file) =>
    file.imports.flatMap((used) => {
      const says = complaint(file.place, used);
      return says ? [{ rule: 'dependency-table', file: file.path, line: used.line, says }] : [];
    }),
  );

function complaint(place: Place, { specifier, target }: Import): string | undefined {
  if (target.kind === 'package') return undefined;
  if (target.kind === 'file' && isSpec(target.path) && !place.isSpec) {
    return `${specifier} is test material`;
  }
  if (target.kind === 'file') {
    return isOwn(place, target.path) ? undefined : complaintOfPath(place, specifier, target.path);
  }
  if (place.kind === 'lib' && target.project === place.project) {
    return `${specifier} is this project: use a relative path`;
  }
  return complaintOfRow(place, target.project);
}

function complaintOfPath(place: Place, specifier: string, path: string): string | undefined {
  const project = loadedWithoutAliases.includes(place.path)
    ? /^libs\/([^/]+)\/src\/index\.ts$/.exec(path)?.[1]
    : undefined;
  return project ? complaintOfRow(place, project) : `${specifier} leaves the project: use a door`;
}

function complaintOfRow(place: Place, project: string): string | undefined {
  const row = rowOf(place);
  if (!row) return `${place.kind} ${place.project} has no row in tools/arch/graph.mjs`;
  return row.includes(project) ? undefined : `${place.project} may not import ${project}`;
}

/** Tools may borrow from one another by path; every other project ends at its own folder. */
const isOwn = (place: Place, path: string): boolean =>
  path.startsWith(place.kind === 'tool' ? 'tools/' : `${place.root}/`);

function rowOf({ root, isSpec }: Place): Row | undefined {
  const project = projects.find((one) => one.root === root);
  return project && [...project.mayImport, ...(isSpec ? project.specsMayImport : [])];
}
