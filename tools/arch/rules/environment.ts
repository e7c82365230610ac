import type { SourceFile } from '../source-file';
import type { Violation } from '../violation';

/** Settings are read once, in the `env.ts` of a process; tools are processes of their own. */
export const environment = (files: readonly SourceFile[]): Violation[] =>
  files.filter(({ path, place }) => place.kind !== 'tool' && !/^apps\/[^/]+\/src\/env\.ts$/.test(path)).flatMap(({ path, worldReads }) =>
    worldReads
      .filter(({ what }) => what === 'process.env')
      .map(({ line }) => ({ rule: 'environment', file: path, line, says: 'process.env belongs to apps/*/src/env.ts' })));
