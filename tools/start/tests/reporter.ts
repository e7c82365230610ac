import { relative } from 'node:path';
import { closingLine, countsOf, skippedLines, type FileResult } from './summary';

/** What Jest hands to a reporter, as far as it is read here. */
interface JestRun {
  readonly testResults: readonly {
    readonly testFilePath: string;
    readonly testExecError?: unknown;
    readonly testResults: readonly { readonly status: string }[];
  }[];
}

const isSkipped = ({ status }: { readonly status: string }): boolean =>
  status !== 'passed' && status !== 'failed';

const fileResults = ({ testResults }: JestRun): readonly FileResult[] =>
  testResults.map(({ testFilePath, testExecError, testResults: tests }) => ({
    path: relative(process.cwd(), testFilePath),
    couldNotRun: testExecError !== undefined && testExecError !== null,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length,
    skipped: tests.filter(isSkipped).length,
  }));

/** Jest's reporter that says at the end what was skipped and why, and closes with one line of counts. */
export default class SummaryReporter {
  onRunComplete(_contexts: unknown, run: JestRun): void {
    const files = fileResults(run);
    process.once('exit', () =>
      process.stdout.write(
        `${[...skippedLines(files), closingLine(countsOf(files))].join('\n')}\n`,
      ),
    );
  }
}
