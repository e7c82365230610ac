import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { buildSnippet, integrityOf, releasesFile, RELEASES_FILE } from './build-snippet';

const known = async (): Promise<Readonly<Record<string, string>>> => {
  const file = join(process.cwd(), 'dist', RELEASES_FILE.replace(/\.ts$/, '.js'));
  if (!existsSync(file)) return {};
  return ((await import(file)) as { readonly RELEASES: Readonly<Record<string, string>> }).RELEASES;
};

/**
 * Adds the script for websites to the released ones. A version that is there keeps its bytes, unless
 * `--unreleased` says that no page has them yet.
 */
const main = async (): Promise<void> => {
  const { version, text } = buildSnippet();
  const releases = await known();
  const before = releases[version];
  if (before !== undefined && before !== text && !argv.includes('--unreleased')) {
    throw new Error(`Version ${version} is released and differs. Raise VERSION in snippet.ts`);
  }
  writeFileSync(RELEASES_FILE, releasesFile({ ...releases, [version]: text }));
  console.log(`${version} ${integrityOf(text)}`);
};

void main();
