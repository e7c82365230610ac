import { rmSync } from 'node:fs';
import { writePrivately } from './private-file';

/** Where `npm start` keeps everything of a run, below the root of the checkout; ignored by git. */
export const HOME = '.switchyard';
/** Where mails are written instead of sent. */
export const OUTBOX = `${HOME}/outbox`;
export const LOGS = `${HOME}/logs`;
export const RUN_FILE = `${HOME}/run.json`;
/** Process ids of this run: the next start ends what a killed one left behind. */
export const PROCESSES_FILE = `${HOME}/processes.json`;

/** Where everything of a run is, for `npm run admin`. */
export interface RunFile {
  readonly environment: 'live' | 'test';
  readonly apiUrl: string;
  readonly docsUrl: string;
  /** Where people sign in. */
  readonly consoleUrl: string;
  readonly workerUrl: string;
  /** The role of the administration, which `npm run admin` works as. */
  readonly databaseUrl: string;
  readonly keysFile: string;
  /** Undefined with a server of one's own. */
  readonly embedded: EmbeddedFacts | undefined;
}

/** What a backup of the embedded database needs. */
export interface EmbeddedFacts {
  readonly ownerUrl: string;
  readonly dataFolder: string;
}

/** The same of a running demo, for people and scripts. */
export interface DemoRunFile extends RunFile {
  readonly email: string;
  readonly password: string;
  /** A key of an emulated ad account at OpenAI that is not connected, for the form of Connections. */
  readonly openaiKey: string;
  /** Every mail that was sent, as a file. */
  readonly outbox: string;
  readonly emulatorUrl: string;
  readonly accountId: string;
  readonly spaceId: string;
  readonly token: string;
  readonly readOnlyToken: string;
  readonly websiteKey: string;
}

export const removeRunFile = (): void => rmSync(RUN_FILE, { force: true });

/** Written whole, readable by its owner only: it holds tokens. */
export const writeRunFile = (run: RunFile): void => writePrivately(RUN_FILE, run);
