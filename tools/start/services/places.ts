/** Where `npm start` keeps everything of a run, below the root of the checkout; ignored by git. */
export const HOME = '.switchyard';
export const LOGS = `${HOME}/logs`;
export const RUN_FILE = `${HOME}/run.json`;
/** What persons and secrets of this folder are sealed with. */
export const KEYS_FILE = `${HOME}/keys.json`;
/** Process ids of this run: the next start ends what a killed one left behind. */
export const PROCESSES_FILE = `${HOME}/processes.json`;
