/** One planted violation: texts by path in which exactly the named rule must find something. */
export interface Planted {
  readonly rule: string;
  readonly story: string;
  readonly files: Readonly<Record<string, string>>;
}

const plant = (rule: string, story: string, path: string, text: string): Planted => ({
  rule,
  story,
  files: { [path]: text },
});
const catalog = (file: string): string => `libs/catalog/src/${file}.ts`;

const TABLE: readonly Planted[] = [
  plant(
    'dependency-table',
    'catalog asks the sync engine',
    catalog('use-cases/enable-campaign'),
    `import { isSyncing } from '@switchyard/sync-engine';`,
  ),
  plant(
    'dependency-table',
    'an emulator borrows the port',
    'libs/platform-emulators/src/google-ads/ad.ts',
    `import type { Draft } from '@switchyard/platforms';`,
  ),
  plant(
    'dependency-table',
    'an emulator borrows the kernel',
    'libs/platform-emulators/src/vendor.ts',
    `import { money } from '@switchyard/kernel';`,
  ),
  plant(
    'dependency-table',
    'the spec of an emulator borrows the port',
    'libs/platform-emulators/src/vendor.spec.ts',
    `import type { Draft } from '@switchyard/platforms';`,
  ),
  plant(
    'dependency-table',
    'the kernel learns of a context',
    'libs/kernel/src/money.ts',
    `export { budgetOf } from '@switchyard/budgets/domain';`,
  ),
  plant(
    'dependency-table',
    'the api process reaches for the platforms',
    'apps/api/src/main.ts',
    `const { connect } = require('@switchyard/platforms');`,
  ),
  plant(
    'dependency-table',
    'the worker carries an emulator',
    'apps/sync-worker/src/main.ts',
    `void import('@switchyard/platform-emulators');`,
  ),
  plant(
    'dependency-table',
    'a path around the door',
    catalog('domain/ad'),
    `import { geo } from '../../../targeting/src/domain/geo';`,
  ),
  plant(
    'dependency-table',
    'test material in the product',
    catalog('index'),
    `import { given } from '@switchyard/test-kit';`,
  ),
  plant(
    'dependency-table',
    'a fixture in the product',
    catalog('domain/ad'),
    `import { autumn } from './fixtures/autumn';`,
  ),
  plant(
    'dependency-table',
    'a project without a row',
    'libs/utils/src/index.ts',
    `import { money } from '@switchyard/kernel';`,
  ),
];

const FOLDERS: readonly Planted[] = [
  plant(
    'context-folders',
    'domain uses a database row',
    catalog('domain/ad'),
    `import { adTable } from '../data/ad.table';`,
  ),
  plant(
    'context-folders',
    'domain uses Nest',
    catalog('domain/ad'),
    `import { Injectable } from '@nestjs/common';`,
  ),
  plant(
    'context-folders',
    'domain calls a facade',
    catalog('domain/ad'),
    `import { TargetingFacade } from '@switchyard/targeting';`,
  ),
  plant(
    'context-folders',
    'the plan loads platform code',
    'libs/sync-engine/src/domain/plan.ts',
    `import { throttled } from '@switchyard/platforms';`,
  ),
  plant(
    'context-folders',
    'a use case knows SQL',
    catalog('use-cases/pause-campaign'),
    `import { DataSource } from 'typeorm';`,
  ),
  plant(
    'context-folders',
    'a controller knows a repository',
    catalog('http/campaigns.controller'),
    `import { Campaigns } from '../data/campaigns';`,
  ),
  plant(
    'context-folders',
    'a use case knows its route',
    catalog('use-cases/pause-campaign'),
    `import type { CampaignDto } from '../http/campaign.dto';`,
  ),
  plant(
    'context-folders',
    'a use case knows the database kit',
    catalog('use-cases/pause-campaign'),
    `import { sql } from '@switchyard/db-kit';`,
  ),
  plant(
    'context-folders',
    'a use case runs the queue',
    catalog('use-cases/pause-campaign'),
    `import { WorkRunner } from '@switchyard/queue-kit';`,
  ),
  plant(
    'context-folders',
    'a controller queries',
    catalog('http/campaigns.controller'),
    `import { EntityManager } from 'typeorm';`,
  ),
  plant(
    'context-folders',
    'a controller skips its use case',
    catalog('http/campaigns.controller'),
    `import { SqlCampaigns } from '../data/sql-campaigns';`,
  ),
  plant(
    'context-folders',
    'data describes the API',
    catalog('data/campaign.table'),
    `import { ApiProperty } from '@nestjs/swagger';`,
  ),
  plant(
    'context-folders',
    'data answers HTTP',
    catalog('data/campaign.table'),
    `import { envelope } from '@switchyard/http-kit';`,
  ),
  plant(
    'context-folders',
    'the module pulls HTTP into the worker',
    catalog('catalog.module'),
    `import { CampaignsController } from './http/campaigns.controller';`,
  ),
  plant(
    'context-folders',
    'an unknown folder',
    catalog('common/strings'),
    `export const blank = '';`,
  ),
];

const ORDER: readonly Planted[] = [
  plant(
    'connectors',
    'a connector uses another',
    'libs/platforms/src/google-ads/apply.ts',
    `import { shape } from '../microsoft-ads/shape';`,
  ),
  plant(
    'connectors',
    'a connector opens a socket',
    'libs/platforms/src/google-ads/apply.ts',
    `import { request } from 'undici';`,
  ),
  plant(
    'connectors',
    'a connector reads the registry',
    'libs/platforms/src/google-ads/apply.ts',
    `import { registry } from '../registry/registry';`,
  ),
  plant(
    'process-doors',
    'the api works in the background',
    'apps/api/src/api.module.ts',
    `import { SyncWorkerModule } from '@switchyard/sync-engine/worker';`,
  ),
  plant(
    'process-doors',
    'the worker answers clients',
    'apps/sync-worker/src/main.ts',
    `import { CatalogHttpModule } from '@switchyard/catalog/http';`,
  ),
  plant(
    'environment',
    'a kit reads a setting',
    'libs/db-kit/src/data-source.ts',
    `export const url = process.env.SWITCHYARD_DATABASE_URL;`,
  ),
  plant(
    'environment',
    'an app reads a setting outside env.ts',
    'apps/api/src/main.ts',
    `export const port = process['env'].PORT;`,
  ),
  {
    rule: 'cycles',
    story: 'two files need each other',
    files: {
      [catalog('domain/a')]: `import { b } from './b';`,
      [catalog('domain/b')]: `import type { A } from './a';`,
    },
  },
  {
    rule: 'cycles',
    story: 'a loop through a door',
    files: {
      [catalog('domain/index')]: `export * from './ad';`,
      [catalog('domain/ad')]: `import { x } from '@switchyard/targeting/domain';`,
      'libs/targeting/src/domain/index.ts': `export * from '@switchyard/catalog/domain';`,
    },
  },
  plant(
    'constructors',
    'a use case takes nine things',
    catalog('use-cases/enable-campaign'),
    `export class EnableCampaign { constructor(${'abcdefghi'.split('').join(', ')}) {} }`,
  ),
  plant(
    'schema-names',
    'two schemas of one name',
    catalog('http/campaign'),
    'export class CampaignDto {}\nexport class CampaignDto {}',
  ),
  plant('file-sizes', 'a file of 501 lines', catalog('domain/ad'), 'export {};\n'.repeat(501)),
  plant('file-sizes', 'a spec of 751 lines', catalog('domain/ad.spec'), 'export {};\n'.repeat(751)),
  plant('file-sizes', 'a tree of long files', catalog('domain/ad'), 'export {};\n'.repeat(151)),
];

const WORLD: readonly Planted[] = [
  'new Date()',
  'new Date',
  'Date.now()',
  'Math.random()',
  'setTimeout(() => 1, 1)',
  'setInterval(() => 1, 1)',
  'crypto.randomUUID()',
  'randomBytes(8)',
  'performance.now()',
  'DateTime.utc()',
  'fetch("/")',
  'process.env.PORT',
].flatMap((code) =>
  [catalog('domain/due'), catalog('use-cases/pause'), 'libs/platforms/src/google-ads/apply.ts'].map(
    (path) => plant('pure-folders', `${code} in ${path}`, path, `export const x = () => ${code};`),
  ),
);

/** Every rule is seen failing on at least one of these. */
export const planted: readonly Planted[] = [...TABLE, ...FOLDERS, ...ORDER, ...WORLD];
