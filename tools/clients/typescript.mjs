// What `@switchyard/client` is once it is packed: its contents, its size, its forms, and what
// programs outside the tree make of it; then the scenarios, against the product.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { buildTypescript } from './build-typescript.mjs';
import { runToEnd } from './system.mjs';
import { checkConsumers, place, withInstalled } from './typescript/consumers.mjs';
import { checkContents, checkForms, checkSize, checkVersion, pack } from './typescript/package.mjs';

const INTO = resolve('.cache/clients');

/** Builds and packs; the path of the tarball. Throws when something of it is not as it should be. */
async function checkedTarball() {
  const folder = buildTypescript();
  mkdirSync(INTO, { recursive: true });
  const { tarball, paths } = pack(folder, INTO);
  checkContents(paths);
  await checkVersion(folder);
  await checkSize(folder);
  checkForms(tarball);
  return tarball;
}

/** The check of `node tools/clients/main.mjs typescript`; its exit code. */
export async function typescriptClient(run) {
  const tarball = await checkedTarball();
  return withInstalled(tarball, async (folder) => {
    checkConsumers(folder);
    return playScenarios(folder, run);
  });
}

async function playScenarios(folder, run) {
  const { withScenarios } = await import('./scenarios.mjs');
  const player = place(folder, 'tools/clients/typescript/player');
  return withScenarios(run, (env) =>
    runToEnd(execPath, [join(player, 'main.mjs')], { env, cwd: folder }),
  );
}
