import { EXCEPTIONS, licenceProblems } from './licences';

const withId = (id: string) => ({ name: 'a', version: '1.0.0', licenses: [{ license: { id } }] });
const withExpression = (expression: string) => ({
  name: 'a',
  version: '1.0.0',
  licenses: [{ expression }],
});
/** Every exception in use, so that only what is tried is found. */
const used = Object.entries(EXCEPTIONS).map(([name, { licence }]) => ({
  name,
  version: '1.0.0',
  ...(licence === 'none' ? {} : { licenses: [{ license: { id: licence } }] }),
}));

it.each([withId('MIT'), withExpression('(MIT OR GPL-3.0)'), withExpression('Apache-2.0 AND MIT')])(
  'takes %j',
  (component) => expect(licenceProblems([...used, component])).toEqual([]),
);

it.each([
  withId('GPL-3.0'),
  withExpression('MIT AND GPL-3.0'),
  { name: 'a', version: '1.0.0' },
  { ...withId('GPL-3.0'), name: 'axe-core' },
  { ...withId('MPL-2.0'), name: 'constructor' },
])('refuses %j', (component) => expect(licenceProblems([...used, component])).toHaveLength(1));

it('says which exception has no use any more', () =>
  expect(licenceProblems(used.slice(1))).toEqual([
    `${used[0]!.name}: the exception has no use any more`,
  ]));

it('has a reason for every exception', () =>
  expect(Object.values(EXCEPTIONS).filter(({ reason }) => !reason.endsWith('.'))).toEqual([]));
