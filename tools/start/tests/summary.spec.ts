import { closingLine, countsOf, skippedLines, type FileResult } from './summary';

const file = (more: Partial<FileResult> = {}): FileResult => ({
  path: 'libs/a/a.spec.ts',
  couldNotRun: false,
  passed: 0,
  failed: 0,
  skipped: 0,
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

  it('is told with the part that it needs', () => {
    expect(
      skippedLines([file({ path: 'libs/x/oracle.medium-spec.ts', skipped: 4 })]).join('\n'),
    ).toMatch(/ 4 .*libs\/x\/oracle\.medium-spec\.ts.*SWITCHYARD_ORACLES/);
  });
});
