import { cpSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Complaint } from './complaint.mjs';
import { PROTO_FOLDER } from './packages.mjs';
import { run } from './run.mjs';

/** Few and quick tries: whoever has no network wants to know it soon. */
const NPM_FLAGS = [
  '--json',
  '--prefer-offline',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=2000',
];

/**
 * Gets the archive of a package through npm and copies its wanted protos into `protoFolder`. Throws
 * a Complaint without a registry.
 */
export function download({ name, version, integrity, protos }, workFolder, protoFolder) {
  const { filename, integrity: got } = pack(`${name}@${version}`, workFolder);
  if (got !== integrity) {
    throw new Complaint(
      `${name}@${version} is not the archive that was pinned: ${got} instead of ${integrity}.`,
    );
  }
  run('tar', ['-xzf', filename], workFolder);
  const from = join(workFolder, PROTO_FOLDER);
  for (const path of readdirSync(from, { recursive: true }).filter((path) =>
    protos.test(path.split(sep).join('/')),
  )) {
    cpSync(join(from, path), join(protoFolder, path));
  }
}

function pack(wanted, workFolder) {
  try {
    const [packed] = Object.values(
      JSON.parse(run('npm', ['pack', wanted, ...NPM_FLAGS], workFolder)),
    );
    return packed;
  } catch (error) {
    throw new Complaint(
      `npm could not get ${wanted}, which carries Google's own schema:\n\n${error.message}\n\nTests that need it are skipped by name until "node tools/oracles/fetch.mjs" has run with a registry in reach.`,
    );
  }
}
