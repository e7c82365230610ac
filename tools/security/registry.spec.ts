import { judgeAdvisories, judgeSignatures } from './registry';

const ended = (stdout: unknown) => ({
  status: 1,
  stdout: typeof stdout === 'string' ? stdout : JSON.stringify(stdout),
  stderr: '',
});
const a = { name: 'a', version: '1.0.0' };

it('passes without advisories, and fails with one of any severity', () => {
  expect(judgeAdvisories(ended({ vulnerabilities: {} })).outcome).toBe('passed');
  const vulnerabilities = { a: { name: 'a', severity: 'low', range: '<2' } };
  expect(judgeAdvisories(ended({ vulnerabilities }))).toMatchObject({
    outcome: 'failed',
    findings: ['a <2: low'],
  });
});

it('passes with right signatures, and fails with a wrong or a missing one', () => {
  expect(judgeSignatures(ended({ invalid: [], missing: [] })).outcome).toBe('passed');
  expect(judgeSignatures(ended({ invalid: [a], missing: [] })).outcome).toBe('failed');
  expect(judgeSignatures(ended({ invalid: [], missing: [a] })).outcome).toBe('failed');
});

const JUDGES = [judgeAdvisories, judgeSignatures];

it.each([
  ['refuses', { statusCode: 405, error: { summary: '' } }, 'not reachable (405): not checked'],
  ['is not there', 'npm error code ENOTFOUND', 'not reachable (ENOTFOUND): not checked'],
])('says so where the registry %s, and does not fail', (_what, stdout, says) => {
  for (const judge of JUDGES) {
    expect(judge(ended(stdout))).toEqual({ outcome: 'not checked', says });
  }
});

it.each(JUDGES)(
  'distinguishes a registry that does not answer in time from an npm that failed',
  (judge) => {
    const nothing = { status: undefined, stdout: '', stderr: '' };
    expect(judge(nothing)).toEqual({ outcome: 'not checked', says: 'not reachable: not checked' });
    expect(judge(ended('')).outcome).toBe('failed');
  },
);
