import { migrate } from '@switchyard/db-kit';
import { migrateQueue } from '@switchyard/queue-kit';
import { allMigrations } from './contexts';

/** The role and password that the processes will use, read from their own address. */
const applicationOf = (url: string): { role: string; password: string } => {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** Brings a database to the newest schema and gives the application's role its rights. Answers the migrations that ran. */
export const migrateAll = (ownerUrl: string, applicationUrl: string): Promise<string[]> =>
  migrate({
    ownerUrl,
    migrations: allMigrations(),
    application: applicationOf(applicationUrl),
    also: migrateQueue,
  });

const main = async (): Promise<void> => {
  const { SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl, SWITCHYARD_DATABASE_URL: applicationUrl } =
    process.env;
  if (!ownerUrl || !applicationUrl) {
    throw new Error(
      'SWITCHYARD_MIGRATION_DATABASE_URL (the owner) and SWITCHYARD_DATABASE_URL (the application) must be set',
    );
  }
  const ran = await migrateAll(ownerUrl, applicationUrl);
  console.log(ran.length ? `ran ${ran.join(', ')}` : 'the database is up to date');
};

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
