import { ruleTable } from './rule-table';
import { namesOf } from './unverified-names';

describe('names of unproven rules', () => {
  it('are the members of UNVERIFIED, not what lies in them', () =>
    expect(
      namesOf('export const UNVERIFIED = { pace: { calls: 5 }, "quoted": 1 } as const;'),
    ).toEqual([['pace'], ['quoted']]));

  it('are the members of another table, or the table', () =>
    expect(namesOf('export const CODES = { missing: 1, taken: 2 } satisfies object;')).toEqual([
      ['missing', 'CODES'],
      ['taken', 'CODES'],
    ]));

  it('are constants by themselves', () =>
    expect(namesOf('export const MOST = 5;\nexport const NAMES = ["a"];')).toEqual([
      ['MOST'],
      ['NAMES'],
    ]));

  it('are not what a file keeps for itself', () =>
    expect(namesOf('const MOST = 5;\nimport { x } from "./x";')).toEqual([]));
});

describe('the table below a heading', () => {
  const text =
    '# Title\n\n## One\n\n| a | b |\n| --- | --- |\n| 1 | x \\| y |\n| 2 |\n\n## Two\n\n| c |\n| --- |\n| 3 |\n';

  it('is read by column; what a row lacks is empty', () =>
    expect(ruleTable(text, 'One')).toEqual({
      columns: ['a', 'b'],
      rows: [
        { a: '1', b: 'x \\| y' },
        { a: '2', b: '' },
      ],
    }));

  it('ends with its section', () => expect(ruleTable(text, 'Two').rows).toEqual([{ c: '3' }]));

  it('is nothing where the heading stands twice: one of the tables would go unread', () =>
    expect(ruleTable(`${text}\n## One\n\n| d |\n`, 'One').columns).toEqual([]));

  it('is nothing where there is no such heading', () =>
    expect(ruleTable(text, 'Three')).toEqual({ columns: [], rows: [] }));
});
