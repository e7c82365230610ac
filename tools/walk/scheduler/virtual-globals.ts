import type { Scheduler } from './scheduler';

type Handle = { readonly virtual: number; unref(): Handle; ref(): Handle };

/** Who walks now: the globals stand in for one walk at a time. */
let current: Scheduler | undefined;

const real = {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  dateNow: Date.now.bind(Date),
  performanceNow: performance.now.bind(performance),
  random: Math.random.bind(Math),
};

const acting = () => {
  const actor = current?.actor;
  return current && actor ? { scheduler: current, actor } : undefined;
};

const handleOf = (id: number): Handle => {
  const handle: Handle = { virtual: id, unref: () => handle, ref: () => handle };
  return handle;
};

const isVirtual = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'virtual' in handle;

const virtualTimeout = (
  callback: (...args: unknown[]) => void,
  ms = 0,
  ...args: unknown[]
): unknown => {
  const now = acting();
  return now
    ? handleOf(now.scheduler.setTimer(now.actor, ms, () => callback(...args)))
    : real.setTimeout(callback, ms, ...args);
};

const virtualInterval = (
  callback: (...args: unknown[]) => void,
  ms = 0,
  ...args: unknown[]
): unknown => {
  const now = acting();
  if (!now) return real.setInterval(callback, ms, ...args);
  const handle = { virtual: 0, unref: () => handle, ref: () => handle };
  const again = (): void => {
    handle.virtual = now.scheduler.setTimer(now.actor, ms, () => {
      again();
      callback(...args);
    });
  };
  again();
  return handle;
};

const clear = (handle: unknown): void => {
  if (isVirtual(handle)) current?.clearTimer(handle.virtual);
  else real.clearTimeout(handle as NodeJS.Timeout);
};

/** What only needs to be counted: WebCrypto works on other threads. */
const watchCrypto = (scheduler: () => Scheduler | undefined): void => {
  const subtle = Object.getPrototypeOf(globalThis.crypto.subtle) as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(subtle)) {
    const method = subtle[name];
    if (typeof method !== 'function' || name === 'constructor' || name === 'supports') continue;
    subtle[name] = function watched(this: unknown, ...args: unknown[]): unknown {
      const work = (): Promise<unknown> =>
        (method as (...all: unknown[]) => Promise<unknown>).apply(this, args);
      return scheduler()?.outside(work) ?? work();
    };
  }
};

let isInstalled = false;

/**
 * Timers, clocks and chance as actors see them: virtual time, each with its own skew. Other code
 * keeps the real ones. Only `Date.now` is replaced, not `Date`: what a use case calls now comes
 * from its `Clock`.
 */
export const walkUnder = (scheduler: Scheduler | undefined): void => {
  current = scheduler;
  if (isInstalled) return;
  isInstalled = true;
  Object.assign(globalThis, {
    setTimeout: virtualTimeout,
    setInterval: virtualInterval,
    clearTimeout: clear,
    clearInterval: clear,
  });
  Date.now = () => localNow() ?? real.dateNow();
  performance.now = () => acting()?.scheduler.now ?? real.performanceNow();
  Math.random = () => acting()?.scheduler.prng.next() ?? real.random();
  watchCrypto(() => current);
};

const localNow = (): number | undefined => {
  const now = acting();
  return now && now.scheduler.now + now.actor.skewMs;
};
