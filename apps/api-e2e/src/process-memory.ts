import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

interface Region {
  readonly from: number;
  readonly to: number;
}

const CHUNK = 1 << 24;
/** Longer than what is looked for, so that the edge between two chunks hides nothing. */
const OVERLAP = 256;

/** What the process may write: its heaps and stacks. */
const regionsOf = (pid: number): readonly Region[] =>
  readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from = '', to = ''] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return from === '' ? [] : [{ from: parseInt(from, 16), to: parseInt(to, 16) }];
    });

const readAt = (file: number, buffer: Buffer, length: number, at: number): number => {
  try {
    return readSync(file, buffer, 0, length, at);
  } catch {
    return 0; // a region of the kernel's own
  }
};

/** Whether a process of this machine has a text of one byte per character in its memory (Linux). */
export const memoryHolds = (pid: number, text: RegExp): boolean => {
  const file = openSync(`/proc/${pid}/mem`, 'r');
  const buffer = Buffer.alloc(CHUNK);
  try {
    return regionsOf(pid).some(({ from, to }) => {
      for (let at = from; at < to; at += CHUNK - OVERLAP) {
        const read = readAt(file, buffer, Math.min(CHUNK, to - at), at);
        if (read === 0) return false;
        if (text.test(buffer.toString('latin1', 0, read))) return true;
      }
      return false;
    });
  } finally {
    closeSync(file);
  }
};
