import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gazetteer, type NamedLocation, type Location } from '../domain';
import { unpackGazetteer } from './gazetteer-file';
import { NameTable } from './name-table';
import { NearbySpellings } from './nearby-spellings';
import { LocationTable } from './location-table';

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
