/** Keywords that both vendors document for structured output. */
const KEYWORDS = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
  'description',
];

/**
 * What a vendor refuses in a schema of structured output: unknown keywords, and objects that are
 * open or have optional members. Undefined: nothing.
 */
export const schemaFault = (schema: unknown, path = '$'): string | undefined => {
  if (typeof schema !== 'object' || schema === null) return `${path} is no schema`;
  const { type, properties, required, additionalProperties, items } = schema as {
    readonly type?: unknown;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
    readonly additionalProperties?: unknown;
    readonly items?: unknown;
  };
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.includes(keyword));
  if (unknown) return `${path} has the keyword ${unknown}`;
  if (type === 'array') return schemaFault(items, `${path}[]`);
  if (type !== 'object') return type === 'string' ? undefined : `${path} has no known type`;
  const names = Object.keys(properties ?? {});
  if (additionalProperties !== false) return `${path} is open`;
  if (names.length === 0 || !names.every((name) => required?.includes(name))) {
    return `${path} has optional members`;
  }
  return names
    .map((name) => schemaFault(properties?.[name], `${path}.${name}`))
    .find((fault) => fault !== undefined);
};
