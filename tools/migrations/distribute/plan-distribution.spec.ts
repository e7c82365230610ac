import type { CitusTable } from './citus-catalog';
import type { Placed } from './placements';
import { planDistribution, type Situation } from './plan-distribution';

const divided = (group: string, column: string): Placed => ({ place: 'divided', column, group });
const byColumn = (column: string, group: number): CitusTable => ({
  place: 'divided',
  column,
  group,
});
const everywhere = { place: 'everywhere' } as const;

const PLACEMENTS = new Map<string, Placed>([
  ['a.campaign', divided('space', 'space_id')],
  ['a.ad', divided('space', 'space_id')],
  ['a.setting', divided('account', 'account_id')],
  ['a.claim', divided('a.claim', 'key')],
  ['a.token', everywhere],
  ['a.account', everywhere],
  ['a.mail', { place: 'coordinator', because: 'it waits' }],
]);

const planOf = (
  has: Readonly<Record<string, CitusTable>> = {},
  more: Partial<Situation> = {},
): ReturnType<typeof planDistribution> =>
  planDistribution({
    placements: PLACEMENTS,
    existing: [...PLACEMENTS.keys()],
    citus: new Map(Object.entries(has)),
    references: [],
    ...more,
  });

describe('what is to be done', () => {
  it('copies first, then divides, each group beside its first table', () => {
    expect(planOf()).toEqual({
      surprises: [],
      placed: 0,
      tables: ['a.token', 'a.account', 'a.campaign', 'a.ad', 'a.setting', 'a.claim'],
      commands: [
        `select create_reference_table('a.token')`,
        `select create_reference_table('a.account')`,
        `select create_distributed_table('a.campaign', 'space_id', colocate_with => 'none')`,
        `select create_distributed_table('a.ad', 'space_id', colocate_with => 'a.campaign')`,
        `select create_distributed_table('a.setting', 'account_id', colocate_with => 'none')`,
        `select create_distributed_table('a.claim', 'key', colocate_with => 'none')`,
      ],
    });
  });

  it('takes a table after those that it refers to', () => {
    const { tables } = planOf(
      {},
      {
        references: [
          ['a.token', 'a.account'],
          ['a.campaign', 'a.ad'],
          ['a.campaign', 'a.mail'],
          ['a.ad', 'a.ad'],
        ],
      },
    );
    expect(tables).toEqual(['a.account', 'a.token', 'a.ad', 'a.campaign', 'a.setting', 'a.claim']);
  });

  it('goes on beside what is divided already', () => {
    const { commands, placed } = planOf({
      'a.ad': byColumn('space_id', 7),
      'a.token': everywhere,
      'a.account': everywhere,
      'a.setting': byColumn('account_id', 8),
      'a.claim': byColumn('key', 9),
    });
    expect([placed, commands]).toEqual([
      5,
      [`select create_distributed_table('a.campaign', 'space_id', colocate_with => 'a.ad')`],
    ]);
  });

  it('is nothing for a table of the coordinator that Citus knows', () => {
    expect(planOf({ 'a.mail': { place: 'coordinator' } })).toEqual(planOf());
  });
});

describe('a surprise', () => {
  it.each<[string, Readonly<Record<string, CitusTable>>, Partial<Situation>]>([
    ['UNKNOWN_TABLE a.new', {}, { existing: [...PLACEMENTS.keys(), 'a.new'] }],
    ['MISSING_TABLE a.mail', {}, { existing: [...PLACEMENTS.keys()].slice(0, -1) }],
    ['OTHER_COLUMN a.ad: by id, not space_id', { 'a.ad': byColumn('id', 1) }, {}],
    [
      'OTHER_COLUMN a.ad: by none, not space_id',
      { 'a.ad': { place: 'divided', column: undefined, group: 1 } },
      {},
    ],
    ['OTHER_PLACE a.ad: everywhere, not divided', { 'a.ad': everywhere }, {}],
    ['OTHER_PLACE a.token: divided, not everywhere', { 'a.token': byColumn('id', 1) }, {}],
    ['OTHER_PLACE a.mail: divided, not coordinator', { 'a.mail': byColumn('id', 1) }, {}],
    [
      'OTHER_GROUP a.ad: not beside a.campaign',
      { 'a.campaign': byColumn('space_id', 1), 'a.ad': byColumn('space_id', 2) },
      {},
    ],
  ])('%s', (surprise, has, more) => {
    expect(planOf(has, more).surprises).toEqual([surprise]);
  });
});
