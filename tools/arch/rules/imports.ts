import { closedDoors, connector, loadedWithoutAliases, type Row } from '../graph.mjs';
import { projects } from '../projects.mjs';
import {
  connectorOf,
  type Import,
  isSpec,
  type Place,
  placeOf,
  type SourceFile,
  type Violation,
} from '../source-file';

/**
 * A project imports itself by relative path and others through a door that its row of the table
 * names.
 */
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

/**
 * A connector imports the port, the kernel, the calendar of versions, and the transport and access
 * handed to it: no other connector, no network, no store.
 */
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

type Edges = ReadonlyMap<string, readonly string[]>;

/**
 * No file reaches itself through its imports, types included; doors count as the index file behind
 * them.
 */
export const cycles = (files: readonly SourceFile[]): Violation[] => {
  const edges: Edges = new Map(
    files.map((file) => [file.path, file.imports.flatMap(({ target }) => pathsOf(target))]),
  );
  const done = new Set<string>();
  return files.flatMap(({ path }) => findLoops(path, edges, done));
};

function pathsOf(target: SourceFile['imports'][number]['target']): string[] {
  if (target.kind === 'file') return [target.path];
  if (target.kind === 'package') return [];
  const root = projects.find(({ name }) => name === target.project)?.root;
  return [`${root}/src/${target.door === '.' ? '' : `${target.door}/`}index.ts`];
}

/**
 * Depth first with an own stack of paths: a file met again while it is still open closes a loop.
 */
function findLoops(start: string, edges: Edges, done: Set<string>): Violation[] {
  const found: Violation[] = [];
  const open: string[] = [];
  const visit = (path: string): void => {
    const at = open.indexOf(path);
    if (at >= 0) found.push(loop([...open.slice(at), path]));
    if (at >= 0 || done.has(path)) return;
    open.push(path);
    edges.get(path)?.forEach(visit);
    done.add(String(open.pop()));
  };
  visit(start);
  return found;
}

const loop = (paths: readonly string[]): Violation => ({
  rule: 'cycles',
  file: String(paths[0]),
  line: 1,
  says: paths.join(' → '),
});
