import { contexts, type FolderRow, folders, kits, launchers, wiring } from '../graph.mjs';
import {
  connectorOf,
  type Import,
  isContext,
  type Place,
  placeOf,
  type SourceFile,
  type Violation,
} from '../source-file';

/**
 * Inside a context each folder imports only what its row of `folders` names: domain stays pure,
 * data keeps SQL, http keeps HTTP.
 */
export const contextFolders = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ place }) => isContext(place) && !place.isSpec)
    .flatMap((file) => {
      const row = rowOf(file);
      if (!row) return [violation(file, 1, `a context has no folder ${file.place.folder}/`)];
      return file.imports.flatMap((used) => {
        const says = complaint(file.place.folder, row, used);
        return says ? [violation(file, used.line, says)] : [];
      });
    });

function rowOf({ path, place }: SourceFile): FolderRow | undefined {
  const row = folders[place.folder];
  return row && path.endsWith('.module.ts')
    ? { ...row, folders: [...row.folders, ...wiring.folders] }
    : row;
}

const violation = (file: SourceFile, line: number, says: string): Violation => ({
  rule: 'context-folders',
  file: file.path,
  line,
  says,
});

function complaint(folder: string, row: FolderRow, used: Import): string | undefined {
  const { target } = used;
  switch (target.kind) {
    case 'file': {
      const to = placeOf(target.path)?.folder ?? '.';
      return row.folders.includes(to) ? undefined : `${folder}/ may not import ${to}/`;
    }
    case 'package':
      return row.packages.includes(target.name)
        ? undefined
        : `${folder}/ may not import the package ${target.name}`;
    case 'door':
      return doorComplaint(folder, row, used, target);
  }
}

function doorComplaint(
  folder: string,
  row: FolderRow,
  used: Import,
  { project, door }: { project: string; door: string },
): string | undefined {
  const typesOf = used.typeOnly ? (row.kitTypes ?? []) : [];
  if (kits[project]) {
    return [...row.kits, ...typesOf].includes(project)
      ? undefined
      : `${folder}/ may not import ${project}`;
  }
  if (contexts[project]) {
    return row.doors.includes(door)
      ? undefined
      : `${folder}/ may not open the door ${used.specifier}`;
  }
  return row.ports === 'vocabulary' && !used.typeOnly && door !== 'domain'
    ? `${folder}/ may take nothing but types from ${used.specifier}`
    : undefined;
}

const PURE = new Set(['domain', 'use-cases']);

/**
 * Rules and connectors get their inputs as arguments. They use no clock, random numbers, timer,
 * network or environment directly.
 */
export const pureFolders = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ place }) => isPure(place) && !place.isSpec)
    .flatMap(({ path, worldReads }) =>
      worldReads.map(({ what, line }) => ({
        rule: 'pure-folders',
        file: path,
        line,
        says: `${what} asks the world where everything is an argument`,
      })),
    );

const isPure = (place: Place): boolean =>
  (isContext(place) && PURE.has(place.folder)) || connectorOf(place.path) !== undefined;

/**
 * Settings are read once, in the `env.ts` of a process; tools are processes of their own, launchers
 * hand theirs on, specs find optional parts.
 */
export const environment = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ place }) => !place.isSpec && !mayRead(place))
    .flatMap(({ path, worldReads }) =>
      worldReads
        .filter(({ what }) => what === 'process.env')
        .map(({ line }) => ({
          rule: 'environment',
          file: path,
          line,
          says: 'process.env belongs to apps/*/src/env.ts',
        })),
    );

const mayRead = ({ kind, path, project }: Place): boolean =>
  kind === 'tool' ||
  launchers.includes(project) ||
  (kind === 'app' && path === `apps/${project}/src/env.ts`);
