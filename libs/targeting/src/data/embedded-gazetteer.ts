import { distance } from 'fastest-levenshtein';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gazetteer, type Location, type NamedLocation } from '../domain';
import { LocationTable, unpackGazetteer } from './gazetteer-file';
import { NameTable } from './name-table';

/** The tables of the gazetteer that the product carries. */
interface GazetteerTables {
  readonly locations: LocationTable;
  readonly names: NameTable;
  /** Lines of `key TAB name`, most people first. */
  readonly spellings: Buffer;
}

const readTables = (): GazetteerTables => {
  const sections = unpackGazetteer(readFileSync(join(__dirname, 'gazetteer.br')));
  return {
    locations: new LocationTable(sections),
    names: new NameTable(sections),
    spellings: sections.spellings,
  };
};

/**
 * The gazetteer that the product carries (see tools/gazetteer). The first question of a process
 * opens its one file, at once and for every instance; its lines stay bytes until they are asked
 * for.
 */
export class EmbeddedGazetteer extends Gazetteer {
  private static opened: GazetteerTables | undefined;
  private static spellings: NearbySpellings | undefined;

  private static tables(): GazetteerTables {
    return (EmbeddedGazetteer.opened ??= readTables());
  }

  named(key: string): readonly NamedLocation[] {
    if (key === '') return [];
    const { names, locations } = EmbeddedGazetteer.tables();
    return names
      .find(key)
      .map(({ row, isOwnName }) => ({ isOwnName, location: locations.at(row) }));
  }

  /** Countries and regions are found at once, other locations within milliseconds. */
  byId(canonicalId: string): Location | undefined {
    const { locations } = EmbeddedGazetteer.tables();
    const row = locations.rowOf(canonicalId);
    return row === undefined ? undefined : locations.at(row);
  }

  namesOf(canonicalId: string): readonly string[] {
    const { names, locations } = EmbeddedGazetteer.tables();
    const row = locations.rowOf(canonicalId);
    return row === undefined ? [] : names.keysOf(row);
  }

  similar(key: string): readonly string[] {
    EmbeddedGazetteer.spellings ??= new NearbySpellings(
      EmbeddedGazetteer.tables().spellings.toString(),
    );
    return EmbeddedGazetteer.spellings.of(key);
  }
}

const MOST = 5;
/**
 * How far down the list of names a name has to be to lose against one that differs in one letter
 * more: a factor of 100.
 */
const RANK_WEIGHT = 0.5;

interface Known {
  readonly key: string;
  readonly name: string;
  readonly rank: number;
  readonly letters: number;
}

/** Well-known names by how they are spelled. */
class NearbySpellings {
  /** Most people first. */
  private readonly known: readonly Known[];

  /** Lines of `key TAB name`, most people first. */
  constructor(lines: string) {
    this.known = lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line, rank) => {
        const tab = line.indexOf('\t');
        const key = line.slice(0, tab);
        return { key, name: line.slice(tab + 1), rank, letters: lettersOf(key) };
      });
  }

  /**
   * At most five names, nearest first; of names as near, those of more people. The shorter a name,
   * the fewer letters may differ.
   */
  of(key: string): string[] {
    const allowed = Math.min(3, Math.max(1, Math.floor(key.length / 3)));
    const letters = lettersOf(key);
    const near: { name: string; score: number }[] = [];
    for (const known of this.known) {
      const edits = editsBetween(key, letters, known, allowed);
      if (edits <= allowed) {
        near.push({ name: known.name, score: edits + RANK_WEIGHT * Math.log10(known.rank + 1) });
      }
    }
    return near
      .sort((a, b) => a.score - b.score)
      .slice(0, MOST)
      .map(({ name }) => name);
  }
}

/**
 * Letters that must change; two letters that changed locations count as one, as does a name that holds
 * the other as a whole word. What is too far is not measured.
 */
const editsBetween = (key: string, letters: number, known: Known, allowed: number): number => {
  if (key.length > 3 && known.key.length > key.length && ` ${known.key} `.includes(` ${key} `)) {
    return 1;
  }
  if (
    Math.abs(known.key.length - key.length) > allowed ||
    countBits(letters ^ known.letters) > 2 * allowed
  ) {
    return Infinity;
  }
  const edits = distance(key, known.key);
  return edits === 2 && letters === known.letters && key.length === known.key.length ? 1 : edits;
};

/** Which letters a name has, one bit for each of 32 groups. */
const lettersOf = (key: string): number => {
  let letters = 0;
  for (let index = 0; index < key.length; index += 1) letters |= 1 << (key.charCodeAt(index) & 31);
  return letters;
};

const countBits = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};
