import { once } from 'node:events';
import type { OwnDatabase } from '../settings';
import { endedEarly, startChild } from './child';

/** Brings the database to the newest schema and gives every role its rights. */
export const migrateDatabase = async ({
  ownerUrl,
  administrationUrl,
  apiUrl,
  workerUrl,
}: OwnDatabase): Promise<void> => {
  const child = startChild({
    name: 'migrations',
    main: 'tools/migrations/main.js',
    environment: {
      SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl,
      SWITCHYARD_DATABASE_URL: administrationUrl,
      SWITCHYARD_API_DATABASE_URL: apiUrl ?? '',
      SWITCHYARD_WORKER_DATABASE_URL: workerUrl ?? '',
    },
  });
  const [code] = (await once(child.process, 'exit')) as [number | null];
  if (code !== 0) throw endedEarly(child);
};
