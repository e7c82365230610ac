import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@switchyard/db-kit';
import { startCluster } from '@switchyard/embedded-postgres';
import { contexts, type MigratedContext } from './contexts';
import { differencesOf, type Differences } from './differences';

const listed = (name: string, queries: readonly string[]): string =>
  `const ${name}: readonly string[] = [\n${queries.map((query) => `  ${JSON.stringify(query)},`).join('\n')}\n];`;

const source = (
  name: string,
  schema: string,
  { up, down }: Differences,
): string => `import type { MigrationInterface, QueryRunner } from 'typeorm';

${listed('UP', [`CREATE SCHEMA IF NOT EXISTS "${schema}"`, ...up])}

${listed('DOWN', down)}

/** Generated from the tables of \`${schema}\`; edited by hand only where data must move. */
export class ${name} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
`;

const folderOf = ({ folder }: MigratedContext): string =>
  join(
    'libs',
    folder,
    'src',
    existsSync(join('libs', folder, 'src', 'data')) ? 'data' : '',
    'migrations',
  );

const write = (context: MigratedContext, label: string, differences: Differences): string => {
  const name = `${label}${Date.now()}`;
  mkdirSync(folderOf(context), { recursive: true });
  const file = join(folderOf(context), `${name}.ts`);
  writeFileSync(file, source(name, context.schema, differences));
  return `${file}: ${differences.up.length} statements. Name the class in ${join(folderOf(context), 'index.ts')}.`;
};

const generate = async (context: MigratedContext, label: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'switchyard-migrations-'));
  const cluster = await startCluster({ dataFolder: `${folder}-data`, settings: { fsync: 'off' } });
  try {
    const ownerUrl = cluster.ownerUrl('postgres');
    await migrate({
      ownerUrl,
      migrations: context.migrations,
      roles: { administration: { role: 'switchyard_app' } },
    });
    const differences = await differencesOf(ownerUrl, context.schema, context.tables);
    return differences.up.length
      ? write(context, label, differences)
      : 'The migrations and the tables agree: nothing to write.';
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const [folder, label] = process.argv.slice(2);
const context = contexts.find((one) => one.folder === folder);
if (!context || !label || !/^[A-Z][A-Za-z]+$/.test(label)) {
  console.error(
    `usage: npm run migrations:generate -- <${contexts.map((one) => one.folder).join('|')}> <NameOfTheChange>`,
  );
  process.exit(1);
}
void generate(context, label).then(console.log, (error: unknown) => {
  console.error(error);
  process.exit(1);
});
