// `node tools/oracles/fetch.mjs` makes .cache/oracles/google-ads-v25.binpb, Google's own
// description of its requests, which
// specs hold the connector's requests against. Does nothing when it is there. Nothing of it is
// committed.
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';
import { Complaint } from './complaint.mjs';
import { download } from './download.mjs';
import { packages } from './packages.mjs';
import { isFresh, stampOf, writeStamp } from './stamp.mjs';

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
  stderr.write(`\n${error instanceof Complaint ? error.message : error.stack}\n`);
  exit(1);
}
