import { problemsOf } from './bill-of-materials';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b/node_modules/@scope/a': { version: '2.0.0' },
    'node_modules/alias': { name: 'c', version: '2.0.0' },
    'node_modules/here': { link: true },
  },
};
const bill = (...names: readonly string[]) => ({
  bomFormat: 'CycloneDX',
  components: names.map((name) => {
    const version = name === 'a' ? '1.0.0' : '2.0.0';
    return { name: 'alias', version, purl: `pkg:npm/${encodeURIComponent(name)}@${version}` };
  }),
});

it('is whole when it has every locked package', () =>
  expect(problemsOf(bill('a', '@scope/a', 'c'), lock)).toEqual([]));

it('names a locked package that it lacks', () =>
  expect(problemsOf(bill('a', 'c'), lock)).toEqual(['@scope/a@2.0.0 is locked and not listed']));

it('is refused when it is something else', () =>
  expect(problemsOf({ ...bill('a', '@scope/a', 'c'), bomFormat: 'SPDX' }, lock)).toHaveLength(1));
