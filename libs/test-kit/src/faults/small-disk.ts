import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Mounting needs root; any other user asks `sudo`. */
const asRoot = (command: string, ...args: readonly string[]): void => {
  const [program = '', ...rest] =
    userInfo().uid === 0 ? [command, ...args] : ['sudo', '-n', command, ...args];
  execFileSync(program, rest, { stdio: 'pipe' });
};

/**
 * A disk of a few megabytes with nothing on it: a file system in memory, which is really full when
 * it is full.
 */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'switchyard-disk-'));
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder);
    return new SmallDisk(folder);
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Leaves not a byte. */
  fill(): void {
    for (const [at, size] of [this.freeBytes, 4_096, 1].entries()) this.put(`filler-${at}`, size);
  }

  /** Takes away what filled it. */
  clear(): void {
    for (const at of [0, 1, 2]) rmSync(join(this.folder, `filler-${at}`), { force: true });
  }

  unmount(): void {
    asRoot('umount', '-l', this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What no longer fits is left out. */
  private put(name: string, size: number): void {
    try {
      writeFileSync(join(this.folder, name), Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
