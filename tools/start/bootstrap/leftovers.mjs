import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf } from './process-facts.mjs';

const LIST = join('.switchyard', 'processes.json');

const listed = () => {
  try {
    return Object.values(JSON.parse(readFileSync(LIST, 'utf8')));
  } catch {
    return [];
  }
};

/** Only what still runs a file of this folder's build: the pid may belong to another program. */
const isOurs = (pid) => commandOf(pid)?.includes(join(cwd(), 'dist', '')) ?? false;

const end = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
};

/** Ends what a killed `npm start` of this folder left behind, and removes its record. */
export async function endLeftovers() {
  const left = listed().filter((pid) => Number.isInteger(pid) && isOurs(pid));
  left.forEach(end);
  while (left.some(isOurs)) await wait(50);
  for (const file of [LIST, join('.switchyard', 'run.json')]) rmSync(file, { force: true });
}
