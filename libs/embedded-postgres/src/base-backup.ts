import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';

/** What a backup is and what is in it. Paths are those of the cluster's folder. */
export interface BackupManifest {
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly postgres: string;
  /** What the product says of itself, such as its release and its newest migration. */
  readonly facts: Readonly<Record<string, string>>;
  readonly files: readonly BackupFile[];
}

interface BackupFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface BackupSettings {
  /** A role that may make a base backup and replicate. */
  readonly ownerUrl: string;
  readonly dataFolder: string;
  /** Made by the backup. */
  readonly target: string;
  readonly facts: BackupManifest['facts'];
}

export const FORMAT = 'switchyard-base-backup/1';
export const MANIFEST = 'manifest.json';
/** The folder of a backup in which the cluster's own folder lies. */
export const CLUSTER = 'cluster';

/** Their files describe the running server and mean nothing to a restored one. */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pgsql_tmp.*)$/;

/**
 * Copies a running cluster with the log that it needs to become consistent, by PostgreSQL's
 * low-level base backup, into a new folder that its owner alone can read. The folder is empty
 * until the backup is whole. Throws what the server and the disk say, EEXIST for a folder that is
 * there.
 */
export const backUpCluster = async (settings: BackupSettings): Promise<BackupManifest> => {
  const draft = `${settings.target}.partial`;
  await mkdir(dirname(settings.target), { recursive: true });
  await mkdir(settings.target, { mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  const client = new Client({ connectionString: settings.ownerUrl });
  try {
    await client.connect();
    const manifest = await copyWhileRunning(client, settings, join(draft, CLUSTER));
    await writeManifest(draft, manifest);
    await rename(draft, settings.target);
    return manifest;
  } catch (error) {
    for (const folder of [draft, settings.target]) {
      await rm(folder, { recursive: true, force: true });
    }
    throw error;
  } finally {
    await client.end();
  }
};

/** The slot keeps the log until it is copied; it ends with the connection. */
const START = `select pg_walfile_name(pg_backup_start('switchyard', fast => true)) as segment, current_setting('server_version') as version`;
const SLOT = `select pg_create_physical_replication_slot('switchyard_backup_' || pg_backend_pid(), true, true)`;
const STOP = `select labelfile, spcmapfile, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)`;

const copyWhileRunning = async (
  client: Client,
  { dataFolder, facts }: BackupSettings,
  into: string,
): Promise<BackupManifest> => {
  await client.query(SLOT);
  const started = await client.query<{ segment: string; version: string }>(START);
  const first = started.rows[0]!;
  const files = await copyTree(dataFolder, into);
  const stopped = await client.query<{ labelfile: string; segment: string }>(STOP);
  const last = stopped.rows[0]!;
  const label = Buffer.from(last.labelfile);
  await writeFile(join(into, 'backup_label'), label, { mode: 0o600, flush: true });
  const log = await copyLog(dataFolder, into, first.segment, last.segment);
  return {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    postgres: first.version,
    facts,
    files: [...files, ...log, { path: 'backup_label', bytes: label.length, sha256: digest(label) }],
  };
};

const digest = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Everything but the log, in the order of the folders. */
const copyTree = async (from: string, into: string, below = ''): Promise<BackupFile[]> => {
  await mkdir(join(into, below), { mode: 0o700 });
  const files: BackupFile[] = [];
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (LEFT_OUT.test(entry.name)) continue;
    if (entry.isDirectory() && below === '' && EMPTY_FOLDERS.has(entry.name)) {
      await mkdir(join(into, path), { mode: 0o700 });
    } else if (entry.isDirectory()) {
      files.push(...(await copyTree(from, into, path)));
    } else if (entry.isFile()) {
      files.push(...(await copyIfThere(from, into, path)));
    }
  }
  return files;
};

/** A table that was dropped meanwhile is no part of the backup: the log drops it, too. */
const copyIfThere = async (from: string, into: string, path: string): Promise<BackupFile[]> => {
  try {
    return [await copyFile(from, into, path)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Copies one file and returns its size and digest. */
export const copyFile = async (from: string, into: string, path: string): Promise<BackupFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    createReadStream(join(from, path)),
    counted,
    createWriteStream(join(into, path), { mode: 0o600, flush: true }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
};

const SEGMENT = /^[0-9A-F]{24}$/;

/** The segments from the begin of the backup to its end, and the history of timelines. */
const copyLog = async (
  dataFolder: string,
  into: string,
  first: string,
  last: string,
): Promise<BackupFile[]> => {
  const names = (await readdir(join(dataFolder, 'pg_wal'))).filter(
    (name) => name.endsWith('.history') || (SEGMENT.test(name) && name >= first && name <= last),
  );
  if (!names.includes(first) || !names.includes(last)) {
    throw new Error(`the log of the backup is incomplete: ${first} to ${last} are needed`);
  }
  await mkdir(join(into, 'pg_wal', 'archive_status'), { mode: 0o700 });
  const files: BackupFile[] = [];
  for (const name of names) files.push(await copyFile(dataFolder, into, join('pg_wal', name)));
  return files;
};

/** The digest of the manifest itself is its last member. */
const writeManifest = async (folder: string, manifest: BackupManifest): Promise<void> => {
  const sealed = { ...manifest, sha256: digest(JSON.stringify(manifest)) };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(sealed, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
};

/** Why a folder cannot be restored, naming the file. */
export class DamagedBackup extends Error {
  constructor(
    readonly file: string,
    problem: string,
  ) {
    super(`${file} ${problem}`);
  }
}

/** What a backup says of itself. Throws DamagedBackup. */
export const readManifest = async (folder: string): Promise<BackupManifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new DamagedBackup(MANIFEST, 'is missing: this folder is no whole backup');
  });
  const { sha256, ...manifest } = parsed(text);
  if (manifest.format !== FORMAT) throw new DamagedBackup(MANIFEST, 'has an unknown format');
  if (sha256 !== digest(JSON.stringify(manifest))) throw new DamagedBackup(MANIFEST, 'was changed');
  return manifest;
};

const parsed = (text: string): BackupManifest & { readonly sha256: string } => {
  try {
    return JSON.parse(text) as BackupManifest & { readonly sha256: string };
  } catch {
    throw new DamagedBackup(MANIFEST, 'is no JSON');
  }
};
