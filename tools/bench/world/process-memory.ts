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
