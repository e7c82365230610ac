/** What became of the tests of one file. */
export interface FileResult {
  readonly path: string;
  /** It did not even load: that is one failure. */
  readonly couldNotRun: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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

const reasonOf = (path: string): string =>
  REASONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'skipped by the test itself';

const sum = (files: readonly FileResult[], count: (file: FileResult) => number): number =>
  files.reduce((total, file) => total + count(file), 0);

export const countsOf = (files: readonly FileResult[]): Counts => ({
  passed: sum(files, ({ passed }) => passed),
  failed: sum(files, ({ failed, couldNotRun }) => (couldNotRun ? Math.max(failed, 1) : failed)),
  skipped: sum(files, ({ skipped }) => skipped),
});

/** One line per file with skipped tests: how many, where, why. Empty when nothing was skipped. */
export const skippedLines = (files: readonly FileResult[]): readonly string[] => {
  const skipped = files.filter((file) => file.skipped > 0);
  if (skipped.length === 0) return [];
  return [
    '',
    'Skipped:',
    ...skipped.map(
      (file) => `  ${String(file.skipped).padStart(4)}  ${file.path}: ${reasonOf(file.path)}`,
    ),
    '',
  ];
};

/** `N passed, N failed, N skipped`, alone on its line: what scripts read. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
