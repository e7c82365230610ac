import { PlatformFailure, type PlatformIo, type Verdict } from '@switchyard/platforms/domain';
import type { Finding } from '../../domain';

/** What a batch came to. Items without a finding were not sent for certain; `stopped` is why. */
export interface Outcome {
  readonly findings: readonly (Finding | undefined)[];
  readonly stopped?: unknown;
}

type Send<T> = (part: readonly T[], io: PlatformIo) => Promise<readonly Verdict[]>;

/** Requests that finding a broken item may take. */
const MOST_REQUESTS = 64;

/**
 * Sends a batch. If our own code throws, the batch is split in halves until the item is alone: it
 * is `broken`, and the others are sent. An error of the platform, the network or a lost lease stops
 * the batch; earlier answers are kept.
 */
export const sendAlone = async <T>(
  items: readonly T[],
  send: Send<T>,
  io: PlatformIo,
): Promise<Outcome> => {
  const parts = new Parts(send, io);
  const findings = await parts.send(items);
  return { findings, ...(parts.hasStopped && { stopped: parts.stopped }) };
};

class Parts<T> {
  hasStopped = false;
  stopped: unknown;
  private requests = 0;

  constructor(
    private readonly sink: Send<T>,
    private readonly io: PlatformIo,
  ) {}

  async send(items: readonly T[]): Promise<readonly (Finding | undefined)[]> {
    if (this.hasStopped) return items.map(() => undefined);
    const world = new WatchedIo(this.io);
    try {
      const verdicts = await this.sink(items, world.io);
      return items.map((_, index) => verdicts[index] ?? NO_VERDICT);
    } catch (error) {
      this.requests += world.requests;
      if (!world.isOurs(error)) return this.stop(items, error);
      return this.apart(items, error, world.requests > 0);
    }
  }

  private stop(items: readonly T[], error: unknown): readonly undefined[] {
    this.hasStopped = true;
    this.stopped = error;
    return items.map(() => undefined);
  }

  private async apart(
    items: readonly T[],
    error: unknown,
    wasSent: boolean,
  ): Promise<readonly (Finding | undefined)[]> {
    if (items.length > 1 && this.requests < MOST_REQUESTS) {
      const middle = Math.ceil(items.length / 2);
      return [
        ...(await this.send(items.slice(0, middle))),
        ...(await this.send(items.slice(middle))),
      ];
    }
    // It is not known what became of what went out: it goes again, and is given up in the end.
    return items.map(() =>
      wasSent
        ? {
            outcome: 'unknown',
            code: 'INTERNAL',
            message: `The platform's answer could not be read (${kindOf(error)}).`,
          }
        : broken(error),
    );
  }
}

const NO_VERDICT: Finding = {
  outcome: 'unknown',
  code: 'NO_VERDICT',
  message: 'The platform did not answer for this conversion.',
};

/** What makes our own code throw. The error's kind alone: its text may hold what the item holds. */
export const broken = (error: unknown): Finding => ({
  outcome: 'broken',
  message: `The item could not be prepared (${kindOf(error)}).`,
});

export const kindOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/** The same world; knows what was sent, and whose fault an error is. */
export class WatchedIo {
  requests = 0;
  readonly io: PlatformIo;
  private readonly thrown = new Set<unknown>();

  constructor(io: PlatformIo) {
    this.io = {
      ...io,
      send: (request) => {
        this.requests += 1;
        return this.watch(io.send(request));
      },
      sleep: (milliseconds) => this.watch(io.sleep(milliseconds)),
      keepCredentials: (credentials) => this.watch(io.keepCredentials(credentials)),
    };
  }

  /**
   * True for what our own code threw: neither the platform, nor the network, nor a lease that was
   * lost.
   */
  isOurs(error: unknown): boolean {
    return !(error instanceof PlatformFailure) && !this.thrown.has(error);
  }

  private async watch<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (error) {
      this.thrown.add(error);
      throw error;
    }
  }
}
