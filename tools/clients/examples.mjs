// The programs of `examples/`, with the packed clients installed outside the tree, against the
// emulated platforms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { CHECKS } from './examples/checks.mjs';
import { installPython, installTypescript } from './examples/install.mjs';
import { ExampleWorld } from './examples/world.mjs';

const LANGUAGES = { typescript: installTypescript, python: installPython };

/** The check of `node tools/clients/main.mjs examples`; its exit code. */
export async function examples(run) {
  for (const [language, install] of Object.entries(LANGUAGES)) {
    const folder = mkdtempSync(join(tmpdir(), `switchyard-examples-${language}-`));
    try {
      await checkPrograms(new ExampleWorld(run, language, folder, await install(folder)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return 0;
}

async function checkPrograms(world) {
  for (const [name, check] of Object.entries(CHECKS)) {
    await check(world);
    stdout.write(`${world.language}: ${name}\n`);
  }
}
