import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { addEventHandler, getState } from 'jest-circus';
import { noteReads, specLoaded, watchLoading, writeDown } from './observed';
import { testGlobals } from './test-globals.mjs';

/** What the specs of a process share, as far as a spec could change it for the next. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly globals: ReadonlyMap<string, unknown>;
  readonly folder: string;
}

/** Replaced by fake timers, preloads and mocks; members of the class are not looked at. */
const REPLACEABLE = [
  'Date',
  'Math',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
];

/** The test API, which the runner gives, and what Node makes when it is first asked for. */
const isLazy = (name: string): boolean =>
  Object.getOwnPropertyDescriptor(globalThis, name)?.get !== undefined;

const memberNames = (): readonly string[] => [
  ...Object.keys(globalThis).filter((name) => !isLazy(name)),
  ...REPLACEABLE,
];

const surroundings = (): Surroundings => ({
  env: { ...process.env },
  globals: new Map(
    memberNames().map((name) => [name, (globalThis as Record<string, unknown>)[name]]),
  ),
  folder: process.cwd(),
});

const changedEnv = (before: Surroundings, after: Surroundings): readonly string[] =>
  [...new Set([...Object.keys(before.env), ...Object.keys(after.env)])]
    .filter((name) => before.env[name] !== after.env[name])
    .map((name) => `process.env.${name}`);

/** What is new counts for nothing: libraries keep a registry there when they are first loaded. */
const changedGlobals = (before: Surroundings, after: Surroundings): readonly string[] =>
  [...before.globals.keys()]
    .filter((name) => before.globals.get(name) !== after.globals.get(name))
    .map((name) => `globalThis.${name}`);

/** Names what differs; empty when the next spec finds what this one found. */
const leaks = (before: Surroundings, after: Surroundings): readonly string[] => [
  ...changedEnv(before, after),
  ...changedGlobals(before, after),
  ...(before.folder === after.folder ? [] : ['the working folder']),
];

/**
 * For one test or hook that names no limit: whole processes on a busy machine take their time. A
 * hang is still found.
 */
const LIMIT_MS = 60_000;

/**
 * Limits from five seconds on only end what hangs. They are as much longer as the waits in a test
 * are (`patient` of the test kit), so that a wait ends first and says what it waited for.
 */
const patient = (limitMs: number): number =>
  limitMs < 5_000 ? limitMs : limitMs * Number(process.env['SWITCHYARD_TEST_PATIENCE'] ?? 3);

/** A spec may replace it. */
const { setTimeout, clearTimeout, setImmediate } = globalThis;

type Work = () => unknown;
interface Timed {
  fn?: unknown;
  timeout?: number | undefined | null;
}

const unhandled: unknown[] = [];

/** Ends as the work ends, or fails when its time is up or when a rejection was not handled. */
const withLimit = async (work: Work, limitMs: number): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Exceeded its limit of ${limitMs} ms.`)), limitMs);
  });
  try {
    const answer = await Promise.race([Promise.resolve().then(work), late]);
    if (unhandled.length > 0) throw unhandled[0];
    return answer;
  } finally {
    clearTimeout(timer);
    unhandled.length = 0;
  }
};

/** The runner knows no limits: each test and hook gets its own here, as Jest would give it. */
const limit = (timed: Timed | undefined): void => {
  if (typeof timed?.fn !== 'function') return;
  if (timed.fn.length > 0) throw new Error('A test returns a promise; it takes no callback.');
  const work = timed.fn as Work;
  timed.fn = () => withLimit(work, patient(timed.timeout ?? getState().testTimeout));
};

/** Runs after every other hook of the spec, because it is added when all are defined. */
const checkLeaksAtTheEnd = (before: ReturnType<typeof surroundings>): void => {
  const root = getState().rootDescribeBlock;
  const fn = async (): Promise<void> => {
    writeDown();
    // Node reports a rejection only when nothing else is left to do at once.
    await new Promise((done) => setImmediate(done));
    if (unhandled.length > 0) throw unhandled.pop();
    const found = leaks(before, surroundings());
    if (found.length > 0) throw new Error(`This spec leaves behind: ${found.join(', ')}.`);
  };
  root.hooks.push({ type: 'afterAll', fn, parent: root } as never);
};

const checkLeaks = (): void => {
  const root = getState().rootDescribeBlock;
  const before = surroundings();
  const fn = (): void => checkLeaksAtTheEnd(before);
  root.hooks.push({ type: 'beforeAll', fn, parent: root } as never);
};

addEventHandler((event, state) => {
  if (event.name === 'add_test') limit(state.currentDescribeBlock.tests.at(-1));
  if (event.name === 'add_hook') limit(state.currentDescribeBlock.hooks.at(-1));
  if (specLoaded()) checkLeaks();
});

/** Would end this process, and with it every spec that is still to come. */
process.on('unhandledRejection', (error) => void unhandled.push(error));

Object.assign(jest, {
  setTimeout: (limitMs: number) => {
    getState().testTimeout = limitMs;
    return jest;
  },
});

Object.assign(globalThis, testGlobals);

/**
 * Values drawn at random are drawn again by the same order: a failure in CI can be seen anywhere.
 */
const ORDER = process.env['SWITCHYARD_TEST_ORDER'];
if (ORDER) fc.configureGlobal({ seed: createHash('sha256').update(ORDER).digest().readInt32BE() });

watchLoading(() => void (getState().testTimeout = LIMIT_MS));
noteReads();
