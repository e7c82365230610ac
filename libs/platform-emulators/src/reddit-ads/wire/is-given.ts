import type { Fields } from '../../json/fields';

/** Whether a member says something: null, left out and an empty list say nothing. */
export function isGiven(fields: Fields, member: string): boolean {
  const value = fields[member];
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
