import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** What a PDF holds. */
export interface PdfContent {
  /** Lines of each page; a page without lines has no text. */
  readonly pages: readonly (readonly string[])[];
  readonly title?: string;
  readonly packed?: boolean;
  /** Further streams that say they are packed, as the content of pages. */
  readonly streams?: readonly Uint8Array[];
}

/** A small PDF, written by hand: a catalogue, pages, one font and a table of places. */
export const pdf = (content: PdfContent): Buffer => writeFile(objectsOf(content), '');

/** A PDF that wants a password of its readers (RC4, 40 bits). */
export const encryptedPdf = (): Buffer => {
  const id = Buffer.alloc(16, 7);
  const owner = Buffer.alloc(32, 9);
  const user = createHash('md5').update('another password').digest('hex').padEnd(64, '0');
  const encrypt =
    `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user}> /P -44 >> ` +
    `/ID [<${id.toString('hex')}> <${id.toString('hex')}>]`;
  return writeFile(objectsOf({ pages: [['secret']] }), encrypt);
};

type PdfObject = string | Buffer;

const objectsOf = ({ pages, title, packed = false, streams = [] }: PdfContent): PdfObject[] => {
  const contents = [
    ...pages.map((lines) => streamOf(Buffer.from(linesOf(lines)), packed)),
    ...streams.map((bytes) => streamObject(Buffer.from(bytes), '/Filter /FlateDecode')),
  ];
  const kids = contents.map((_, index) => `${FIXED + index * 2 + 1} 0 R`);
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${title ?? 'none'}) >>`,
    ...contents.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${FIXED + index * 2 + 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      stream,
    ]),
  ];
};
/** Objects before those of pages. */
const FIXED = 4;

const linesOf = (lines: readonly string[]): string =>
  lines.length === 0
    ? '0 0 100 100 re f'
    : `BT /F1 12 Tf 14 TL 50 750 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;

const streamOf = (bytes: Buffer, packed: boolean): Buffer =>
  packed ? streamObject(deflateSync(bytes), '/Filter /FlateDecode') : streamObject(bytes, '');

const streamObject = (bytes: Buffer, filter: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${filter} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const writeFile = (objects: readonly PdfObject[], trailer: string): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    places.push(length);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as Buffer),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};
