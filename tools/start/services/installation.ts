import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataFolderOf } from '@switchyard/embedded-postgres';
import { HOME } from './run-folder';

/** What `npm start` runs: each kind has data of its own. */
export const KINDS = ['demo', 'live', 'temporary'] as const;
export type Kind = (typeof KINDS)[number];

/** Where one kind keeps what outlives a run, below the root of the checkout. */
export interface Installation {
  readonly kind: Kind;
  readonly folder: string;
  /** What persons and secrets are sealed with. */
  readonly keysFile: string;
  /** What the emulated platforms know. */
  readonly stateFile: string;
  /** The demo account with its tokens. */
  readonly accountFile: string;
  /** Numbers that a restored database is noticed by. */
  readonly lineageFolder: string;
}

/** The keys of the demo and of temporary runs are the same: nothing in them is of value. */
export const installationOf = (kind: Kind): Installation => {
  const folder = `${HOME}/${kind}`;
  const shared = kind === 'live' ? folder : HOME;
  return {
    kind,
    folder,
    keysFile: `${shared}/keys.json`,
    stateFile: `${folder}/emulators.state`,
    accountFile: `${folder}/account.json`,
    lineageFolder: `${shared}/lineage`,
  };
};

/** Makes its folder, for its owner only. */
export const openInstallation = ({ folder }: Installation): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
};

/** Deletes database, account and emulators. Keys stay. Never called for live data. */
export const emptyInstallation = async ({ folder }: Installation): Promise<void> => {
  rmSync(await dataFolderOf(resolve(folder)), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
};
