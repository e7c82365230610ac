import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_IDS } from '@switchyard/kernel';
import { namesOf, ruleTable } from './unverified-names';

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

  it('is empty where the heading occurs twice, because one of the tables would be ignored', () =>
    expect(ruleTable(`${text}\n## One\n\n| d |\n`, 'One').columns).toEqual([]));

  it('is nothing where there is no such heading', () =>
    expect(ruleTable(text, 'Three')).toEqual({ columns: [], rows: [] }));
});

const ROOT = process.cwd();
const COLUMNS = ['Rule', 'Where', 'Evidence', 'How to check', 'If it is wrong'];
const PARTS = [
  ['Connector', 'libs/platforms/src'],
  ['Emulator', 'libs/platform-emulators/src'],
] as const;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Both halves of every platform that have constants which no document proves. */
const halves = PLATFORM_IDS.flatMap((platform) =>
  PARTS.map(([heading, folder]) => ({ platform, heading, folder: `${folder}/${platform}` })),
).filter(({ folder }) => existsSync(join(ROOT, folder, 'unverified.ts')));

/** A vendor's second API has a folder and a table of its own. */
const tables = [
  ...halves,
  {
    platform: 'google-ads',
    heading: 'Data Manager',
    folder: 'libs/platform-emulators/src/google-datamanager',
  },
];

describe.each(tables)(
  '$platform, what no document proves: $heading',
  ({ platform, heading, folder }) => {
    const { columns, rows } = ruleTable(read(`docs/platforms/${platform}-unverified.md`), heading);
    const places = rows.flatMap(({ Where = '' }) =>
      [...Where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );

    it('is a table of the one shape', () => expect(columns).toEqual(COLUMNS));

    it('leaves nothing open: every rule has its evidence, its check and its consequence', () =>
      expect(rows.filter((row) => COLUMNS.some((column) => !/\w/.test(row[column] ?? '')))).toEqual(
        [],
      ));

    it('lists every constant', () =>
      expect(
        namesOf(read(`${folder}/unverified.ts`)).filter(
          (names) => !names.some((name) => places.includes(name)),
        ),
      ).toEqual([]));

    it('names only files that are there', () =>
      expect(
        places.filter(
          (place) => /^[\w./-]+\.ts$/.test(place) && !existsSync(join(ROOT, folder, place)),
        ),
      ).toEqual([]));
  },
);

it('every platform with a connector has both halves', () => {
  const connected = PLATFORM_IDS.filter((id) =>
    existsSync(join(ROOT, 'docs', 'platforms', `${id}.md`)),
  );
  expect(halves.filter(({ platform }) => connected.includes(platform))).toHaveLength(
    2 * connected.length,
  );
});
