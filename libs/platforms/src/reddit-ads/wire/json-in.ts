export type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object in a body; undefined when there is none. */
export const jsonIn = (body: Buffer): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
