import { apps, contexts, extraForSpecs, kits, type Row, tools, wire } from '../graph.mjs';
import { isContext, type Place } from '../place';
import type { Import, SourceFile } from '../source-file';
import type { Violation } from '../violation';

/** A project imports itself by relative path and others through a door that its row of the table names. */
export const dependencyTable = (files: readonly SourceFile[]): Violation[] =>
  files.flatMap((file) => file.imports.flatMap((used) => {
    const says = complaint(file.place, used);
    return says ? [{ rule: 'dependency-table', file: file.path, line: used.line, says }] : [];
  }));

function complaint(place: Place, { specifier, target }: Import): string | undefined {
  if (target.kind === 'package') return undefined;
  if (target.kind === 'file') return isOwn(place, target.path) ? undefined : `${specifier} leaves the project: use a door`;
  if (place.kind === 'lib' && target.project === place.project) return `${specifier} is this project: use a relative path`;
  const row = rowOf(place);
  if (!row) return `${place.kind} ${place.project} has no row in tools/arch/graph.mjs`;
  return row.includes(target.project) ? undefined : `${place.project} may not import ${target.project}`;
}

const SHARED_FOLDER = { app: 'apps', lib: 'libs', tool: 'tools' } as const;

/** Tools may borrow from one another by path; every other project ends at its own folder. */
function isOwn(place: Place, path: string): boolean {
  const own = `${SHARED_FOLDER[place.kind]}/${place.project}/`;
  return path.startsWith(place.kind === 'tool' ? 'tools/' : own);
}

function rowOf(place: Place): Row | undefined {
  const row = { app: apps, tool: tools, lib: libs }[place.kind][place.project];
  if (!row) return undefined;
  const everyKit = isContext(place) ? ['kernel', 'http-kit', 'db-kit', 'queue-kit'] : [];
  const forSpecs = place.isSpec ? (extraForSpecs[place.project] ?? extraForSpecs.everyone) : [];
  return [...row, ...everyKit, ...forSpecs];
}

const libs = { ...contexts, ...kits, ...wire };
