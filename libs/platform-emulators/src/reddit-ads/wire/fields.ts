/** A JSON object of the vendor's, snake_case members as they travel. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a nested object member; an absent or null one reads as an empty object. */
export function objectIn(fields: Fields, member: string): Fields {
  const value = fields[member];
  return isFields(value) ? value : {};
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

/** Whether a member says something: null, left out and an empty list say nothing. */
export function isGiven(fields: Fields, member: string): boolean {
  const value = fields[member];
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
