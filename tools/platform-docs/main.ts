import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformPages } from './pages';

const FOLDER = join(process.cwd(), 'docs', 'platforms');

/** Writes the pages about platforms from the capability tables. */
const main = (): void => {
  for (const [name, text] of Object.entries(platformPages())) {
    writeFileSync(join(FOLDER, name), text);
  }
};

main();
