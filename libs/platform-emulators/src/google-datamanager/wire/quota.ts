import { UNVERIFIED } from '../unverified';
import { quotaExceeded } from './rpc-refused';

interface Window {
  readonly start: number;
  count: number;
}

/** Write requests of each Cloud project, in fixed windows of the emulators' clock. */
export class Quota {
  private readonly windows = new Map<string, Window>();

  /** Counts one request, or throws 429 and counts nothing. */
  spend(project: string, now: Date): void {
    const spent = UNVERIFIED.quotas.map(({ limit, seconds, name }) => {
      const window = this.windowOf(
        `${project} ${name}`,
        Math.floor(now.getTime() / 1000 / seconds),
      );
      if (window.count >= limit) throw quotaExceeded(name);
      return window;
    });
    for (const window of spent) window.count += 1;
  }

  clear(): void {
    this.windows.clear();
  }

  private windowOf(key: string, start: number): Window {
    const known = this.windows.get(key);
    if (known?.start === start) return known;
    const window = { start, count: 0 };
    this.windows.set(key, window);
    return window;
  }
}
