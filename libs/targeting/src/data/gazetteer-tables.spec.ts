import { brotliDecompressSync } from 'node:zlib';
import type { Location } from '../domain';
import { gazetteerSections, LocationTable, packGazetteer, unpackGazetteer } from './gazetteer-file';
import { NameTable } from './name-table';
import { TextColumn } from './text-column';

const numbered = (length: number) => Array.from({ length }, (_, row) => `line ${row}`);

describe('a column of text', () => {
  it.each([1, 15, 16, 17, 100])('finds each of %d lines by number and by text', (length) => {
    const lines = numbered(length).sort();
    const column = new TextColumn(TextColumn.bytesOf(lines));
    expect(lines.map((_, row) => column.at(row))).toEqual(lines);
    expect(lines.map((line) => column.rowOf(line))).toEqual(lines.map((_, row) => row));
    expect(lines.map((line) => column.sortedRowOf(line))).toEqual(lines.map((_, row) => row));
  });

  it.each(['', 'line', 'line 1000', 'line 1\nline 10', 'a', 'z'])('does not find %j', (text) => {
    const column = new TextColumn(TextColumn.bytesOf(numbered(40).sort()));
    expect([column.rowOf(text), column.sortedRowOf(text)]).toEqual([undefined, undefined]);
  });

  it('finds nothing in an empty column, and takes no line that holds two', () => {
    const empty = new TextColumn(TextColumn.bytesOf([]));
    expect([empty.length, empty.rowOf('a'), empty.sortedRowOf('a')]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    expect(() => TextColumn.bytesOf(['a\nb'])).toThrow('must not hold two');
  });
});

describe('a packed gazetteer', () => {
  const locations: readonly Location[] = [
    { canonicalId: 'iso:DE', type: 'COUNTRY', countryCode: 'DE', name: 'Germany', population: 84 },
    {
      canonicalId: 'geonames:1',
      type: 'CITY',
      countryCode: 'DE',
      regionId: 'iso:DE-BY',
      name: 'München',
      population: 2,
      centre: { lat: 48.13743, lng: -0.5 },
    },
  ];
  const other = (row: number) => ({ row, isOwnName: false });
  const own = (row: number) => ({ row, isOwnName: true });
  const names = [
    { key: 'munchen', references: [own(1)] },
    { key: 'both', references: [other(0), own(1)] },
    { key: 'germany', references: [own(0)] },
  ];
  const sections = gazetteerSections({ locations, names, spellings: 'germany\tGermany\n' });

  it('unpacks to what was packed', () => {
    const packed = packGazetteer(sections);
    expect(unpackGazetteer(packed)).toEqual(sections);
    expect(brotliDecompressSync(packed).toString()).toContain('\nMünchen\n');
  });

  it('holds the same places and names as its source', () => {
    const locationTable = new LocationTable(sections);
    expect([locationTable.at(0), locationTable.at(1)]).toEqual(locations);
    const nameTable = new NameTable(sections);
    expect(names.map(({ key }) => nameTable.find(key))).toEqual(
      names.map(({ references }) => references),
    );
    expect([nameTable.keysOf(0), nameTable.keysOf(1)]).toEqual([
      ['germany', 'both'],
      ['both', 'munchen'],
    ]);
  });

  it('refuses a name of no place, and a row that does not fit', () => {
    const withName = (references: (typeof names)[number]['references']) =>
      gazetteerSections({ locations, names: [{ key: 'a', references }], spellings: '' });
    expect(() => withName([])).toThrow('A name of no place');
    expect(() => withName([own(2 ** 22)])).toThrow('does not fit');
  });
});
