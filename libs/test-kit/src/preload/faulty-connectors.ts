import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Named {
  readonly name?: unknown;
}
interface Connector {
  normalise(draft: Named): unknown;
  read(connection: unknown, scope: ReadScope, io: unknown): AsyncIterable<unknown>;
  apply(connection: unknown, wave: readonly Change[], ...rest: unknown[]): AsyncIterable<unknown>;
}
interface ReadScope {
  readonly campaignNames: readonly string[];
}
interface Change {
  readonly after?: Named;
}
type Contained = (platform: Connector, onFault: unknown) => Connector;

/**
 * Loaded into a worker before its own code (`NODE_OPTIONS=--require`): every connector throws as a
 * fault in its code would, for campaigns whose names begin with `Throws in normalise`, `Throws in
 * read` or `Throws in apply`.
 */
const load = createRequire(__filename);
const path = join(...[__dirname, '..', '..', '..', 'platforms', 'src', 'contained.js']);
const loaded = load(path) as { readonly contained: Contained };
const { contained } = loaded;

const throwFor = (method: keyof Connector, names: readonly unknown[]): void => {
  if (names.some((name) => String(name).startsWith(`Throws in ${method}`))) {
    throw new TypeError("Cannot read properties of undefined (reading 'startDate')");
  }
};

const faulty = (platform: Connector): Connector => ({
  ...platform,
  normalise: (draft) => {
    throwFor('normalise', [draft.name]);
    return platform.normalise(draft);
  },
  read: async function* (connection, scope, io) {
    throwFor('read', scope.campaignNames);
    yield* platform.read(connection, scope, io);
  },
  apply: async function* (connection, wave, ...rest) {
    throwFor(
      'apply',
      wave.map(({ after }) => after?.name),
    );
    yield* platform.apply(connection, wave, ...rest);
  },
});

load.cache[path]!.exports = {
  ...loaded,
  contained: (platform: Connector, onFault: unknown) => contained(faulty(platform), onFault),
};
