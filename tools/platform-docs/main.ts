import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorsPage } from './errors-page';
import { platformPages } from './pages';

const FOLDER = join(process.cwd(), 'docs', 'platforms');

/**
 * Writes the pages about platforms from the capability tables, and the page of codes from the
 * tables of codes.
 */
const main = (): void => {
  for (const [name, text] of Object.entries(platformPages())) {
    writeFileSync(join(FOLDER, name), text);
  }
  writeFileSync(join(process.cwd(), 'docs', 'errors.md'), errorsPage());
};

main();
