import { posix } from 'node:path';
import { contexts, testFolders } from './graph.mjs';

export type Kind = 'app' | 'lib' | 'tool';

/** Where a file stands: `libs/catalog/src/domain/ad.ts` is lib `catalog`, folder `domain`. */
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

const KINDS: Readonly<Record<string, Kind>> = { apps: 'app', libs: 'lib', tools: 'tool' };

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

/** The platform whose connector the file belongs to: the folder of libs/platforms that is named `<vendor>-ads`. */
export const connectorOf = (path: string): string | undefined =>
  path.startsWith('libs/platforms/')
    ? placeOf(path)?.folders.find((folder) => folder.endsWith('-ads'))
    : undefined;
