import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileGazetteer } from './compile';
import { fetchPackages } from './fetch-packages';

const FOLDER = join(process.cwd(), 'libs', 'targeting', 'src', 'data', 'gazetteer');

/** Writes the gazetteer from the installed packages of data; with `--check` only tells whether it is what they say. */
const main = async (args: readonly string[]): Promise<void> => {
  fetchPackages();
  const files = Object.entries(await compileGazetteer()).map(([name, text]) => ({
    path: join(FOLDER, `${name}.tsv`),
    text: text as string,
  }));
  if (args.includes('--check')) {
    const stale = files.filter(({ path, text }) => readFileSync(path, 'utf8') !== text);
    if (stale.length > 0) {
      throw new Error(
        'The gazetteer is not what its packages say: run npm run gazetteer and commit it.',
      );
    }
    return;
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, text } of files) writeFileSync(path, text);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
