import { stripVTControlCharacters } from 'node:util';
import knownHeavySpecs from './heavy-specs.json';

/** A test that failed, or a file that did not load. */
export interface Failure {
  readonly test: string;
  readonly message: string;
}

/** What became of the tests of one file. */
export interface FileResult {
  readonly path: string;
  /** It did not even load: that is one failure. */
  readonly couldNotRun: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures?: readonly Failure[];
  readonly seconds: number;
  /**
   * Of `seconds` and before it: loading its imports. Undefined for files that run in Jest's own
   * sandbox.
   */
  readonly loadSeconds?: number | undefined;
  /** Modules that it imports, directly or not. */
  readonly modules?: number | undefined;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Optional parts, by what the file's name says that it is about. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/oracle/, "needs the vendors' own schemas: set SWITCHYARD_ORACLES to their folder"],
  [/redis/, 'needs redis-server on the path'],
  [/browser|console/, 'needs Chromium: set SWITCHYARD_CHROMIUM to its path'],
];

/**
 * A small spec that imports more than this is a larger one, or imports through a door that is too
 * wide.
 */
export const MOST_MODULES = 300;
const SLOWEST = 10;
/** Of the message of a failed test. */
const LINES_OF_FAILURE = 12;

const reasonOf = (path: string): string =>
  REASONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'skipped by the test itself';

const sum = (files: readonly FileResult[], count: (file: FileResult) => number): number =>
  files.reduce((total, file) => total + count(file), 0);

/** A file that loads too much counts as one failure. */
export const countsOf = (files: readonly FileResult[]): Counts => ({
  passed: sum(files, ({ passed }) => passed),
  failed:
    sum(files, ({ failed, couldNotRun }) => (couldNotRun ? Math.max(failed, 1) : failed)) +
    heavyFiles(files).length,
  skipped: sum(files, ({ skipped }) => skipped),
});

/** One line per file with skipped tests: how many, where, why. Empty when nothing was skipped. */
export const skippedLines = (files: readonly FileResult[]): readonly string[] => {
  const skipped = files.filter((file) => file.skipped > 0);
  if (skipped.length === 0) return [];
  const line = (file: FileResult): string =>
    `  ${String(file.skipped).padStart(4)}  ${file.path}: ${reasonOf(file.path)}`;
  return ['', 'Skipped:', ...skipped.map(line)];
};

/**
 * What a small spec may load: 300 modules, or what it loaded when the limit came, rounded up to the
 * next fifty.
 */
const mostModules = (path: string): number =>
  (knownHeavySpecs as Readonly<Record<string, number>>)[path] ?? MOST_MODULES;

const isSmall = (path: string): boolean => /\.spec\.ts$/.test(path);

/**
 * Small specs that load more than they may, and those that are listed as heavy and are not any
 * more.
 */
export const heavyFiles = (files: readonly FileResult[]): readonly FileResult[] =>
  files.filter(({ path, modules }) => {
    if (modules === undefined || !isSmall(path)) return false;
    return modules > mostModules(path) || (path in knownHeavySpecs && modules <= MOST_MODULES);
  });

export const heavyLines = (files: readonly FileResult[]): readonly string[] =>
  heavyFiles(files).map(({ path, modules = 0 }) =>
    modules > MOST_MODULES
      ? `FAILED: ${path} loads ${modules} modules; it may load at most ${mostModules(path)}.`
      : `FAILED: ${path} loads ${modules} modules: remove it from tools/tests/heavy-specs.json.`,
  );

/** Every failed test once more, with the beginning of its message: a long run prints them far up. */
export const failedLines = (files: readonly FileResult[]): readonly string[] =>
  files.flatMap(({ path, failures = [] }) =>
    failures.flatMap(({ test, message }) => [
      `FAILED: ${path}: ${test}`,
      ...stripVTControlCharacters(message)
        .split('\n')
        .slice(0, LINES_OF_FAILURE)
        .map((line) => `    ${line}`),
    ]),
  );

/** The slowest files and the share of the time that went into loading. */
export const timeLines = (files: readonly FileResult[]): readonly string[] => {
  if (files.length === 0) return [];
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const all = sum(files, ({ seconds, loadSeconds = 0 }) => seconds + loadSeconds);
  const share = all === 0 ? 0 : sum(files, ({ loadSeconds = 0 }) => loadSeconds) / all;
  return [
    '',
    'Slowest files:',
    ...slowest.map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${path}`),
    `Loading took ${Math.round(share * 100)} % of ${Math.round(all)} s in ${files.length} files.`,
  ];
};

/** `N passed, N failed, N skipped`, alone on its line: what scripts read. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
