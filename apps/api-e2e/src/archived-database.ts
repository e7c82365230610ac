import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually, type OwnDatabase, startOwnDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';

const run = promisify(execFile);

/** A moment of the server. */
export interface Moment {
  readonly time: string;
}

/** A database whose write-ahead log is archived; its commands are those of `docs/operations.md`. */
export interface ArchivedDatabase {
  readonly own: OwnDatabase;
  /** Copies the files of the running server. */
  baseBackup(): Promise<void>;
  /** After everything that is committed already, before what is committed later. */
  moment(): Promise<Moment>;
  /** Resolves when everything that is committed already is in the archive. */
  archived(): Promise<void>;
  /** Ends the server as a power cut would. */
  crash(): Promise<void>;
  /** Puts the base backup in the place of the data, and replays the archive up to a moment. */
  restore(target: Moment | 'end'): Promise<void>;
  rows<Row>(text: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

interface Folders {
  readonly data: string;
  readonly backup: string;
  readonly archive: string;
}

const asOwner = async <T>(own: OwnDatabase, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: own.database.ownerUrl });
  await client.connect();
  return work(client).finally(() => client.end());
};

const rowsOf = <Row>(own: OwnDatabase, text: string): Promise<readonly Row[]> =>
  asOwner(own, async (client) => (await client.query(text)).rows as Row[]);

/** The value of a statement's only row and column. */
const valueOf = async (own: OwnDatabase, text: string): Promise<string> => {
  const [row] = await rowsOf<Readonly<Record<string, string>>>(own, text);
  const [value] = Object.values(row ?? {});
  if (value === undefined) throw new Error(`no row for ${text}`);
  return value;
};

/** The server's user owns what lies in its folder. */
const writeAsServer = async (data: string, name: string, text: string): Promise<void> => {
  await writeFile(join(data, name), text);
  const { uid, gid } = await stat(data);
  await chown(join(data, name), uid, gid);
};

/**
 * PostgreSQL's low-level backup, which needs no program beside the server: the files may change
 * while they are copied. Files of the running process and its log are left out.
 */
const copyRunning = (own: OwnDatabase, { data, backup }: Folders): Promise<void> =>
  asOwner(own, async (client) => {
    await client.query(`select pg_backup_start('rehearsal', fast => true)`);
    await run('cp', ['-a', data, backup]);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => true)',
    );
    for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(backup, name));
    await run('find', [join(backup, 'pg_wal'), '-type', 'f', '-delete']);
    await writeAsServer(backup, 'backup_label', rows[0]?.labelfile ?? '');
  });

const restoreTo = async (
  { cluster }: OwnDatabase,
  { data, backup, archive }: Folders,
  target: Moment | 'end',
): Promise<void> => {
  await rm(data, { recursive: true, force: true });
  await run('cp', ['-a', backup, data]);
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_action = 'promote'`,
    ...(target === 'end' ? [] : [`recovery_target_time = '${target.time}'`]),
  ];
  await appendFile(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeAsServer(data, 'recovery.signal', '');
  await cluster.serveAgain();
};

const archiveAll = async (own: OwnDatabase, { archive }: Folders): Promise<void> => {
  const segment = await valueOf(own, 'select pg_walfile_name(pg_switch_wal())');
  await eventually(() => stat(join(archive, segment)), 30_000);
};

/** Starts a server with an archive beside it, and migrates a database on it. */
export const startArchivedDatabase = async (): Promise<ArchivedDatabase> => {
  const beside = await mkdtemp(join(tmpdir(), 'switchyard-archive-'));
  // The server runs as a user of its own.
  await chmod(beside, 0o777);
  const own = await startOwnDatabase({
    settings: {
      full_page_writes: 'on',
      archive_mode: 'on',
      archive_command: `test ! -f ${beside}/%f && cp %p ${beside}/%f`,
    },
  });
  const data = await valueOf(own, 'show data_directory');
  const folders = { data, backup: join(beside, 'base'), archive: beside };
  return {
    own,
    baseBackup: () => copyRunning(own, folders),
    moment: async () => ({ time: await valueOf(own, 'select clock_timestamp()::text') }),
    archived: () => archiveAll(own, folders),
    crash: () => own.cluster.crash(),
    restore: (target) => restoreTo(own, folders, target),
    rows: (text) => rowsOf(own, text),
    stop: async () => {
      await own.stop();
      await rm(beside, { recursive: true, force: true });
    },
  };
};
