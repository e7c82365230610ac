import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Location } from '../domain';
import { type NameEntry, nameSections, type NameSections } from './name-table';
import { locationSections, type LocationSections } from './location-table';

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
