import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessPage } from './access-page';
import { errorsPage } from './errors-page';
import { platformPages } from './pages';
import { securityPage } from './security-page';

const FOLDER = join(process.cwd(), 'docs', 'platforms');

/**
 * Writes the pages about platforms from the capability tables, the page of codes from the tables of
 * codes, the page of access from the descriptions, and the table of docs/security.md from that of
 * the proofs.
 */
const main = (): void => {
  for (const [name, text] of Object.entries(platformPages())) {
    writeFileSync(join(FOLDER, name), text);
  }
  writeFileSync(join(process.cwd(), 'docs', 'errors.md'), errorsPage());
  writeFileSync(join(process.cwd(), 'docs', 'access.md'), accessPage());
  const security = join(process.cwd(), 'docs', 'security.md');
  writeFileSync(security, securityPage(readFileSync(security, 'utf8')));
};

main();
