// `node tools/clients/build-typescript.mjs` makes the folder of `@switchyard/client` as npm packs it:
// `.cache/clients/typescript`, with the code as ES modules and as CommonJS.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';

const SOURCE = resolve('clients/typescript');
export const PACKAGE = resolve('.cache/clients/typescript');

const FORMS = {
  esm: { type: 'module', flags: [] },
  cjs: { type: 'commonjs', flags: ['--module', 'commonjs'] },
};

/** Compiles both forms; returns the folder. Throws when the sources do not compile. */
export function buildTypescript() {
  rmSync(PACKAGE, { recursive: true, force: true });
  for (const [form, { type, flags }] of Object.entries(FORMS)) {
    const folder = join(PACKAGE, 'dist', form);
    mkdirSync(folder, { recursive: true });
    compile(['-p', SOURCE, '--outDir', folder, ...flags]);
    // Node and TypeScript read the form of a file from the nearest package.json.
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type })}\n`);
  }
  for (const name of ['package.json', 'README.md']) cpSync(join(SOURCE, name), join(PACKAGE, name));
  return PACKAGE;
}

function compile(flags) {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { status } = spawnSync(execPath, [tsc, ...flags], { stdio: 'inherit' });
  if (status !== 0) throw new Error('@switchyard/client does not compile.');
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) buildTypescript();
