// What a client has to load before it knows the api.
import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { gzipSync } from 'node:zlib';

const MOST = { lines: 40_000, bytes: 1_200_000, 'bytes as gzip': 75_000 };

/** The document as it is committed (lines) and as it is served (bytes), against what is allowed. */
export function sizeProblems(file) {
  const text = readFileSync(file, 'utf8');
  const served = JSON.stringify(JSON.parse(text));
  const size = {
    lines: text.split('\n').length - 1,
    bytes: Buffer.byteLength(served),
    'bytes as gzip': gzipSync(served, { level: 9 }).length,
  };
  const all = Object.entries(size);
  stdout.write(`size of the api: ${all.map(([name, count]) => `${count} ${name}`).join(', ')}\n`);
  return all
    .filter(([name, count]) => count > MOST[name])
    .map(([name, count]) => `${count} ${name}, and ${MOST[name]} are allowed`);
}
