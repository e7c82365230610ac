import { inflateRawSync } from 'node:zlib';
import {
  cleanText,
  cleanTitle,
  MOST_CHARACTERS,
  type ReadDocument,
} from '../../domain/research/clean-text';
import { SourceProblem } from './source-problem';

const MOST_PAGES = 200;
/** For all pages. Looked at between pieces of text; what unpacks to too much is refused before. */
const MOST_MILLISECONDS = 5_000;

/** Whether the bytes are a PDF, by its first bytes. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-');

/**
 * The text of a PDF. Its title is the name of the file: what its metadata says is seen by few
 * people. Throws `SourceProblem`.
 */
export const readPdf = async (bytes: Uint8Array, url: string): Promise<ReadDocument> => {
  const bounded = boundPdf(bytes);
  if (!bounded) throw tooComplex();
  const pdf = await open(bounded);
  try {
    if (pdf.numPages > MOST_PAGES) {
      throw new SourceProblem(
        'PDF_TOO_LONG',
        `The PDF has ${pdf.numPages} pages; at most ${MOST_PAGES} are read. Use a shorter one, or paste the part that matters as text.`,
      );
    }
    const { text, truncated } = cleanText(await textOfPages(pdf));
    if (text === '') {
      throw new SourceProblem(
        'PDF_WITHOUT_TEXT',
        'The PDF holds images of text only. Use a PDF with text, or paste the text.',
      );
    }
    return { title: fileName(url), text, truncated };
  } catch (error) {
    throw error instanceof SourceProblem ? error : broken();
  } finally {
    await pdf.loadingTask.destroy();
  }
};

type Pdf = Awaited<ReturnType<(typeof import('unpdf'))['getDocumentProxy']>>;

const open = async (bytes: Uint8Array): Promise<Pdf> => {
  const { getDocumentProxy } = await import('unpdf');
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      maxImageSize: 1,
      useWorkerFetch: false,
      useWasm: false,
      cMapUrl: undefined,
      standardFontDataUrl: undefined,
      verbosity: 0,
    });
  } catch (error) {
    throw (error as Error).name === 'PasswordException'
      ? new SourceProblem(
          'PDF_ENCRYPTED',
          'The PDF is protected by a password. Use an unprotected one, or paste the text.',
        )
      : broken();
  }
};

const broken = (): SourceProblem =>
  new SourceProblem(
    'PDF_BROKEN',
    'The PDF is damaged and cannot be read. Save it again, or paste the text.',
  );

const tooComplex = (): SourceProblem =>
  new SourceProblem(
    'PDF_TOO_COMPLEX',
    'The PDF takes too long to read. Save it in a simpler form, or paste the text.',
  );

/** Gives other work of the process its turn, and ends what takes too long. */
class Turns {
  private readonly end = Date.now() + MOST_MILLISECONDS;
  private last = Date.now();

  /** Throws `SourceProblem`. */
  async next(): Promise<void> {
    const now = Date.now();
    if (now > this.end) throw tooComplex();
    if (now < this.last + MILLISECONDS_OF_TURN) return;
    await new Promise((done) => setImmediate(done));
    this.last = Date.now();
  }
}
const MILLISECONDS_OF_TURN = 30;

const textOfPages = async (pdf: Pdf): Promise<string> => {
  const turns = new Turns();
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages && length <= MOST_CHARACTERS; number++) {
    const page = await pdf.getPage(number);
    const text = await textOfPage(page, turns);
    page.cleanup();
    length += text.length;
    pages.push(text);
  }
  return pages.join('\n\n').replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1');
};

interface TextPiece {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly height: number;
  readonly transform: readonly number[];
}

const textOfPage = async (
  page: Awaited<ReturnType<Pdf['getPage']>>,
  turns: Turns,
): Promise<string> => {
  const reader = page.streamTextContent().getReader();
  const pieces: TextPiece[] = [];
  let length = 0;
  while (length <= MOST_CHARACTERS * 2) {
    await turns.next();
    const { done, value } = (await reader.read()) as { done: boolean; value?: { items: object[] } };
    if (done) return joinPieces(pieces);
    const found = (value?.items ?? []).filter((item): item is TextPiece => 'str' in item);
    pieces.push(...found);
    length += found.reduce((sum, { str }) => sum + str.length + 1, 0);
  }
  await reader.cancel(new Error('enough text'));
  return joinPieces(pieces);
};

/** Lines as they are set; a wide gap between two of them is the end of a paragraph. */
const joinPieces = (pieces: readonly TextPiece[]): string => {
  const parts: string[] = [];
  let last: TextPiece | undefined;
  for (const piece of pieces) {
    const isBlank = piece.str.trim() === '';
    parts.push(!isBlank && last && isApart(last, piece) ? '\n\n' : '');
    parts.push(piece.str, piece.hasEOL ? '\n' : '');
    last = isBlank ? last : piece;
  }
  return parts.join('');
};

const isApart = (before: TextPiece, next: TextPiece): boolean => {
  const gap = Math.abs((before.transform[5] ?? 0) - (next.transform[5] ?? 0));
  return gap > Math.max(before.height, next.height, 1) * 1.7;
};

const fileName = (url: string): string | null => {
  const name = URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
  try {
    return cleanTitle(decodeURIComponent(name));
  } catch {
    return cleanTitle(name);
  }
};

/** What the streams of a PDF may unpack to together. A reader takes about two seconds for it. */
const MOST_UNPACKED = 8 * 1024 * 1024;
const MOST_STREAMS = 20_000;

/**
 * A copy of a PDF without the bytes of its images, which no reading of text needs. Undefined when
 * the rest unpacks to more than a reader without limits can bear.
 */
const boundPdf = (bytes: Uint8Array): Uint8Array | undefined => {
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
