import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second whatever the kernel's own clock. */
const MICROS_PER_TICK = 10_000;

/** Microseconds of processor time that a process has used since its start, its own and the kernel's for it. Read from Linux's /proc. */
export const cpuMicrosOf = (pid: number): number => {
  // The name in parentheses may hold blanks: count behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * MICROS_PER_TICK;
};
