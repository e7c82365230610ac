import knownHeavySpecs from './heavy-specs.json';
import {
  closingLine,
  countsOf,
  failedLines,
  heavyLines,
  skippedLines,
  timeLines,
  type FileResult,
} from './summary';

const file = (more: Partial<FileResult> = {}): FileResult => ({
  path: 'libs/a/a.spec.ts',
  couldNotRun: false,
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: 1,
  ...more,
});

describe('the closing line of npm test', () => {
  it('adds up every file', () => {
    expect(
      closingLine(countsOf([file({ passed: 2, skipped: 1 }), file({ passed: 1, failed: 3 })])),
    ).toBe('3 passed, 3 failed, 1 skipped');
  });

  it('counts a file that could not run as a failure', () => {
    expect(countsOf([file({ couldNotRun: true })]).failed).toBe(1);
  });
});

describe('what was skipped', () => {
  it('is not mentioned when there is nothing', () => {
    expect(skippedLines([file({ passed: 1 })])).toEqual([]);
  });

  it('is reported with the part that it needs', () => {
    expect(
      skippedLines([file({ path: 'libs/x/oracle.medium-spec.ts', skipped: 4 })]).join('\n'),
    ).toMatch(/ 4 .*libs\/x\/oracle\.medium-spec\.ts.*SWITCHYARD_ORACLES/);
  });
});

it('names every failed test once more, with the beginning of its message', () => {
  const message = ['\u001b[31mexpected 1\u001b[39m', ...Array<string>(40).fill('at a file')].join(
    '\n',
  );
  const lines = failedLines([file(), file({ failures: [{ test: 'adds up', message }] })]);
  expect(lines.slice(0, 2)).toEqual(['FAILED: libs/a/a.spec.ts: adds up', '    expected 1']);
  expect(lines).toHaveLength(13);
});

describe('the time of a run', () => {
  it('names the slowest files first', () => {
    const lines = timeLines([
      file({ path: 'a.spec.ts', seconds: 1 }),
      file({ path: 'b.spec.ts', seconds: 30 }),
    ]);
    expect(lines.filter((line) => line.includes('spec')).map((line) => line.trim())).toEqual([
      '30.0 s  b.spec.ts',
      '1.0 s  a.spec.ts',
    ]);
  });

  it('reports the share of loading', () => {
    expect(timeLines([file({ seconds: 3, loadSeconds: 1 })]).at(-1)).toMatch(/25 % of 4 s/);
  });
});

describe('the budget of modules', () => {
  it('counts a small spec that loads more than 300 as a failure', () => {
    const heavy = file({ path: 'libs/a/a.spec.ts', passed: 1, modules: 301 });
    expect(countsOf([heavy])).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(heavyLines([heavy])).toHaveLength(1);
  });

  it('takes what is listed as heavy, and no more than that', () => {
    const [[path = '', modules = 0] = []] = Object.entries(knownHeavySpecs);
    const failed = (more: number): number =>
      countsOf([file({ path, passed: 1, modules: modules + more })]).failed;
    expect([failed(0), failed(1), failed(300 - modules)]).toEqual([0, 1, 1]);
  });

  it('does not count larger sizes', () => {
    const medium = file({ path: 'libs/a/a.medium-spec.ts', passed: 1, modules: 3_000 });
    expect(countsOf([medium]).failed).toBe(0);
  });
});
