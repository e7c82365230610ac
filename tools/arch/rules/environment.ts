import { launchers } from '../graph.mjs';
import type { Place } from '../place';
import type { SourceFile } from '../source-file';
import type { Violation } from '../violation';

/** Settings are read once, in the `env.ts` of a process; tools are processes of their own, launchers hand theirs on, specs find optional parts. */
export const environment = (files: readonly SourceFile[]): Violation[] =>
  files
    .filter(({ place }) => !place.isSpec && !mayRead(place))
    .flatMap(({ path, worldReads }) =>
      worldReads
        .filter(({ what }) => what === 'process.env')
        .map(({ line }) => ({
          rule: 'environment',
          file: path,
          line,
          says: 'process.env belongs to apps/*/src/env.ts',
        })),
    );

const mayRead = ({ kind, path, project }: Place): boolean =>
  kind === 'tool' ||
  launchers.includes(project) ||
  (kind === 'app' && path === `apps/${project}/src/env.ts`);
