import { inflateRawSync } from 'node:zlib';

/** Texts, fonts and tables of all pages together. */
const MOST_UNPACKED = 24 * 1024 * 1024;
/** Images are never unpacked by a reading of text; the limit is for what only says it is one. */
const MOST_UNPACKED_IMAGE = 48 * 1024 * 1024;
const MOST_STREAMS = 20_000;

/**
 * Whether the streams of a PDF unpack to what a reader without limits can bear. A stream that is
 * packed twice is looked at twice.
 */
export const unpacksWithinLimits = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const left = { content: MOST_UNPACKED, image: MOST_UNPACKED_IMAGE };
  let streams = 0;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    if (++streams > MOST_STREAMS) return false;
    const dictionary = dictionaryBefore(file, at);
    if (INDIRECT_FILTER.test(dictionary)) return false;
    const kind = /\/Subtype\s*\/Image\b/.test(dictionary) ? 'image' : 'content';
    left[kind] -= lengthOf(streamBytes(file, at), dictionary, left[kind]);
    if (left[kind] < 0) return false;
  }
  return true;
};

const STREAM = 'stream';

/** The dictionary of a stream stands before it; `#4C` is `L` in its names. */
const dictionaryBefore = (file: Buffer, at: number): string => {
  const text = file.subarray(Math.max(0, at - 1_500), at).toString('latin1');
  return text
    .slice(text.lastIndexOf('obj') + 1)
    .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
};

/** Nothing is known of a stream whose packing is named elsewhere. */
const INDIRECT_FILTER = /\/F(?:ilter)?\s+\d+\s+\d+\s+R/;
/** Packings that are not unpacked here. They are taken to give a hundred times their length. */
const OTHER_FILTER =
  /\/(?:ASCII85Decode|A85|ASCIIHexDecode|AHx|LZWDecode|LZW|RunLengthDecode|RL)\b/;

const lengthOf = (packed: Buffer, dictionary: string, most: number): number => {
  if (!OTHER_FILTER.test(dictionary)) return unpackedLength(packed, most);
  const end = packed.indexOf('endstream');
  return (end < 0 ? packed.length : end) * 100;
};

const streamBytes = (file: Buffer, at: number): Buffer => {
  const start = at + STREAM.length + (file[at + STREAM.length] === 13 ? 2 : 1);
  return file.subarray(start);
};

/** More than `most` when the limit is passed. The check sum is not looked at: readers do not either. */
const unpackedLength = (packed: Buffer, most: number): number => {
  let length = 0;
  let bytes = packed;
  for (let layer = 0; layer < 3 && isZlib(bytes); layer++) {
    try {
      bytes = inflateRawSync(bytes.subarray(2), { maxOutputLength: most + 1, finishFlush: 2 });
    } catch (error) {
      const isTooMuch = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
      return isTooMuch ? most + 1 : length + LENGTH_OF_BROKEN;
    }
    length += bytes.length;
  }
  return length;
};

/** What a stream with an error in it may unpack to before the error. */
const LENGTH_OF_BROKEN = 2 * 1024 * 1024;

const isZlib = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes[0]! & 15) === 8 && (bytes[0]! * 256 + bytes[1]!) % 31 === 0;
