import { readFileSync } from 'node:fs';

/** Resident memory of a process, in MiB. */
export interface ProcessMemory {
  readonly rssMiB: number;
  /** The most it ever was. */
  readonly peakRssMiB: number;
}

/** Read from Linux's /proc; throws elsewhere. */
export const memoryOf = (pid: number): ProcessMemory => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { rssMiB: field(status, 'VmRSS'), peakRssMiB: field(status, 'VmHWM') };
};

const field = (status: string, name: string): number => {
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  if (kibibytes === undefined) throw new Error(`/proc says nothing of ${name}`);
  return Math.round(Number(kibibytes) / 102.4) / 10;
};

/** Linux counts in hundredths of a second whatever the kernel's own clock. */
const MICROS_PER_TICK = 10_000;

/**
 * Microseconds of processor time that a process has used since its start, its own and the kernel's
 * for it. Read from Linux's /proc.
 */
export const cpuMicrosOf = (pid: number): number => {
  // The name in parentheses may hold blanks: count behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * MICROS_PER_TICK;
};
