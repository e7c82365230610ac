import { Client } from 'pg';
import { migrate, type DatabaseRoles, type LoginRole } from '@switchyard/db-kit';
import { bootFailureLines, SettingsReader } from '@switchyard/kernel';
import { migrateQueue } from '@switchyard/queue-kit';
import { allMigrations, allTables } from './contexts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The role and password in the address of a database. */
const loginOf = (url: string): LoginRole => {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
};

interface MigrationEnv {
  readonly ownerUrl: string;
  readonly administration: string;
  /** Without an address of its own, a process works as the administration's role. */
  readonly api: string | undefined;
  readonly worker: string | undefined;
}

const PROTOCOLS = ['postgres:', 'postgresql:'];

/** Throws SettingsProblems. */
const readEnv = (environment: Environment): MigrationEnv => {
  const read = new SettingsReader(environment);
  const env = {
    ownerUrl: read.oneAddress(['SWITCHYARD_MIGRATION_DATABASE_URL'], PROTOCOLS).address,
    administration: read.oneAddress(['SWITCHYARD_DATABASE_URL'], PROTOCOLS).address,
    api: read.address('SWITCHYARD_API_DATABASE_URL', PROTOCOLS),
    worker: read.address('SWITCHYARD_WORKER_DATABASE_URL', PROTOCOLS),
  };
  read.finish();
  return env;
};

const rolesOf = ({ administration, api, worker }: MigrationEnv): DatabaseRoles => ({
  administration: loginOf(administration),
  ...(api && { api: loginOf(api) }),
  ...(worker && { worker: loginOf(worker) }),
});

/**
 * Brings a database to the newest schema and gives every role its rights. Returns the migrations
 * that ran.
 */
const migrateAll = (env: MigrationEnv): Promise<string[]> =>
  migrate({
    ownerUrl: env.ownerUrl,
    migrations: allMigrations(),
    roles: rolesOf(env),
    tables: allTables(),
    also: migrateQueue,
  });

/** The exit code for a database of a newer release. */
const IS_NEWER = 3;

/** Whether the database has a migration that this release does not know. */
const isNewer = async (ownerUrl: string): Promise<boolean> => {
  const known = allMigrations().map(({ name }) => name);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const table = await client.query(`select to_regclass('switchyard_migrations') as is`);
    if ((table.rows[0] as { readonly is: string | null }).is === null) return false;
    const unknown = await client.query(
      'select 1 from switchyard_migrations where name <> all ($1) limit 1',
      [known],
    );
    return unknown.rowCount !== 0;
  } finally {
    await client.end();
  }
};

/**
 * `--refuse-newer` ends with code 3 and changes nothing when a newer release migrated the database:
 * for a process that starts with it and has no older one beside it.
 */
const main = async (): Promise<void> => {
  const { SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl } = process.env;
  if (process.argv.includes('--refuse-newer') && ownerUrl && (await isNewer(ownerUrl))) {
    console.error('the database is of a newer release');
    process.exit(IS_NEWER);
  }
  const ran = await migrateAll(readEnv(process.env));
  console.log(ran.length ? `ran ${ran.join(', ')}` : 'the database is up to date');
};

if (require.main === module) {
  main().catch((error: unknown) => {
    for (const line of bootFailureLines('migrations', error)) console.error(line);
    process.exit(1);
  });
}
