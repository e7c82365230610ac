type Json =
  null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

const isObject = (value: Json): value is { readonly [member: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object schema that lists its members takes no others, unless it says so itself. Clients must be open; our own answers must not. */
const closed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, closed(one)]),
  );
  return isObject(value['properties'] ?? null) && !('additionalProperties' in value)
    ? { ...inner, additionalProperties: false }
    : inner;
};

/** The document with every object closed, so that an answer with an undeclared member is caught. */
export const closedSchemas = (document: unknown): Record<string, unknown> =>
  closed(document as Json) as Record<string, unknown>;
