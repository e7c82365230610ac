// `node tools/oracles/fetch.mjs` makes .cache/oracles/google-ads-v25.binpb, Google's own
// description of its requests. Specs check the connector's requests with it. Does nothing when it
// is there. Nothing of it is committed.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { argv, execPath, exit, platform, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { packages, stampOf } from './packages.mjs';

/** Something that the person at the terminal can put right: shown without a stack. */
class UserError extends Error {}

/** Where the archives keep them. */
const PROTO_FOLDER = 'package/build/protos';

const stampFile = (description) => `${description}.stamp`;

const isFresh = (description, stamp) =>
  existsSync(description) &&
  existsSync(stampFile(description)) &&
  readFileSync(stampFile(description), 'utf8') === stamp;

const writeStamp = (description, stamp) => writeFileSync(stampFile(description), stamp);

/**
 * Runs a command in a folder and returns its output. Throws with the command line and the first
 * lines of its error.
 */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(
    `${[command, ...args].join(' ')}\n${error?.message ?? (stderr || stdout).trim().split('\n').slice(0, 6).join('\n')}`,
  );
}

/** Few and quick tries: a user without a network wants to know it soon. */
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
 * a UserError without a registry.
 */
function download({ name, version, integrity, protos }, workFolder, protoFolder) {
  const { filename, integrity: got } = pack(`${name}@${version}`, workFolder);
  if (got !== integrity) {
    throw new UserError(
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
    throw new UserError(
      `npm could not get ${wanted}, which carries Google's own schema:\n\n${error.message}\n\nTests that need it are skipped by name until "node tools/oracles/fetch.mjs" has run with a registry in reach.`,
    );
  }
}

const BUF = createRequire(import.meta.url).resolve('@bufbuild/buf/bin/buf');

/**
 * Compiles a folder of `.proto` files into one FileDescriptorSet, without comments and positions.
 * Needs no network.
 */
const compile = (protoFolder, output) =>
  run(
    execPath,
    [BUF, 'build', '.', '--as-file-descriptor-set', '--exclude-source-info', '-o', output],
    protoFolder,
  );

const DESCRIPTION = fileURLToPath(
  new URL('../../.cache/oracles/google-ads-v25.binpb', import.meta.url),
);

/** The finished file is moved into place, so that two commands at once do no harm. */
function make(description) {
  mkdirSync(dirname(description), { recursive: true });
  const work = mkdtempSync(join(dirname(description), 'making-'));
  try {
    const protos = join(work, 'protos');
    packages.forEach((one, index) => {
      const folder = join(work, String(index));
      mkdirSync(folder);
      download(one, folder, protos);
    });
    compile(protos, join(work, 'done.binpb'));
    renameSync(join(work, 'done.binpb'), description);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function main(description) {
  const stamp = stampOf(packages);
  if (isFresh(description, stamp)) return;
  make(description);
  writeStamp(description, stamp);
  stdout.write(`made ${description}\n`);
}

try {
  main(argv[2] ? resolve(argv[2]) : DESCRIPTION);
} catch (error) {
  stderr.write(`\n${error instanceof UserError ? error.message : error.stack}\n`);
  exit(1);
}
