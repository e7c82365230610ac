import { brokenProofs, proofFiles, readProofs } from './proofs';

const table = readProofs();
const row = (file: string, ...tests: readonly string[]) =>
  brokenProofs({ owasp: [{ risk: 'API1', control: '', proofs: [{ file, tests }] }], suite: [] });

it('names files and tests that exist, for every row', () =>
  expect(brokenProofs(table)).toEqual([]));

it('has a row for each of the ten risks and each line of the suite', () =>
  expect([table.owasp.map(({ risk }) => risk.split(' ')[0]), table.suite.length]).toEqual([
    Array.from({ length: 10 }, (_, at) => `API${at + 1}`),
    15,
  ]));

it('has what the roles of the database may do among its files', () =>
  expect(proofFiles(table)).toContain('tools/migrations/database-roles.medium-spec.ts'));

it.each([
  ['a file', row('apps/api-e2e/src/gone.large-spec.ts', 'x')],
  ['a test', row('apps/api-e2e/src/floods.large-spec.ts', 'an address that is gone')],
  ['any test', row('apps/api-e2e/src/floods.large-spec.ts')],
])('finds a row without %s that exists', (_what, found) => expect(found).toHaveLength(1));
