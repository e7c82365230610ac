import { migrate, type DatabaseRoles, type LoginRole } from '@switchyard/db-kit';
import { migrateQueue } from '@switchyard/queue-kit';
import { allMigrations, allTables } from './contexts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The role and password in the address of a database. */
const loginOf = (url: string): LoginRole => {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** Without an address of its own, a process works as the administration's role. */
const processRoles = (environment: Environment): Omit<DatabaseRoles, 'administration'> => {
  const { SWITCHYARD_API_DATABASE_URL: api, SWITCHYARD_WORKER_DATABASE_URL: worker } = environment;
  return { ...(api && { api: loginOf(api) }), ...(worker && { worker: loginOf(worker) }) };
};

/**
 * Brings a database to the newest schema and gives every role its rights. Returns the migrations
 * that ran.
 */
const migrateAll = (environment: Environment): Promise<string[]> => {
  const { SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl, SWITCHYARD_DATABASE_URL: administration } =
    environment;
  if (!ownerUrl || !administration) {
    throw new Error(
      'SWITCHYARD_MIGRATION_DATABASE_URL (the owner) and SWITCHYARD_DATABASE_URL (the administration) must be set',
    );
  }
  return migrate({
    ownerUrl,
    migrations: allMigrations(),
    roles: { administration: loginOf(administration), ...processRoles(environment) },
    tables: allTables(),
    also: migrateQueue,
  });
};

const main = async (): Promise<void> => {
  const ran = await migrateAll(process.env);
  console.log(ran.length ? `ran ${ran.join(', ')}` : 'the database is up to date');
};

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
