import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  backUpCluster,
  type BackupManifest,
  ClusterRuns,
  DamagedBackup,
  dataFolderOf,
  OtherMajorVersion,
  restoreBackup,
} from '@switchyard/embedded-postgres';
import { Refusal } from '@switchyard/kernel';
import type { Command } from 'commander';
import { Client } from 'pg';
import { type Print, readRunFile } from '../run-command';

/**
 * `backup <folder>` and `restore <folder>` of the embedded database of this checkout. Neither holds
 * keys nor what emulated platforms know.
 */
export const addBackupCommands = (root: Command, print: Print): void => {
  root
    .command('backup <folder>')
    .description('copies the running embedded database into a new folder; keys are not in it')
    .option('--json')
    .action(async (folder: string) => print(await backUp(folder)));
  root
    .command('restore <folder>')
    .description('puts a backup in place of the embedded database, which must not run')
    .option('--json')
    .action(async (folder: string) => print(await restore(folder)));
};

const NEWEST = 'select name from switchyard_migrations order by id desc limit 1';

const newestMigration = async (ownerUrl: string): Promise<string> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(NEWEST).finally(() => client.end());
  return rows[0]?.name ?? '';
};

const release = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }).version;

const backUp = async (folder: string): Promise<object> => {
  const run = readRunFile();
  if (!run?.embedded) {
    throw new Refusal(
      'UNAVAILABLE',
      'No embedded database runs in this folder. Start it with npm start; a server of your own has its own backups (docs/operations.md).',
    );
  }
  const { ownerUrl, dataFolder } = run.embedded;
  const facts = {
    environment: run.environment,
    release: release(),
    migration: await newestMigration(ownerUrl),
  };
  const target = resolve(folder);
  const { madeAt, files } = await backUpCluster({ ownerUrl, dataFolder, target, facts }).catch(
    (error: unknown) => {
      throw refusalOf(error, folder);
    },
  );
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return {
    backup: { folder: target, madeAt, files: files.length, bytes, ...facts },
    next: [
      `Keep ${run.keysFile} too, in another place: what is sealed opens with these keys only.`,
    ],
  };
};

const FOLDERS: Readonly<Record<string, string>> = {
  live: '.switchyard/live',
  test: '.switchyard/demo',
};

const folderFor = ({ facts }: BackupManifest): string => {
  const found = FOLDERS[facts['environment'] ?? ''];
  if (!found) throw new DamagedBackup('manifest.json', 'names no environment');
  return found;
};

const restore = async (folder: string): Promise<object> => {
  if (existsSync('.switchyard/run.json')) {
    throw new Refusal('UNAVAILABLE', 'npm start runs in this folder. End it, then restore.');
  }
  const source = resolve(folder);
  const { manifest, replacedFolder } = await restoreBackup(source, async (found) =>
    dataFolderOf(resolve(folderFor(found))),
  ).catch((error: unknown) => {
    throw refusalOf(error, folder);
  });
  const isLive = manifest.facts['environment'] === 'live';
  return {
    restored: { from: source, madeAt: manifest.madeAt, ...manifest.facts },
    ...(replacedFolder && { replacedFolder }),
    next: nextSteps(isLive),
  };
};

const nextSteps = (isLive: boolean): readonly string[] => [
  `The keys of the time of the backup must be in ${isLive ? '.switchyard/live/keys.json' : '.switchyard/keys.json'}.`,
  `Start it: npm start${isLive ? ' -- --live' : ''}. It migrates the database when the backup is of an older release.`,
  'Plans begin with DATABASE_RESTORED. For each Space: preview everything, and read the plan before anything is triggered.',
  'Decide on the drift, trigger the plan, and preview again: the next plan is empty (docs/restore.md).',
  'Look for campaigns that were made after the backup: adopt them, or pause them on the platform.',
];

/** What a person can put right; anything else goes on as it is. */
const refusalOf = (error: unknown, folder: string): unknown => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof DamagedBackup) {
    return new Refusal(
      'INVALID_REQUEST',
      `The backup in ${folder} is damaged: ${message}. Nothing was replaced. Use another backup.`,
      { file: error.file },
    );
  }
  if (error instanceof ClusterRuns) {
    return new Refusal('UNAVAILABLE', `${message}. End npm start, then restore.`);
  }
  if (error instanceof OtherMajorVersion) {
    return new Refusal(
      'INVALID_REQUEST',
      `${message}. Restore with the release that made the backup.`,
    );
  }
  const refused = code === undefined ? undefined : BY_CODE[code];
  return refused ? new Refusal('INVALID_REQUEST', `${folder}: ${refused}`) : error;
};

const BY_CODE: Readonly<Record<string, string>> = {
  EEXIST: 'the folder is there already. Name a new one.',
  ENOSPC: 'the disk is full. Free space or name a folder on another disk.',
  EACCES: 'this user may not write there. Name a folder of your own.',
  EPERM: 'this user may not write there. Name a folder of your own.',
  EROFS: 'the disk is read-only. Name a folder on another disk.',
};
