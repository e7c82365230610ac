import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { VendorFactory } from '../vendor';
import { Emulators } from './emulators';
import { type CapturedState, shapeOf } from './state-graph';

/** Raise it when stored members change their meaning and keep their names. */
const VERSION = 1;

interface Header {
  readonly version: number;
  /** Of the classes and members that emulators without an account consist of. */
  readonly shape: string;
  readonly savedAt: string;
  readonly sha256: string;
}

const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const shapeDigest = (vendors: readonly VendorFactory[]): string =>
  digestOf(shapeOf(new Emulators(vendors, () => 0).capture()));

/** The state of emulators as a file: one line of JSON that describes it, then the state itself. */
export const encodeState = (state: CapturedState, shape: string, savedAt: Date): Buffer => {
  const body = serialize(state);
  const header: Header = {
    version: VERSION,
    shape,
    savedAt: savedAt.toISOString(),
    sha256: digestOf(body),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]);
};

/** The state in a file. Throws with the reason when this release cannot go on from it. */
export const decodeState = (content: Buffer, shape: string): CapturedState => {
  const end = content.indexOf(10);
  const header = JSON.parse(content.subarray(0, end).toString('utf8')) as Header;
  const body = content.subarray(end + 1);
  if (header.version !== VERSION || header.shape !== shape) {
    throw new Error('another release saved it');
  }
  if (header.sha256 !== digestOf(body)) throw new Error('it is damaged');
  return deserialize(body);
};

/** One line of the log of the emulators. */
export type Report = (level: 'info' | 'warn', message: string, more: object) => void;

/** At least so long between two snapshots. */
const EVERY_MS = 2_000;
/** Saving takes at most this part of the time. */
const SHARE = 1 / 20;

/**
 * Keeps the state of the emulators in a file: every few seconds while something happens, and at the
 * end. A process that is killed loses what happened after the last snapshot.
 */
export class StateFile {
  private readonly shape: string;
  private timer: NodeJS.Timeout | undefined;
  private savedChanges = 0;
  private changes = 0;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly vendors: readonly VendorFactory[],
    private readonly report: Report,
  ) {
    this.shape = shapeDigest(vendors);
  }

  /**
   * Emulators that go on from the file. Without one, and with one that cannot be read, they are
   * empty; the latter is kept beside.
   */
  load(): Emulators {
    if (!existsSync(this.file)) return new Emulators(this.vendors);
    try {
      const emulators = new Emulators(this.vendors);
      emulators.restore(decodeState(readFileSync(this.file), this.shape));
      return emulators;
    } catch (error) {
      const keptAs = `${this.file}.unreadable-${Date.now()}`;
      renameSync(this.file, keptAs);
      this.report('warn', 'the saved state cannot be read: the emulators begin without any', {
        reason: error instanceof Error ? error.message : String(error),
        keptAs,
      });
      return new Emulators(this.vendors);
    }
  }

  /** Something may have changed since the last snapshot. */
  noteChange(): void {
    this.changes += 1;
  }

  /** Saves from now on. */
  keep(emulators: Emulators): void {
    const saveLater = (pauseMs: number): void => {
      this.timer = setTimeout(() => {
        const began = performance.now();
        void this.save(emulators).then(() => {
          const tookMs = performance.now() - began;
          if (this.timer) saveLater(Math.max(EVERY_MS, tookMs / SHARE));
        });
      }, pauseMs).unref();
    };
    saveLater(EVERY_MS);
  }

  /** Saves a last time; no request may come any more. */
  async end(emulators: Emulators): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.saving;
    await this.save(emulators);
  }

  private save(emulators: Emulators): Promise<void> {
    if (this.changes === this.savedChanges) return this.saving;
    const changes = this.changes;
    this.saving = this.write(emulators).then(
      () => {
        this.savedChanges = changes;
      },
      (error: Error) => this.report('warn', 'the state was not saved', { reason: error.message }),
    );
    return this.saving;
  }

  private async write(emulators: Emulators): Promise<void> {
    await writeWhole(this.file, encodeState(emulators.capture(), this.shape, new Date()));
  }
}

/** After this the file has the old content or the new one, also after the power failed. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  const draft = `${file}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
};
