import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** What an import leads to: a project's door, a file by relative path, or an npm package (`node:` for Node's own). */
export type Target =
  | { readonly kind: 'door'; readonly project: string; readonly door: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string };

/** Resolves a specifier without the file system: `exists` says which paths are known. */
export function targetOf(
  from: string,
  specifier: string,
  exists: (path: string) => boolean,
): Target {
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
  [`${path}.ts`, `${path}/index.ts`, path].find(exists) ?? path;

function packageOf(specifier: string): string {
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
