import { readFileSync } from 'node:fs';

/** Fails unless the process got SIGSTOP and did not go on since. */
export const expectFrozen = (pid: number | undefined): void =>
  expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) T /);
