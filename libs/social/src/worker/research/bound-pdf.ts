import { inflateRawSync } from 'node:zlib';

/** What the streams of a PDF may unpack to together. A reader takes about two seconds for it. */
const MOST_UNPACKED = 8 * 1024 * 1024;
const MOST_STREAMS = 20_000;

/**
 * A copy of a PDF without the bytes of its images, which no reading of text needs. Undefined when
 * the rest unpacks to more than a reader without limits can bear.
 */
export const boundPdf = (bytes: Uint8Array): Uint8Array | undefined => {
  const copy = new Uint8Array(bytes);
  const file = Buffer.from(copy.buffer);
  if (repeatsReferences(file)) return undefined;
  let left = MOST_UNPACKED;
  let streams = 0;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const dictionary = dictionaryBefore(file, at);
    const start = at + STREAM.length + (file[at + STREAM.length] === 13 ? 2 : 1);
    if (/\/Subtype\s*\/Image\b/.test(dictionary)) file.fill(0, start, endOf(file, start));
    else left -= lengthOf(file, start, dictionary, left);
    if (left < 0 || ++streams > MOST_STREAMS) return undefined;
  }
  return copy;
};

const STREAM = 'stream';

/**
 * A list that names the same objects again and again, such as the contents of a page that are read
 * a thousand times.
 */
const repeatsReferences = (file: Buffer): boolean => {
  const lists = file
    .toString('latin1')
    .replace(/%[^\r\n]*/g, '')
    .split('[');
  return lists.some((list) => {
    const named = list.split(']', 1)[0]?.match(/\d+\s+\d+\s+R/g) ?? [];
    return named.length > 16 && new Set(named).size * 2 < named.length;
  });
};

/** The dictionary of a stream is before it; `#4C` is `L` in its names. */
const dictionaryBefore = (file: Buffer, at: number): string => {
  const text = file.subarray(Math.max(0, at - 1_500), at).toString('latin1');
  return text
    .slice(text.lastIndexOf('obj') + 1)
    .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
};

const endOf = (file: Buffer, start: number): number => {
  const end = file.indexOf('endstream', start);
  return end < 0 ? file.length : end;
};

/** Nothing is known of a stream whose packing is named elsewhere. */
const INDIRECT_FILTER = /\/F(?:ilter)?\s+\d+\s+\d+\s+R/;
/** Packings that are not unpacked here. They are taken to give a hundred times their length. */
const OTHER_FILTER =
  /\/(?:ASCII85Decode|A85|ASCIIHexDecode|AHx|LZWDecode|LZW|RunLengthDecode|RL)\b/;

const lengthOf = (file: Buffer, start: number, dictionary: string, most: number): number => {
  if (INDIRECT_FILTER.test(dictionary)) return Infinity;
  const length = endOf(file, start) - start;
  return OTHER_FILTER.test(dictionary)
    ? length * 100
    : length + unpackedLength(file.subarray(start), most);
};

/**
 * More than `most` when the limit is passed. The end is where the packed bytes say so: "endstream"
 * can be inside of them. What is packed twice is unpacked twice. The check sum is not looked at, as
 * readers do not either.
 */
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
  if (bytes !== packed && repeatsReferences(bytes)) return most + 1;
  return length;
};

/** What a stream with an error in it may unpack to before the error. */
const LENGTH_OF_BROKEN = 2 * 1024 * 1024;

const isZlib = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes[0]! & 15) === 8 && (bytes[0]! * 256 + bytes[1]!) % 31 === 0;
