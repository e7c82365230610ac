import { parse } from 'csv-parse';
import { unzipSync } from 'fflate';
import { PlatformFailure } from '../../port/failure';
import { contradicted } from '../wire/classify';

/** A line of a report, column to cell. */
export type Line = Readonly<Record<string, string>>;

/** The lines of the one CSV in a report's ZIP. Throws PlatformFailure for a file that is none, or has other columns, or is cut off. */
export async function* reportLines(
  zipped: Buffer,
  columns: readonly string[],
): AsyncGenerator<Line> {
  const lines = parse({
    bom: true,
    skip_empty_lines: true,
    columns: (names: readonly string[]) => sameNames(names, columns),
  });
  lines.end(Buffer.from(contentOf(zipped)));
  try {
    for await (const line of lines as AsyncIterable<Line>) yield line;
  } catch (error) {
    throw error instanceof PlatformFailure ? error : unreadable(error);
  }
}

const contentOf = (zipped: Buffer): Uint8Array => {
  const files = contentsOf(zipped);
  const [content] = files;
  if (content === undefined || files.length > 1) throw unreadable(`${files.length} files`);
  return content;
};

const contentsOf = (zipped: Buffer): readonly Uint8Array[] => {
  try {
    return Object.values(unzipSync(zipped));
  } catch (error) {
    throw unreadable(error);
  }
};

const sameNames = (names: readonly string[], columns: readonly string[]): string[] => {
  if (names.join() !== columns.join()) throw unreadable(`columns ${names.join()}`);
  return [...names];
};

const unreadable = (why: unknown): PlatformFailure =>
  new PlatformFailure(contradicted(`The file of a report cannot be read: ${String(why)}`, 'read'));
