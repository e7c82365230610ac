import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  type AreaInput,
  foldName,
  nameOfLocation,
  PLACE_TYPES,
  locationNotFound,
  resolveLocation,
} from '../domain';
import { EmbeddedGazetteer } from './embedded-gazetteer';
import { type GazetteerSections, MAX_PACKED_BYTES, unpackGazetteer } from './gazetteer-file';
import { NameTable } from './name-table';

const FILE = join(__dirname, 'gazetteer.br');
const gazetteer = new EmbeddedGazetteer();
const idOf = (area: AreaInput): string | undefined =>
  resolveLocation(gazetteer, area)?.location.canonicalId;

describe('the embedded gazetteer', () => {
  it.each<[AreaInput, string]>([
    ['Deutschland', 'iso:DE'],
    ['Allemagne', 'iso:DE'],
    ['ドイツ', 'iso:DE'],
    ['USA', 'iso:US'],
    ['The Netherlands', 'iso:NL'],
    ['München', 'geonames:2867714'],
    ['muenchen', 'geonames:2867714'],
    ['Munich City', 'geonames:2867714'],
    ['Cologne', 'geonames:2886242'],
    ['Firenze', 'geonames:3176959'],
    ['東京', 'geonames:1850147'],
    ['Москва', 'geonames:524901'],
    ['Saint Louis', 'geonames:4407066'],
    ['st louis', 'geonames:4407066'],
    ['SAO PAULO', 'geonames:3448439'],
    ['Bayern', 'iso:DE-BY'],
    ['Bavaria', 'iso:DE-BY'],
    ['Île-de-France', 'iso:FR-IDF'],
    ['DE-BY', 'iso:DE-BY'],
    ['TX', 'iso:US-TX'],
    ['Paris', 'geonames:2988507'],
    ['Paris, Texas', 'geonames:4717560'],
    ['Springfield, IL', 'geonames:4250542'],
    ['Frankfurt am Main, Germany', 'geonames:2925533'],
    ['Munich, BY', 'geonames:2867714'],
    ['Portland, Oregon, USA', 'geonames:5746545'],
    ['Washington, DC', 'geonames:4140963'],
    ['Georgia', 'iso:GE'],
    [{ name: 'Georgia', countryCode: 'US' }, 'iso:US-GA'],
    [{ name: 'Georgia', type: 'REGION' }, 'iso:US-GA'],
    [{ name: 'Berlin', type: 'REGION' }, 'iso:DE-BE'],
    ['New York', 'geonames:5128581'],
    ['Quebec', 'iso:CA-QC'],
    ['Victoria', 'iso:AU-VIC'],
    ['10001', 'postal:US-10001'],
    ['JFK', 'iata:JFK'],
    [{ name: 'BER', type: 'AIRPORT' }, 'iata:BER'],
    ['Kreuzberg', 'geonames:2884161'],
  ])('takes %j for %s', (area, expected) => {
    expect(idOf(area)).toBe(expected);
  });

  it('lists what else a name could have meant, likeliest first', () => {
    expect(
      resolveLocation(gazetteer, 'Springfield')!.alternatives.map(
        (location) => location.canonicalId,
      ),
    ).toContain('geonames:4250542');
    expect(resolveLocation(gazetteer, 'Berlin')!.alternatives[0]!.canonicalId).toBe('iso:DE-BE');
  });

  it('never takes a place of another type or country than the hints say', () => {
    expect(idOf({ name: 'Paris', countryCode: 'DE' })).toBeUndefined();
    expect(idOf({ name: 'Germany', type: 'CITY' })).toBeUndefined();
  });

  it('draws circles only around what has a centre', () => {
    expect(resolveLocation(gazetteer, 'Germany', { withCentre: true })).toBeUndefined();
    expect(resolveLocation(gazetteer, 'New York', { withCentre: true })!.location.centre).toEqual({
      lat: 40.71427,
      lng: -74.00597,
    });
  });

  it.each([
    ['Belrin', 'Berlin'],
    ['Jermany', 'Germany'],
    ['Califronia', 'California'],
    ['Korea', 'South Korea'],
  ])('helps to spell %s', (wrong, right) => {
    expect(gazetteer.similar(foldName(wrong))).toContain(right);
  });

  it('knows every country by its English and its own name, and by nothing else first', () => {
    const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const codes = Array.from({ length: 26 * 26 }, (_, index) =>
      String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
    );
    const countries = codes.filter((code) => gazetteer.byId(`iso:${code}`)?.type === 'COUNTRY');
    expect(countries.length).toBeGreaterThan(240);
    const wrong = countries.flatMap((code) => {
      const language = new Intl.Locale(`und-${code}`).maximize().language;
      const local =
        language === 'und'
          ? undefined
          : new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
      return [english.of(code), local].flatMap((name) =>
        name === undefined || idOf(name) === `iso:${code}`
          ? []
          : [`${name} → ${idOf(name)}, not ${code}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('leads from the name of any place that it resolved back to that place', () => {
    const words = fc.constantFrom(
      'Springfield',
      'Paris',
      'Georgia',
      'San José',
      'Berlin',
      'Victoria',
      'Valencia',
      'Santiago',
      'Birmingham',
      'Washington',
      'Lincoln',
      'Clinton',
      'Moscow',
      'St. John',
      'Córdoba',
      'Frankfurt',
      'Bayern',
    );
    fc.assert(
      fc.property(words, fc.nat(10), (word, index) => {
        const { location, alternatives } = resolveLocation(gazetteer, word)!;
        const chosen = [location, ...alternatives][index % (alternatives.length + 1)]!;
        const again = resolveLocation(gazetteer, {
          name: nameOfLocation(gazetteer, chosen),
          type: chosen.type,
          countryCode: chosen.countryCode,
        })!.location;
        expect(nameOfLocation(gazetteer, again)).toBe(nameOfLocation(gazetteer, chosen));
        const first = resolveLocation(gazetteer, {
          name: nameOfLocation(gazetteer, location),
          type: location.type,
          countryCode: location.countryCode,
        })!.location;
        expect(first).toEqual(location);
      }),
    );
  });

  it('answers any text at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 255, unit: 'binary' }),
          fc.stringMatching(/^[ ,.'a-z\u0000-\u0020#\t\n~-]{0,40}$/),
        ),
        (name) => {
          const found = resolveLocation(gazetteer, name);
          if (!found) {
            expect(
              locationNotFound(gazetteer, [
                { path: '/include/0', area: { name }, withCentre: false, isIdentified: false },
              ]).code,
            ).toBe('PLACE_NOT_FOUND');
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('knows every name of a place, its own first', () => {
  const names = gazetteer.namesOf('geonames:2886242');
  expect([
    names.indexOf('koln') < names.indexOf('cologne'),
    names.includes('cologne'),
    names.includes('colonia'),
    names.some((name) => name.startsWith('#')),
  ]).toEqual([true, true, true, false]);
  expect([
    gazetteer.namesOf('geonames:0'),
    gazetteer.byId('geonames:0'),
    gazetteer.byId('geonames:2886242')?.name,
  ]).toEqual([[], undefined, 'Köln']);
});

describe('the file of the gazetteer', () => {
  /**
   * Digests of the content, as the lines of text in which it was committed before it was packed.
   * After `npm run gazetteer` with other data the new digests go here.
   */
  it('holds every place, name and spelling', () => {
    const { places: locations, names, spellings } = textsOf(unpackGazetteer(readFileSync(FILE)));
    expect({
      places: sha256(locations),
      names: sha256(names),
      spellings: sha256(spellings),
    }).toEqual({
      places: '39daa58cbbbaca23d5e5e288973ee2c342665808ee2e1cdbb3259a1bbcb0ecac',
      names: '30e175a75a709938ad561dc59c80a43d1f279b002cb07ca7c5d29768e3a8df4e',
      spellings: 'c5bbec3f5ec7363a0d9909a24379e5fe328891efe8ac130a986e9b83ff114f58',
    });
  });

  it('is small enough to be committed', () => {
    expect(statSync(FILE).size).toBeLessThan(MAX_PACKED_BYTES);
  });

  it('is opened once in a process, by the first question', () => {
    const counted = `
      const zlib = require('node:zlib');
      const unpack = zlib.brotliDecompressSync;
      let openings = 0;
      zlib.brotliDecompressSync = (...args) => ((openings += 1), unpack(...args));
      const { EmbeddedGazetteer } = require(process.argv[1]);
      const [one, other] = [new EmbeddedGazetteer(), new EmbeddedGazetteer()];
      const before = openings;
      one.byId('iso:DE'), other.named('berlin'), one.similar('belrin'), other.similar('belrin');
      console.log(JSON.stringify({ before, after: openings }));`;
    const path = join(__dirname, 'embedded-gazetteer.js');
    const output = execFileSync(process.execPath, ['-e', counted, path], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual({ before: 0, after: 1 });
  });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const linesOf = (column: Buffer): string[] => column.toString().split('\n').slice(0, -1);

/**
 * The content as text: a location a line; folded names, and before them ids of countries and regions,
 * with the offsets of their locations in base 36; spellings.
 */
const textsOf = (sections: GazetteerSections) => {
  const { keys, references, spellings, ...locations } = sections;
  const columns = Object.values(locations).map(linesOf);
  const [ids, types] = columns as [string[], string[]];
  const lines = ids.map((_, row) => `${columns.map((column) => column[row]).join('\t')}\n`);
  const offsets: string[] = [];
  let end = 0;
  for (const line of lines) {
    offsets.push(end.toString(36));
    end += Buffer.byteLength(line);
  }
  const listed = [PLACE_TYPES.indexOf('COUNTRY'), PLACE_TYPES.indexOf('REGION')].map(String);
  const byId = ids.flatMap((id, row) =>
    listed.includes(types[row]!) ? [`#${id}\t${offsets[row]}\n`] : [],
  );
  const names = new NameTable({ keys, references });
  const named = Array.from({ length: names.length }, (_, index) => {
    const name = names.at(index);
    const rows = name.references.map(({ row, isOwnName }) =>
      isOwnName ? offsets[row] : `~${offsets[row]}`,
    );
    return `${name.key}\t${rows.join(',')}\n`;
  });
  return {
    places: lines.join(''),
    names: [...byId.sort(), ...named].join(''),
    spellings: spellings.toString(),
  };
};
