import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Observed } from './observed';
import {
  closingLine,
  countsOf,
  failedLines,
  heavyLines,
  skippedLines,
  timeLines,
  type Failure,
  type FileResult,
} from './summary';
import { sourceOf } from './tree.mjs';

/** What Jest hands to a reporter, as far as it is read here. */
interface JestRun {
  readonly testResults: readonly {
    readonly testFilePath: string;
    readonly testExecError?: unknown;
    readonly failureMessage?: string | null;
    readonly perfStats: { readonly start: number; readonly end: number };
    readonly testResults: readonly JestTest[];
  }[];
}

interface JestTest {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[];
}

const isSkipped = ({ status }: JestTest): boolean => status !== 'passed' && status !== 'failed';

const hasNotRun = (error: unknown): boolean => error !== undefined && error !== null;

const failuresOf = ({
  testExecError,
  failureMessage,
  testResults,
}: JestRun['testResults'][number]): readonly Failure[] => {
  const failed = testResults.filter(({ status }) => status === 'failed');
  return [
    ...failed.map(({ fullName, failureMessages = [] }) => ({
      test: fullName,
      message: failureMessages.join('\n'),
    })),
    ...(hasNotRun(testExecError)
      ? [{ test: 'the file could not run', message: failureMessage ?? String(testExecError) }]
      : []),
  ];
};

const readObserved = (): ReadonlyMap<string, Observed> => {
  const path = process.env['SWITCHYARD_TEST_OBSERVED'];
  if (!path || !existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const all = lines.map((line) => JSON.parse(line) as Observed);
  return new Map(all.map((one) => [one.spec, one]));
};

const fileResults = ({ testResults }: JestRun): readonly FileResult[] => {
  const observed = readObserved();
  return testResults.map((file) => {
    const { testFilePath, testExecError, testResults: tests, perfStats } = file;
    const path = relative(process.cwd(), sourceOf(testFilePath));
    const seen = observed.get(path);
    return {
      path,
      couldNotRun: hasNotRun(testExecError),
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: tests.filter(({ status }) => status === 'failed').length,
      skipped: tests.filter(isSkipped).length,
      failures: failuresOf(file),
      seconds: Math.max(0, perfStats.end - perfStats.start) / 1000,
      loadSeconds: seen && seen.loadMs / 1000,
      modules: seen?.modules,
    };
  });
};

/**
 * Every project that ran gets a file, one without specs an empty list: `name=root,…` is who was
 * asked.
 */
const writeByProject = (folder: string, files: readonly FileResult[]): void => {
  mkdirSync(folder, { recursive: true });
  for (const pair of (process.env['SWITCHYARD_TEST_PROJECTS'] ?? '').split(',').filter(Boolean)) {
    const [name = '', root = ''] = pair.split('=');
    const own = files.filter(({ path }) => path.startsWith(`${root}/`));
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(own));
  }
};

/**
 * Jest's reporter that says at the end which files were slow, what was skipped and why, and closes
 * with one line of counts. For a run that is a part of a larger one (`SWITCHYARD_TEST_RESULTS`) it
 * writes the results of each project there instead.
 */
export default class SummaryReporter {
  private error: Error | undefined;

  onRunComplete(_contexts: unknown, run: JestRun): void {
    const files = fileResults(run);
    const folder = process.env['SWITCHYARD_TEST_RESULTS'];
    if (folder) return writeByProject(folder, files);
    if (heavyLines(files).length > 0) this.error = new Error('a small spec loads too much');
    process.once('exit', () => process.stdout.write(`${report(files)}\n`));
  }

  /** Makes Jest's exit code a failure. */
  getLastError(): Error | undefined {
    return this.error;
  }
}

/** What is printed at the end of a run. */
export const report = (files: readonly FileResult[], more: readonly string[] = []): string =>
  [
    ...timeLines(files),
    ...skippedLines(files),
    ...heavyLines(files),
    ...failedLines(files),
    ...more,
    '',
    closingLine(countsOf(files)),
  ].join('\n');
