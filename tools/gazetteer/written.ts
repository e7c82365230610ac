import { foldName, writePlaceLine } from '@switchyard/targeting';
import type { Entry } from './entry';

/** The three files of the gazetteer. */
export interface Written {
  readonly places: string;
  readonly names: string;
  readonly spellings: string;
}

/** `places.tsv`: one place a line. `names.tsv`: folded name → where the places stand in it (base 36; `~` for names not its own), sorted by bytes. */
export const written = (entries: readonly Entry[]): Written => {
  const lines: string[] = [];
  const references = new Map<string, Map<string, boolean>>();
  let offset = 0;
  for (const { place, own, other } of entries) {
    const line = `${writePlaceLine(place)}\n`;
    const reference = offset.toString(36);
    lines.push(line);
    offset += Buffer.byteLength(line);
    if (place.type === 'REGION' || place.type === 'COUNTRY') {
      refer(references, `#${place.canonicalId}`, reference, true);
    }
    for (const name of other) refer(references, foldName(name), reference, false);
    for (const name of own) refer(references, foldName(name), reference, true);
  }
  return {
    places: lines.join(''),
    names: nameLines(references),
    spellings: spellingLines(entries),
  };
};

const refer = (
  references: Map<string, Map<string, boolean>>,
  key: string,
  reference: string,
  isOwn: boolean,
): void => {
  if (key === '') return;
  references.set(key, (references.get(key) ?? new Map<string, boolean>()).set(reference, isOwn));
};

const nameLines = (references: ReadonlyMap<string, ReadonlyMap<string, boolean>>): string =>
  [...references]
    .map(([key, of]) => ({
      bytes: Buffer.from(key),
      line: `${key}\t${[...of].map(([reference, isOwn]) => (isOwn ? reference : `~${reference}`)).join(',')}\n`,
    }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ line }) => line)
    .join('');

/** From here on spelling help knows a city, and from there on its names in other languages too. */
const PEOPLE_OF_A_KNOWN_CITY = 5_000;
const PEOPLE_OF_A_FAMOUS_CITY = 300_000;
const LATIN = /^[\p{Script=Latin}\p{M} '’.-]{4,}$/u;

/** `spellings.tsv`: folded name → a name that resolves, those of most people first. */
const spellingLines = (entries: readonly Entry[]): string => {
  const seen = new Map<string, string>();
  const known = entries.filter(({ place }) => isKnown(place)).sort((a, b) => weight(b) - weight(a));
  for (const name of known.flatMap(spellings)) {
    const key = foldName(name);
    if (key.length >= 3 && !seen.has(key)) seen.set(key, name);
  }
  return [...seen].map(([key, name]) => `${key}\t${name}\n`).join('');
};

const spellings = ({ place, own, other }: Entry): string[] => {
  const isFamous = place.type === 'CITY' && place.population >= PEOPLE_OF_A_FAMOUS_CITY;
  return [place.name, ...own, ...(isFamous ? other.filter((name) => LATIN.test(name)) : [])];
};

const isKnown = ({ type, population }: Entry['place']): boolean =>
  type === 'COUNTRY' ||
  type === 'REGION' ||
  type === 'AIRPORT' ||
  population >= PEOPLE_OF_A_KNOWN_CITY;

const weight = ({ place }: Entry): number =>
  (place.type === 'COUNTRY' ? 1e12 : 0) + place.population;
