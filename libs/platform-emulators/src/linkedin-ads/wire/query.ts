import { type Projection, parseProjection } from './projection';
import { badParameter, unknownParameter } from './query-faults';
import { MalformedRestli, parseRestli, type RestliRecord, type RestliValue } from './restli-value';

/** A decoded query. */
export interface Query {
  readonly parameters: RestliRecord;
  readonly projection: Projection | undefined;
}

/** Decodes a raw query string, wherever it travelled. Throws the vendor's refusal. */
export function parseQuery(raw: string): Query {
  const parameters = new Map<string, RestliValue>();
  let projection: Projection | undefined;
  for (const pair of raw.split('&').filter((one) => one !== '')) {
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (name === '' || !pair.includes('=') || parameters.has(name)) {
      throw badParameter(name || pair);
    }
    if (name === 'fields') projection = guarded(name, () => parseProjection(value));
    else {
      parameters.set(
        name,
        guarded(name, () => parseRestli(value)),
      );
    }
  }
  return { parameters: Object.fromEntries(parameters), projection };
}

function guarded<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedRestli || error instanceof URIError) throw badParameter(name);
    throw error;
  }
}

/** Refuses every parameter that the finder does not know. */
export function onlyParameters({ parameters }: Query, known: readonly string[]): void {
  const unknown = Object.keys(parameters).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw unknownParameter(unknown);
}

/** A primitive parameter; undefined when it is left out. */
export function textParameter({ parameters }: Query, name: string): string | undefined {
  const value = parameters[name];
  if (value !== undefined && typeof value !== 'string') throw badParameter(name);
  return value;
}

/** A list of primitives; undefined when it is left out. */
export function listParameter({ parameters }: Query, name: string): readonly string[] | undefined {
  const value = parameters[name];
  return value === undefined ? undefined : texts(value, name);
}

/** The members of a list of primitives. */
export function texts(value: RestliValue, name: string): readonly string[] {
  if (!isList(value) || value.some((item) => typeof item !== 'string')) throw badParameter(name);
  return value as readonly string[];
}

/** A record parameter; undefined when it is left out. */
export function recordParameter({ parameters }: Query, name: string): RestliRecord | undefined {
  const value = parameters[name];
  if (value !== undefined && !isRecord(value)) throw badParameter(name);
  return value;
}

/** `true` or `false`; undefined when it is left out. */
export function flagParameter(query: Query, name: string): boolean | undefined {
  const value = textParameter(query, name);
  if (value !== undefined && !/^(true|false)$/i.test(value)) throw badParameter(name);
  return value === undefined ? undefined : value.toLowerCase() === 'true';
}

export const isList = (value: RestliValue): value is readonly RestliValue[] => Array.isArray(value);
export const isRecord = (value: RestliValue): value is RestliRecord =>
  typeof value === 'object' && !isList(value);
