import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Location, type LocationType, PLACE_TYPES } from '../domain';
import { type NameEntry, type NameSections, nameSections } from './name-table';
import { TextColumn } from './text-column';

/** What a gazetteer is made of. */
export interface GazetteerSource {
  /** Countries and regions first. */
  readonly locations: readonly Location[];
  /** Rows are positions in `locations`. */
  readonly names: readonly NameEntry[];
  /** Lines of `key TAB name`, most people first. */
  readonly spellings: string;
}

/** A gazetteer as its file holds it. */
export interface GazetteerSections extends LocationSections, NameSections {
  readonly spellings: Buffer;
}

export const gazetteerSections = (source: GazetteerSource): GazetteerSections => ({
  ...locationSections(source.locations),
  ...nameSections(source.names),
  spellings: Buffer.from(source.spellings),
});

/** The packed file stays below this. */
export const MAX_PACKED_BYTES = 8_000_000;

/** More than the sections take, so that they are unpacked in one piece and not copied together. */
const CHUNK_SIZE = 32 * 1024 * 1024;

/**
 * One Brotli stream: a line of JSON with the length of each section, then the sections. Takes a
 * minute.
 */
export const packGazetteer = (sections: GazetteerSections): Buffer => {
  const all: [string, Buffer][] = Object.entries(sections);
  const lengths = Object.fromEntries(all.map(([name, bytes]) => [name, bytes.length]));
  const unpacked = Buffer.concat([
    Buffer.from(`${JSON.stringify(lengths)}\n`),
    ...all.map(([, bytes]) => bytes),
  ]);
  const packed = brotliCompressSync(unpacked, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: unpacked.length,
    },
  });
  if (packed.length >= MAX_PACKED_BYTES) {
    throw new Error(
      `The gazetteer takes ${packed.length} bytes; ${MAX_PACKED_BYTES} are too many.`,
    );
  }
  return packed;
};

/** The sections of a packed gazetteer, as views of one buffer. */
export const unpackGazetteer = (packed: Buffer): GazetteerSections => {
  const unpacked = brotliDecompressSync(packed, { chunkSize: CHUNK_SIZE });
  const endOfHeader = unpacked.indexOf('\n');
  const lengths = JSON.parse(unpacked.toString('utf8', 0, endOfHeader)) as Record<string, number>;
  let start = endOfHeader + 1;
  return Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => {
      start += length;
      return [name, unpacked.subarray(start - length, start)];
    }),
  ) as unknown as GazetteerSections;
};

/** Members of a location, each a column of its own: like values side by side compress best. */
const TEXT_OF = {
  ids: ({ canonicalId }) => canonicalId,
  types: ({ type }) => String(PLACE_TYPES.indexOf(type)),
  countries: ({ countryCode }) => countryCode,
  regions: ({ regionId }) => regionId ?? '',
  populations: ({ population }) => String(population),
  latitudes: ({ centre }) => String(centre?.lat ?? ''),
  longitudes: ({ centre }) => String(centre?.lng ?? ''),
  placeNames: ({ name }) => name,
} satisfies Record<string, (location: Location) => string>;

type LocationColumn = keyof typeof TEXT_OF;
const PLACE_COLUMNS = Object.keys(TEXT_OF) as LocationColumn[];

/** Locations as columns of text: line n of each column belongs to location n. */
type LocationSections = Readonly<Record<LocationColumn, Buffer>>;

const eachColumn = <T>(valueOf: (column: LocationColumn) => T): Record<LocationColumn, T> =>
  Object.fromEntries(PLACE_COLUMNS.map((column) => [column, valueOf(column)])) as Record<
    LocationColumn,
    T
  >;

/** The sections that `LocationTable` reads. */
const locationSections = (locations: readonly Location[]): LocationSections =>
  eachColumn((column) => TextColumn.bytesOf(locations.map(TEXT_OF[column])));

/** Every location of the gazetteer by its row and by its id. */
export class LocationTable {
  private readonly columns: Record<LocationColumn, TextColumn>;

  constructor(sections: LocationSections) {
    this.columns = eachColumn((column) => new TextColumn(sections[column]));
  }

  at(row: number): Location {
    const text = eachColumn((column) => this.columns[column].at(row));
    return {
      canonicalId: text.ids,
      type: PLACE_TYPES[Number(text.types)] as LocationType,
      countryCode: text.countries,
      name: text.placeNames,
      population: Number(text.populations),
      ...(text.regions === '' ? {} : { regionId: text.regions }),
      ...(text.latitudes === ''
        ? {}
        : { centre: { lat: Number(text.latitudes), lng: Number(text.longitudes) } }),
    };
  }

  /** Countries and regions come first in the table, so that they are found at once. */
  rowOf(canonicalId: string): number | undefined {
    return this.columns.ids.rowOf(canonicalId);
  }
}
