/** A JSON object of the vendor's, PascalCase members as they travel. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a nested object member; an absent or null one reads as an empty object. */
export function objectIn(fields: Fields, member: string): Fields {
  const value = fields[member];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Reads a list member; an absent or null one reads as an empty list. */
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

/** The same object without its null members: for the vendor, null and left out mean the same. */
export function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
