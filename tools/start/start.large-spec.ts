import { eventually } from '@switchyard/test-kit';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const root = process.cwd();

/** A clone as git would make it, of the tree as it is, that shares the installed packages. */
const cloneOf = (folder: string): string => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

interface Run {
  readonly child: ChildProcess;
  output(): string;
  /** Its last output before each silence that was longer than ten seconds. */
  silences(): readonly string[];
  ended: Promise<number | null>;
}

/**
 * No round of figures, spending or deliveries begins by itself while the story runs: it must ask
 * for each.
 */
const NO_ROUNDS = {
  SWITCHYARD_READBACK_INTERVAL_SECONDS: '86400',
  SWITCHYARD_BRAKE_INTERVAL_SECONDS: '3600',
};
const LONG_SILENCE_MS = 10_000;
/** Longer than it takes on a machine with much else to do. */
const UP_MS = 180_000;

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

/** What it writes, as it comes. */
const listenTo = (child: ChildProcess): Pick<Run, 'output' | 'silences'> => {
  const silences: string[] = [];
  let [text, at] = ['', performance.now()];
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      if (performance.now() - at > LONG_SILENCE_MS) silences.push(lastLine(text));
      text += more;
      at = performance.now();
    });
  }
  return { output: () => text, silences: () => silences };
};

/** When each file of the build was written. */
const buildOf = (folder: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, statSync(file).mtimeMs]),
  );

interface Embedded {
  readonly ownerUrl: string;
  readonly dataFolder: string;
}

describe('npm start', () => {
  const dataFolders = new Set<string>();
  let folder: string;
  const runs: Run[] = [];
  const lockFile = (): string => join(folder, '.switchyard', 'start.lock');
  const runFile = (): string => join(folder, '.switchyard', 'run.json');
  beforeAll(() => {
    folder = cloneOf(mkdtempSync(join(tmpdir(), 'switchyard-start-')));
  });
  afterEach(async () => {
    runs.forEach(({ child }) => child.kill('SIGTERM'));
    await Promise.all(runs.splice(0).map(({ ended }) => ended));
  }, UP_MS);
  afterAll(() => {
    for (const one of [folder, ...dataFolders]) rmSync(one, { recursive: true, force: true });
  });

  const start = (args: readonly string[], more: NodeJS.ProcessEnv = {}): Run => {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      SWITCHYARD_API_PORT: '0',
      SWITCHYARD_EMULATOR_PORT: '0',
      SWITCHYARD_REDIS_URL: process.env['SWITCHYARD_REDIS_URL'],
      ...more,
    };
    const child = spawn(
      process.execPath,
      [join(folder, 'tools/start/bootstrap.mjs'), 'start', ...args],
      { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const run: Run = {
      child,
      ...listenTo(child),
      ended: once(child, 'exit').then(([code]) => code as number | null),
    };
    runs.push(run);
    return run;
  };
  /** Serves, or has ended without it. */
  const up = async ({ child, output }: Run): Promise<void> => {
    await eventually(
      () => expect(output().includes('Ctrl-C') || child.exitCode !== null).toBe(true),
      UP_MS,
    );
    expect(output()).toContain('Ctrl-C');
  };
  const written = (): unknown => JSON.parse(readFileSync(runFile(), 'utf8'));
  const contents = (): Readonly<Record<string, string>> =>
    written() as Readonly<Record<string, string>>;
  const embedded = (): Embedded => (written() as { readonly embedded: Embedded }).embedded;
  const apiUrl = (): string => contents()['apiUrl']!;
  const access = () => ({ apiUrl: apiUrl(), token: contents()['token']! });
  /** The same account and token, its campaign, and nothing left to do for it. */
  const expectKept = async (kept: object): Promise<void> => {
    expect(contents()).toMatchObject(kept);
    dataFolders.add(embedded().dataFolder);
    expect(await campaignNames(access())).toEqual(['Fresh bread']);
    expect((await previewAll(access())).summary).toMatchObject({
      exports: 0,
      imports: 0,
      removals: 0,
      drift: 0,
    });
  };
  /** Every process at once, the database and the one that ends the others included. */
  const killAll = async ({ child, ended }: Run): Promise<void> => {
    const { dataFolder } = embedded();
    const state = join(folder, '.switchyard', 'demo', 'emulators.state');
    const now = Date.now();
    await eventually(() => expect(statSync(state).mtimeMs).toBeGreaterThan(now), UP_MS);
    const processes = readFileSync(join(folder, '.switchyard', 'processes.json'), 'utf8');
    const postgres = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0];
    child.kill('SIGKILL');
    for (const pid of [...Object.values(JSON.parse(processes) as object), Number(postgres)]) {
      process.kill(Number(pid), 'SIGKILL');
    }
    await ended;
  };
  const pretendNewer = async (): Promise<void> => {
    const client = new Client({ connectionString: embedded().ownerUrl });
    await client.connect();
    await client
      .query(`insert into switchyard_migrations (timestamp, name) values (1, 'Later9999')`)
      .finally(() => client.end());
  };
  const isDown = (url: string): Promise<void> =>
    eventually(() => expect(fetch(`${url}/livez`)).rejects.toThrow(), UP_MS);

  it('does the main job and ends well, in plain text when the output is no terminal', async () => {
    const run = start(['--once'], NO_ROUNDS);
    expect([await run.ended, run.output()]).toEqual([
      0,
      expect.stringContaining('Every step came out right.'),
    ]);
    expect(run.output()).not.toContain('\u001b');
    expect(run.output()).toContain('Building');
    expect(run.output()).not.toContain('rate limit');
    expect(run.silences().filter((line) => !/waiting for|Building/.test(line))).toEqual([]);
    expect(existsSync(runFile())).toBe(false);
  }, 400_000);

  it('builds nothing the second time, keeps its tokens readable by their owner only, refuses a second one in the folder, and takes everything down with it', async () => {
    const built = buildOf(folder);
    const run = start(['--no-demo']);
    await eventually(() => expect(existsSync(lockFile())).toBe(true), UP_MS);
    const second = start(['--no-demo']);
    await up(run);
    expect(run.output()).not.toContain('Building');
    expect(buildOf(folder)).toEqual(built);
    expect(
      [join(folder, '.switchyard'), runFile(), join(folder, '.switchyard', 'keys.json')].map(
        (file) => statSync(file).mode & 0o777,
      ),
    ).toEqual([0o700, 0o600, 0o600]);
    expect(contents()).toMatchObject({
      token: expect.stringMatching(/^swy_test_/),
      readOnlyToken: expect.stringMatching(/^swy_test_/),
      websiteKey: expect.stringMatching(/^swy_pub_/),
    });
    const { consoleUrl, email, password } = contents();
    expect(run.output()).toContain(consoleUrl);
    const signedIn = await fetch(`${apiUrl()}/app/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-switchyard-app': '1' },
      body: JSON.stringify({ email, password }),
    });
    expect([signedIn.status, (await fetch(consoleUrl!)).status]).toEqual([200, 200]);
    expect([await second.ended, second.output()]).toEqual([1, expect.stringContaining('already')]);
    const url = apiUrl();
    const { headers } = await fetch(`${url}/api/v1/me`, {
      headers: { authorization: `Bearer ${contents()['token']}` },
    });
    expect(headers.get('x-ratelimit-limit')).toBe('600');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  }, 400_000);

  it('keeps the account, what was synced and what the platforms hold when it is stopped and when everything of it is killed', async () => {
    const first = start(['--no-demo']);
    await up(first);
    await syncCampaign(access(), 'Fresh bread');
    const { token, accountId } = contents();
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start([]);
    await up(second);
    expect(second.output()).toContain('--fresh');
    await expectKept({ token, accountId });
    const url = apiUrl();
    await killAll(second);
    await isDown(url);

    const third = start(['--no-demo']);
    await up(third);
    await expectKept({ token, accountId });
    await pretendNewer();
    third.child.kill('SIGINT');
    await third.ended;
    const refused = start(['--no-demo']);
    expect([await refused.ended, refused.output()]).toEqual([
      1,
      expect.stringContaining('newer release'),
    ]);
  }, 900_000);

  it('refuses live with settings of the demo, and to delete live data', async () => {
    const wrong = start(['--live']);
    expect([await wrong.ended, wrong.output()]).toEqual([
      1,
      expect.stringContaining('SWITCHYARD_EMULATOR_PORT'),
    ]);
    const fresh = start(['--live', '--fresh']);
    expect([await fresh.ended, fresh.output()]).toEqual([1, expect.stringContaining('--fresh')]);
  }, 120_000);
});

/** Where a running demo is reached, and with what. */
interface Access {
  readonly apiUrl: string;
  readonly token: string;
}

interface Preview {
  readonly status: string;
  readonly planHash: string | null;
  readonly summary: Readonly<Record<string, number>> | null;
}

const LIMIT_MS = 120_000;

/** A request that must be answered with a 2xx. */
const call = async <T>(
  { apiUrl, token }: Access,
  method: string,
  path: string,
  body?: object,
): Promise<T> => {
  const answer = await fetch(`${apiUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { readonly data: T }).data;
};

/** What a plan over everything would change now. */
const previewAll = (access: Access): Promise<Preview> =>
  eventually(async () => {
    const preview = await call<Preview>(access, 'POST', '/sync/preview', {});
    expect(preview.status).toBe('ready');
    return preview;
  }, LIMIT_MS);

/** Names of the campaigns. */
const campaignNames = async (access: Access): Promise<readonly string[]> =>
  (await call<readonly { readonly name: string }[]>(access, 'GET', '/campaigns')).map(
    ({ name }) => name,
  );

/** A campaign on two platforms, made and sent. */
const syncCampaign = async (access: Access, name: string): Promise<void> => {
  const make = async (path: string, body: object): Promise<string> =>
    (await call<{ readonly id: string }>(access, 'POST', path, body)).id;
  const businessId = await make('/businesses', { name, url: 'https://bakery.example' });
  const campaignId = await make('/campaigns', {
    businessId,
    name,
    type: 'SEARCH',
    budget: 40,
    platforms: ['google-ads', 'microsoft-ads'],
    declarations: { politicalAdvertising: 'NONE' },
  });
  await call(access, 'PUT', `/campaigns/${campaignId}/budget-split`, { mode: 'EQUAL' });
  const adGroupId = await make('/ad-groups', { campaignId, name: 'Bread' });
  await make('/ads', {
    adGroupId,
    type: 'RESPONSIVE_SEARCH',
    finalUrl: 'https://bakery.example/bread',
    headlines: ['Bread baked at night', 'Warm at six', 'Corner Bakery'].map((text) => ({ text })),
    descriptions: ['Sourdough from our own oven.', 'Order today.'].map((text) => ({ text })),
  });
  const { planHash } = await previewAll(access);
  const { syncId } = await call<{ readonly syncId: string }>(access, 'POST', '/sync', { planHash });
  await eventually(async () => {
    const { effectiveStatus } = await call<{ readonly effectiveStatus: string }>(
      access,
      'GET',
      `/sync/${syncId}`,
    );
    expect(effectiveStatus).toBe('completed');
  }, LIMIT_MS);
};
