import type { Platform } from '../vendor';

export const FAULT_KINDS = ['drop-reply', 'reset', 'delay', 'http'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * What a person asked for. `times` is how often it strikes; `nth` lets the first n - 1 matching
 * requests pass.
 */
export interface FaultOrder {
  readonly platform: Platform;
  readonly match: { readonly method?: string; readonly path?: string; readonly nth?: number };
  readonly fault: FaultKind;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  readonly times: number;
}

export interface Fault extends FaultOrder {
  readonly id: number;
  seen: number;
  struck: number;
}

export interface FaultTarget {
  readonly platform: Platform;
  readonly method: string;
  /**
   * The path as the vendor knows it, and the same with the emulator's prefix: a pattern may be
   * written for either.
   */
  readonly paths: readonly string[];
}

/**
 * The faults in force. Each request is struck by at most one fault, the oldest that is due; every
 * matching fault counts it.
 */
export class FaultInjector {
  private faults: Fault[] = [];
  private lastId = 0;

  add(order: FaultOrder): Fault {
    const fault = { ...order, id: ++this.lastId, seen: 0, struck: 0 };
    this.faults.push(fault);
    return fault;
  }

  list(): readonly Fault[] {
    return this.faults;
  }

  clear(): void {
    this.faults = [];
  }

  strike(target: FaultTarget): Fault | undefined {
    const matching = this.faults.filter((fault) => matches(fault, target));
    for (const fault of matching) fault.seen++;
    const due = matching.find(
      (fault) => fault.seen >= (fault.match.nth ?? 1) && fault.struck < fault.times,
    );
    if (due) due.struck++;
    return due;
  }
}

function matches({ platform, match }: Fault, target: FaultTarget): boolean {
  if (platform !== target.platform) return false;
  if (match.method && match.method.toUpperCase() !== target.method) return false;
  if (!match.path) return true;
  const pattern = new RegExp(match.path);
  return target.paths.some((path) => pattern.test(path));
}
