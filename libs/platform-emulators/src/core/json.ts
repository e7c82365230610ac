/** A JSON object of a vendor's, members as they travel or as they are stored. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a nested object member; anything else reads as an empty object. */
export function objectIn(fields: Fields, member: string): Fields {
  const value = fields[member];
  return isFields(value) ? value : {};
}

/** Reads a list member; anything else reads as an empty list. */
export function listIn<T = Fields>(fields: Fields, member: string): readonly T[] {
  const value = fields[member];
  return Array.isArray(value) ? (value as readonly T[]) : [];
}

/** Reads a string member; anything else reads as an empty string. */
export function textIn(fields: Fields, member: string): string {
  const value = fields[member];
  return typeof value === 'string' ? value : '';
}

/** Reads a number member; anything else is undefined. */
export function numberIn(fields: Fields, member: string): number | undefined {
  const value = fields[member];
  return typeof value === 'number' ? value : undefined;
}

/**
 * The same object without members that are null or undefined: vendors treat them like absent ones.
 */
export function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
