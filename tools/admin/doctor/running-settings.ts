import { existsSync, readFileSync } from 'node:fs';
import { type Environment, readRunFile } from '../run-command';

/** What `npm start` keeps in its file of keys. */
interface KeptKeys {
  readonly publicKeys?: string;
  readonly privateKeys?: string;
  readonly secretKeys?: string;
}

/** The settings of the `npm start` that runs in this folder; none when there is no such run. */
export const runningSettings = (): Environment => {
  const run = readRunFile();
  if (!run) return {};
  const keys: KeptKeys = existsSync(run.keysFile)
    ? (JSON.parse(readFileSync(run.keysFile, 'utf8')) as KeptKeys)
    : {};
  return {
    SWITCHYARD_ENVIRONMENT: run.environment,
    SWITCHYARD_DATABASE_URL: run.databaseUrl,
    SWITCHYARD_MIGRATION_DATABASE_URL: run.embedded?.ownerUrl,
    SWITCHYARD_SEALING_PUBLIC_KEYS: keys.publicKeys,
    SWITCHYARD_SEALING_PRIVATE_KEYS: keys.privateKeys,
    SWITCHYARD_SECRET_KEYS: keys.secretKeys,
  };
};
