import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, Database, migrate, PgUnitOfWork, type MigrationClass } from '@switchyard/db-kit';

const ROLE = 'switchyard_test';
const PASSWORD = 'switchyard-test';
const LOCK = 7_412_964;

export interface TestDatabase {
  readonly ownerUrl: string;
  /** The application's role: under row-level security, owner of nothing. */
  readonly url: string;
  readonly dataSource: DataSource;
  readonly database: Database;
  readonly work: PgUnitOfWork;
  close(): Promise<void>;
}

const clusterUrl = (database: string): string => {
  const url = new URL(process.env['SWITCHYARD_TEST_CLUSTER_URL'] ?? '');
  url.pathname = `/${database}`;
  return url.toString();
};

const asOwner = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: clusterUrl('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** One migrated database per set of migrations, made once per run and copied for each test. */
const templateOf = (migrations: readonly MigrationClass[]): Promise<string> =>
  asOwner(async (client) => {
    const name = `template_${createHash('sha256').update(migrations.map(String).join('\n')).digest('hex').slice(0, 12)}`;
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await client.query(`create database ${name}_half`);
    await migrate({ ownerUrl: clusterUrl(`${name}_half`), migrations, application: { role: ROLE, password: PASSWORD } });
    await client.query(`alter database ${name}_half rename to ${name}`);
    return name;
  });

let made = 0;

const copyOf = async (template: string): Promise<string> => {
  made += 1;
  const name = `test_${process.pid}_${Date.now()}_${made}`;
  await asOwner((client) => client.query(`create database ${name} template ${template}`));
  return name;
};

const applicationUrl = (database: string): string => {
  const url = new URL(clusterUrl(database));
  url.username = ROLE;
  url.password = PASSWORD;
  return url.toString();
};

/** A database of its own with the given migrations run, reached as the application's role. Close it in `afterAll`. */
export const testDatabase = async (tables: readonly { readonly entity: object }[], migrations: readonly MigrationClass[]): Promise<TestDatabase> => {
  const name = await copyOf(await templateOf(migrations));
  const url = applicationUrl(name);
  const entities = tables.map(({ entity }) => entity) as never[];
  const dataSource = await createDataSource({ url, entities, poolSize: 8, applicationName: 'switchyard-test', statementTimeoutMs: 30_000 }).initialize();
  const database = new Database(dataSource);
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await asOwner((client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { ownerUrl: clusterUrl(name), url, dataSource, database, work: new PgUnitOfWork(database), close };
};
