import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { contexts, testFolders } from './graph.mjs';
import { type ClassFact, type ImportFact, readFacts, type WorldRead } from './source-facts';

/** An import of a file together with what it leads to. */
export interface Import extends ImportFact {
  readonly target: Target;
}

/** One file as the rules see it. */
export interface SourceFile {
  readonly path: string;
  readonly place: Place;
  readonly imports: readonly Import[];
  readonly worldReads: readonly WorldRead[];
  readonly classes: readonly ClassFact[];
  readonly lines: number;
}

/**
 * Reads texts by path (relative to the root) into what the rules see; files of no project are left
 * out.
 */
export function readSourceFiles(texts: ReadonlyMap<string, string>): SourceFile[] {
  const exists = (path: string): boolean => texts.has(path);
  return [...texts].flatMap(([path, text]) => {
    const place = placeOf(path);
    if (!place) return [];
    const facts = readFacts(path, text);
    const imports = facts.imports.map((fact) => ({
      ...fact,
      target: targetOf(path, fact.specifier, exists),
    }));
    return [{ ...facts, path, place, imports }];
  });
}

export type Kind = 'app' | 'client' | 'lib' | 'tool';

/** Where a file is: `libs/catalog/src/domain/ad.ts` is lib `catalog`, folder `domain`. */
export interface Place {
  readonly path: string;
  readonly kind: Kind;
  readonly project: string;
  /** `libs/catalog` */
  readonly root: string;
  /** First folder below `src`; `.` for a file directly in it. */
  readonly folder: string;
  /** Everything below `src`, folder by folder, without the file. */
  readonly folders: readonly string[];
  readonly isSpec: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  apps: 'app',
  clients: 'client',
  libs: 'lib',
  tools: 'tool',
};

/** Reads a path relative to the repository's root; undefined for a file of no project. */
export function placeOf(path: string): Place | undefined {
  const [top = '', project = '', ...rest] = path.split('/');
  const kind = KINDS[top];
  if (!kind || rest.length === 0) return undefined;
  const inside = rest[0] === 'src' ? rest.slice(1) : rest;
  const folders = inside.slice(0, -1);
  return {
    path,
    kind,
    project,
    root: `${top}/${project}`,
    folder: folders[0] ?? '.',
    folders,
    isSpec: isSpec(path),
  };
}

/** True for the three sizes of test and for what lies in a folder of test material. */
export const isSpec = (path: string): boolean =>
  /[.-]spec\.ts$/.test(path) ||
  posix
    .dirname(path)
    .split('/')
    .some((folder) => testFolders.includes(folder));

export const isContext = (place: Place): boolean =>
  place.kind === 'lib' && contexts[place.project] !== undefined;

/**
 * The platform whose connector the file belongs to: the folder of libs/platforms that is named
 * `<vendor>-ads`.
 */
export const connectorOf = (path: string): string | undefined =>
  path.startsWith('libs/platforms/')
    ? placeOf(path)?.folders.find((folder) => folder.endsWith('-ads'))
    : undefined;

/**
 * What an import leads to: a project's door, a file by relative path, or an npm package (`node:`
 * for Node's own).
 */
type Target =
  | { readonly kind: 'door'; readonly project: string; readonly door: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string };

/** Resolves a specifier without the file system: `exists` says which paths are known. */
function targetOf(from: string, specifier: string, exists: (path: string) => boolean): Target {
  if (specifier.startsWith('@switchyard/')) return doorOf(specifier);
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: fileOf(posix.join(posix.dirname(from), specifier), exists) };
  }
  return { kind: 'package', name: packageOf(specifier) };
}

function doorOf(specifier: string): Target {
  const [, project = '', ...door] = specifier.split('/');
  return { kind: 'door', project, door: door.join('/') || '.' };
}

const fileOf = (path: string, exists: (path: string) => boolean): string =>
  [`${path}.ts`, `${path}/index.ts`, path.replace(/\.js$/, '.ts'), path].find(exists) ?? path;

function packageOf(specifier: string): string {
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** One broken rule, in words that show the reader what to change. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

/** A rule looks at every file at once and returns what is wrong; an empty list is a pass. */
export type Rule = (files: readonly SourceFile[]) => Violation[];

export const describeViolation = ({ rule, file, line, says }: Violation): string =>
  `${rule}  ${file}:${line}  ${says}`;

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'coverage']);

/**
 * The text of every TypeScript file of the repository by its path from the root; folders named
 * `generated` hold no one's style.
 */
export function readWorkspace(root: string): Map<string, string> {
  const paths = ['apps', 'clients', 'libs', 'tools'].flatMap((folder) =>
    listTypeScript(root, folder),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function listTypeScript(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listTypeScript(root, path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}
