import { execPath } from 'node:process';
import { createRequire } from 'node:module';
import { run } from './run.mjs';

const BUF = createRequire(import.meta.url).resolve('@bufbuild/buf/bin/buf');

/**
 * Compiles a folder of `.proto` files into one FileDescriptorSet, without comments and positions.
 * Needs no network.
 */
export const compile = (protoFolder, output) =>
  run(
    execPath,
    [BUF, 'build', '.', '--as-file-descriptor-set', '--exclude-source-info', '-o', output],
    protoFolder,
  );
