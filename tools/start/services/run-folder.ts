import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Where `npm start` keeps everything of a run, below the root of the checkout; ignored by git. */
export const HOME = '.switchyard';
/** Where mails are written instead of sent. */
export const OUTBOX = `${HOME}/outbox`;
export const LOGS = `${HOME}/logs`;
export const RUN_FILE = `${HOME}/run.json`;
/** What persons and secrets of this folder are sealed with. */
export const KEYS_FILE = `${HOME}/keys.json`;
/** Process ids of this run: the next start ends what a killed one left behind. */
export const PROCESSES_FILE = `${HOME}/processes.json`;

/** Where everything of a running demo is, for people and scripts. */
export interface RunFile {
  readonly apiUrl: string;
  readonly docsUrl: string;
  /** Where the user with `email` and `password` signs in. */
  readonly consoleUrl: string;
  readonly email: string;
  readonly password: string;
  /** A key of an emulated ad account at OpenAI that is not connected, for the form of Connections. */
  readonly openaiKey: string;
  /** Every mail that was sent, as a file. */
  readonly outbox: string;
  readonly emulatorUrl: string;
  readonly workerUrl: string;
  /** The role of the administration, which `npm run admin` works as. */
  readonly databaseUrl: string;
  readonly accountId: string;
  readonly spaceId: string;
  readonly token: string;
  readonly readOnlyToken: string;
  readonly websiteKey: string;
}

/** Written whole, readable by its owner only: it holds tokens. */
export const writeRunFile = (run: RunFile): void => {
  const draft = `${RUN_FILE}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, RUN_FILE);
};

export const removeRunFile = (): void => rmSync(RUN_FILE, { force: true });
