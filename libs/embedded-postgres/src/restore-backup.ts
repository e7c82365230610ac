import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { binFolder, majorVersionOf, otherUser, refuseOtherMajor } from './binaries';
import { type BackupManifest, CLUSTER, copyFile, DamagedBackup, readManifest } from './base-backup';
import { serverOf } from './cluster';

/** A server serves the folder that was to be replaced. */
export class ClusterRuns extends Error {
  constructor(readonly pid: number) {
    super(`PostgreSQL (process ${pid}) serves this folder`);
  }
}

export interface RestoredCluster {
  readonly manifest: BackupManifest;
  /** Where the cluster lies that was there before; undefined when there was none. */
  readonly replacedFolder: string | undefined;
}

/**
 * Puts a backup in place of a cluster that does not run; what was there is kept beside. Every file
 * is compared with the manifest before anything is replaced. Throws DamagedBackup, ClusterRuns or
 * OtherMajorVersion.
 */
export const restoreBackup = async (
  folder: string,
  dataFolderFor: (manifest: BackupManifest) => Promise<string>,
): Promise<RestoredCluster> => {
  const manifest = await readManifest(folder);
  const dataFolder = await dataFolderFor(manifest);
  refuseOtherMajor(manifest.postgres, await majorVersionOf(await binFolder(!!otherUser())));
  await refuseRunning(dataFolder);
  const draft = `${dataFolder}.restored`;
  await rm(draft, { recursive: true, force: true });
  try {
    await copyVerified(join(folder, CLUSTER), draft, manifest);
    await giveToServer(draft);
    return { manifest, replacedFolder: await replace(dataFolder, draft) };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};

const refuseRunning = async (dataFolder: string): Promise<void> => {
  const pid = await serverOf(dataFolder);
  if (pid !== undefined) throw new ClusterRuns(pid);
};

/** Folders are part of a cluster even when they are empty. */
const foldersIn = async (root: string, below = ''): Promise<readonly string[]> => {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(below, name));
  const deeper = await Promise.all(folders.map((one) => foldersIn(root, one)));
  return [...folders, ...deeper.flat()];
};

const copyVerified = async (
  from: string,
  into: string,
  { files }: BackupManifest,
): Promise<void> => {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const folders = await foldersIn(from).catch(() => {
    throw new DamagedBackup(CLUSTER, 'is missing');
  });
  for (const one of folders) await mkdir(join(into, one), { mode: 0o700 });
  for (const { path, sha256 } of files) {
    if (!staysWithin(path)) throw new DamagedBackup(path, 'lies outside of the backup');
    const copied = await copyFile(from, into, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new DamagedBackup(path, 'is missing');
      throw error;
    });
    if (copied.sha256 !== sha256) throw new DamagedBackup(path, 'was changed');
  }
};

const staysWithin = (path: string): boolean => {
  const normal = posix.normalize(path.split(sep).join('/'));
  return !normal.startsWith('..') && !posix.isAbsolute(normal);
};

/** Root's server runs as another user, who must own its data. */
const giveToServer = async (dataFolder: string): Promise<void> => {
  const user = otherUser();
  if (!user) return;
  const entries = await readdir(dataFolder, { recursive: true });
  for (const entry of ['', ...entries]) await chown(join(dataFolder, entry), user.uid, user.gid);
};

const replace = async (dataFolder: string, draft: string): Promise<string | undefined> => {
  await mkdir(dirname(dataFolder), { recursive: true });
  const aside = `${dataFolder}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const replaced = await rename(dataFolder, aside).then(
    () => aside,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  await rename(draft, dataFolder);
  return replaced;
};
