import fs, { appendFileSync } from 'node:fs';
import Module, { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';
import { isInTree, sourceOf, TREE } from './tree.mjs';

/**
 * What one spec took to load and what it read, as the reporter and the check of inputs want it.
 * Paths are of the sources.
 */
export interface Observed {
  readonly spec: string;
  readonly loadMs: number;
  /** Modules that it reaches by `require`, whichever module loaded them first. */
  readonly modules: number;
  /** Files of the repository among them, and files and folders that were read meanwhile. */
  readonly files: readonly string[];
}

const ROOT = process.cwd();
/** Made of all sources, for those who name what was made of them. */
const MANIFEST = resolve(TREE, 'manifest.json');
/** A line of JSON per spec; unset, nothing is written. */
const LOG = process.env['SWITCHYARD_TEST_OBSERVED'];

let spec: string | undefined;
let startedAt = 0;
let loadMs: number | undefined;
const reads = new Set<string>();
/**
 * What a module required while it was evaluated; what it requires later depends on who ran before.
 */
const importsOf = new Map<string, readonly string[]>();

/** What was installed or made; Python makes its folder beside a module that it loads. */
const MADE = /^(\.\.|node_modules|\.cache|\.git|\.nx|dist)(\/|$)|(^|\/)__pycache__(\/|$)/;

/** A file of the repository as its sources name it; undefined for what was installed or made. */
const nameOf = (path: string): string | undefined => {
  if (path === MANIFEST) return undefined;
  const name = relative(ROOT, sourceOf(path));
  return MADE.test(name) ? undefined : name;
};

const reached = (from: string): ReadonlySet<string> => {
  const found = new Set<string>([from]);
  const open = [from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const unseen = (importsOf.get(path) ?? []).filter((filename) => !found.has(filename));
    for (const filename of unseen) found.add(filename);
    open.push(...unseen);
  }
  return found;
};

/** At the end of a spec: a process that is ended writes nothing any more. */
export const writeDown = (): void => {
  if (spec === undefined || loadMs === undefined || !LOG) return;
  const modules = reached(spec);
  const files = [...new Set([...modules, ...reads].flatMap((path) => nameOf(path) ?? []))];
  const line: Observed = {
    spec: nameOf(spec) ?? spec,
    loadMs: Math.round(loadMs),
    modules: modules.size,
    files,
  };
  appendFileSync(LOG, `${JSON.stringify(line)}\n`);
};

const begin = (path: string): void => {
  [spec, startedAt, loadMs] = [path, performance.now(), undefined];
  reads.clear();
};

/** True once per spec: at the first thing that it defines, when all its imports are loaded. */
export const specLoaded = (): boolean => {
  if (spec === undefined || loadMs !== undefined) return false;
  loadMs = performance.now() - startedAt;
  return true;
};

interface Compiling {
  _compile(this: NodeJS.Module, code: string, path: string, ...rest: unknown[]): unknown;
}

/** Notices when the runner loads a spec; `before` runs right before. */
export const watchLoading = (before: () => void): void => {
  const prototype = Module.prototype as unknown as Compiling;
  const compile = prototype._compile;
  prototype._compile = function (code, path, ...rest) {
    if (/[.-]spec\.js$/.test(path)) {
      begin(path);
      before();
    } else if (loadMs !== undefined) {
      reads.add(path);
    }
    const answer = compile.call(this, code, path, ...rest);
    importsOf.set(
      path,
      this.children.map(({ filename }) => filename),
    );
    return answer;
  };
};

const READERS = [
  'readFileSync',
  'readdirSync',
  'openSync',
  'createReadStream',
  'readFile',
] as const;
const PROMISED = ['readFile', 'readdir', 'open'] as const;

/**
 * Modules are known by who requires them: Node reads a file once, for the spec that happens to come
 * first.
 */
const noteRead = (path: string): void => {
  if (!isInTree(path) || !/\.js(\.map)?$/.test(path)) reads.add(path);
};

const noting = <Read extends (...args: never[]) => unknown>(read: Read): Read =>
  function (this: unknown, ...args: Parameters<Read>) {
    const [path] = args as readonly unknown[];
    if (typeof path === 'string' || path instanceof URL) {
      noteRead(resolve(path instanceof URL ? path.pathname : path));
    }
    return read.apply(this, args);
  } as Read;

/**
 * Notes what specs read besides modules: a file that is no declared input would let a stale result
 * stand.
 */
export const noteReads = (): void => {
  if (!LOG) return;
  for (const name of READERS) Object.assign(fs, { [name]: noting(fs[name] as never) });
  for (const name of PROMISED) {
    Object.assign(fs.promises, { [name]: noting(fs.promises[name] as never) });
  }
  syncBuiltinESMExports();
};
