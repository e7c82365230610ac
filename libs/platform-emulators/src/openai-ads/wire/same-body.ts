import { isFields } from '../../json/fields';

/** The same text for the same JSON, whatever the order of its members. */
export function sameText(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([member, one]) => [member, sorted(one)]),
  );
}
