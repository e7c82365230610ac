import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FAULTS, isTested } from './faults';

const SUFFIX = '.fault-spec.ts';
const specs = readdirSync(__dirname).filter((name) => name.endsWith(SUFFIX));

/** The numbers that the names of a file's tests begin with; tests whose names begin otherwise count as 0. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*['"`](\d*)/g)].map(([, number]) => Number(number));

const tested = specs.flatMap((name) => [...new Set(numbersIn(readFileSync(join(__dirname, name), 'utf8')))].map((number) => `${number} ${basename(name, SUFFIX)}`));
const listed = Object.entries(FAULTS).flatMap(([number, row]) => (isTested(row) ? [`${number} ${row.spec}`] : []));

describe('the table of faults', () => {
  it('has every number of the list once', () => {
    expect(Object.keys(FAULTS).map(Number)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
  });

  it('names for every fault the file that tests it, and every test has its row', () => {
    expect(tested.toSorted()).toEqual(listed.toSorted());
  });

  it('leaves out only what waits for something that is not built', () => {
    expect(Object.values(FAULTS).flatMap((row) => (isTested(row) ? [] : [row.awaits]))).toEqual(['emergency brake', 'conversions', 'conversions']);
  });
});
