import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { request } from 'undici';
import { PLATFORM_IDS } from '@switchyard/kernel';

const MAIN = join(__dirname, '..', '..', '..', 'apps', 'platform-emulators', 'src', 'main.js');

export interface Emulators {
  /** Where a worker finds the platforms, which grant it as much as it likes of a day. */
  readonly environment: Readonly<Record<string, string>>;
  /** A new ad account, in the form of a body for `POST /connections`. */
  account(platform: string): Promise<object>;
  stop(): Promise<void>;
}

const prefixOf = (id: string): string => `SWITCHYARD_${id.toUpperCase().replace('-', '_')}`;

/** The emulators as a process of their own, on a free port. */
export const startEmulators = async (): Promise<Emulators> => {
  const child = spawn(process.execPath, ['--max-old-space-size=8192', MAIN], { env: { SWITCHYARD_EMULATOR_PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  return {
    environment: Object.fromEntries(PLATFORM_IDS.map(prefixOf).flatMap((prefix) => [[`${prefix}_BASE_URL`, url], [`${prefix}_DAILY_QUOTA`, '0']])),
    account: async (platform) => {
      const body = JSON.stringify({ platform, currency: 'EUR', timeZone: 'Europe/Berlin' });
      return (await request(`${url}/_control/accounts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).body.json() as Promise<object>;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
