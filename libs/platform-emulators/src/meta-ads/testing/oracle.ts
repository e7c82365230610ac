import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Fields, isFields } from '../../core/json';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read
 * the environment.
 */
const FOLDER = join(
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT,
  'meta',
);

interface Named {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
}

interface Api {
  readonly method: string;
  readonly endpoint?: string;
  readonly params?: readonly Named[];
}

/** What the vendor's own generator says of its objects. */
export interface Oracle {
  /**
   * Parameters of a call: `Campaign POST` of the object itself, `AdAccount POST campaigns` of an
   * edge.
   */
  parameters(call: string): readonly Named[];
  fields(object: string): readonly Named[];
  /** Misfits of sent or answered members against a list of names and types. */
  misfits(members: Fields, named: readonly Named[]): readonly string[];
}

/** Undefined where it is not at hand. */
export function findOracle(): Oracle | undefined {
  if (!existsSync(join(FOLDER, 'enum_types.json'))) return undefined;
  const enums = new Map(
    (read('enum_types.json') as { name: string; values: string[] }[]).map(({ name, values }) => [
      name,
      values,
    ]),
  );
  return {
    parameters: (call) => {
      const [object = '', method, edge = ''] = call.split(' ');
      const { apis = [] } = read(`${object}.json`) as { apis?: readonly Api[] };
      const api = apis.find(
        (one) => one.method === method && (one.endpoint ?? '').replace('/', '') === edge,
      );
      if (!api) throw new Error(`no ${call}`);
      return api.params ?? [];
    },
    fields: (object) => fieldsOf(object),
    misfits: (members, named) => misfitsOf(enums, members, named, ''),
  };
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const fieldsOf = (object: string): readonly Named[] =>
  (read(`${object}.json`) as { fields: readonly Named[] }).fields;

type Enums = ReadonlyMap<string, readonly string[]>;

function misfitsOf(
  enums: Enums,
  members: Fields,
  named: readonly Named[],
  path: string,
): readonly string[] {
  const missing = named
    .filter(({ name, required }) => required && members[name] === undefined)
    .map(({ name }) => `${path}${name} is missing`);
  const wrong = Object.entries(members).flatMap(([name, value]) => {
    const known = named.find((one) => one.name === name);
    return known
      ? misfit(enums, value, known.type, `${path}${name}`)
      : [`${path}${name} is unknown`];
  });
  return [...missing, ...wrong];
}

/**
 * Types of the oracle: scalars, lists, enums by name, and other objects, followed where their file
 * is at hand.
 */
function misfit(enums: Enums, value: unknown, type: string, path: string): readonly string[] {
  const inner = /^list<(.+)>$/.exec(type)?.[1];
  if (inner !== undefined) {
    return Array.isArray(value)
      ? value.flatMap((one, index) => misfit(enums, one, inner, `${path}.${index}`))
      : [`${path} is no list`];
  }
  const values = enums.get(type);
  if (values) return values.includes(String(value)) ? [] : [`${path} is none of ${type}`];
  if (type in SCALARS) return SCALARS[type]?.(value) ? [] : [`${path} is no ${type}`];
  if (!isFields(value)) return [`${path} is no object`];
  return existsSync(join(FOLDER, `${type}.json`))
    ? misfitsOf(enums, value, fieldsOf(type), `${path}.`)
    : [];
}

const isWhole = (value: unknown): boolean => /^-?\d+$/.test(String(value));
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  datetime: (value) =>
    isWhole(value) || (typeof value === 'string' && !Number.isNaN(Date.parse(value))),
  int: isWhole,
  'unsigned int': (value) => /^\d+$/.test(String(value)),
  float: (value) => Number.isFinite(Number(value)),
  bool: (value) => typeof value === 'boolean',
};
