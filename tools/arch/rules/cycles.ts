import type { SourceFile } from '../source-file';
import type { Violation } from '../violation';

type Edges = ReadonlyMap<string, readonly string[]>;

/** No file reaches itself through its imports, types included; doors count as the index file behind them. */
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
  return [`libs/${target.project}/src/${target.door === '.' ? '' : `${target.door}/`}index.ts`];
}

/** Depth first with an own stack of paths: a file met again while it is still open closes a loop. */
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
