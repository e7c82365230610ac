import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gazetteer, type NamedPlace, type Place } from '../domain';
import { NearbySpellings } from './nearby-spellings';
import { readPlaceLine } from './place-line';
import { SortedLines } from './sorted-lines';

const FOLDER = join(__dirname, 'gazetteer');
const END_OF_LINE = 10;

interface Loaded {
  readonly places: Buffer;
  readonly names: SortedLines;
}

/** The gazetteer that the product carries (see tools/gazetteer). Its files are read at the first question, kept as bytes, and never unpacked. */
export class EmbeddedGazetteer extends Gazetteer {
  private loaded: Loaded | undefined;
  private spellings: NearbySpellings | undefined;

  named(key: string): readonly NamedPlace[] {
    if (key === '') return [];
    const references = this.files().names.find(key)?.split(',') ?? [];
    return references.map((reference) => {
      const isOwnName = !reference.startsWith('~');
      return { isOwnName, place: this.placeAt(parseInt(isOwnName ? reference : reference.slice(1), 36)) };
    });
  }

  byId(canonicalId: string): Place | undefined {
    const offset = this.offsetOf(canonicalId);
    return offset === undefined ? undefined : this.placeAt(offset);
  }

  namesOf(canonicalId: string): readonly string[] {
    const offset = this.offsetOf(canonicalId);
    if (offset === undefined) return [];
    const { names } = this.files();
    const reference = offset.toString(36);
    return [...names.keysHolding(reference).filter((key) => !key.startsWith('#')), ...names.keysHolding(`~${reference}`)];
  }

  similar(key: string): readonly string[] {
    this.spellings ??= new NearbySpellings(readFileSync(join(FOLDER, 'spellings.tsv'), 'utf8'));
    return this.spellings.of(key);
  }

  /** Regions are listed by id; other places are looked for from end to end, which takes some milliseconds. */
  private offsetOf(canonicalId: string): number | undefined {
    const { names, places } = this.files();
    const listed = names.find(`#${canonicalId}`);
    if (listed !== undefined) return parseInt(listed, 36);
    const found = places.indexOf(`\n${canonicalId}\t`);
    return found < 0 ? undefined : found + 1;
  }

  private placeAt(offset: number): Place {
    const { places } = this.files();
    return readPlaceLine(places.toString('utf8', offset, places.indexOf(END_OF_LINE, offset)));
  }

  private files(): Loaded {
    this.loaded ??= { places: readFileSync(join(FOLDER, 'places.tsv')), names: new SortedLines(readFileSync(join(FOLDER, 'names.tsv'))) };
    return this.loaded;
  }
}
