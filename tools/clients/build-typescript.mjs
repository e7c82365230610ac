// `node tools/clients/build-typescript.mjs` makes the folder of `@switchyard/client` as npm packs it:
// `.cache/clients/typescript`, with the code as ES modules and as CommonJS. With `--in-place` the code
// goes into `clients/typescript/dist`, which is how `npm pack` there makes the same package.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, execPath } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = resolve(ROOT, 'clients/typescript');
export const PACKAGE = resolve(ROOT, '.cache/clients/typescript');

const FORMS = {
  esm: { type: 'module', flags: [] },
  cjs: { type: 'commonjs', flags: ['--module', 'commonjs'] },
};

/** Compiles both forms; returns the folder. Throws when the sources do not compile. */
export function buildTypescript() {
  rmSync(PACKAGE, { recursive: true, force: true });
  compileForms(PACKAGE);
  // The scripts make the package and are of no use in it.
  const about = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
  delete about.scripts;
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  cpSync(join(SOURCE, 'README.md'), join(PACKAGE, 'README.md'));
  return PACKAGE;
}

function compileForms(into) {
  for (const [form, { type, flags }] of Object.entries(FORMS)) {
    const folder = join(into, 'dist', form);
    mkdirSync(folder, { recursive: true });
    compile(['-p', SOURCE, '--outDir', folder, ...flags]);
    // Node and TypeScript read the form of a file from the nearest package.json.
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type })}\n`);
  }
}

function compile(flags) {
  const tsc = resolve(ROOT, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(execPath, [tsc, ...flags], { stdio: 'inherit' });
  if (status !== 0) throw new Error('@switchyard/client does not compile.');
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  if (argv.includes('--in-place')) compileForms(SOURCE);
  else buildTypescript();
}
