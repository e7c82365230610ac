/**
 * A value as `node:v8` writes it: plain objects, arrays, maps, sets, dates, buffers and primitives,
 * with every shared reference and cycle. An instance of a class is a plain object with the members
 * INSTANCE (the name of its class) and `members`; a function is CODE.
 */
export type CapturedState = unknown;

const INSTANCE = '\u0000instance';
const CODE = '\u0000code';

interface CapturedInstance {
  readonly [INSTANCE]: string;
  readonly members: Readonly<Record<string, CapturedState>>;
}

/** The classes whose instances come and go with the data, by name. */
export type Classes = Readonly<Record<string, new (...args: never[]) => object>>;

/**
 * Copies everything that can be reached from the root, except for functions and for the members of
 * instances that their class lists as `static constants`: a new root has its own.
 */
export const captureState = (root: object): CapturedState => new Capture().of(root);

/**
 * Brings captured state into a root that was just made by the same code. Instances that the root
 * has already stay the same objects, because others refer to them. Throws when the state has an
 * instance of an unknown class, or a function where the root has none.
 */
export const restoreState = (root: object, state: CapturedState, classes: Classes): void => {
  const restored = new Restoration(classes).of(state, root);
  if (restored !== root) throw new Error('the state has another root');
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What v8 copies as it is. */
const isLeaf = (value: object): boolean =>
  value instanceof Date || value instanceof RegExp || ArrayBuffer.isView(value);

const isInstance = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !isPlain(value) &&
  !isLeaf(value) &&
  !Array.isArray(value) &&
  !(value instanceof Map) &&
  !(value instanceof Set);

class Capture {
  private readonly seen = new Map<object, CapturedState>();

  of(value: unknown): CapturedState {
    if (typeof value === 'function') return CODE;
    if (typeof value !== 'object' || value === null || isLeaf(value)) return value;
    return this.seen.get(value) ?? this.container(value);
  }

  private container(value: object): CapturedState {
    if (Array.isArray(value)) return this.list(value);
    if (value instanceof Map) return this.map(value);
    if (value instanceof Set) return this.set(value);
    return isPlain(value) ? this.plain(value) : this.instance(value);
  }

  private list(value: readonly unknown[]): CapturedState {
    const copy: unknown[] = [];
    this.seen.set(value, copy);
    for (const item of value) copy.push(this.of(item));
    return copy;
  }

  private map(value: ReadonlyMap<unknown, unknown>): CapturedState {
    const copy = new Map<unknown, unknown>();
    this.seen.set(value, copy);
    for (const [key, item] of value) copy.set(this.of(key), this.of(item));
    return copy;
  }

  private set(value: ReadonlySet<unknown>): CapturedState {
    const copy = new Set<unknown>();
    this.seen.set(value, copy);
    for (const item of value) copy.add(this.of(item));
    return copy;
  }

  private plain(value: object): CapturedState {
    const copy: Record<string, unknown> = {};
    this.seen.set(value, copy);
    for (const [name, item] of Object.entries(value)) copy[name] = this.of(item);
    return copy;
  }

  private instance(value: object): CapturedState {
    const members: Record<string, unknown> = {};
    const copy: CapturedInstance = { [INSTANCE]: value.constructor.name, members };
    this.seen.set(value, copy);
    const constants = constantsOf(value);
    for (const [name, item] of Object.entries(value)) {
      if (!constants.includes(name)) members[name] = this.of(item);
    }
    return copy;
  }
}

/** Members that belong to the code: the rules of a vendor, for example. */
const constantsOf = (value: object): readonly string[] =>
  (value.constructor as { readonly constants?: readonly string[] }).constants ?? [];

class Restoration {
  private readonly seen = new Map<object, unknown>();

  constructor(private readonly classes: Classes) {}

  /** `live` is what is in the same place of the new root. */
  of(state: CapturedState, live: unknown): unknown {
    if (state === CODE) return functionOf(live);
    if (typeof state !== 'object' || state === null || isLeaf(state)) return state;
    if (this.seen.has(state)) return this.seen.get(state);
    if (Array.isArray(state)) return this.list(state);
    if (state instanceof Map) return this.map(state, live);
    if (state instanceof Set) return this.set(state);
    return INSTANCE in state
      ? this.instance(state as CapturedInstance, live)
      : this.plain(state as Record<string, unknown>, live);
  }

  private list(state: readonly unknown[]): unknown {
    const made: unknown[] = [];
    this.seen.set(state, made);
    for (const item of state) made.push(this.of(item, undefined));
    return made;
  }

  private map(state: ReadonlyMap<unknown, unknown>, live: unknown): unknown {
    const made = new Map<unknown, unknown>();
    this.seen.set(state, made);
    for (const [key, item] of state) {
      const beside: unknown = live instanceof Map ? live.get(key) : undefined;
      made.set(this.of(key, undefined), this.of(item, beside));
    }
    return made;
  }

  private set(state: ReadonlySet<unknown>): unknown {
    const made = new Set<unknown>();
    this.seen.set(state, made);
    for (const item of state) made.add(this.of(item, undefined));
    return made;
  }

  private plain(state: Readonly<Record<string, unknown>>, live: unknown): unknown {
    const made: Record<string, unknown> = holdsCode(live) ? live : {};
    this.seen.set(state, made);
    for (const [name, item] of Object.entries(state)) {
      made[name] = this.of(item, membersOf(live)[name]);
    }
    return made;
  }

  private instance(state: CapturedInstance, live: unknown): unknown {
    const made = this.instanceOf(state[INSTANCE], live);
    this.seen.set(state, made);
    for (const [name, item] of Object.entries(state.members)) {
      made[name] = this.of(item, made[name]);
    }
    return made;
  }

  private instanceOf(name: string, live: unknown): Record<string, unknown> {
    if (isInstance(live) && live.constructor.name === name) return live as Record<string, unknown>;
    const known = this.classes[name];
    if (!known) throw new Error(`the state has a ${name}, which this release does not know`);
    return Object.create(known.prototype as object) as Record<string, unknown>;
  }
}

const membersOf = (live: unknown): Readonly<Record<string, unknown>> =>
  typeof live === 'object' && live !== null ? (live as Record<string, unknown>) : {};

/** A plain object of instances or functions: the code may refer to the object itself. */
const holdsCode = (live: unknown): live is Record<string, unknown> =>
  Object.values(membersOf(live)).some((item) => isInstance(item) || typeof item === 'function');

const functionOf = (live: unknown): unknown => {
  if (typeof live !== 'function') throw new Error('the state has a function of its own');
  return live;
};

/**
 * Names the classes and members of a state that is still empty. It changes when a release keeps
 * something else.
 */
export const shapeOf = (state: CapturedState): string => JSON.stringify(shape(state, new Set()));

const shape = (state: CapturedState, above: ReadonlySet<object>): unknown => {
  if (typeof state !== 'object' || state === null || isLeaf(state)) return typeof state;
  if (above.has(state)) return 'above';
  const within = new Set([...above, state]);
  if (state instanceof Map) {
    return [...state].map(([key, item]) => [String(key), shape(item, within)]);
  }
  if (Array.isArray(state) || state instanceof Set) return 'list';
  return Object.entries(state).map(([name, item]) => [
    name,
    name === INSTANCE ? item : shape(item, within),
  ]);
};
