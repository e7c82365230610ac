import { isRefusal, Refusal, SettingsReader } from '@switchyard/kernel';
import { Client } from 'pg';
import { distribute } from './distribute';

const ownerUrl = (): string => {
  const setting = 'SWITCHYARD_MIGRATION_DATABASE_URL';
  const read = new SettingsReader(process.env);
  const url = read.address(setting, ['postgres:', 'postgresql:']);
  read.finish();
  if (url !== undefined) return url;
  throw new Refusal('UNAVAILABLE', `Set ${setting} to the coordinator of Citus.`);
};

const main = async (isDry: boolean): Promise<object> => {
  const client = new Client({
    connectionString: ownerUrl(),
    application_name: 'switchyard-distribute',
  });
  await client.connect();
  return distribute(client, isDry).finally(() => client.end());
};

/** One JSON object on stdout, or the error on stderr and exit 1, as `npm run admin` has it. */
const errorBody = (error: unknown): object => {
  if (!isRefusal(error)) return { code: 'INTERNAL_ERROR', message: (error as Error).message };
  const { code, message, details } = error;
  return { code, message, ...(details && { details }) };
};

const isDry = process.argv.includes('--dry-run');
main(isDry).then(
  (done) => process.stdout.write(`${JSON.stringify({ isDry, ...done })}\n`),
  (error: unknown) => {
    process.stderr.write(`${JSON.stringify({ error: errorBody(error) })}\n`);
    process.exitCode = 1;
  },
);
