import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binFolder, majorVersionOf, otherUser, refuseOtherMajor } from './binaries';

const run = promisify(execFile);

export interface ClusterSettings {
  readonly dataFolder: string;
  /** Server settings, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** True for a folder that is a mount of its own: it is empty and stays where it is. */
  readonly isMounted?: boolean;
  /** The owner's password of a cluster that lies in the folder already and is served as it is. */
  readonly keptPassword?: string;
  /**
   * True: a cluster that lies in the folder is served with a new password of its owner, so that
   * none is kept anywhere; without one it is made, whole or not at all.
   */
  readonly keeps?: boolean;
}

export interface Cluster {
  readonly port: number;
  readonly process: ChildProcess;
  /** Address for the owner (superuser) and a database. */
  ownerUrl(database: string): string;
  stop(): Promise<void>;
  /** Ends every backend at once, as a power cut would; resolves when no process of it is left. */
  crash(): Promise<void>;
  /**
   * Serves the same data again, at the same address; what was committed before a crash is there.
   */
  serveAgain(): Promise<void>;
}

/** Ends a server that an earlier, killed process left running on this folder. */
const endLeftover = async (bin: string, dataFolder: string): Promise<void> => {
  if ((await serverOf(dataFolder)) === undefined) return;
  await run(join(bin, 'pg_ctl'), ['stop', '-w', '-t', '20', '-m', 'immediate', '-D', dataFolder], {
    ...otherUser(),
    cwd: '/',
  }).catch(() => undefined);
};

const prepareFolder = async (dataFolder: string, isMounted: boolean): Promise<void> => {
  if (!isMounted) await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const user = otherUser();
  if (user) await chown(dataFolder, user.uid, user.gid);
};

/** Returns the owner's password, new for every cluster. */
const initialise = async (
  bin: string,
  dataFolder: string,
  more: readonly string[] = ['--no-sync'],
): Promise<string> => {
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(tmpdir(), `switchyard-${randomBytes(6).toString('hex')}`);
  const user = otherUser();
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  const flags = [
    `--pgdata=${dataFolder}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    ...more,
  ];
  try {
    await run(join(bin, 'initdb'), flags, {
      ...user,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    });
    return password;
  } finally {
    await rm(passwordFile, { force: true });
  }
};

const serve = (
  bin: string,
  dataFolder: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const fixed = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    logging_collector: 'off',
    ...settings,
  };
  const flags = Object.entries(fixed).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', dataFolder, '-p', String(port), ...flags], {
    ...otherUser(),
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended at once (${code}): ${output.join('').trim()}`)),
    );
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < 50) output.push(text);
      if (text.includes('ready to accept connections')) resolve(server);
    });
  });
};

/** PostgreSQL's own words: SIGINT is its fast stop, SIGQUIT its immediate one. */
const stopServer = (server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });

const fresh = async (bin: string, dataFolder: string, isMounted: boolean): Promise<string> => {
  await prepareFolder(dataFolder, isMounted);
  return initialise(bin, dataFolder);
};

/** Made beside and renamed: a start that is killed meanwhile leaves no half cluster. */
const makeWhole = async (bin: string, dataFolder: string): Promise<string> => {
  const draft = `${dataFolder}.new`;
  await prepareFolder(draft, false);
  const password = await initialise(bin, draft, []);
  await rename(draft, dataFolder);
  return password;
};

/** In single-user mode, where nothing listens. Throws what PostgreSQL says. */
const giveNewPassword = async (bin: string, dataFolder: string): Promise<string> => {
  const password = randomBytes(18).toString('base64url');
  const server = spawn(join(bin, 'postgres'), ['--single', '-D', dataFolder, 'postgres'], {
    ...otherUser(),
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  server.stdin.on('error', () => undefined).end(`alter role postgres password '${password}'\n`);
  const [code] = (await once(server, 'close')) as [number | null];
  const message = output.join('').trim();
  if (code !== 0 || /^\S.*(ERROR|FATAL|PANIC): /m.test(message)) {
    throw new Error(`PostgreSQL cannot open the data (${code}): ${message}`);
  }
  return password;
};

const kept = async (bin: string, dataFolder: string): Promise<string> => {
  const made = await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (made === undefined) return makeWhole(bin, dataFolder);
  refuseOtherMajor(made, await majorVersionOf(bin));
  return giveNewPassword(bin, dataFolder);
};

const passwordOf = (
  bin: string,
  { dataFolder, isMounted = false, keptPassword, keeps }: ClusterSettings,
): Promise<string> => {
  if (keeps) return kept(bin, dataFolder);
  return keptPassword ? Promise.resolve(keptPassword) : fresh(bin, dataFolder, isMounted);
};

/**
 * A PostgreSQL in the folder, on loopback and a free port, behind a password of its own: a new
 * cluster that replaces the contents of the folder, unless the existing cluster is kept.
 */
export const startCluster = async (options: ClusterSettings): Promise<Cluster> => {
  const { dataFolder, settings = {} } = options;
  const bin = await binFolder(otherUser() !== undefined);
  await endLeftover(bin, dataFolder);
  const password = await passwordOf(bin, options);
  const port = await freePort();
  let server = await serve(bin, dataFolder, port, settings);
  return {
    port,
    get process() {
      return server;
    },
    ownerUrl: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    stop: () => stopServer(server, 'SIGINT'),
    crash: () => stopServer(server, 'SIGQUIT'),
    serveAgain: async () => {
      server = await serve(bin, dataFolder, port, settings);
    },
  };
};

/**
 * Above the well-known ports and below those that systems give to outgoing connections (Linux from
 * 32768, macOS and Windows from 49152): what is free here is not taken by a mere connection before
 * its server listens.
 */
const LOWEST = 10_240;
const PAST_HIGHEST = 32_768;
const TRIES = 50;

const given = new Set<number>();

/** Whether this port of the loopback has no listener now. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port of the loopback without a listener, which this process did not get before. Throws when
 * none is found.
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(LOWEST, PAST_HIGHEST);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port found in ${TRIES} tries between ${LOWEST} and ${PAST_HIGHEST - 1}`);
};

/** The command line of a process; undefined when there is none. */
const commandOf = (pid: number): Promise<string | undefined> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (text) => text || undefined,
    () =>
      process.platform === 'linux'
        ? undefined
        : run('ps', ['-o', 'command=', '-p', String(pid)]).then(
            ({ stdout }) => stdout,
            () => undefined,
          ),
  );

/**
 * The process that serves the cluster in this folder; undefined when none does. A pid that a killed
 * server left may belong to another program by now, so its command line decides.
 */
export const serverOf = async (dataFolder: string): Promise<number | undefined> => {
  const file = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return (await commandOf(pid))?.includes('postgres') ? pid : undefined;
};
