import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './console.mjs';
import { birthOf } from './process-facts.mjs';

const FOLDER = '.switchyard';
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** A pid alone may belong to another process since: the start time distinguishes them. */
const isAlive = (text) => {
  const [holder, birth] = text.split('\n');
  return birthOf(Number(holder)) === birth;
};

/** A hard link appears whole or not at all, so no process reads half a lock. */
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

/**
 * Takes a dead holder's lock away. Only the holder of a second lock may do so: otherwise a process
 * that read the old lock could remove the new one of another process, and two would hold it.
 */
const removeStale = (file, seen, mine) => {
  const takeover = `${file}.takeover`;
  if (!attempt(takeover, mine)) return;
  try {
    if (read(file) === seen) rmSync(file, { force: true });
  } finally {
    rmSync(takeover, { force: true });
  }
};

const attempt = (file, mine) => {
  if (tryTake(file, mine)) return true;
  const seen = read(file);
  if (seen !== undefined && !isAlive(seen)) removeStale(file, seen, mine);
  return false;
};

/** Keys, tokens and logs of runs are in it. One that is here already may be open to others. */
const openFolder = () => {
  try {
    mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
    chmodSync(FOLDER, 0o700);
  } catch (error) {
    const advice = ADVICE[error.code];
    throw advice ? new UserError(`The folder ${FOLDER} cannot be used: ${advice}`) : error;
  }
};

const OTHER_OWNER = 'it belongs to another user. Run this as that user, or in a clone of your own.';
const ADVICE = {
  EPERM: OTHER_OWNER,
  EACCES: OTHER_OWNER,
  EROFS: 'the disk is read-only. Use a clone on a disk that can be written.',
  ENOSPC: 'the disk is full. Free some space, then try again.',
};

const LONG_WAIT_MS = 2_000;

/**
 * Waits for the folder's lock of that name. A lock whose holder was killed is taken over.
 * `onLongWait` learns, once, which process is waited for when that lasts longer than two seconds.
 * Throws `busy` when the time is up.
 */
export async function takeLock(name, { waitSeconds, busy, onLongWait = () => undefined }) {
  openFolder();
  const file = join(FOLDER, `${name}.lock`);
  const mine = `${pid}\n${birthOf(pid)}`;
  const begin = Date.now();
  const holder = () => `process ${read(file)?.split('\n')[0] ?? 'unknown'}`;
  let isLong = false;
  while (!attempt(file, mine)) {
    const passed = Date.now() - begin;
    if (passed > waitSeconds * 1000) throw new UserError(`${busy} (${holder()})`);
    if (!isLong && passed > LONG_WAIT_MS) {
      isLong = true;
      onLongWait(holder());
    }
    await wait(100);
  }
  return { release: () => read(file) === mine && rmSync(file, { force: true }) };
}
