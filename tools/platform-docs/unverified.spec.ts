import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_IDS } from '@switchyard/kernel';
import { ruleTable } from './rule-table';
import { namesOf } from './unverified-names';

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

    it('tells every constant', () =>
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
