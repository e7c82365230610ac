import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { request } from 'undici';
import { PLATFORM_IDS } from '@switchyard/kernel';

export interface BenchAdAccount {
  readonly externalAccountId: string;
}

/** Requests of one platform whose path matches. */
export interface Fault {
  readonly platform: string;
  readonly match: { readonly method?: string; readonly path: string; readonly nth?: number };
  readonly fault: 'http' | 'delay';
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  readonly times: number;
}

export interface SeenRequest {
  readonly seq: number;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

/** `data.event` as it was sent. */
export interface CountedConversion {
  readonly id: string;
  readonly data: { readonly event: Readonly<Record<string, unknown>>; readonly received: number };
}

const MAIN = join(__dirname, '..', '..', '..', 'apps', 'platform-emulators', 'src', 'main.js');

export interface Emulators {
  /** Where a worker finds the platforms, which grant it as much as it likes of a day. */
  readonly environment: Readonly<Record<string, string>>;
  /** For processes that go by the emulators' clock. */
  readonly clock: Readonly<Record<string, string>>;
  /** A new ad account, in the form of a body for `POST /connections`. */
  account(platform: string): Promise<BenchAdAccount>;
  /** What shall go wrong with requests that match. */
  fault(order: Fault): Promise<void>;
  /** Requests of a platform seen since the given number. */
  requests(platform: string, since: number): Promise<readonly SeenRequest[]>;
  /** A piece of the conversions that a platform counted. */
  conversions(
    platform: string,
    offset: number,
    limit: number,
  ): Promise<readonly CountedConversion[]>;
  /** Moves the clock that processes with `clock` go by. */
  advance(seconds: number): Promise<void>;
  /**
   * Takes all faults back; returns how many requests each of them struck, in the order in which
   * they were set.
   */
  clearFaults(): Promise<readonly number[]>;
  stop(): Promise<void>;
}

const prefixOf = (id: string): string => `SWITCHYARD_${id.toUpperCase().replace('-', '_')}`;

/** The emulators as a process of their own, on a free port. */
export const startEmulators = async (): Promise<Emulators> => {
  const child = spawn(process.execPath, ['--max-old-space-size=8192', MAIN], {
    env: { SWITCHYARD_EMULATOR_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const control = controlOf(url);
  return {
    clock: { SWITCHYARD_CLOCK_URL: `${url}/_control/clock` },
    environment: Object.fromEntries(
      PLATFORM_IDS.map(prefixOf).flatMap((prefix) => [
        [`${prefix}_BASE_URL`, url],
        [`${prefix}_DAILY_QUOTA`, '0'],
      ]),
    ),
    account: (platform) =>
      control('POST', 'accounts', { platform, currency: 'EUR', timeZone: 'Europe/Berlin' }),
    fault: (order) => control('POST', 'faults', order),
    requests: async (platform, since) =>
      (
        await control<{ readonly data: readonly SeenRequest[] }>(
          'GET',
          `requests?platform=${platform}&since=${since}`,
        )
      ).data,
    conversions: async (platform, offset, limit) =>
      (
        await control<{ readonly data: readonly CountedConversion[] }>(
          'GET',
          `objects?platform=${platform}&kind=conversion&offset=${offset}&limit=${limit}`,
        )
      ).data,
    advance: async (seconds) => {
      await control('POST', 'clock', { advanceSeconds: seconds });
    },
    clearFaults: async () => {
      const { data } = await control<{ readonly data: readonly { readonly struck: number }[] }>(
        'GET',
        'faults',
      );
      await control('DELETE', 'faults');
      return data.map(({ struck }) => struck);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

/** The emulators' side door. Throws when it refuses. */
const controlOf =
  (url: string) =>
  async <Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    input?: object,
  ): Promise<Answer> => {
    const json = input
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
      : {};
    const { statusCode, body } = await request(`${url}/_control/${path}`, { method, ...json });
    const text = await body.text();
    if (statusCode >= 300) {
      throw new Error(`${method} /_control/${path} answered ${statusCode}: ${text}`);
    }
    return (text ? JSON.parse(text) : undefined) as Answer;
  };
