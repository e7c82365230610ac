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

export const surroundings = (): Surroundings => ({
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
export const leaks = (before: Surroundings, after: Surroundings): readonly string[] => [
  ...changedEnv(before, after),
  ...changedGlobals(before, after),
  ...(before.folder === after.folder ? [] : ['the working folder']),
];
