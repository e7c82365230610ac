// Programs that get packages from a registry: npm, pip, go. One that fails is run again, because a
// registry refuses a request now and then.
import { spawnSync } from 'node:child_process';
import { stderr } from 'node:process';

const PAUSES_MS = [5_000, 15_000, 45_000];
const MOST_OUTPUT_BYTES = 64 * 1_024 * 1_024;

const pause = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Answers what the program wrote to stdout. Throws with what it wrote to stderr when it failed once
 * more after each pause.
 */
export function fromRegistry(command, args, options = {}, pausesMs = PAUSES_MS) {
  const ran = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: MOST_OUTPUT_BYTES,
    ...options,
  });
  if (ran.status === 0) return ran.stdout;
  const reason = ran.error?.message ?? (ran.stderr.trim() || `exit code ${ran.status}`);
  const failed = `${command} ${args.join(' ')} failed: ${reason}`;
  const [next, ...later] = pausesMs;
  if (next === undefined) throw new Error(failed);
  stderr.write(`${failed}\nIt is run again in ${next / 1_000} s.\n`);
  pause(next);
  return fromRegistry(command, args, options, later);
}
