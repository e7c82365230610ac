import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FAULTS, QUEUES, SPECS } from './faults';

const FOLDER = 'apps/api-e2e/src/faults';
const SUFFIX = '.fault-spec.ts';
const files = readdirSync(FOLDER).filter((name) => name.endsWith(SUFFIX));

/**
 * The numbers that the names of a file's tests begin with; tests whose names begin otherwise count
 * as 0.
 */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*['"`](\d*)/g)].map(([, number]) =>
    Number(number),
  );

const tested = files.flatMap((name) =>
  [...new Set(numbersIn(readFileSync(join(FOLDER, name), 'utf8')))].map(
    (number) => `${number} ${basename(name, SUFFIX)}`,
  ),
);
const listed = Object.entries(FAULTS).flatMap(([number, row]) =>
  row.specs.map((spec) => `${number} ${spec}`),
);

const NAMES: Readonly<Record<string, string>> = {
  postgres: 'PostgreSQL',
  redis: 'Redis',
  'postgres,redis': 'both',
};

const readme = readFileSync('apps/api-e2e/README.md', 'utf8');
/** The rows of a table of the README whose first cell is of a form, with single spaces. */
const rowsOf = (firstCell: RegExp): readonly string[] =>
  readme
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([first = '']) => firstCell.test(first))
    .map((cells) => cells.join(' | '));

describe('the table of faults', () => {
  it('has every number of the list once', () => {
    expect(Object.keys(FAULTS).map(Number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('names for every fault the files that test it, and every test has its row', () => {
    expect(tested.toSorted()).toEqual(listed.toSorted());
  });

  it('names for every file its queues, those of a full run among them, and why', () => {
    expect(Object.keys(SPECS).toSorted()).toEqual(
      files.map((name) => basename(name, SUFFIX)).toSorted(),
    );
    for (const { queues, full, why } of Object.values(SPECS)) {
      expect(QUEUES).toEqual(expect.arrayContaining([...full]));
      expect(full).toEqual(expect.arrayContaining([...queues]));
      expect([queues.length > 0, why]).toEqual([true, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
  });

  it('is what the README says', () => {
    expect(rowsOf(/^\d+$/)).toEqual(
      Object.entries(FAULTS).map(([number, { fault, specs }]) =>
        [number, fault, specs.map((spec) => `\`${spec}\``).join(', ')].join(' | '),
      ),
    );
    const specs = new RegExp(`^\`(${Object.keys(SPECS).join('|')})\`$`);
    expect(rowsOf(specs)).toEqual(
      Object.entries(SPECS).map(([spec, { queues, full, why }]) =>
        [`\`${spec}\``, NAMES[queues.join()], NAMES[full.join()], why].join(' | '),
      ),
    );
  });
});
