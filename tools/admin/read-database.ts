import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeyRing, type KeyRing } from '@switchyard/identity';
import { Refusal, SettingsReader } from '@switchyard/kernel';

export interface AdminSettings {
  readonly databaseUrl: string;
  readonly environment: 'live' | 'test';
  /** Undefined where nobody said: then no person is found. */
  readonly secretKeys: KeyRing | undefined;
}

const KEYS_FILE = join('.switchyard', 'keys.json');
const RUN_FILE = join('.switchyard', 'run.json');

const noDatabase = (): Refusal =>
  new Refusal(
    'UNAVAILABLE',
    'There is no database to work on: start one with npm start, or set SWITCHYARD_DATABASE_URL to the role of the administration.',
  );

const runningDatabase = (): string | undefined =>
  existsSync(RUN_FILE)
    ? (JSON.parse(readFileSync(RUN_FILE, 'utf8')) as { databaseUrl: string }).databaseUrl
    : undefined;

/** Of the `npm start` in this folder, when it works on this database. */
const keptKeys = (databaseUrl: string): KeyRing | undefined =>
  databaseUrl === runningDatabase() && existsSync(KEYS_FILE)
    ? readKeyRing(
        (JSON.parse(readFileSync(KEYS_FILE, 'utf8')) as { secretKeys: string }).secretKeys,
      )
    : undefined;

/** The database of `SWITCHYARD_DATABASE_URL`, else that of the `npm start` running in this folder, which is a test deployment. */
export const readDatabase = (
  environment: Readonly<Record<string, string | undefined>>,
): AdminSettings => {
  const read = new SettingsReader(environment);
  const named = read.address('SWITCHYARD_DATABASE_URL', ['postgres:', 'postgresql:']);
  const settings = {
    environment: read.oneOf('SWITCHYARD_ENVIRONMENT', ['live', 'test'], named ? 'live' : 'test'),
  };
  const told = read.read<KeyRing | undefined>('SWITCHYARD_SECRET_KEYS', readKeyRing, undefined);
  read.finish();
  const databaseUrl = named ?? runningDatabase();
  if (!databaseUrl) throw noDatabase();
  return { ...settings, databaseUrl, secretKeys: keptKeys(databaseUrl) ?? told };
};
