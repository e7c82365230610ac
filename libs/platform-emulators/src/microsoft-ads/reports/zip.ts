import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;

/**
 * A ZIP archive with one deflated file (PKWARE APPNOTE: local header, central directory, end
 * record).
 */
export function zipOf(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const fileName = Buffer.from(name);
  const about = describe(content, data, fileName);
  const local = Buffer.concat([numbers([4, LOCAL_HEADER]), about, fileName, data]);
  const central = Buffer.concat([
    numbers([4, CENTRAL_HEADER], [2, VERSION]),
    about,
    numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, 0]),
    fileName,
  ]);
  const end = numbers(
    [4, END_RECORD],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 1],
    [4, central.length],
    [4, local.length],
    [2, 0],
  );
  return Buffer.concat([local, central, end]);
}

/**
 * The part that local and central headers share: version to the length of the extra field. The time
 * is left at zero.
 */
function describe(content: Buffer, data: Buffer, fileName: Buffer): Buffer {
  const sizes = [
    [4, crc32(content)],
    [4, data.length],
    [4, content.length],
    [2, fileName.length],
    [2, 0],
  ] as const;
  return numbers([2, VERSION], [2, UTF8_NAMES], [2, DEFLATED], [2, 0], [2, 0x21], ...sizes);
}

function numbers(...fields: readonly (readonly [size: number, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}

/** One CSV line, every cell in quotes, as the vendor writes its files. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
