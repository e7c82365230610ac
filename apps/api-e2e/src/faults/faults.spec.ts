import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FAULTS, type Tested } from './faults';

const SUFFIX = '.fault-spec.ts';
const specs = readdirSync(__dirname).filter((name) => name.endsWith(SUFFIX));

/** The numbers that the names of a file's tests begin with; tests whose names begin otherwise count as 0. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*['"`](\d*)/g)].map(([, number]) =>
    Number(number),
  );

const tested = specs.flatMap((name) =>
  [...new Set(numbersIn(readFileSync(join(__dirname, name), 'utf8')))].map(
    (number) => `${number} ${basename(name, SUFFIX)}`,
  ),
);
const listed = Object.entries(FAULTS).flatMap(([number, row]) =>
  row.specs.map((spec) => `${number} ${spec}`),
);

const rows = Object.values(FAULTS);
const QUEUES: Readonly<Record<string, string>> = {
  postgres: 'PostgreSQL',
  redis: 'Redis',
  'postgres,redis': 'both',
};
const whereOf = ({ specs: where, queues }: Tested): string =>
  `${where.map((spec) => `\`${spec}\``).join(', ')} | ${QUEUES[queues.join()]}`;

describe('the table of faults', () => {
  it('has every number of the list once', () => {
    expect(Object.keys(FAULTS).map(Number)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
  });

  it('names for every fault the files that test it, and every test has its row', () => {
    expect(tested.toSorted()).toEqual(listed.toSorted());
  });

  it('tries all faults of a file on the same queues, for they share its systems', () => {
    const tried = new Set(
      rows.flatMap(({ specs: where, queues }) =>
        where.map((spec) => `${spec} on ${queues.join()}`),
      ),
    );
    expect(tried.size).toBe(specs.length);
  });

  it('is what the README tells', () => {
    const readme = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8');
    const said = [...readme.matchAll(/^\| (\d+ \| .*) \|$/gm)].map(([, line]) => line);
    expect(said).toEqual(
      Object.entries(FAULTS).map(([number, row]) => `${number} | ${row.fault} | ${whereOf(row)}`),
    );
  });
});
