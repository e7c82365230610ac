/** Members by name, as they travel or as they are stored. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a nested object; anything else reads as an empty object. */
export function objectIn(fields: Fields, member: string): Fields {
  const value = fields[member];
  return isObject(value) ? value : {};
}

/** Reads a list; anything else reads as an empty list. */
export function listIn<T = Fields>(fields: Fields, member: string): readonly T[] {
  const value = fields[member];
  return Array.isArray(value) ? (value as readonly T[]) : [];
}

/** Reads a text; anything else reads as an empty one. */
export function textIn(fields: Fields, member: string): string {
  const value = fields[member];
  return typeof value === 'string' ? value : '';
}

/** Reads a number; anything else is undefined. */
export function numberIn(fields: Fields, member: string): number | undefined {
  const value = fields[member];
  return typeof value === 'number' ? value : undefined;
}

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same without members that hold nothing. */
export const withoutGaps = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
