import { once } from 'node:events';
import type { OwnDatabase } from '../settings';
import { endedEarly, startChild } from './child';

/** Brings the database to the newest schema and gives the application's role its rights. */
export const migrateDatabase = async ({ ownerUrl, applicationUrl }: OwnDatabase): Promise<void> => {
  const child = startChild({
    name: 'migrations',
    main: 'tools/migrations/main.js',
    environment: {
      SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl,
      SWITCHYARD_DATABASE_URL: applicationUrl,
    },
  });
  const [code] = (await once(child.process, 'exit')) as [number | null];
  if (code !== 0) throw endedEarly(child);
};
