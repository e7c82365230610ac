import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a description was made from: other pins, or another choice of files, give another stamp. */
export const stampOf = (packages) =>
  createHash('sha256')
    .update(
      JSON.stringify(packages.map(({ protos, ...pin }) => ({ ...pin, protos: protos.source }))),
    )
    .digest('hex');

const stampFile = (description) => `${description}.stamp`;

export const isFresh = (description, stamp) =>
  existsSync(description) &&
  existsSync(stampFile(description)) &&
  readFileSync(stampFile(description), 'utf8') === stamp;

export const writeStamp = (description, stamp) => writeFileSync(stampFile(description), stamp);
