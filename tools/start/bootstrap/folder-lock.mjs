import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Complaint } from './complaint.mjs';
import { birthOf } from './process-facts.mjs';

const FOLDER = '.switchyard';
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** A pid alone may have been given to somebody else since: the time of birth tells. */
const isHeld = (text) => {
  const [holder, birth] = text.split('\n');
  return birthOf(Number(holder)) === birth;
};

/** A hard link appears whole or not at all, so nobody reads half a lock. */
const tryTake = (file, mine) => {
  const draft = `${file}.${pid}`;
  writeFileSync(draft, mine);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Takes a dead holder's lock away. When another process did so first and holds it now, it gets it back. */
const removeStale = (file, seen) => {
  const aside = `${file}.${pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== seen) tryTake(file, read(aside));
  rmSync(aside, { force: true });
};

const attempt = (file, mine) => {
  if (tryTake(file, mine)) return true;
  const seen = read(file);
  if (seen !== undefined && !isHeld(seen)) removeStale(file, seen);
  return false;
};

/** Waits for the folder's lock of that name. A lock whose holder was killed is taken over. Throws `busy` when the time is up. */
export async function takeLock(name, { waitSeconds, busy }) {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.lock`);
  const mine = `${pid}\n${birthOf(pid)}`;
  const end = Date.now() + waitSeconds * 1000;
  while (!attempt(file, mine)) {
    if (Date.now() > end)
      throw new Complaint(`${busy} (process ${read(file)?.split('\n')[0] ?? 'unknown'})`);
    await wait(100);
  }
  return { release: () => read(file) === mine && rmSync(file, { force: true }) };
}
